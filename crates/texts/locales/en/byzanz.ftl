### The table of Byzanz in the browser, in English.

## The table

byz-people = Players
byz-lot = Lot
byz-lot-of = { $count ->
    [one] A lot of { $count } card
   *[other] A lot of { $count } cards
}
byz-lot-won = The lot is sold
byz-turning = { $count ->
    [one] { $count } card is turned up next.
   *[other] { $count } cards are turned up next.
}
byz-dealing = The cards are being dealt.
byz-market-open = The market is open
byz-market-open-text = In the order of the offer cards, each takes all cards of one kind.
byz-last-sales = Last sales
byz-last-sales-text = The last market is over. Each in turn sells what he still can.
byz-over = The game is over
byz-over-text = All profits lie open.
byz-stack = Offer card { $top } is at stake; then come { $rest }
byz-stack-last = Offer card { $top } is at stake, the last of this round
byz-stack-empty = All offer cards are won
byz-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
byz-offer-card = Offer card { $offer }
byz-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
byz-profits = Profits
byz-profits-open = { $count ->
    [one] { $count } card kept as profit
   *[other] { $count } cards kept as profit
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
byz-profits-hidden = { $count ->
    [one] { $count } card kept as profit, face down
   *[other] { $count } cards kept as profit, face down
}
byz-bid-total = Bid on the table: { $total }

## What somebody does

byz-speaks = to bid
byz-next = next
byz-leads = leads
byz-passed = passed
byz-gives = to give
byz-reduces = too many cards
byz-takes = to take
byz-sells = to sell
byz-winner = winner

## The market

byz-market = Market
byz-compartment = { $kind }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, worth { $worth }
byz-compartment-empty = { $kind }: none
byz-order-title = The lowest offer card takes first
byz-order = Offer card { $offer }: { $name ->
    [you] you
   *[other] { $name }
}
byz-order-done = Offer card { $offer }: { $name ->
    [you] you have
   *[other] { $name } has
} taken
byz-order-open = Offer card { $offer }: not won yet

## The hand

byz-hand = Your hand
byz-hand-count = { $count } of { $limit } cards · worth { $worth } in bids
byz-hand-excess = { $count } cards: { $excess } too many
byz-hand-hidden = This hand is face down until its player takes the screen.
byz-hand-unseen = You are watching: hands stay hidden.

## What is asked

byz-ask-bid = { $highest ->
    [0] Bid goods from your hand, or pass.
   *[other] Bid more than { $highest }, or pass.
}
byz-no-goods = You hold no goods to bid with.
byz-only-drop = { $count ->
    [one] One card more than { $limit }: one has to go.
   *[other] { $count } cards more than { $limit }: they have to go.
}
byz-nothing-to-sell = The last market is over, and you hold no set.
byz-wait-bid = { $name ->
    [you] It is your turn to bid.
   *[other] { $name } thinks about a bid.
}
byz-wait-give = { $name ->
    [you] You have won the lot and give one of its cards to the market.
   *[other] { $name } has won the lot and gives one of its cards to the market.
}
byz-wait-reduce = { $name ->
    [you] You hold more than { $limit } cards. The game goes on when there are at most { $limit }.
   *[other] { $name } holds more than { $limit } cards. The game goes on when there are at most { $limit }.
}
byz-wait-take = { $name ->
    [you] You choose from the market.
   *[other] { $name } chooses from the market.
}
byz-wait-finish = { $name ->
    [you] You may sell your last sets.
   *[other] { $name } may sell the last sets.
}
byz-bid = Bid
byz-bid-of = Bid { $total }
byz-least = Just enough: { $total }
byz-pass = Pass
byz-pick-to-bid = { $highest ->
    [0] Pick cards of your hand first.
   *[other] Pick cards of your hand first, for more than { $highest } in all.
}
byz-bid-adds-up = { $highest ->
    [0] { $total } in all. Nobody has bid yet.
   *[other] { $total } in all, more than { $highest }.
}
byz-if-all-pass = { $name ->
    [you] If everybody passes, you take the whole lot for nothing.
   *[other] If everybody passes, { $name } takes the whole lot for nothing.
}
byz-give = Give { $card }
byz-give-one = Give a card
byz-pick-gift = Pick the card that goes to the market
byz-take = Take { $kind } ({ $count })
byz-take-one = Take a kind
byz-pick-kind = Pick the kind that you take
byz-drop = { $count ->
    [one] Drop { $count } card
   *[other] Drop { $count } cards
}
byz-drop-some = { $count ->
    [one] Drop a card
   *[other] Drop { $count } cards
}
byz-pick-to-drop = { $count ->
    [one] Pick the card that goes.
   *[other] Pick the { $count } cards that go.
}
byz-too-many-to-drop = { $count ->
    [one] Only { $count } card has to go.
   *[other] Only { $count } cards have to go.
}
byz-done = Done
byz-sell-title = Sell a set:
byz-sell = Sell +{ $points }
byz-sell-keeps = keeps { $card }
byz-sell-on-turn = You sell your last sets when it is your turn.

## The ledger

byz-ledger = Profits so far
byz-ledger-note = Every sale was open, so profits can be remembered.
byz-ledger-known = Every sale was open, so profits can be remembered. The last column also shows the cards in hand that you have seen.
byz-sets = Sets in your hand
byz-set-whole = a set
byz-set-with-merchants = { $count ->
    [one] a set with { $count } merchant
   *[other] a set with { $count } merchants
}
byz-set-missing = { $count } missing
byz-tie-break = A tie is won by the most cards in hand.
byz-merchants-count = A merchant kept counts 5.
