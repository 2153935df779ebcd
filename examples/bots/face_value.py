#!/usr/bin/env python3
"""A bot for Medici that bids what the tiles of a lot show. See docs/engines.md.

What the days pay it does not work out: it spends a third of its start money a
day, so it never bids what it might not have.
"""
import sys


class Table:
    def __init__(self, players, seat):
        self.players, self.seat, self.purse = players, seat, 0
        self.new_day()

    def new_day(self):
        self.free, self.bag = [5] * self.players, 6 * self.players  # holds by seat, tiles
        self.purse += 13 if self.players < 5 else 10
        self.lot, self.best, self.last = [], (0, None), "tile"

    def settle(self):
        """The last lot goes to the highest bidder; perhaps the day is over."""
        amount, buyer = self.best
        if buyer is not None:
            self.free[buyer] -= len(self.lot)
            self.purse -= amount if buyer == self.seat else 0
        self.lot, self.best = [], (0, None)
        if self.bag == 0 or not any(self.free):
            self.new_day()

    def hear(self, words):
        if words[0] == "tile":
            if self.last != "draw":  # the first tile of a lot
                self.settle()
            self.bag -= 1
            unfilled = [seat for seat, free in enumerate(self.free) if free]
            if len(unfilled) == 1:  # the last ship is filled from the bag
                self.free[unfilled[0]] -= 1
            else:
                self.lot.append(10 if words[1] == "Au" else int(words[1][1]))
        elif words[1] == "bid":
            self.best = (int(words[2]), int(words[0]))
        self.last = words[0] if words[0] == "tile" else words[1]

    def move(self):
        may_grow = len(self.lot) < min(3, max(self.free)) and self.bag > 0
        if self.last == "tile" and may_grow:
            return "offer"  # we are the auctioneer: nobody else is asked now
        bid = min(sum(self.lot), self.purse)
        fits = len(self.lot) <= self.free[self.seat]
        return f"bid {bid}" if fits and bid > self.best[0] else "pass"


table = None
for line in sys.stdin:
    words = line.split() or [""]
    if words[0] == "game" and words[1] == "medici":
        table = Table(int(words[2]), int(words[4]))
    elif words[0] == "isready":
        print("readyok", flush=True)
    elif words[0] == "go":
        print("move", table.move(), flush=True)
    elif words[0] == "quit":
        break
    elif words[0] == "tile" or words[0].isdigit():
        table.hear(words)
