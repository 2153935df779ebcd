### The table of Medici vs Strozzi in the browser, in English.

quay-board = Harbours and fleets
quay-market = The lot
quay-acts = to act
quay-turn = seller
quay-loan = in debt
quay-waiting = Without a harbour yet:
quay-all-placed = All three ships lie in harbour.
quay-ship-label = { $owner }: ship { $ship } at harbour { $harbour } with { $cargo }; value { $value }, { $free } free
quay-ship-empty-label = { $owner }: ship { $ship }, empty, without a harbour
quay-berth-empty = { $owner }: no ship
quay-choose-ship = Load ship { $ship }
quay-choose-harbour = Send it to harbour { $harbour }
quay-here = To { $harbour }
quay-track-centre = Marker of { $good } at harbour { $harbour }: in the centre
quay-track-side = Marker of { $good } at harbour { $harbour }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
quay-track-then-centre = { $now }; after this round in the centre
quay-track-then-side = { $now }; after this round { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
quay-cargo-label = { $owner }: cargo at harbour { $harbour } worth { $value }
quay-cargo-leads-label = { $owner }: cargo at harbour { $harbour } worth { $value }, earns 20
quay-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
quay-no-lot = The next tile is being drawn.
quay-lot-over = The game is over.
quay-value = Value { $value }
quay-asks = { $name ->
    [you] You ask
   *[other] { $name } asks
}
quay-bought = { $name ->
    [you] You bought it for
   *[other] { $name } bought it for
}
quay-no-price = { $name ->
    [you] You have not named a price yet
   *[other] { $name } has not named a price yet
}
quay-unseen = Still in the bag
quay-unseen-row = { $good }: { $values }
quay-unseen-none = { $good }: none
quay-ask-draw = Draw another tile, or name a price.
quay-ask-price = Name a price.
quay-price-means = { $name ->
    [you] You buy at this price, or the one who asks it has to.
   *[other] { $name } buys at your price, or you have to.
}
quay-ask-answer = { $name ->
    [you] You ask { $price }. Buy the lot, or refuse: then you have to buy it.
   *[other] { $name } asks { $price }. Buy the lot, or refuse: then { $name } has to buy it.
}
quay-ask-ship = The lot is yours. Tap the ship that takes it.
quay-ask-harbour = Ship { $ship } needs a harbour. Where does it go?
quay-ask-load = Load ship { $ship } at harbour { $harbour }?
quay-draw = Draw a tile
quay-price = Price
quay-price-less = Less
quay-price-more = More
quay-price-slider = Price from 0 to { $top }
quay-name-price = Ask { $price }
quay-name-no-price = Ask
quay-buy = Buy for { $price }
quay-refuse = Refuse
quay-after-buying = You would have { $money } left.
quay-after-buying-loan = You would have { $money }: a loan without interest.
quay-none-fits = No ship of yours can take this lot: if you bought it, it would be thrown away.
quay-too-small = Too small for this lot: { $ships }.
quay-ship-room = { $free ->
    [0] ship { $ship } (full)
   *[other] ship { $ship } ({ $free } free)
}
quay-load = Load
quay-discard = Throw it away
quay-ships = Ship
quay-harbours = Harbour
quay-try = Tap one of your ships or harbours to see what the lot would do there.
quay-preview-round = If the round ended then: you { $gain }, { $name } { $other }.
quay-preview-ends = That ends the round: you { $gain }, { $name } { $other }.
quay-preview-value = Harbour { $harbour }: { $before } → { $after }
quay-preview-wins = now yours, +20
quay-preview-marker = { $good }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} towards you
quay-thinks-price = { $name ->
    [you] You name a price.
   *[other] { $name } is thinking about a price.
}
quay-thinks-answer = { $name ->
    [you] You may buy for { $price }, or refuse.
   *[other] { $name } is thinking: buy for { $price }, or refuse?
}
quay-thinks-load = { $name ->
    [you] You choose a ship for the lot.
   *[other] { $name } is choosing a ship for the lot.
}
quay-so-far = If the round ended now
quay-scored = What round { $round } paid
quay-line = For what
quay-line-harbour = Harbour { $harbour }, cargo { $ours } : { $theirs }
quay-line-tie = Harbour { $harbour }, a tie at { $value }
quay-line-marker = { $good } at { $harbour }: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} { $name ->
    [you] towards you
   *[other] towards { $name }
}
quay-line-bonus = 10 + { $bonus }
quay-earned = Earned
quay-before = Money before
quay-after = Money now
quay-would-have = Money then
