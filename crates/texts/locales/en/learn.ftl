### Guided first tables, in English.

## All lessons

learn-title = Learn to play
learn-step = { $step } of { $steps }
learn-next = Next
learn-skip = Skip the lesson
learn-again = From the beginning
learn-lead-medici = Put lots together, make your one bid, and watch what a day at the market pays.
learn-lead-strozzi = Name a price, let your rival choose who pays it, and pull the monopolies over to your side.
learn-lead-byzanz = Bid with the very cards you want to sell, and help yourself at the market.

## Medici

learn-medici-welcome = Welcome to the market! For three days you buy goods at auction, and whoever is richest in the end wins. Have a look around: your ship with its five holds, your money, and the five stalls where your counters will climb.
learn-medici-draw = You are the auctioneer, and the first tile is already on the table. Draw another one to make the lot bigger, or offer it as it is. What is drawn stays in the lot, so mind how much room the ships have left.
learn-medici-bid = Now it is up to you, and you get just one bid. High values make your ship richer, and every tile lifts your counter at the stall of its good. Bid what that is worth to you, or pass.
learn-medici-auctioneer-last = This is your own lot, so the last word is yours. One florin more than the highest bid is enough; if nobody has bid, a single florin will do. Or pass, and let it go.
learn-medici-passed-over = You were not asked this time. Either the lot is too big for your free holds, or you do not have enough money to beat the highest bid. Another lot will come along soon.
learn-medici-bought = The lot is yours! You have paid the bank, and the tiles stay in your holds until the evening. Note which goods you carry: more of the same will take you higher at their stalls.
learn-medici-sold = Somebody else has bought the lot. Look at what was paid, and at the holds that are left on that ship: both tell you who can still outbid you today.
learn-medici-unsold = Nobody wanted that lot, so it went into the harbour. Watch the number of tiles in the bag: there is only one to spare for each player, and once those are gone, some holds stay empty.
learn-medici-full = Your ship is full, and you are done for today. The others carry on without you; lean back and watch what they pay.
learn-medici-fill = Only one ship still has room, so it is filled from the bag for nothing. That saves money, but its owner has to take whatever comes.
learn-medici-day-ships = The day is over; let us do the sums. First the ships: the values on board are added up, the richest cargo earns 30 florins, the next ones less, and the last nothing.
learn-medici-day-stalls = Next come the stalls. Each counter has climbed one level for every tile of its good, whatever its value. At every stall the highest counter earns 10 and the second 5.
learn-medici-day-bonus = One thing more: levels 5, 6 and 7 pay a bonus of 5, 10 and 20 florins to everybody who stands there, and they do so every day. It pays to stay with a good.
learn-medici-new-day = A new day: the ships are empty and all tiles are mixed again, but the counters stay where they are. Whoever has the least money is the first auctioneer. Which stalls will you fight for?
learn-medici-free = That is all I can teach you. Play on to the end of the third day; I shall keep quiet now. Good trading!

## Medici vs Strozzi

learn-strozzi-welcome = Welcome to Florence! Two families trade for three rounds, and whoever has more money in the end wins. Look at your three ships with 3, 4 and 5 holds, and at the harbours between you and your rival.
learn-strozzi-draw = It is your turn, and the first tile is on the table. Draw a second, even a third, or leave it at that. You cannot draw more than would fit on one of your own ships.
learn-strozzi-price = Now name one price for the whole lot. Your rival may buy at that price, or refuse, and then you have to pay it yourself. So choose a price at which you do not mind who buys.
learn-strozzi-rival-buys = Your rival has taken the lot at your price. The money goes to the bank, not to you, and whoever buys has the next turn.
learn-strozzi-rival-refuses = Your rival has refused, so you buy the lot at your own price. The next turn is yours as well.
learn-strozzi-answer = Your rival has named a price, and you decide who pays it. If the lot is worth more to you, buy it; if not, refuse, and your rival has to take it.
learn-strozzi-load = The lot is yours. Choose a ship with enough free holds; the tiles stay together. If you only wanted to keep them from your rival, you may throw them all away.
learn-strozzi-harbour = A ship that gets its first tiles is sent to a harbour where you have none yet, and stays there for the round. Compare what lies there already, and look for tracks of the goods on board.
learn-strozzi-zero = Do not look down on a tile of value 0. It adds nothing to your cargo, but it pulls its marker two spaces instead of one.
learn-strozzi-debt = Your money has run out, but do not worry: the bank lends you as much as you like, free of interest. What you owe is taken off at the end.
learn-strozzi-round-end = The round is over: a fleet is full, or the bag is empty. Let us see what it pays.
learn-strozzi-harbours = First the harbours. In each one, the ship with the more valuable cargo earns 20 florins; a tie earns nothing.
learn-strozzi-markers = Now the markers. Each tile pulls the marker of its good in that harbour one space towards its owner, a 0 pulls two. Where both pull, only the difference counts.
learn-strozzi-monopolies = Every marker on your side pays 10 florins, and on the two outer spaces a bonus of 10 or 20 besides. They stay where they are, so they pay again next round unless they are pulled away.
learn-strozzi-new-round = A new round! Tiles and ships are back, but the markers stay where they are, and the Strozzi begin. Look which markers you can pull over the centre or out to a bonus.
learn-strozzi-free = You know all you need. Play on to the end of the third round; I have my books to keep. May your house prosper!

## Byzanz

learn-byzanz-welcome = Welcome to the market of Byzantium! You buy goods with goods, sell them three at a time, and keep the best card of each sale. Whoever has the most points on these cards in the end wins.
learn-byzanz-hand = These are your cards, and nobody else sees them. Look for kinds that you hold more than once: three of a kind are a set that you can sell. The others are your money.
learn-byzanz-merchants = You hold a merchant. It cannot be bid, but in a sale it takes the place of any card you lack. Three merchants make a set of their own, worth 5 points.
learn-byzanz-bid = The lot lies open, and it is your turn to bid. Choose goods cards from your hand; only their values count, so pay with what you will not miss. Or pass, and wait for another lot.
learn-byzanz-exceed = Somebody has bid. Your cards on the table must add up to at least 1 more, and those you have laid already count. You can add cards, but not take any back while you stay in.
learn-byzanz-pass = You are out of this auction, and every card you bid is back in your hand. Passing costs nothing, and you will win one auction each round anyway.
learn-byzanz-all-pass = Everybody has passed, so the first to pass gets the whole lot for nothing. Remember that when a lot looks dull: passing first can be a bargain.
learn-byzanz-won = You have won! Your bid goes to the market, and so does one card of the lot: choose one that you need least, and that helps your rivals little. The rest comes into your hand.
learn-byzanz-last = You are the last of this round, so nobody bids against you: you only give one card of the lot to the market. Yours is the lowest offer card, and that means first choice there.
learn-byzanz-offer = You have taken an offer card and sit out the other auctions of this round. Mind its number: the lowest one chooses first from the market.
learn-byzanz-limit = You hold more than seven cards, and seven is the limit. Sell a set if you have one, or discard what you need least; the others wait for you.
learn-byzanz-set = You hold a set: three of a kind, merchants included. You may sell it now or at any other time: the highest card becomes your profit, the other two are gone. Wait if a higher card may still come.
learn-byzanz-profits = Your first profit! It lies face down before you, and its value is yours at the end. The cards in your hand score nothing unless you sell them.
learn-byzanz-market = The auctions are over, and the market is shared out. Whoever holds the lowest offer card goes first, and each takes all cards of one kind.
learn-byzanz-take = Your turn at the market. Choose one kind, and all its cards are yours: a kind that completes a set, or many high cards to bid with. Mind the limit of seven.
learn-byzanz-new-round = A new round: the offer cards are back on their stack, the highest on top. Whoever held the lowest begins.
learn-byzanz-free = Now you know the market as well as I do. Play on as you please; from here on I shall hardly disturb you. Good luck!
learn-byzanz-last-round = This is the last round, and then the deck is used up. Cards that do not make a set will not score, so spend them now.
learn-byzanz-last-sales = The last market is over. Sell every set you still have, and then say that you are done. The cards left in your hand only break ties.
