#!/bin/sh
# A bot for Medici vs Strozzi in plain shell. It sells every tile for what it shows, buys what costs
# less than it shows, and loads it on the smallest of its ships that has room.
#
#   fondaco arena strozzi --entrant 'cmd:sh examples/bots/strozzi.sh' --field random
#
# It keeps count of the free holds of its ships 3, 4 and 5 (three, four, five), of those of the
# other one together (theirs), and of the tiles in the bag: so it knows when a new round begins.

while read -r word what ship _ seat; do
    case $word in
        isready) echo readyok ;;
        quit) exit ;;
        game) me=$seat bag=0 last=none ;; # game strozzi 2 seat 1
        tile) # tile C4
            if [ "$last" != draw ]; then
                lot=0 value=0
                if [ "$bag" = 0 ] || [ "$theirs" = 0 ] || [ $((three + four + five)) = 0 ]; then
                    three=3 four=4 five=5 theirs=12 bag=26
                fi
            fi
            [ "$what" = Au ] && what=G5
            lot=$((lot + 1)) value=$((value + ${what#?})) bag=$((bag - 1)) last=tile ;;
        [01]) # 0 price 40, 1 buy, 1 load 4 B
            last=$what price=$ship
            case $word$what$ship in
                "${me}load3") three=$((three - lot)) ;;
                "${me}load4") four=$((four - lot)) ;;
                "${me}load5") five=$((five - lot)) ;;
                ?load?) theirs=$((theirs - lot)) ;;
            esac ;;
        go)
            if [ "$last" = tile ]; then echo "move price $value"
            elif [ "$last" = price ] && [ "$price" -lt "$value" ]; then echo "move buy"
            elif [ "$last" = price ]; then echo "move refuse"
            # An empty ship is put at a harbour of its own.
            elif [ $three = 3 ]; then echo "move load 3 A"
            elif [ $three -ge $lot ]; then echo "move load 3"
            elif [ $four = 4 ]; then echo "move load 4 B"
            elif [ $four -ge $lot ]; then echo "move load 4"
            elif [ $five = 5 ]; then echo "move load 5 C"
            elif [ $five -ge $lot ]; then echo "move load 5"
            else echo "move discard"; fi ;;
    esac
done
