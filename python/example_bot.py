#!/usr/bin/env python3
"""A bot for Hallali in another language, from docs/protocol.md alone: it opens a table against the server's own bots
and plays random legal moves until the game is over. In a race it slaps when its reflexes allow, or lets it pass.

    python3 example_bot.py [--url http://localhost:8080] [--game chasse-en-folie] [--players 4] [--seed 1]

It needs Python 3.11 and the package `websockets` (Debian: python3-websockets).
"""
import argparse
import asyncio
import itertools
import json
import random
import urllib.request

import websockets


def post(url, body, cookie=None):
    """POST some JSON; the answer and the cookie that came with it, if any."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    if cookie:
        request.add_header("Cookie", cookie)
    with urllib.request.urlopen(request) as answer:
        set_cookie = answer.headers.get("Set-Cookie")
        return json.load(answer), set_cookie.split(";")[0] if set_cookie else cookie


def open_table(url, game, players):
    """Say hello, get a key, and open a table where everybody else is a bot."""
    _, cookie = post(url + "/api/hello", {})
    seats = [{"sitter": "person", "name": "Python"}] + [{"sitter": "bot", "bot": "steady"}] * (players - 1)
    settings = {"game": game, "players": players, "options": {}, "open": False, "clock": 0, "patience": 90,
                "pace": "instant"}
    opened, _ = post(url + "/api/tables", {"settings": settings, "seats": seats, "start": True}, cookie)
    return opened["table"], cookie


async def play(url, game, players, chance):
    table, cookie = open_table(url, game, players)
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    async with websockets.connect(address, extra_headers={"Cookie": cookie}) as socket:
        ids = (f"py-{n}" for n in itertools.count(1))

        async def send(what, **more):
            await socket.send(json.dumps({"do": what, "id": next(ids), **more}))

        await send("enter", seat=1)
        answered_turn = answered_race = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "reply" and not message["ok"]:
                raise SystemExit("refused: " + message["error"]["en"])
            now = message.get("game")
            if not now:
                continue
            if now["result"]:
                return table, now["result"]
            # The same race or turn may be shown several times while others move; answer it once. An answer behind a
            # closed hand may be asked for anew.
            window = now["window"]
            if window and not window["received"]:
                answered_turn = None
            if race := now["race"]:
                if race["race"] != answered_race and now["legal"]:
                    answered_race = race["race"]
                    after = chance.choice([None, chance.randint(250, 700)])
                    await asyncio.sleep((race["show_in"] + (after or 0)) / 1000)
                    await send("slap", seat=1, race=race["race"], after=after)
            elif now["legal"] and now["turn"] != answered_turn:
                answered_turn = now["turn"]
                await send("move", seat=1, turn=now["turn"], move=chance.choice(now["legal"]))
    raise SystemExit("the server closed the connection before the end")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--url", default="http://localhost:8080")
    parser.add_argument("--game", default="chasse-en-folie")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    choice = parser.parse_args()
    table, result = asyncio.run(play(choice.url.rstrip("/"), choice.game, choice.players, random.Random(choice.seed)))
    print(f"table {table}: winners {result['winners']} scores {result['scores']} ({result['reason']})")


if __name__ == "__main__":
    main()
