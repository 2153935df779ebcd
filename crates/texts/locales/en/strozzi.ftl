### Medici vs Strozzi, in English.

strozzi-board = Harbours and fleets
strozzi-market = The lot
strozzi-acts = to act
strozzi-turn = seller
strozzi-loan = in debt
strozzi-waiting = Without a harbour yet:
strozzi-all-placed = All three ships lie in harbour.
strozzi-ship-label = { $owner }: ship { $ship } at harbour { $harbour } with { $cargo }; value { $value }, { $free } free
strozzi-ship-empty-label = { $owner }: ship { $ship }, empty, without a harbour
strozzi-berth-empty = { $owner }: no ship
strozzi-choose-ship = Load ship { $ship }
strozzi-choose-harbour = Send it to harbour { $harbour }
strozzi-here = To { $harbour }
strozzi-track-centre = Marker of { $good } at harbour { $harbour }: in the centre
strozzi-track-side = Marker of { $good } at harbour { $harbour }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
strozzi-track-then-centre = { $now }; after this round in the centre
strozzi-track-then-side = { $now }; after this round { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
strozzi-cargo-label = { $owner }: cargo at harbour { $harbour } worth { $value }
strozzi-cargo-leads-label = { $owner }: cargo at harbour { $harbour } worth { $value }, earns 20
strozzi-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
strozzi-no-lot = The next tile is being drawn.
strozzi-lot-over = The game is over.
strozzi-value = Value { $value }
strozzi-table-asks = { $name ->
    [you] You ask
   *[other] { $name } asks
}
strozzi-bought = { $name ->
    [you] You bought it for
   *[other] { $name } bought it for
}
strozzi-no-price = { $name ->
    [you] You have not named a price yet
   *[other] { $name } has not named a price yet
}
strozzi-unseen = Still in the bag
strozzi-unseen-row = { $good }: { $values }
strozzi-unseen-none = { $good }: none
strozzi-ask-draw = Draw another tile, or name a price.
strozzi-table-ask-price = Name a price.
strozzi-price-means = { $name ->
    [you] You buy at this price, or the one who asks it has to.
   *[other] { $name } buys at your price, or you have to.
}
strozzi-table-ask-answer = { $name ->
    [you] You ask { $price }. Buy the lot, or refuse: then you have to buy it.
   *[other] { $name } asks { $price }. Buy the lot, or refuse: then { $name } has to buy it.
}
strozzi-ask-ship = The lot is yours. Tap the ship that takes it.
strozzi-ask-harbour = Ship { $ship } needs a harbour. Where does it go?
strozzi-table-ask-load = Load ship { $ship } at harbour { $harbour }?
strozzi-draw = Draw a tile
strozzi-price = Price
strozzi-price-less = Less
strozzi-price-more = More
strozzi-price-slider = Price from 0 to { $top }
strozzi-name-price = Ask { $price }
strozzi-name-no-price = Ask
strozzi-buy = Buy for { $price }
strozzi-refuse = Refuse
strozzi-after-buying = You would have { $money } left.
strozzi-after-buying-loan = You would have { $money }: a loan without interest.
strozzi-none-fits = No ship of yours can take this lot: if you bought it, it would be thrown away.
strozzi-too-small = Too small for this lot: { $ships }.
strozzi-ship-room = { $free ->
    [0] ship { $ship } (full)
   *[other] ship { $ship } ({ $free } free)
}
strozzi-load = Load
strozzi-discard = Throw it away
strozzi-ships = Ship
strozzi-harbours = Harbour
strozzi-try = Tap one of your ships or harbours to see what the lot would do there.
strozzi-preview-round = If the round ended then: you { $gain }, { $name } { $other }.
strozzi-preview-ends = That ends the round: you { $gain }, { $name } { $other }.
strozzi-preview-value = Harbour { $harbour }: { $before } → { $after }
strozzi-preview-wins = now yours, +20
strozzi-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} towards you
strozzi-thinks-price = { $name ->
    [you] You name a price.
   *[other] { $name } is thinking about a price.
}
strozzi-thinks-answer = { $name ->
    [you] You may buy for { $price }, or refuse.
   *[other] { $name } is thinking: buy for { $price }, or refuse?
}
strozzi-thinks-load = { $name ->
    [you] You choose a ship for the lot.
   *[other] { $name } is choosing a ship for the lot.
}
strozzi-so-far = If the round ended now
strozzi-scored = What round { $round } paid
strozzi-line = For what
strozzi-line-harbour = Harbour { $harbour }, cargo { $ours } : { $theirs }
strozzi-line-tie = Harbour { $harbour }, a tie at { $value }
strozzi-line-marker = { $good } at { $harbour }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
strozzi-line-bonus = 10 + { $bonus }
strozzi-earned = Earned
strozzi-before = Money before
strozzi-after = Money now
strozzi-would-have = Money then

## Keys and hints

strozzi-hint-load = Ship { $ship }
strozzi-hint-load-to = Ship { $ship } to harbour { $harbour }
strozzi-key-confirm = Confirm
strozzi-key-buy = Buy
strozzi-key-refuse = Refuse
strozzi-key-ship = Choose a ship
strozzi-key-harbour = Choose a harbour
strozzi-key-discard = Discard the lot

## Name

strozzi-name = Medici vs Strozzi
strozzi-family-medici = Medici
strozzi-family-strozzi = Strozzi

## Told

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
strozzi-table-key = Harbours: the value of the cargo, then florins. Tracks: ○ where the marker stood, ● where it stands now; tens and bonuses.
strozzi-harbour = Harbour { $harbour }

## The position in the terminal

strozzi-status = { $round } · you play the { $family }
strozzi-lot = Lot { $lot } ({ $value })
strozzi-lot-priced = Lot { $lot } ({ $value }) · price { $price }
strozzi-fleet = { $name } · { $money } fl.
strozzi-ship = Ship { $ship }
strozzi-ask-draw-or-price = Draw another tile, or name a price for the lot?
strozzi-ask-price = Your price for the lot?
strozzi-ask-answer = Buy the lot for { $price }, or refuse it?
strozzi-ask-load = The lot is yours. Which ship takes it?
strozzi-in-bag = In the bag: { $tiles }

## Help in the terminal

strozzi-help =
    Moves, as you type them:
      draw           draw another tile for the lot
      price 30       name a price of 30 florins
      buy            buy at the price that was named
      refuse         refuse: the other one has to buy
      load 4 B       load the lot on ship 4, and put it at harbour B
      load 4         load it on a ship that already lies at a harbour
      discard        throw the lot away
strozzi-rules =
    Three rounds. Whoever has the turn draws one to three tiles and names a price;
    the other buys at that price, or refuses, and then the first has to buy.
    The buyer loads the whole lot on one ship, or discards it. A ship that is
    loaded for the first time goes to a harbour where he has none, and stays.
    The buyer has the next turn. The round ends when a fleet is full or the bag is
    empty. In each harbour the more valuable cargo earns 20. Every tile draws the
    marker of its good in that harbour one step towards its owner, a tile of value
    0 two steps. A marker on your side earns 10, and the bonus of its space.
    You may go into debt. The richer player after round 3 wins.

## What is refused

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

## What cannot be read

strozzi-known-moves = a move is draw, price, buy, refuse, load or discard
strozzi-known-lines = a line begins with a seat or tile
strozzi-known-tiles = tiles are C, F, S or D with a value from 0 to 4, and Au
strozzi-known-ships = ships are 3, 4 and 5
strozzi-known-harbours = harbours are A, B and C

## On the pages around the table

strozzi-about = Name a price, and your rival decides which of you pays it: a duel of two families for three harbours.
strozzi-figure-harbour = Harbour A with its three tracks: the markers begin in the centre.
strozzi-figure-price = Two tiles and one price. Would you rather buy or sell at 24?
strozzi-figure-ships = Your three ships. Only the last has room for a lot of three.
strozzi-figure-markers = Cloth pays the Medici 20. Spice pays the Strozzi 10, and dye pays them 30.

## The lesson

strozzi-learn-lead = Name a price, let your rival choose who pays it, and pull the monopolies over to your side.
strozzi-learn-welcome = Welcome to Florence! Two families trade for three rounds, and whoever has more money in the end wins. Look at your three ships with 3, 4 and 5 holds, and at the harbours between you and your rival.
strozzi-learn-draw = It is your turn, and the first tile is on the table. Draw a second, even a third, or leave it at that. You cannot draw more than would fit on one of your own ships.
strozzi-learn-price = Now name one price for the whole lot. Your rival may buy at that price, or refuse, and then you have to pay it yourself. So choose a price at which you do not mind who buys.
strozzi-learn-rival-buys = Your rival has taken the lot at your price. The money goes to the bank, not to you, and whoever buys has the next turn.
strozzi-learn-rival-refuses = Your rival has refused, so you buy the lot at your own price. The next turn is yours as well.
strozzi-learn-answer = Your rival has named a price, and you decide who pays it. If the lot is worth more to you, buy it; if not, refuse, and your rival has to take it.
strozzi-learn-load = The lot is yours. Choose a ship with enough free holds; the tiles stay together. If you only wanted to keep them from your rival, you may throw them all away.
strozzi-learn-harbour = A ship that gets its first tiles is sent to a harbour where you have none yet, and stays there for the round. Compare what lies there already, and look for tracks of the goods on board.
strozzi-learn-zero = Do not look down on a tile of value 0. It adds nothing to your cargo, but it pulls its marker two spaces instead of one.
strozzi-learn-debt = Your money has run out, but do not worry: the bank lends you as much as you like, free of interest. What you owe is taken off at the end.
strozzi-learn-round-end = The round is over: a fleet is full, or the bag is empty. Let us see what it pays.
strozzi-learn-harbours = First the harbours. In each one, the ship with the more valuable cargo earns 20 florins; a tie earns nothing.
strozzi-learn-markers = Now the markers. Each tile pulls the marker of its good in that harbour one space towards its owner, a 0 pulls two. Where both pull, only the difference counts.
strozzi-learn-monopolies = Every marker on your side pays 10 florins, and on the two outer spaces a bonus of 10 or 20 besides. They stay where they are, so they pay again next round unless they are pulled away.
strozzi-learn-new-round = A new round! Tiles and ships are back, but the markers stay where they are, and the Strozzi begin. Look which markers you can pull over the centre or out to a bonus.
strozzi-learn-free = You know all you need. Play on to the end of the third round; I have my books to keep. May your house prosper!
