#!/usr/bin/env python3
"""Plays Medici by what the tiles show: python3 medici.py http://127.0.0.1:7070 [TABLE]
Without a table it joins the first open one, or sets one up with bots. See docs/api.md."""
import json, sys, time, urllib.error, urllib.request

base, headers = sys.argv[1].rstrip("/") + "/api/v1", {"Content-Type": "application/json"}

def ask(path, body=None):
    """The server's answer to GET, or to POST when there is a body; none if the game went on."""
    data = json.dumps(body).encode() if body else None
    try:
        request = urllib.request.Request(base + path, data, headers)
        return json.load(urllib.request.urlopen(request, timeout=30))
    except urllib.error.HTTPError as error:
        refused = json.load(error)  # {"why": "illegal", "text": "…"}
        return None if refused["why"] in ("stale", "not-now") else sys.exit(refused["text"])

def decide(events, players, seat):
    """The move of a seat, by all events. It spends a third of its start money a day."""
    free, bag, purse = [], 0, 0  # holds by seat, tiles left for the day, florins to spend
    lot, best, drawing = [], (0, None), False  # best: the highest bid and whose it is
    for word, *rest in map(str.split, events):
        if word == "tile":
            if not drawing:  # a new lot: the last one went to the highest bidder
                if best[1] is not None:
                    free[best[1]] -= len(lot)
                    purse -= best[0] if best[1] == seat else 0
                if bag == 0 or not any(free):  # a new day
                    free, bag, purse = [5] * players, 6 * players, purse + (13 if players < 5 else 10)
                lot, best = [], (0, None)
            bag, drawing = bag - 1, False
            lot.append(10 if rest[0] == "Au" else int(rest[0][1]))
            if free.count(0) == players - 1:  # the last ship is filled from the bag
                best = (0, free.index(max(free)))
        elif word.isdigit():  # 3 bid 7
            drawing = rest[0] == "draw"
            best = (int(rest[1]), int(word)) if rest[0] == "bid" else best
    if events[-1].startswith("tile") and bag and len(lot) < min(3, max(free)):
        return "offer"  # a lot that may grow: only its auctioneer is asked
    bid = min(sum(lot), purse)
    return f"bid {bid}" if len(lot) <= free[seat] and bid > best[0] else "pass"

headers["Authorization"] = "Bearer " + ask("/people", {"name": "Face value", "program": True})["key"]
tables = sys.argv[2:] + [it["id"] for it in ask("/lobby")["open"] if it["game"] == "medici"]
wish = {"game": "medici", "seats": ["host"] + [{"bot": "apprentice"}] * 3, "public": True, "clock": 0}
table = "/tables/" + (tables[0] if tables else ask("/tables", wish | {"start_when_full": True})["id"])
ask(table, {"do": "join"})
while (now := ask(table))["table"]["phase"] in ("open", "playing"):
    seat, log, events = now["you"]["seat"], ask(table + "/log")["lines"], []
    for line in log:
        if line.startswith("@undo "):  # the game is its first so many events again
            del events[int(line.split()[1]):]
        elif not line.startswith("@"):
            events.append(line)
    if seat is not None and now["table"]["to_act"] == seat and now["table"]["lines"] == len(log):
        move = decide(events, len(now["table"]["seats"]), seat)
        ask(table, {"do": "move", "after": len(log), "play": move})
    else:
        time.sleep(0.2)
print(table, "scores", now["table"]["scores"], "winners", now["table"]["winners"])
