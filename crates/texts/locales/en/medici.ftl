### Medici, in English.

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

## Standing orders

medici-order-pass = Pass for the rest of the day
medici-order-passes = You pass for the rest of the day
medici-order-pass-note = Your lots are offered as they are, and you do not bid, until the day is over.

## Keys and hints

medici-key-offer = Offer the lot

## Name

medici-name = Medici

## Told

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
medici-ship-column = Ship
medici-value-column = Value

## The position in the terminal

medici-lot = Lot { $lot } ({ $value }) · auctioneer: { $auctioneer }
medici-high-bid = highest bid: { $amount } ({ $name })
medici-ask-choose = Draw another tile, or offer the lot?
medici-ask-bid = Your bid?
medici-day = Day { $day } of { $days } · { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
medici-unseen = Not yet seen today: { $tiles }

## Help in the terminal

medici-help =
    Moves, as you type them:
      draw           draw another tile for the lot
      offer          offer the lot as it is
      bid 7          bid 7 florins
      pass           make no bid
    Your table shows each ship with its value, the money, and how high each
    counter stands in the stalls C, F, G, D and S.
medici-rules =
    Three days of buying. The auctioneer draws one to three tiles; then each makes
    one bid, or passes, and he himself is the last. The highest bidder pays and
    loads the whole lot; a ship has five holds. When only one ship still has room,
    it is filled for free; when the bag is empty, the day ends too.
    The most valuable ships are paid: 30 for the first, less for the others. Then
    each tile lifts its owner one level in the stall of its good. In every stall
    the highest counter earns 10, the second 5; levels 5, 6 and 7 bring another
    5, 10 and 20. Levels stay, ships are emptied. The richest after day 3 wins.

## What is refused

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

## What cannot be read

medici-known-moves = a move is draw, offer, bid or pass
medici-known-lines = a line begins with a seat, first or tile
medici-known-tiles = tiles are C, F, G, D or S with a value from 0 to 5, and Au

## On the pages around the table

medici-about = Put lots together, bid just once, and load your ship: three days at the market decide who gets rich.
medici-figure-goods = Five goods and gold; and your ship with its five holds.
medici-figure-lot = Three tiles make the largest lot. 17 are still in the bag.
medici-figure-bids = One bid each. Dino is the auctioneer, speaks last, and takes the lot for 8.
medici-figure-fill = The last ship with room is filled from the bag, for nothing.
medici-figure-stall = The stall of the example in this part: levels 7, 6, 6 and 2.

## The lesson

medici-learn-lead = Put lots together, make your one bid, and watch what a day at the market pays.
medici-learn-welcome = Welcome to the market! For three days you buy goods at auction, and whoever is richest in the end wins. Have a look around: your ship with its five holds, your money, and the five stalls where your counters will climb.
medici-learn-draw = You are the auctioneer, and the first tile is already on the table. Draw another one to make the lot bigger, or offer it as it is. What is drawn stays in the lot, so mind how much room the ships have left.
medici-learn-bid = Now it is up to you, and you get just one bid. High values make your ship richer, and every tile lifts your counter at the stall of its good. Bid what that is worth to you, or pass.
medici-learn-auctioneer-last = This is your own lot, so the last word is yours. One florin more than the highest bid is enough; if nobody has bid, a single florin will do. Or pass, and let it go.
medici-learn-passed-over = You were not asked this time. Either the lot is too big for your free holds, or you do not have enough money to beat the highest bid. Another lot will come along soon.
medici-learn-bought = The lot is yours! You have paid the bank, and the tiles stay in your holds until the evening. Note which goods you carry: more of the same will take you higher at their stalls.
medici-learn-sold = Somebody else has bought the lot. Look at what was paid, and at the holds that are left on that ship: both tell you who can still outbid you today.
medici-learn-unsold = Nobody wanted that lot, so it went into the harbour. Watch the number of tiles in the bag: there is only one to spare for each player, and once those are gone, some holds stay empty.
medici-learn-full = Your ship is full, and you are done for today. The others carry on without you; lean back and watch what they pay.
medici-learn-fill = Only one ship still has room, so it is filled from the bag for nothing. That saves money, but its owner has to take whatever comes.
medici-learn-day-ships = The day is over; let us do the sums. First the ships: the values on board are added up, the richest cargo earns 30 florins, the next ones less, and the last nothing.
medici-learn-day-stalls = Next come the stalls. Each counter has climbed one level for every tile of its good, whatever its value. At every stall the highest counter earns 10 and the second 5.
medici-learn-day-bonus = One thing more: levels 5, 6 and 7 pay a bonus of 5, 10 and 20 florins to everybody who stands there, and they do so every day. It pays to stay with a good.
medici-learn-new-day = A new day: the ships are empty and all tiles are mixed again, but the counters stay where they are. Whoever has the least money is the first auctioneer. Which stalls will you fight for?
medici-learn-free = That is all I can teach you. Play on to the end of the third day; I shall keep quiet now. Good trading!
