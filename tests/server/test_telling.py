"""What sockets with `words=1` are told: sentences in their language, with the names of the players."""

import asyncio
from random import Random

from tests.server.serving import people, play_on, serving


def test_a_screen_is_told_in_words(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ana, bob = people(server, 2)
        ana.post("/start")

        async def looking():
            async with ana.socket(words="fr") as french, bob.socket(words="en") as english, bob.socket() as plain:
                await asyncio.gather(*(socket.until("update") for socket in (french, english, plain)))
                first = french.open_questions()[0]
                asked = french.received[-1]["asked"]
                assert asked[0]["text"].startswith("Choisissez vos survivants"), asked
                assert len(asked[0]["answers"]) == len(first["answers"]), "each answer has its words"
                assert plain.received[-1]["story"] == plain.received[-1]["asked"] == []
                await asyncio.gather(
                    asyncio.wait_for(play_on(french, Random("ana")), 60),
                    asyncio.wait_for(play_on(english, Random("bob")), 60),
                )
                return french, english

        french, english = asyncio.run(looking())
        stories = [
            " ".join(told["text"] for update in socket.received for told in update.get("story", []))
            for socket in (french, english)
        ]
        assert "Player 2" in stories[0], "others have their names"
        assert "Ana" in stories[1]
        assert "La partie est finie" in stories[0]
        assert "The game is over" in stories[1]


def test_words_come_for_what_was_missed_too(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ana, bob = people(server, 2)
        ana.post("/start")

        async def coming_back():
            async with ana.socket() as first:
                await first.until("update")
                question = first.open_questions()[0]
                await first.decide(question["id"], " ".join(question["answers"][0]))
            async with bob.socket(words="en") as later:
                update = await later.until("update")
                assert 0 in {told["seq"] for told in update["story"]}, "how the game began"

        asyncio.run(coming_back())
