"""One clock on the screen: header and board show the table of the scene that is on, never a later one."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, WebSocket, expect

from hivernage.table import Table
from tests.browser.conftest import LAPTOP, PHONE, OpenPage
from tests.browser.positions import before_a_horde, before_a_turn, crowded, planted
from tests.browser.scripted import Scripted, sitting
from tests.browser.seat import Seat
from tests.server.serving import ServerProcess

PREFERS = ("end", "pass", "give nothing", "vote down")
ZOMBIES = 40
MOST_DECISIONS = 400
SECONDS_TO_SHOW = 30

LOOK = """() => {
  const on = document.querySelector('[data-scene]');
  const board = document.querySelector('main.board');
  const shown = (all) => all.find((one) => one.getBoundingClientRect().width > 0)?.innerText ?? '';
  return {
    scene: on && {...on.dataset},
    over: !board,
    head: shown([...document.querySelectorAll('header .top > .round, header .cells')]),
    morale: shown([...document.querySelectorAll('header .morale b, header .cells')]),
    pawns: [...(board?.querySelectorAll('[data-key^="survivor:"]') ?? [])].map((pawn) => pawn.dataset.key.slice(9)),
    zombies: board?.querySelectorAll('.spaces i.zombie').length ?? 0,
    shown: Number(document.querySelector('.table')?.dataset.shown ?? -1),
    asked: !!document.querySelector('.band:not(.wait)'),
  };
}"""


class Updates:
    """What the page was told, as it came over its socket."""

    def __init__(self, page: Page) -> None:
        self.by_seq: dict[int, dict[str, Any]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "update":
            self.by_seq[message["seq"]] = message

    def around(self, scene: dict[str, str]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The table before a scene and after it, by what the server told."""
        update = self.by_seq[int(scene["update"])]
        tables = [(moment["at"], {**update["view"], **moment["view"]}) for moment in update["moments"]]
        tables.append((len(update["events"]), update["view"]))
        stood = dict(tables)
        return stood[int(scene["at"])], stood[int(scene["end"])]


def agrees(seen: dict[str, Any], table: dict[str, Any]) -> list[str]:
    """Where the screen differs from a table."""
    colony = table["colonies"][0]
    wanted = {
        "pawns": sorted(survivor["id"] for survivor in table["survivors"]),
        "zombies": sum(sum(place["zombies"]) for place in table["places"]),
    }
    found = {"pawns": sorted(seen["pawns"]), "zombies": seen["zombies"]}
    wrong = [f"{name}: {found[name]} instead of {wanted[name]}" for name in wanted if found[name] != wanted[name]]
    if str(table["round"]) not in seen["head"]:
        wrong.append(f"round {table['round']} isn't in {seen['head']!r}")
    if str(colony["morale"]) not in seen["morale"]:
        wrong.append(f"morale {colony['morale']} isn't in {seen['morale']!r}")
    return wrong


def watch(page: Page, updates: Updates, to: int) -> list[str]:
    """Look at everything up to a decision, each scene before it is told and after; gives their kinds."""
    kinds: list[str] = []
    last = None
    ends_at = monotonic() + SECONDS_TO_SHOW
    while True:
        assert monotonic() < ends_at, f"decision {to} isn't shown: {last}"
        page.wait_for_timeout(30)
        seen = page.evaluate(LOOK)
        scene = seen["scene"]
        if seen["over"] or seen["shown"] >= to:
            return kinds
        if scene:
            before, after = updates.around(scene)
            told = scene["told"] == "true" and scene["scene"] != "over"
            assert not seen["asked"], f"a question is open under a scene: {scene}"
            wrong = agrees(seen, after if told else before)
            assert not wrong, f"{'after' if told else 'before'} {scene}: {wrong}"
            kinds += [scene["scene"]] if scene != last else []
        last = scene
        page.keyboard.press("Enter")


def play(page: Page, updates: Updates, players: list[Scripted], decisions: int) -> list[str]:
    """Everybody plays on, one decision at a time, and all of it is looked at."""
    kinds: list[str] = []
    for _ in range(decisions):
        if not any(player.answers_if_asked(PREFERS) for player in players):
            break
        kinds += watch(page, updates, max(player.seq for player in players))
    return kinds


def show(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int], table: Table, decisions: int
) -> list[str]:
    there = planted(database_url, table)
    with open_page(size, pace="step") as page, sitting(there, server.url, 0, 1, 2, 3) as players:
        updates = Updates(page)
        seat = Seat(page, "en")
        seat.open(there.link(server.url, 0))
        seat.button("hints-off").click()
        kinds = play(page, updates, players, decisions)
        if players[0].over:
            expect(page.get_by_role("heading", name="Secrets turned over")).to_be_visible()
        return kinds


@pytest.mark.parametrize("size", [pytest.param(LAPTOP, marks=pytest.mark.long), PHONE], ids=["laptop", "phone"])
def test_every_scene_of_a_bad_night_is_told_over_its_own_table(
    open_page: OpenPage, server: ServerProcess, database_url: str, size: tuple[int, int]
) -> None:
    kinds = show(open_page, server, database_url, size, before_a_horde(ZOMBIES), decisions=2)
    assert {"crisis", "zombies", "round"} <= set(kinds), kinds


def test_many_deaths_of_one_night_are_told_together(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    table = before_a_horde(ZOMBIES, crowded())
    kinds = show(open_page, server, database_url, LAPTOP, table, decisions=2)
    night = [kind for kind, before in zip(kinds, ["", *kinds], strict=False) if kind != before]
    assert night == ["crisis", *["zombies", "deaths"] * 2, "over"], "eight deaths; in between a leader is named"


@pytest.mark.long
def test_every_scene_of_a_whole_game_is_told_over_its_own_table(
    open_page: OpenPage, server: ServerProcess, database_url: str
) -> None:
    kinds = show(open_page, server, database_url, LAPTOP, before_a_turn(), decisions=MOST_DECISIONS)
    assert {"crisis", "zombies", "round", "over"} <= set(kinds), kinds
