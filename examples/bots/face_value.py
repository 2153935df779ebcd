#!/usr/bin/env python3
"""A bot for Medici: it bids what the tiles of a lot show. See docs/engines.md.

It does not work out what the days pay. It spends a third of its start money a
day, so it never bids what it might not have.
"""
import sys

for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "quit":
        break
    if word == "isready":
        print("readyok", flush=True)
    elif word == "game":  # game medici 4 seat 2
        players, seat = int(rest[1]), int(rest[3])
        free, bag, purse = [], 0, 0  # holds by seat, tiles, florins
        lot, best, drawing, turned = [], (0, None), False, False
    elif word == "tile":
        if not drawing:  # a new lot: the last one goes to the highest bidder
            if best[1] is not None:
                free[best[1]] -= len(lot)
                purse -= best[0] if best[1] == seat else 0
            if bag == 0 or not any(free):  # a new day
                free, bag = [5] * players, 6 * players
                purse += 13 if players < 5 else 10
            lot, best = [], (0, None)
        bag, drawing, turned = bag - 1, False, True
        loading = [ship for ship in range(players) if free[ship]]
        if len(loading) == 1:  # the last ship is filled from the bag
            free[loading[0]] -= 1
        else:
            lot.append(10 if rest[0] == "Au" else int(rest[0][1]))
    elif word == "go":
        bid = min(sum(lot), purse)
        if turned and bag and len(lot) < min(3, max(free)):
            answer = "offer"  # a lot that may grow: only its auctioneer is asked
        else:
            fits = len(lot) <= free[seat] and bid > best[0]
            answer = f"bid {bid}" if fits else "pass"
        print("move", answer, flush=True)
    elif word.isdigit():  # 3 bid 7
        drawing, turned = rest[0] == "draw", False
        best = (int(rest[1]), int(word)) if rest[0] == "bid" else best
