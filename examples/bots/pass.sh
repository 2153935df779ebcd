#!/bin/sh
# A bot for all three games that never pays a florin or a card if it can help it. It stands between
# the referee and a bot of fondaco: what the referee says goes to that bot, and what that bot says
# is changed on its way back. So it always has a legal answer without knowing the rules.
#
#   fondaco arena byzanz --entrant cmd:examples/bots/pass.sh --field random
#
# FONDACO names the command if it is not on the path.

"${FONDACO:-fondaco}" engine --bot random | while read -r line; do
    case $line in
        "move bid "*) echo "move pass" ;;     # Medici and Byzanz: whoever may bid may pass
        "move price "*) echo "move price 0" ;; # Strozzi: any price is legal
        "move buy") echo "move refuse" ;;
        *) echo "$line" ;;                    # readyok, and moves that have to be made
    esac
done
