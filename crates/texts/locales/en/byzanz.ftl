### Byzanz, in English.

## The table

byzanz-people = Players
byzanz-table-lot = Lot
byzanz-lot-of = { $count ->
    [one] A lot of { $count } card
   *[other] A lot of { $count } cards
}
byzanz-lot-won = The lot is sold
byzanz-turning = { $count ->
    [one] { $count } card is turned up next.
   *[other] { $count } cards are turned up next.
}
byzanz-dealing = The cards are being dealt.
byzanz-market-open = The market is open
byzanz-market-open-text = In the order of the offer cards, each takes all cards of one kind.
byzanz-table-last-sales = Last sales
byzanz-last-sales-text = The last market is over. Each in turn sells what he still can.
byzanz-over = The game is over
byzanz-over-text = All profits lie open.
byzanz-stack = Offer card { $top } is at stake; then come { $rest }
byzanz-stack-last = Offer card { $top } is at stake, the last of this round
byzanz-stack-empty = All offer cards are won
byzanz-deck = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
byzanz-offer-card = Offer card { $offer }
byzanz-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
byzanz-profits = Profits
byzanz-profits-open = { $count ->
    [one] { $count } card kept as profit
   *[other] { $count } cards kept as profit
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
byzanz-profits-hidden = { $count ->
    [one] { $count } card kept as profit, face down
   *[other] { $count } cards kept as profit, face down
}
byzanz-bid-total = Bid on the table: { $total }

## What somebody does

byzanz-speaks = to bid
byzanz-next = next
byzanz-leads = leads
byzanz-table-passed = passed
byzanz-gives = to give
byzanz-table-reduces = too many cards
byzanz-table-takes = to take
byzanz-table-sells = to sell
byzanz-winner = winner

## The market

byzanz-table-market = Market
byzanz-compartment = { $kind }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, worth { $worth }
byzanz-compartment-empty = { $kind }: none
byzanz-taking-title = The lowest offer card takes first
byzanz-taking = Offer card { $offer }: { $name ->
    [you] you
   *[other] { $name }
}
byzanz-taking-done = Offer card { $offer }: { $name ->
    [you] you have
   *[other] { $name } has
} taken
byzanz-taking-open = Offer card { $offer }: not won yet

## The hand

byzanz-table-hand = Your hand
byzanz-hand-count = { $count } of { $limit } cards · worth { $worth } in bids
byzanz-hand-excess = { $count } cards: { $excess } too many
byzanz-hand-hidden = This hand is face down until its player takes the screen.
byzanz-hand-unseen = You are watching: hands stay hidden.

## What is asked

byzanz-table-ask-bid = { $highest ->
    [0] Bid goods from your hand, or pass.
   *[other] Bid more than { $highest }, or pass.
}
byzanz-no-goods = You hold no goods to bid with.
byzanz-only-drop = { $count ->
    [one] One card more than { $limit }: one has to go.
   *[other] { $count } cards more than { $limit }: they have to go.
}
byzanz-nothing-to-sell = The last market is over, and you hold no set.
byzanz-wait-bid = { $name ->
    [you] It is your turn to bid.
   *[other] { $name } thinks about a bid.
}
byzanz-wait-give = { $name ->
    [you] You have won the lot and give one of its cards to the market.
   *[other] { $name } has won the lot and gives one of its cards to the market.
}
byzanz-wait-reduce = { $name ->
    [you] You hold more than { $limit } cards. The game goes on when there are at most { $limit }.
   *[other] { $name } holds more than { $limit } cards. The game goes on when there are at most { $limit }.
}
byzanz-wait-take = { $name ->
    [you] You choose from the market.
   *[other] { $name } chooses from the market.
}
byzanz-wait-finish = { $name ->
    [you] You may sell your last sets.
   *[other] { $name } may sell the last sets.
}
byzanz-bid = Bid
byzanz-bid-of = Bid { $total }
byzanz-least = Just enough: { $total }
byzanz-pass = Pass
byzanz-pick-to-bid = { $highest ->
    [0] Pick cards of your hand first.
   *[other] Pick cards of your hand first, for more than { $highest } in all.
}
byzanz-bid-adds-up = { $highest ->
    [0] { $total } in all. Nobody has bid yet.
   *[other] { $total } in all, more than { $highest }.
}
byzanz-if-all-pass = { $name ->
    [you] If everybody passes, you take the whole lot for nothing.
   *[other] If everybody passes, { $name } takes the whole lot for nothing.
}
byzanz-give = Give { $card }
byzanz-give-one = Give a card
byzanz-pick-gift = Pick the card that goes to the market
byzanz-take = Take { $kind } ({ $count })
byzanz-take-one = Take a kind
byzanz-pick-kind = Pick the kind that you take
byzanz-drop = { $count ->
    [one] Drop { $count } card
   *[other] Drop { $count } cards
}
byzanz-drop-some = { $count ->
    [one] Drop a card
   *[other] Drop { $count } cards
}
byzanz-pick-to-drop = { $count ->
    [one] Pick the card that goes.
   *[other] Pick the { $count } cards that go.
}
byzanz-too-many-to-drop = { $count ->
    [one] Only { $count } card has to go.
   *[other] Only { $count } cards have to go.
}
byzanz-table-done = Done
byzanz-sell-title = Sell a set:
byzanz-sell = Sell +{ $points }
byzanz-sell-keeps = keeps { $card }
byzanz-sell-on-turn = You sell your last sets when it is your turn.

## The ledger

byzanz-ledger = Profits so far
byzanz-ledger-note = Every sale was open, so profits can be remembered.
byzanz-ledger-known = Every sale was open, so profits can be remembered. The last column also shows the cards in hand that you have seen.
byzanz-sets = Sets in your hand
byzanz-set-whole = a set
byzanz-set-with-merchants = { $count ->
    [one] a set with { $count } merchant
   *[other] a set with { $count } merchants
}
byzanz-set-missing = { $count } missing
byzanz-tie-break = A tie is won by the most cards in hand.
byzanz-merchants-count = A merchant kept counts 5.

## Standing orders

byzanz-order-bid = Bid for me up to
byzanz-order-bid-note = As little as is needed, up to this total, in this auction. Nobody else learns of it.
byzanz-order-give = Set
byzanz-order-bids = Bids for you up to { $limit }
byzanz-order-stop = Stop

## Keys and hints

byzanz-key-least = Bid just enough
byzanz-key-along-hand = Along your hand
byzanz-key-select = Choose a card
byzanz-key-sell = Sell a set
byzanz-key-clear = Choose none

## Name

byzanz-name = Byzanz

## Told

byzanz-drawn-to-begin = { $name ->
    [you] You are drawn to begin the first auction.
   *[other] { $name } is drawn to begin the first auction.
}
byzanz-deal = Dealt
byzanz-lot = Offer card { $offer } – { $lot }
byzanz-bids = { $name ->
    [you] you bid { $cards } ({ $total })
   *[other] { $name } bids { $cards } ({ $total })
}
byzanz-raises = { $name ->
    [you] you add { $cards } ({ $total })
   *[other] { $name } adds { $cards } ({ $total })
}
byzanz-last = { $name ->
    [you] you are the last and need not bid
   *[other] { $name } is the last and need not bid
}
byzanz-won = { $name ->
    [you] You pay { $paid }, put { $gift } in the market and take { $cards } with offer card { $offer }
   *[other] { $name } pays { $paid }, puts { $gift } in the market and takes { $cards } with offer card { $offer }
}
byzanz-gave = { $name ->
    [you] You put { $gift } in the market and take { $cards } with offer card { $offer }
   *[other] { $name } puts { $gift } in the market and takes { $cards } with offer card { $offer }
}
byzanz-gave-only = { $name ->
    [you] You put { $gift } in the market and take offer card { $offer }
   *[other] { $name } puts { $gift } in the market and takes offer card { $offer }
}
byzanz-took-all = { $name ->
    [you] All have passed: you, the first, take { $cards } for nothing, with offer card { $offer }
   *[other] All have passed: { $name }, the first, takes { $cards } for nothing, with offer card { $offer }
}
byzanz-sells = { $name ->
    [you] You sell { $set } and keep { $kept }
   *[other] { $name } sells { $set } and keeps { $kept }
}
byzanz-reduces = { $name ->
    [you] You hold more than { $limit } cards and drop
   *[other] { $name } holds more than { $limit } cards and drops
}
byzanz-market = Market { $cards }
byzanz-takes = { $name ->
    [you] you take { $cards }
   *[other] { $name } takes { $cards }
}
byzanz-left = Nobody takes { $cards }
byzanz-last-sales = Last sales
byzanz-done = Done
byzanz-bid-column = Bid
byzanz-offer-column = Offer

## The position in the terminal

byzanz-status = { $round } · { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
byzanz-market-now = Market: { $cards }
byzanz-offers = Offer cards on the stack: { $offers }
byzanz-hand = Your hand: { $cards } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $value } in goods
byzanz-passed = passed
byzanz-ask-bid = { $highest ->
    [0] Your bid? Any goods will do; merchants cannot be bid.
   *[other] Your bid? In all it has to be worth more than { $highest }.
}
byzanz-ask-pass = The highest bid is { $highest }, and you cannot go beyond it.
byzanz-ask-give = You have won the lot. Which of its cards goes to the market?
byzanz-ask-take = Which kind do you take from the market?
byzanz-ask-reduce = You hold more than { $limit } cards: sell a set, or drop a card.
byzanz-ask-done = The last market is over. Do you sell another set?

## Help in the terminal

byzanz-worth-of-lot = What the lot is worth in a bid: { $list }
byzanz-help =
    Moves, as you type them:
      bid C1 G2      lay these cards; later: add them to your bid
      pass           leave the auction and take your cards back
      give W1        put this card of the lot in the market
      take W         take all cards of this kind from the market (M: merchants)
      sell C1 C1 M   sell a set, whenever you are asked for anything
      drop S2        throw a card away
      done           sell nothing more at the end
byzanz-rules =
    In every round each player wins one auction. The top offer card says how many
    cards are sold. Bid with goods from your hand; only their values count. Who
    passes is out and takes his cards back. The winner pays his bid into the market,
    adds a card of the lot, and takes the rest and the offer card. If all pass, the
    first to pass takes everything for nothing.
    Then each takes one kind from the market, the lowest offer card first.
    Three cards of one kind are a set, merchants standing in for any. Sell it, and
    its highest card is your profit; of three merchants one is kept, and counts 5.
    Hold seven cards at most. The most points win; in a tie, the most cards in hand.

## What is refused

byzanz-gift-awaited = The auction is won: give a card of the lot to the market.
byzanz-reduction-awaited = { $name ->
    [you] You hold more than { $limit } cards: sell or drop.
   *[other] { $name } holds more than { $limit } cards and has to sell or drop.
}
byzanz-taking-awaited = The market is open: take a kind.
byzanz-only-sales = The last market is over: sell, or type done.
byzanz-merchant-bid = Merchants cannot be bid.
byzanz-bid-too-low = A total of { $total } is not more than { $highest }.
byzanz-not-in-hand = { $name ->
    [you] You do not hold { $cards }.
   *[other] { $name } does not hold { $cards }.
}
byzanz-not-in-lot = There is no { $card } in the lot.
byzanz-not-in-market = There is no { $kind } in the market.
byzanz-no-set = A set is three cards of one kind; merchants stand in for any.
byzanz-not-dealt-yet = Nobody sells before all cards are dealt.
byzanz-others-wait = { $name ->
    [you] Nobody sells while you hold too many cards.
   *[other] Nobody sells while { $name } holds too many cards.
}
byzanz-first-awaited = First somebody has to be drawn to begin.
byzanz-deal-awaited = { $name ->
    [you] First you have to be dealt your cards.
   *[other] First { $name } has to be dealt four cards.
}
byzanz-lot-awaited = A lot of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} has to be turned up.
byzanz-lot-size = This lot has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
byzanz-already-seen = So many unseen cards of one sort are not left.

## What cannot be read

byzanz-known-moves = a move is bid, pass, give, take, sell, drop or done
byzanz-known-lines = a line begins with a seat, first, deal or lot
byzanz-known-cards = cards are C, G, O, S, V or W with a value from 1 to 4, and M
byzanz-known-kinds = kinds are C, G, O, S, V, W and M

## Analysing

byzanz-holds = Hand: { $cards }
byzanz-highest = highest bid: { $highest }

## On the pages around the table

byzanz-about = Bid with the goods in your hand, sell them three of a kind, and help yourself to what the others have paid.
byzanz-figure-cards = Six kinds of goods, and a merchant.
byzanz-figure-bid = Four cards are on offer; somebody bids 4 for them.
byzanz-figure-won = One card went to the market; the rest is yours, with the offer card.
byzanz-figure-market = Each takes one kind: the three wood cards, or the merchant?
byzanz-figure-set = The merchant completes the set; the 4 is the profit.

## The lesson

byzanz-learn-lead = Bid with the very cards you want to sell, and help yourself at the market.
byzanz-learn-welcome = Welcome to the market of Byzantium! You buy goods with goods, sell them three at a time, and keep the best card of each sale. Whoever has the most points on these cards in the end wins.
byzanz-learn-hand = These are your cards, and nobody else sees them. Look for kinds that you hold more than once: three of a kind are a set that you can sell. The others are your money.
byzanz-learn-merchants = You hold a merchant. It cannot be bid, but in a sale it takes the place of any card you lack. Three merchants make a set of their own, worth 5 points.
byzanz-learn-bid = The lot lies open, and it is your turn to bid. Choose goods cards from your hand; only their values count, so pay with what you will not miss. Or pass, and wait for another lot.
byzanz-learn-exceed = Somebody has bid. Your cards on the table must add up to at least 1 more, and those you have laid already count. You can add cards, but not take any back while you stay in.
byzanz-learn-pass = You are out of this auction, and every card you bid is back in your hand. Passing costs nothing, and you will win one auction each round anyway.
byzanz-learn-all-pass = Everybody has passed, so the first to pass gets the whole lot for nothing. Remember that when a lot looks dull: passing first can be a bargain.
byzanz-learn-won = You have won! Your bid goes to the market, and so does one card of the lot: choose one that you need least, and that helps your rivals little. The rest comes into your hand.
byzanz-learn-last = You are the last of this round, so nobody bids against you: you only give one card of the lot to the market. Yours is the lowest offer card, and that means first choice there.
byzanz-learn-offer = You have taken an offer card and sit out the other auctions of this round. Mind its number: the lowest one chooses first from the market.
byzanz-learn-limit = You hold more than seven cards, and seven is the limit. Sell a set if you have one, or discard what you need least; the others wait for you.
byzanz-learn-set = You hold a set: three of a kind, merchants included. You may sell it now or at any other time: the highest card becomes your profit, the other two are gone. Wait if a higher card may still come.
byzanz-learn-profits = Your first profit! It lies face down before you, and its value is yours at the end. The cards in your hand score nothing unless you sell them.
byzanz-learn-market = The auctions are over, and the market is shared out. Whoever holds the lowest offer card goes first, and each takes all cards of one kind.
byzanz-learn-take = Your turn at the market. Choose one kind, and all its cards are yours: a kind that completes a set, or many high cards to bid with. Mind the limit of seven.
byzanz-learn-new-round = A new round: the offer cards are back on their stack, the highest on top. Whoever held the lowest begins.
byzanz-learn-free = Now you know the market as well as I do. Play on as you please; from here on I shall hardly disturb you. Good luck!
byzanz-learn-last-round = This is the last round, and then the deck is used up. Cards that do not make a set will not score, so spend them now.
byzanz-learn-last-sales = The last market is over. Sell every set you still have, and then say that you are done. The cards left in your hand only break ties.
