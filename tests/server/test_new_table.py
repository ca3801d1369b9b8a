"""`hivernage sit --new`: a bot opens a table, plays there among bots of the server, and nobody needs a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hivernage.cli import main
from hivernage.cli.words import MESSAGES
from hivernage.messages import Lang
from hivernage.model.endings import ENDINGS
from tests.server.serving import Guest, ServerProcess, serving

RUDE = """
class RudeBot:
    def __init__(self, seed, library):
        self.left = 3

    def choose(self, seat, question, answers):
        self.left -= 1
        if not self.left:
            raise {error}
        return answers[0]
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with serving(f"sqlite:///{tmp_path_factory.mktemp('new')}/games.db") as running:
        yield running


def sit(*words: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["sit", *words, "--lang", lang])


def watched(server: ServerProcess, output: str) -> Guest:
    """Somebody who has followed the link that was printed."""
    [table] = re.findall(rf"{re.escape(server.url)}/tv/(\S+)", output)
    return Guest(server.url, table)


def test_it_opens_a_table_and_plays_to_the_end(server: ServerProcess) -> None:
    words = ["--new", "--fill", "newcomer", "--players", "3", "--objective", "raiding-party", "--hard", "--elimination"]
    done = sit(*words, "--server", server.url + "/", "--bot", "survivor", "--seed", "4", "--name", "Nora")
    assert done.exit_code == 0, done.output
    opened, over = done.output.splitlines()
    assert opened.startswith("Nora has opened a table for 3; the others are bots (newcomer). Watch it: ")
    assert re.match(r"The game is over in round \d+ \(.*\)\. The bot has (won|lost)\.", over)
    info = watched(server, opened).info()
    assert info["status"] == "over"
    assert [(seat["kind"], seat["bot"]) for seat in info["seats"]] == [("person", ""), *[("bot", "newcomer")] * 2]
    assert info["seats"][0]["name"] == "Nora"
    settings = info["settings"]
    assert (settings["objective"], settings["hard"], settings["elimination"]) == ("raiding-party", True, True)
    assert not settings["cooperative"]


@pytest.mark.parametrize("error", ["KeyError('at work')", "KeyboardInterrupt"])
def test_a_table_where_the_bot_gives_up_is_closed(server: ServerProcess, tmp_path: Path, error: str) -> None:
    file = tmp_path / "rude_bot.py"
    file.write_text(RUDE.format(error=error), encoding="utf-8")
    done = sit("--new", "--players", "2", "--server", server.url, "--bot", f"{file}:RudeBot", lang="fr")
    assert done.exit_code == 1
    assert "a ouvert une table pour 2" in done.output
    assert watched(server, done.output).info()["status"] == "closed"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "or open one with --new"),
        (["ABCDEF", "--new"], "leave out one of them"),
        (["ABCDEF", "--players", "4"], "--players is for a table that --new opens"),
        (["ABCDEF", "--fill", "regular"], "--fill is for a table that --new opens"),
        (["--new", "--fill", "nobody"], "There is no such kind of bot."),
        (["--new", "--objective", "spring"], "There is no such main objective"),
        (["--new", "--bot", "reguler"], "did you mean regular?"),
    ],
)
def test_what_goes_wrong_is_told(server: ServerProcess, words: list[str], said: str) -> None:
    done = sit(*words, "--server", server.url)
    assert done.exit_code == 2
    assert said in done.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_ending_has_its_own_words(lang: Lang) -> None:
    said = {MESSAGES.say(lang, "sit-over", {"round": 3, "ending": ending, "won": "no"}) for ending in ENDINGS}
    assert len(said) == len(ENDINGS)


def test_without_a_server_it_says_how_to_start_one() -> None:
    done = sit("--new", "--server", "http://127.0.0.1:9")
    assert done.exit_code == 2
    assert "can't be reached (Connection refused); start one with `hivernage serve --no-browser`" in done.output
