#!/usr/bin/env python3
"""A bot for Medici that bids up to the sum of the tiles. See docs/engines.md."""
import sys
value = lambda tiles: sum(10 if tile == "Au" else int(tile[1]) for tile in tiles)
def pay(amounts, prizes):  # by place; those who tie share what their places earn
    for seat, amount in enumerate(amounts):
        ahead, equal = sum(more > amount for more in amounts), amounts.count(amount)
        money[seat] += sum(prizes[ahead : ahead + equal]) // equal

for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "isready":
        print("readyok", flush=True)
    elif word == "game":  # game medici 4 seat 2
        players, me, last, bid, buyer = int(rest[1]), int(rest[3]), "", 0, None
        prizes = [[30, 15], [30, 20, 10], [30, 20, 10, 5], [30, 20, 15, 10, 5]][players - 3]
        money, stalls = [40 if players < 5 else 30] * players, [[0] * players for _ in "CFGDS"]
        ships, bag = [[] for _ in range(players)], 6 * players
    elif word == "tile":  # of a new lot, unless its auctioneer has drawn one more
        if last != "draw" and bid:
            ships[buyer], money[buyer] = ships[buyer] + lot, money[buyer] - bid
        if last != "draw" and (bag == 0 or min(map(len, ships)) == 5):  # and of a new day
            pay([value(ship) for ship in ships], prizes)
            for good, stall in zip("CFGDS", stalls):
                for seat, ship in enumerate(ships):
                    stall[seat] = min(7, stall[seat] + sum(tile[0] == good for tile in ship))
                    money[seat] += [0, 0, 0, 0, 0, 5, 10, 20][stall[seat]]
                pay(stall, [10, 5])
            ships, bag = [[] for _ in range(players)], 6 * players
        lot, bid, seller = (lot, bid, seller) if last == "draw" else ([], 0, None)
        loading, bag, last = [ship for ship in ships if len(ship) < 5], bag - 1, word
        (lot if len(loading) > 1 else loading[0]).append(rest[0])  # the last ship is filled
    elif word == "go" and last == "tile" and bag and len(lot) < min(3, 5 - min(map(len, ships))):
        print("move draw" if len(lot) < min(2, 5 - len(ships[me])) else "move offer", flush=True)
    elif word == "go":  # the seller speaks last and bids no more than needed
        most, must = min(value(lot), money[me]), bid + 1
        print("move", f"bid {must if seller == me else most}" if most > bid else "pass", flush=True)
    elif word.isdigit():  # 3 bid 7
        last, seller = rest[0], int(word) if rest[0] in ("draw", "offer") else seller
        bid, buyer = (int(rest[1]), int(word)) if last == "bid" else (bid, buyer)
