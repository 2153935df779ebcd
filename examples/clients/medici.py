#!/usr/bin/env python3
"""A program that plays Medici on a server: python3 medici.py http://127.0.0.1:7070 [TABLE]

It comes as a newcomer with a key of its own and sits down: at the table that is named, else at the
first open one, else at a new one with bots. It bids what the tiles of a lot show, and spends a third
of its start money a day. docs/api.md tells what else a server can be asked.
"""
import json, sys, time, urllib.error, urllib.request

key = ""

def ask(path, body=None):
    """The server's answer to GET, or to POST when there is a body; none if the game went on."""
    request = urllib.request.Request(sys.argv[1].rstrip("/") + "/api/v1" + path)
    if key:
        request.add_header("Authorization", "Bearer " + key)
    if body:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    try:
        return json.load(urllib.request.urlopen(request, timeout=30))
    except urllib.error.HTTPError as error:
        refused = json.load(error)  # {"why": "illegal", "text": "…"}
        return None if refused["why"] in ("stale", "not-now") else sys.exit(refused["text"])

def decide(events, players, seat):
    """The move of a seat, by everything that has happened."""
    free, bag, purse = [], 0, 0  # holds by seat, tiles left for the day, florins to spend
    lot, best, drawing = [], (0, None), False
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
            loading = [ship for ship in range(players) if free[ship]]
            if len(loading) == 1:  # the last ship is filled from the bag
                free[loading[0]] -= 1
            else:
                lot.append(10 if rest[0] == "Au" else int(rest[0][1]))
        elif word.isdigit():  # 3 bid 7
            drawing = rest[0] == "draw"
            best = (int(rest[1]), int(word)) if rest[0] == "bid" else best
    if events[-1].startswith("tile") and bag and len(lot) < min(3, max(free)):
        return "offer"  # a lot that may grow: only its auctioneer is asked
    bid = min(sum(lot), purse)
    return f"bid {bid}" if len(lot) <= free[seat] and bid > best[0] else "pass"

key = ask("/people", {"name": "Face value", "program": True})["key"]
tables = sys.argv[2:] + [it["id"] for it in ask("/lobby")["open"] if it["game"] == "medici"]
wish = {"game": "medici", "seats": ["host"] + [{"bot": "apprentice"}] * 3, "public": True, "clock": 0,
        "start_when_full": True}
table = "/tables/" + (tables[0] if tables else ask("/tables", wish)["id"])
ask(table, {"do": "join"})
known, events = 0, []  # lines of the log, and those events among them that were not taken back
while (now := ask(table))["table"]["phase"] in ("open", "playing"):
    for line in ask(f"{table}/log?since={known}")["lines"]:
        known += 1
        if line.startswith("@undo "):
            del events[int(line.split()[1]):]
        elif not line.startswith("@"):
            events.append(line)
    seat = now["you"]["seat"]
    if seat is not None and now["table"]["to_act"] == seat and now["table"]["lines"] == known:
        ask(table, {"do": "move", "after": known,
                    "play": decide(events, len(now["table"]["seats"]), seat)})
    else:
        time.sleep(0.2)
print(table, "scores", now["table"]["scores"], "winners", now["table"]["winners"])
