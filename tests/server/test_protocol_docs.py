"""What docs/protocol.md says is so: its examples can be read, its commands work, and its bot plays."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hivernage.model import talk
from hivernage.model.events import from_wire
from hivernage.model.talk import Talk
from hivernage.server.http.socket import CLOSE_CODES
from hivernage.server.protocol import generated_files
from hivernage.server.protocol.schema import SENT
from hivernage.views import MineView, View
from hivernage.wire import messages, over_http
from tests.server.serving import ServerProcess, create, serving

CHECKOUT = Path(__file__).parents[2]
BOT = CHECKOUT / generated_files.BOT
DOCS = (CHECKOUT / generated_files.DOCS).read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", DOCS, re.MULTILINE | re.DOTALL)
EXAMPLES = [(name, text) for language, name, text in BLOCKS if language == "json"]
MESSAGES = (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage), *get_args(Talk))


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[ServerProcess]:
    """A server with the usual limit on messages: the bot has to keep to it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('docs')}/games.db"
    with serving(database, {"HIVERNAGE_MESSAGES_PER_SECOND": "20"}) as server:
        yield server


# Examples


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_examples_are_what_they_are_called(name, text):
    kind = next(getattr(module, name) for module in (messages, over_http, talk) if hasattr(module, name))
    example = msgspec.json.decode(text, type=kind)
    as_sent = msgspec.to_builtins(example)
    plain: dict[str, Any] = msgspec.json.decode(text)
    if kind in get_args(messages.ServerMessage):
        assert plain == msgspec.json.decode(msgspec.json.encode(example)), "the server sends all fields, and no others"
    assert set(plain) <= set(as_sent), "it has fields that nobody knows"


def test_every_message_and_every_body_has_an_example():
    shown = {name for name, _ in EXAMPLES}
    assert {kind.__name__ for kind in (*MESSAGES, *SENT[1:])} - {"Settings"} <= shown


def test_every_json_block_says_what_it_is():
    assert all(name for name, _ in EXAMPLES)
    assert DOCS.count("```json") == len(EXAMPLES)


# Tables


def test_every_reason_for_closing_is_explained():
    for reason, code in CLOSE_CODES.items():
        assert f"| {code} | `{reason}` |" in DOCS


@pytest.mark.parametrize("kind", [View, MineView])
def test_every_field_of_a_view_is_explained(kind):
    words = re.findall(r"`(\w+)`", DOCS.partition("## What a seat may know")[2].partition("\n## ")[0])
    assert set(kind.__struct_fields__) <= set(words)


def test_every_event_in_an_example_has_the_facts_of_its_kind():
    events = [event for _, text in EXAMPLES for event in msgspec.json.decode(text).get("events", [])]
    assert events
    for event in events:
        assert from_wire(event["kind"], event["facts"]).facts == event["facts"]


def test_links_within_the_page_lead_somewhere():
    headings = re.findall(r"^#+ (.*)$", DOCS, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", DOCS)) <= anchors


# Commands


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="the commands need curl and jq")
def test_the_commands_work(server):
    commands = "\n".join(text for language, _, text in BLOCKS if language == "sh")
    environment = {**os.environ, "SERVER": server.url}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert '"kind": "group"' in done.stdout, "the first question is open"


# The bot


def test_the_bot_is_short_and_stands_in_the_docs():
    text = BOT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert [block for language, _, block in BLOCKS if language == "python"] == [text]


def run_bot(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(BOT), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_bot_plays_a_whole_game_among_bots_of_the_server(server):
    output, errors = run_bot(server.url).communicate(timeout=120)
    assert output.startswith("The winners are ["), errors


def test_the_bot_joins_a_table_by_its_code(server):
    host = create(server, fill="random", settings={"players": 3})
    host.post("/seats/1/bot", bot="")
    bot = run_bot(server.url, host.code)
    try:
        while host.request("GET", "").json()["seats"][1]["kind"] == "open":
            assert bot.poll() is None, bot.communicate()
        host.post("/start")
        host.post("/leave")  # a bot plays for the host
        output, errors = bot.communicate(timeout=120)
    finally:
        bot.kill()
        bot.wait()
    assert output.startswith("The winners are ["), errors
