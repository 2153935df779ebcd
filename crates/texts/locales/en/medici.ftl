### The table of Medici in the browser, in English.

## The market

medici-market = Market
medici-day-of = Day { $day } of { $days }
medici-sells-now = { $name ->
    [you] You auction this lot.
   *[other] { $name } auctions this lot.
}
medici-builds-lot = { $name ->
    [you] You put the lot together.
   *[other] { $name } puts the lot together.
}
medici-takes-lot = { $name ->
    [you] You take the lot for { $price }.
   *[other] { $name } takes the lot for { $price }.
}
medici-nobody-bid = Nobody bids: the lot is out for the day.
medici-first-by-lot = Chance names the first auctioneer.
medici-draws-now = { $name ->
    [you] You draw a tile.
   *[other] { $name } draws a tile.
}
medici-fills-now = The last ship is filled from the bag, for nothing.
medici-in-bag = { $count ->
    [0] The bag is empty
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
medici-set-aside = { $count } set aside
medici-worth = Value
medici-gold-unseen = The gold has not been seen today
medici-gold-seen = The gold has been seen today
medici-round = The round of bidding, in the order of speaking
medici-said-pass = passed
medici-speaks = to bid
medici-speaks-next = next
medici-waits = later
medici-why-full = ship full
medici-why-money = no money
medici-why-outbid = too dear
medici-why-room = no room

## Stalls

medici-stalls = Stalls
medici-level-empty = Level { $level }: nobody
medici-level = Level { $level }: { $names }
medici-level-bonus = Level { $level }, bonus { $pays }: { $names }
medici-climbs = { $name }: { $steps } up at the end of the day
medici-not-seen = Not seen today: { $values }
medici-all-seen = All seen today

## Ships

medici-ships = Ships, in order of play
medici-ship-value = Value of the cargo: { $value }
medici-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
medici-ship-full = full
medici-free-holds = { $free } free
medici-auctioneer = Auctioneer

## What to do

medici-draw = Draw
medici-offer = Offer
medici-pass = Pass
medici-bid-amount = Bid { $amount }
medici-bid-none = Bid
medici-your-bid = Your bid
medici-less = Less
medici-more = More
medici-ask-first = No bid yet: bid 1 or more, or pass.
medici-ask-more = { $name ->
    [you] You have bid { $amount }: bid { $low } or more, or pass.
   *[other] { $name } bids { $amount }: bid { $low } or more, or pass.
}
medici-if-bought = If you get it: ship worth { $value }, { $left ->
    [one] { $left } florin
   *[other] { $left } florins
} left.
medici-bid-from-to = A bid is a number from { $low } to { $high }.
medici-no-room-for-lot = Your ship has { $free ->
    [one] { $free } free hold
   *[other] { $free } free holds
}, the lot has { $lot ->
    [one] { $lot } tile
   *[other] { $lot } tiles
}: you cannot bid on it.
medici-no-room-for-more = Your ship has { $free ->
    [one] { $free } free hold
   *[other] { $free } free holds
}: if you draw another tile, you cannot bid yourself.
medici-you-are-full = Your ship is full. The others finish the day.
medici-play-on = Play on to the end of the day
medici-you-are-broke = You have no money left for this day.
medici-you-are-outbid = You have { $money ->
    [one] { $money } florin
   *[other] { $money } florins
} and cannot go higher.

## The account of a day

medici-if-ended = If day { $day } ended now
medici-shared-place = { $place ->
    [1] shared 1st
    [2] shared 2nd
    [3] shared 3rd
   *[other] shared { $place }th
}
medici-level-note = level { $level }
medici-money-before = Before
medici-money-then = Money then
medici-leads-by = { $name ->
    [you] You lead by { $ahead }.
   *[other] { $name } leads by { $ahead }.
}
medici-lead-is-shared = The lead is shared.
