### What players read, in English.
###
### `$name` is a player's name, or `you` for the one who reads.

## Games, goods, players

game-medici = Medici
game-strozzi = Medici vs Strozzi
game-byzanz = Byzanz

cloth = cloth
fur = fur
grain = grain
dye = dye
spice = spice
olives = olives
wine = wine
wood = wood
merchant = merchant
gold = gold

you = You
bot-random = Random
bot-apprentice = Apprentice
bot-merchant = Merchant
bot-master = Master
bot-mcts = MCTS
seat = Seat { $number }
family-medici = Medici
family-strozzi = Strozzi
and = { $names } and { $last }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hidden-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}

## A game told: what all games share

title = { $game }: { $names }
round = Round { $round } of { $rounds }
draws = { $name ->
    [you] You draw { $tiles }
   *[other] { $name } draws { $tiles }
}
passes = { $name ->
    [you] you pass
   *[other] { $name } passes
}
unfinished-draw = The record ends here; the next draw is still to come.
unfinished = { $name ->
    [you] The record ends here; it is your turn.
   *[other] The record ends here; it is { $name }’s turn.
}
final-heading = Final result
wins = { $name ->
    [you] You win!
   *[other] { $name } wins!
}
share-victory = { $names } share the victory!

earned-row = Earned
money-row = Money
start-column = Start
paid-column = Spent
ships-column = Ships
stalls-column = Stalls
bonus-column = Bonus
harbours-column = Harbours
monopolies-column = Monopolies
ship-column = Ship
value-column = Value
bid-column = Bid
total-column = Total
offer-column = Offer
hand-column = Hand
in-hand-column = In hand
profits-column = Profits
points-column = Points

## Medici told

day = Day { $day } of { $days } · { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
medici-drawn-to-begin = { $name ->
    [you] You are drawn to begin.
   *[other] { $name } is drawn to begin.
}
medici-drawn-among-poorest = { $name ->
    [you] You are drawn from those with the least money, and begin.
   *[other] { $name } is drawn from those with the least money, and begins.
}
medici-poorest-begins = { $name ->
    [you] You have the least money and begin.
   *[other] { $name } has the least money and begins.
}
medici-auctions = { $name ->
    [you] You auction { $lot } ({ $value })
   *[other] { $name } auctions { $lot } ({ $value })
}
medici-bids = { $name ->
    [you] you bid { $amount }
   *[other] { $name } bids { $amount }
}
medici-cannot-go-higher = { $name ->
    [you] you cannot go higher
   *[other] { $name } cannot go higher
}
medici-lacks-room = { $name ->
    [you] you have no room
   *[other] { $name } has no room
}
medici-sold = { $name ->
    [you] You pay { $price }, have { $money } left; your ship { $cargo } ({ $value })
   *[other] { $name } pays { $price }, has { $money } left; ship { $cargo } ({ $value })
}
medici-unsold = No bids: { $lot } is out for the day
medici-fills = { $name ->
    [you] Only your ship still has room; you load for free
   *[other] Only the ship of { $name } still has room and loads for free
}
medici-day-pays = What day { $day } paid
medici-ship-row = Ship
medici-table-key = Before the colon the value of the ship or the level in the stall, after it florins and bonus.

## Medici vs Strozzi told

strozzi-begins = { $name ->
    [you] You begin.
   *[other] { $name } begins.
}
strozzi-asks = { $name ->
    [you] You ask { $price } for { $lot } ({ $value })
   *[other] { $name } asks { $price } for { $lot } ({ $value })
}
strozzi-buys = { $name ->
    [you] you buy
   *[other] { $name } buys
}
strozzi-refuses = { $name ->
    [you] you refuse
   *[other] { $name } refuses
}
strozzi-loads = { $name ->
    [you] You pay { $price }, have { $money } left; ship { $ship } at harbour { $harbour }: { $cargo } ({ $value })
   *[other] { $name } pays { $price }, has { $money } left; ship { $ship } at harbour { $harbour }: { $cargo } ({ $value })
}
strozzi-discards = { $name ->
    [you] You pay { $price }, have { $money } left and discard the lot
   *[other] { $name } pays { $price }, has { $money } left and discards the lot
}
strozzi-no-ship-fits = { $name ->
    [you] You pay { $price }, have { $money } left; the lot fits on none of your ships and is discarded
   *[other] { $name } pays { $price }, has { $money } left; the lot fits on no ship and is discarded
}
strozzi-round-pays = What round { $round } paid
strozzi-sides = ◂ { $left } · { $right } ▸
harbour = Harbour { $harbour }
strozzi-table-key = Harbours: the value of the cargo, then florins. Tracks: ○ where the marker stood, ● where it stands now; tens and bonuses.

## Byzanz told

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

## The position at one's turn

moves = You may type: { $moves }
unseen = Not yet seen today: { $tiles }
in-bag = In the bag: { $tiles }
medici-lot = Lot { $lot } ({ $value }) · auctioneer: { $auctioneer }
medici-high-bid = highest bid: { $amount } ({ $name })
strozzi-status = { $round } · you play the { $family }
strozzi-lot = Lot { $lot } ({ $value })
strozzi-lot-priced = Lot { $lot } ({ $value }) · price { $price }
strozzi-fleet = { $name } · { $money } fl.
strozzi-ship = Ship { $ship }
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

ask-medici-choose = Draw another tile, or offer the lot?
ask-medici-bid = Your bid?
ask-strozzi-draw-or-price = Draw another tile, or name a price for the lot?
ask-strozzi-price = Your price for the lot?
ask-strozzi-answer = Buy the lot for { $price }, or refuse it?
ask-strozzi-load = The lot is yours. Which ship takes it?
ask-byzanz-bid = { $highest ->
    [0] Your bid? Any goods will do; merchants cannot be bid.
   *[other] Your bid? In all it has to be worth more than { $highest }.
}
ask-byzanz-pass = The highest bid is { $highest }, and you cannot go beyond it.
ask-byzanz-give = You have won the lot. Which of its cards goes to the market?
ask-byzanz-take = Which kind do you take from the market?
ask-byzanz-reduce = You hold more than { $limit } cards: sell a set, or drop a card.
ask-byzanz-done = The last market is over. Do you sell another set?
ask-nothing = It is not your turn.

## Playing

play-opening = Type help to see what you can type.
ask-game = Which game?
ask-game-choice = { $number }  { $name } – { $game }, { $players } players
ask-game-again = Type its number or its name.
ask-players = How many players? { $low } to { $high }; Enter for { $usual }.
ask-opponents = Against whom? Enter for { $usual }; one for all, or a list: master,apprentice,random
ask-opponents-choice = { $number }  { $name } – { $about }
ask-opponents-again = Type a number or a name, or one for each of the other seats ({ $count }), with commas.
about-random = any legal move
about-apprentice = gentle, and makes mistakes
about-merchant = good
about-master = strong, and takes its time
about-mcts = searches without knowing the game, and takes its time
thinks = { $name } is thinking …
hint = The master would play: { $choice }
worth-of-lot = What the lot is worth: { $list }
byzanz-worth-of-lot = What the lot is worth in a bid: { $list }
move-column = Move
win-column = Wins
florins-column = Florins
percent = { $number }%
ask-save = Save the game? (y/n)
saved = Saved in { $path }
not-saved = Not saved: { $reason }

help-medici =
    Moves, as you type them:
      draw           draw another tile for the lot
      offer          offer the lot as it is
      bid 7          bid 7 florins
      pass           make no bid
    Your table shows each ship with its value, the money, and how high each
    counter stands in the stalls C, F, G, D and S.
help-strozzi =
    Moves, as you type them:
      draw           draw another tile for the lot
      price 30       name a price of 30 florins
      buy            buy at the price that was named
      refuse         refuse: the other one has to buy
      load 4 B       load the lot on ship 4, and put it at harbour B
      load 4         load it on a ship that already lies at a harbour
      discard        throw the lot away
help-byzanz =
    Moves, as you type them:
      bid C1 G2      lay these cards; later: add them to your bid
      pass           leave the auction and take your cards back
      give W1        put this card of the lot in the market
      take W         take all cards of this kind from the market (M: merchants)
      sell C1 C1 M   sell a set, whenever you are asked for anything
      drop S2        throw a card away
      done           sell nothing more at the end
help-commands =
    Besides:
      moves          which moves are open to you
      position       the position once more
      hint           what the master would play, and why
      rules          the rules in brief
      save FILE      save the game (without FILE under a name of its own)
      quit           stop
rules-medici =
    Three days of buying. The auctioneer draws one to three tiles; then each makes
    one bid, or passes, and he himself is the last. The highest bidder pays and
    loads the whole lot; a ship has five holds. When only one ship still has room,
    it is filled for free; when the bag is empty, the day ends too.
    The most valuable ships are paid: 30 for the first, less for the others. Then
    each tile lifts its owner one level in the stall of its good. In every stall
    the highest counter earns 10, the second 5; levels 5, 6 and 7 bring another
    5, 10 and 20. Levels stay, ships are emptied. The richest after day 3 wins.
rules-strozzi =
    Three rounds. Whoever has the turn draws one to three tiles and names a price;
    the other buys at that price, or refuses, and then the first has to buy.
    The buyer loads the whole lot on one ship, or discards it. A ship that is
    loaded for the first time goes to a harbour where he has none, and stays.
    The buyer has the next turn. The round ends when a fleet is full or the bag is
    empty. In each harbour the more valuable cargo earns 20. Every tile draws the
    marker of its good in that harbour one step towards its owner, a tile of value
    0 two steps. A marker on your side earns 10, and the bonus of its space.
    You may go into debt. The richer player after round 3 wins.
rules-byzanz =
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

already-over = The game is over.
draw-awaited = Nobody moves before the next draw.
move-awaited = { $turn ->
    [you] Nothing is drawn now: it is your turn.
   *[other] Nothing is drawn now: it is { $turn }’s turn.
}
not-your-turn = { $turn ->
    [you] It is not { $name }’s turn but yours.
   *[other] { $name ->
        [you] It is not your turn but { $turn }’s.
       *[other] It is not { $name }’s turn but { $turn }’s.
    }
}
other-game = This is a game of { $game }.
wrong-players = The game is for { $low } to { $high } players, not for { $count }.
wrong-players-only = The game is for { $only } players, not for { $count }.
auction-is-on = The auction is on: bid or pass.

medici-no-auction-yet = The lot is not offered yet: draw or offer.
medici-bid-of-nothing = The lowest bid is 1.
medici-bid-too-low = Not more than the highest bid, which is { $highest }.
medici-too-expensive = { $name ->
    [you] You have only { $money } { $money ->
        [one] florin
       *[other] florins
    }.
   *[other] { $name } has only { $money } { $money ->
        [one] florin
       *[other] florins
    }.
}
medici-no-room = { $name ->
    [you] The lot has { $lot ->
        [one] { $lot } tile
       *[other] { $lot } tiles
    }, but you have only { $free } free { $free ->
        [one] hold
       *[other] holds
    }.
   *[other] The lot has { $lot ->
        [one] { $lot } tile
       *[other] { $lot } tiles
    }, but { $name } has only { $free } free { $free ->
        [one] hold
       *[other] holds
    }.
}
medici-not-poorest = { $name ->
    [you] You are not among those with the least money.
   *[other] { $name } is not among those with the least money.
}
medici-first-awaited = First somebody has to be drawn to begin the day.
medici-tile-awaited = A tile has to be drawn now.
medici-already-seen = Every tile { $tile } has been seen today already.

strozzi-lot-is-full = A lot has at most three tiles.
strozzi-bag-is-empty = The bag is empty.
strozzi-no-room-for-more = { $name ->
    [you] None of your ships has more than { $free } free { $free ->
        [one] hold
       *[other] holds
    }.
   *[other] No ship of { $name } has more than { $free } free { $free ->
        [one] hold
       *[other] holds
    }.
}
strozzi-price-too-high = A price is a whole number from 0 to { $top }.
strozzi-price-awaited = There is no price yet: draw or name one.
strozzi-answer-awaited = The lot is on offer: buy or refuse.
strozzi-load-awaited = The lot is bought: load or discard it.
strozzi-does-not-fit = The lot has { $lot ->
    [one] { $lot } tile
   *[other] { $lot } tiles
}, but ship { $ship } has only { $free } free { $free ->
    [one] hold
   *[other] holds
}.
strozzi-already-in-harbour = Ship { $ship } lies at harbour { $harbour } and stays there: type load { $ship }.
strozzi-harbour-taken = Another ship of the same player lies at harbour { $harbour }.
strozzi-harbour-missing = Ship { $ship } is not at a harbour yet: name one, as in load { $ship } A.
strozzi-already-seen = Every tile { $tile } has been drawn in this round already.

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

unknown-word = “{ $word }” is not known here: { $known }.
missing = Here { $wanted } is missing.
not-wanted = “{ $word }” is not { $wanted }: { $known }.
bad-number = “{ $word }” is not a whole number (digits only, no leading zero, at most nine).
no-such-seat = There is no seat { $number }: the seats are 0 to { $last }.
trailing = Nothing may follow here, but “{ $word }” does.
wrong-count = { $wanted }, not { $found }.
too-many-alike = The game has only { $copies } cards { $card }.

wanted-move = a move
wanted-seat = a seat
wanted-tile = a tile
wanted-card = a card
wanted-kind = a kind of goods
wanted-bid = a bid
wanted-price = a price
wanted-ship = a ship
wanted-harbour = a harbour

known-medici-moves = a move is draw, offer, bid or pass
known-medici-lines = a line begins with a seat, first or tile
known-medici-tiles = tiles are C, F, G, D or S with a value from 0 to 5, and Au
known-strozzi-moves = a move is draw, price, buy, refuse, load or discard
known-strozzi-lines = a line begins with a seat or tile
known-strozzi-tiles = tiles are C, F, S or D with a value from 0 to 4, and Au
known-strozzi-ships = ships are 3, 4 and 5
known-strozzi-harbours = harbours are A, B and C
known-byzanz-moves = a move is bid, pass, give, take, sell, drop or done
known-byzanz-lines = a line begins with a seat, first, deal or lot
known-byzanz-cards = cards are C, G, O, S, V or W with a value from 1 to 4, and M
known-byzanz-kinds = kinds are C, G, O, S, V, W and M

count-bid = A bid has one to seven cards
count-set = A set has three cards
count-deal = Everybody is dealt four cards
count-lot = A lot has one to six cards
