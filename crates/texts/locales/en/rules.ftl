### The rules as pages, in English.

## Medici

medici-rules-title = Medici
medici-rules-lead = An auction game for three to six buyers, played over three days of trading. Fill your ship with the right goods, pay less for them than they bring in, and be the richest when the third day is done.

medici-rules-1-title = What is on the table
medici-rules-1-a = Everybody has a ship with five holds and some money: 40 florins each when three or four play, 30 each when five or six do. There is no credit.
medici-rules-1-b = There are 36 tiles. Cloth, fur, grain, dye and spice have seven each, with the values 0, 1, 2, 3, 4, 5 and 5. One more tile shows gold and is worth 10.
medici-rules-1-c = Each of the five goods has its stall, a pyramid with eight levels from 0 to 7. You have a counter at every stall, and all counters begin on level 0.
medici-rules-1-d = Every morning all 36 tiles are mixed, and six for each player stay in the bag: 18, 24, 30 or 36. The others are set aside unseen. So you always know how many tiles are still to come, but never which.
medici-rules-1-e = On the first day chance decides who begins. On the second and the third day the player with the least money begins.

medici-rules-2-title = Putting a lot together
medici-rules-2-a = When it is your turn, you are the auctioneer. You draw a tile for all to see; then you may draw a second one, and after that a third. What has been drawn belongs to the lot and cannot be put back.
medici-rules-2-b = A lot has three tiles at most. It may be too big for your own ship, but not for all of them: it never has more tiles than the emptiest ship has free holds.
medici-rules-2-c = If the bag runs out while you are drawing, the lot is what you have drawn so far.

medici-rules-3-title = One bid each
medici-rules-3-a = The bidding goes round the table just once, clockwise from the auctioneer’s left, and the auctioneer speaks last. When it comes to you, you bid more than anybody before you, or you pass.
medici-rules-3-b = The lowest bid is 1 florin, and nobody bids more than they own. You cannot bid for a lot that does not fit on your ship as a whole.
medici-rules-3-c = The highest bidder pays the bank and loads the entire lot. Nothing on board can be given back, swapped or thrown away.
medici-rules-3-d = If nobody bids, the tiles end up in the harbour and are out for the day.
medici-rules-3-e = The next auctioneer is the next player clockwise, counted from the last auctioneer, whose ship still has room. Once your ship is full you are done for the day: you neither auction nor bid.

medici-rules-4-title = When the day ends
medici-rules-4-a = As soon as only one ship still has room, it is filled from the bag. That costs its owner nothing, but they have to take the tiles as they come. If the bag does not hold enough, the remaining holds stay empty.
medici-rules-4-b = The day also ends when the bag is empty and the last lot has been auctioned. Ships that still have room then sail as they are.
medici-rules-4-c = Keep an eye on the bag: each day brings six tiles per player for five holds per ship. If too many lots find no buyer, not every ship will be full.

medici-rules-5-title = What a day pays
medici-rules-5-a = First the ships. Add up the values of the tiles on board; gold counts 10. The most valuable ship earns 30. The places after it earn 15 and 0 with three players; 20, 10 and 0 with four; 20, 10, 5 and 0 with five; 20, 15, 10, 5 and 0 with six.
medici-rules-5-b = Those whose ships are worth the same add up the payments of the places they share, and divide them equally, rounded down. If two of four players share the third place, they split 10 and 0: each gets 5.
medici-rules-5-c = Then the stalls. For every tile on your ship, your counter at the stall of that good climbs one level, up to level 7 at most. Values do not matter here: a 0 climbs just like a 5. Gold has no stall.
medici-rules-5-d = At each stall the highest counter earns 10 and the second highest 5. Those who tie for the highest share 15, and nobody is second; those who tie for second share 5. Shares are rounded down, and counters on level 0 take part.
medici-rules-5-e = On top of this, the three highest levels pay a bonus to everybody who stands there: 5 on level 5, 10 on level 6 and 20 on level 7. A bonus is never divided, and it is paid every day anew.
medici-rules-5-f = An example: at a stall one player is on level 7, two are on level 6, and one is on level 2. The first earns 10 and 20, the two share the 5 and get 2 and 10 each, and the fourth goes without.

medici-rules-6-title = The next day, and the end
medici-rules-6-a = If there is another day, the ships are unloaded and all tiles go back into the bag. The counters stay where they are, so what you climb early pays again and again.
medici-rules-6-b = After the third day the player with the most money wins. Those who are equally rich share the victory.
medici-rules-6-c = Two roads lead to wealth: a valuable ship pays today, a lead at a stall pays on every day that is left. A 0 in a good of your own can be worth more to you than a 5 in somebody else’s.

## Medici vs Strozzi

strozzi-rules-title = Medici vs Strozzi
strozzi-rules-lead = Two Florentine families, three ships each, three rounds. One of you names a price, and the other decides which of you pays it.

strozzi-rules-1-title = What is on the table
strozzi-rules-1-a = One player is the Medici, the other the Strozzi. Each has 300 florins and three ships, with 3, 4 and 5 holds.
strozzi-rules-1-b = There are 26 tiles in the bag. Cloth, fur, spice and dye have six each, with the values 0, 1, 2, 3, 4 and 4. Two more tiles show gold and are worth 5 each.
strozzi-rules-1-c = Between you lie three harbours with eight monopoly tracks in all. Harbour A has tracks for cloth, spice and dye, harbour B for fur, spice and dye, harbour C for cloth and fur.
strozzi-rules-1-d = On every track a marker starts in the centre. From there it is four spaces to either side: two plain ones, then one with a bonus of 10, and at the end one with a bonus of 20.

strozzi-rules-2-title = Naming a price
strozzi-rules-2-a = Three rounds are played. The Medici begin the first, the Strozzi begin the second and the third.
strozzi-rules-2-b = When it is your turn, you draw a tile; then you may draw a second and a third. You never draw more tiles than would fit on one of your ships, so the ship with the most free holds sets the limit, nor more than the bag has left.
strozzi-rules-2-c = Then you name one price for the whole lot; 0 is allowed too. Your opponent buys at that price or refuses. If they refuse, you have to buy the lot yourself, at the price you named.
strozzi-rules-2-d = The money goes to the bank, never to the other player. If you run short, the bank lends you as much as you need, free of interest, and the debt is settled at the end.

strozzi-rules-3-title = Loading the ships
strozzi-rules-3-a = The buyer loads the whole lot on one ship that has enough free holds, or throws the whole lot away. A lot is never split.
strozzi-rules-3-b = When you load a ship for the first time in a round, you send it to a harbour where you have no ship yet. It stays there for the rest of the round.
strozzi-rules-3-c = You may even buy a lot that none of your ships can take, perhaps because your opponent must not have it. It is then thrown away.
strozzi-rules-3-d = The buyer has the next turn, whether the lot was loaded or thrown away.

strozzi-rules-4-title = When the round ends
strozzi-rules-4-a = The round ends at once when all three ships of one player are full.
strozzi-rules-4-b = It also ends when the bag is empty and the lot that emptied it has been sold and loaded, or thrown away.

strozzi-rules-5-title = What a round pays
strozzi-rules-5-a = First the harbours. In each of them compare the values of the tiles on your two ships: the more valuable cargo earns 20. A tie pays nobody, and whoever has no ship there counts as 0.
strozzi-rules-5-b = Then the markers. Every tile on your ship pulls the marker of its good in that harbour one space towards you; a tile of value 0 pulls it two. Gold pulls nothing, nor do goods that have no track in that harbour.
strozzi-rules-5-c = If both of you pull, the marker moves by the difference. It stops at the end of its track.
strozzi-rules-5-d = Last come the monopolies. Every marker on your side pays you 10, and the bonus of its space on top. A marker in the centre pays nobody.
strozzi-rules-5-e = An example: you win two harbours, and the third is tied. Four markers are on your side, all on plain spaces; three are on the other side, one of them on the space with 20. You earn 40 and 40, your opponent 30 and 20.

strozzi-rules-6-title = The next round, and the end
strozzi-rules-6-a = If there is another round, all tiles go back into the bag and the ships come home empty. The markers stay where they are.
strozzi-rules-6-b = After the third round the player with more money wins; if you are equally rich, you share the victory.
strozzi-rules-6-c = A good price is one at which you do not mind who buys. If it is lower, your opponent takes the bargain; if it is higher, you are left to pay it.

## Byzanz

byzanz-rules-title = Byzanz
byzanz-rules-lead = A card game for three to six traders at the market of Byzantium. You bid with the goods in your hand, and those are the very goods that you would like to sell.

byzanz-rules-1-title = The cards
byzanz-rules-1-a = There are 96 goods cards: cloth, grain, olives, spice, wine and wood, with 16 cards each. Every kind has six 1s, five 2s, three 3s and two 4s. Besides there are 16 merchants, whose value is 0.
byzanz-rules-1-b = All cards are mixed, and everybody is dealt four in secret. Some are taken out unseen: 4 with three players, 12 with four, 2 with five, 4 with six. The rest is the deck, and the last round uses it up exactly.
byzanz-rules-1-c = Offer cards say how many cards are up for auction. Three players use 2, 4 and 6; four use 2 to 5; five use 1 to 5; six use 1 to 6. They lie in a stack with the highest on top.
byzanz-rules-1-d = The game lasts eight rounds with three players, six with four or five, and four with six. Chance decides who begins the very first auction.

byzanz-rules-2-title = The auctions
byzanz-rules-2-a = A round has as many auctions as players, and everybody wins exactly one. For each, as many cards are turned up as the top offer card says: that is the lot, and it is sold as a whole.
byzanz-rules-2-b = One player begins, then all who have not won an auction in this round follow clockwise, round and round: each bids or passes. You bid with goods cards from your hand and lay them open on the table. Only their values count, not their kinds; merchants cannot be bid.
byzanz-rules-2-c = The cards you have on the table must together be worth more than the highest bid. To raise your bid you add cards from your hand. What lies on the table cannot be taken back or exchanged as long as you stay in.
byzanz-rules-2-d = If you pass, you are out of this auction and take your cards back into your hand. The auction ends when all but one have passed and that one has a bid on the table.
byzanz-rules-2-e = If all the others have passed without a bid, the last one still chooses between a bid and a pass. If everybody passes, whoever passed first wins: for nothing, with the whole lot and without giving a card to the market.

byzanz-rules-3-title = Winning a lot
byzanz-rules-3-a = The winner lays the bid in the market, and one card of the lot as well, freely chosen. The rest of the lot goes into the winner’s hand.
byzanz-rules-3-b = The winner also takes the top offer card and sits out the other auctions of the round. The next auction is begun by the next player clockwise from the winner who has no offer card yet.
byzanz-rules-3-c = The last player of a round need not bid. With three or four players, two cards are on offer: one goes to the market, the other into the hand. With five or six there is only one card, and it goes to the market. The offer card is taken in any case.

byzanz-rules-4-title = The market
byzanz-rules-4-a = When everybody has an offer card, the market is shared out. In the order of the offer cards, the lowest first, each takes all cards of just one kind; merchants are a kind too.
byzanz-rules-4-b = You have to take something as long as there is anything. What nobody has taken in the end is out of the game.
byzanz-rules-4-c = The offer cards go back on the stack. Whoever held the lowest begins the first auction of the next round.

byzanz-rules-5-title = Selling
byzanz-rules-5-a = You may sell at any time, even when it is not your turn: exactly three cards of one kind from your hand. The highest of them is laid face down in front of you as your profit, and the other two are out of the game. Cards that lie in a bid cannot be sold.
byzanz-rules-5-b = In a sale, merchants stand in for any goods: one spice and two merchants are a set of spice. A merchant is worth 0 there, so it is not the card you keep.
byzanz-rules-5-c = The exception is a set of three merchants: you keep one of them, and it counts 5 at the end.
byzanz-rules-5-d = You may hold seven cards. As soon as you have more, you must sell sets or discard cards of your choice until you are down to seven, and everybody waits for you. Merchants count, cards in your bid do not.
byzanz-rules-5-e = Hands are secret, and so are the profits once they lie face down, although all have seen each sale. Everything else is open, discarded cards too.

byzanz-rules-6-title = The end
byzanz-rules-6-a = After the last market, everybody may sell the sets they still have, one player after the other.
byzanz-rules-6-b = The most points on the cards kept as profit win. A tie goes to the player with the most cards left in hand, merchants included; if that is a tie too, the victory is shared.
byzanz-rules-6-c = A small lot is not a bad lot: the lower your offer card, the sooner you choose from the market, and everything the others have paid lies there.

## Rulings

rulings-title = Rulings
rulings-lead = The printed rules leave a few questions open, which people at a table settle with a smile. A program needs the answers beforehand; these are ours.

medici-ruling-1 = Who opens each day? On the first day chance picks anybody; on the other two the poorest player opens, and if several are equally poor, chance picks one of them.
medici-ruling-2 = How big may a lot be when ships are filling up? As big as the emptiest ship has free holds, and your own ship counts too; it makes no difference whether its owner could pay.
medici-ruling-3 = What is a valid bid? A whole number of florins, at least 1, more than the highest bid so far and no more than you own.
medici-ruling-4 = Must you pass when you cannot bid anyway? No: if the lot does not fit on your ship, or your purse cannot beat the highest bid, the turn simply moves on.
medici-ruling-5 = What happens to the tiles on the table when the bag runs dry? They are auctioned like any other lot, and then the day is over; ships that are not full sail with empty holds.
medici-ruling-6 = Are the top levels paid once or every day? Every day, also if your counter has not moved since yesterday, and in full to everybody who stands there.
medici-ruling-7 = What if two players are equally rich at the end? Then both have won: the printed rules name no tie-breaker, and we did not invent one.

strozzi-ruling-1 = What does the board look like? The three harbours, the eight tracks, the four goods and the two bonus spaces on either side are certain. Which good has its track where, and that there are two plain spaces before the bonuses, is our best reading of published reviews; if your board differs, please tell us.
strozzi-ruling-2 = How many tiles may you draw? One to three, but no more than would fit together on one of your own ships, and no more than the bag has left; what your opponent could carry plays no part.
strozzi-ruling-3 = What prices may you name? Any whole number from 0 to 999; the printed rules set no upper limit, and ours is far beyond anything sensible.
strozzi-ruling-4 = How deep may you go into debt? As deep as you like: a loan is shown as negative money and simply counts at the end.
strozzi-ruling-5 = May you buy a lot that none of your ships can take? Yes: you pay, and the tiles are thrown away at once.
strozzi-ruling-6 = When does the last tile end the round? Not when it is drawn, but when the lot it belongs to has been sold and loaded, or thrown away.
strozzi-ruling-7 = Who wins a harbour where only one of you has a ship? Whoever has none counts as 0, so any cargo of value wins; a ship with nothing but tiles of value 0 only ties, and a tie pays nobody.
strozzi-ruling-8 = In what order do the markers move? In no order: on each track the steps of both players are taken together, and the marker moves by the difference, no further than the end of its track.
strozzi-ruling-9 = May you load some tiles of a lot and throw away the others? No: all of it goes on one ship, or all of it goes overboard.
strozzi-ruling-10 = Whose turn is it after a lot was thrown away? The buyer’s, just as if it had been loaded.

byzanz-ruling-1 = Which values do the goods cards have? Certain are six kinds with 16 cards each, and values from 1 to 4; that every kind has six 1s, five 2s, three 3s and two 4s is our best reading of published reviews.
byzanz-ruling-2 = Who begins? In the printed rules it is the player to the left of the dealer; a program has no dealer, so chance decides.
byzanz-ruling-3 = All the others have passed and nobody has bid: have you won? Not yet: bid anything from 1 up, and the lot is yours at that price; pass as well, and it goes for nothing to the player who passed first.
byzanz-ruling-4 = Must you take something from the market? Yes, all cards of one kind, as long as there are any; if the market is empty, you go without.
byzanz-ruling-5 = May you sell cards that you have bid? No: they stay on the table until you win or pass, and only cards in your hand can be sold.
byzanz-ruling-6 = What counts towards the seven cards you may hold? Everything in your hand, merchants too, but not the cards that lie in your bid.
byzanz-ruling-7 = Who sells first at the very end? Seat by seat in a fixed order: you sell as many sets as you wish and say that you are done, and then the next one follows.
byzanz-ruling-8 = Do merchants count when cards in hand break a tie? Yes, a card is a card; if it is still a tie, the victory is shared.
byzanz-ruling-9 = Can you really sell at any time? Nearly: not before everybody has been dealt their cards, and not while somebody else has to get down to seven.
