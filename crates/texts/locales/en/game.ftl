### What players read, in English.
###
### `$name` is a player's name, or `you` for the one who reads.

## Games, goods, players

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
total-column = Total
hand-column = Hand
in-hand-column = In hand
profits-column = Profits
points-column = Points

## The position at one's turn

moves = You may type: { $moves }

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
move-column = Move
win-column = Wins
florins-column = Florins
percent = { $number }%
ask-save = Save the game? (y/n)
saved = Saved in { $path }
not-saved = Not saved: { $reason }

help-commands =
    Besides:
      moves          which moves are open to you
      position       the position once more
      hint           what the master would play, and why
      rules          the rules in brief
      save FILE      save the game (without FILE under a name of its own)
      quit           stop

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

count-bid = A bid has one to seven cards
count-set = A set has three cards
count-deal = Everybody is dealt four cards
count-lot = A lot has one to six cards
