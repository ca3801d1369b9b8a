"""A bot that plays Hivernage over the network: websocket_bot.py http://127.0.0.1:8420 [CODE OF A TABLE]"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(address, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data)) as answer:
        return json.load(answer)


def sit_down(server, code=""):
    if not code:  # a new table, with bots of the server on the other seats
        return ask(f"{server}/api/tables", {"name": "Script", "fill": "regular", "start": True})
    return ask(f"{server}/api/tables/{ask(f'{server}/api/codes/{code}')['id']}/join", {"name": "Script"})


def play(server, seat):
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{seat['id']}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {seat['token']}"}, max_size=None) as socket:
        view = {"step": "", "questions": []}
        while view["step"] != "over":
            message = json.loads(socket.recv())
            view = message.get("view", view)
            if message["type"] != "update" and message.get("error") != "too-fast":
                continue
            for question in view["questions"]:
                if question["answers"] and question["wait"] != "never":
                    answer = random.choice(question["answers"])  # a clever bot thinks here, and looks at the view
                    words = {"question": question["id"], "answer": " ".join(answer)}
                    socket.send(json.dumps({"type": "decide", "id": f"q{question['id']}", **words}))
    return view["winners"]


print("The winners are", play(sys.argv[1], sit_down(*sys.argv[1:])))
