"""Making tables, finding them, and starting: what people do before the first card is dealt."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hivernage.cards.load import load_packs
from hivernage.wire.over_http import LONGEST_NAME
from tests.rule import rule
from tests.server.inside import Inside, inside
from tests.server.serving import WAIT_SECONDS, Guest, ServerProcess, create, get, join, people, serving
from tests.server.stories import all_look, answer

SHEET = 'id: my-winter\nname: {en: My winter, fr: Mon hiver}\nversion: "1"\n'
DECK = """deck: item
cards:
- id: sledge
  name: {en: Sledge, fr: Luge}
  symbol: tool
  kind: use
  copies: {school: 2}
"""
OBJECTIVE = """deck: main
cards:
- id: behind-the-fence
  name: {en: Behind the Fence, fr: Derrière la clôture}
  length: short
  module: raxxon
  normal: {morale: 5, rounds: 5, goal: {is: last_round}}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has a fan pack."""
    folder = tmp_path_factory.mktemp("tables")
    pack = folder / "pack"
    pack.mkdir()
    (pack / "pack.yaml").write_text(SHEET)
    (pack / "items.yaml").write_text(DECK)
    (pack / "mains.yaml").write_text(OBJECTIVE)
    with serving(f"sqlite:///{folder}/games.db", {"HIVERNAGE_PACKS": str(pack)}) as running:
        yield running


def ask_for_table(server: ServerProcess, **wish: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/tables", json={"name": "Ana", **wish}, timeout=WAIT_SECONDS, verify=False)


def find(server: ServerProcess, code: str) -> httpx.Response:
    return get(server, f"/api/codes/{code}")


def listed(server: ServerProcess) -> dict[str, dict[str, Any]]:
    tables = get(server, "/api/tables").json()["tables"]
    return {table["id"]: table for table in tables}


def first_view(guest: Guest) -> dict[str, Any]:
    """The first thing a guest sees of the game."""

    async def look() -> dict[str, Any]:
        async with guest.socket() as socket:
            view: dict[str, Any] = (await socket.until("update"))["view"]
            return view

    return asyncio.run(look())


def test_the_cards_of_all_packs_can_be_looked_up(server: ServerProcess) -> None:
    catalog = get(server, "/api/cards?lang=fr").json()
    assert catalog["packs"] == ["base", "long-night", "warring-colonies", "my-winter"]
    assert "Luge" in [card["name"] for card in catalog["cards"]]


@rule("I1.1", "I2.1")
@pytest.mark.parametrize(("name", "first", "modules"), [("code", "r1", ["raxxon"]), ("raid", "b1", ["bandits"])])
def test_a_scenario_brings_its_modules_and_objectives(
    server: ServerProcess, name: str, first: str, modules: list[str]
) -> None:
    settings = {"players": 4, "box": "long-night", "scenario": name}
    guest = create(server, settings=settings, fill="random", start=True)
    seen = first_view(guest)
    assert (seen["options"]["scenario"], seen["options"]["modules"]) == (name, modules)
    assert seen["objective"] == f"{first}@chapter"
    cards = guest.request("GET", "/cards").json()["cards"]
    assert first in [card["id"] for card in cards], "its players can read them"
    assert {card["module"] for card in cards} <= {"", *modules}


def test_every_option_reaches_the_game(server: ServerProcess) -> None:
    box = get(server, "/api/box").json()
    assert "my-winter" in box["packs"]
    assert {"random", "regular"} <= set(box["bots"])
    wish = {
        "players": 4,
        "objective": box["objectives"][2],
        "box": "long-night",
        "modules": ["bandits", "raxxon"],
        "mixed": ["item", "main"],
        "joined": ["random", "crisis"],
        "left_out": ["sparky"],
        "stray_bandits": False,
        "hard": True,
        "betrayer": True,
        "elimination": True,
        "adult": True,
        "packs": ["my-winter"],
    }
    guest = create(server, settings=wish, fill="random", start=True)
    options = first_view(guest)["options"]
    untouched = {
        "cooperative": False,
        "scenario": "",
        "timer": 120,
        "quick": False,
        "older_crossroads": False,
        "wolf": -1,
    }
    assert options == {**wish, "packs": ["base", "long-night", "warring-colonies", "my-winter"], **untouched}


def test_an_objective_by_lot_is_one_of_the_box(sqlite_url: str) -> None:
    with serving(sqlite_url, is_real=True) as server:
        objectives = get(server, "/api/box").json()["objectives"]
        drawn = {first_view(create(server, fill="random", start=True))["options"]["objective"] for _ in range(4)}
    assert drawn <= set(objectives)
    assert len(drawn) > 1, "four tables wouldn't draw the same one but once in a thousand times"


TOO_MANY = load_packs("base").decks["secret"]
ALL = {deck: load_packs("base").decks[deck] for deck in ("survivor", "betrayal", "starting")}
ALL["main"] = [*load_packs("base").mains]


def test_a_table_of_another_box_is_played_with_its_cards(server: ServerProcess) -> None:
    wish = {"box": "long-night", "modules": ["raxxon", "improvements"], "mixed": ["survivor"]}
    guest = create(server, settings=wish, fill="random", start=True)
    options = first_view(guest)["options"]
    assert options["box"] == "long-night"
    assert options["modules"] == ["improvements", "raxxon"]
    assert options["mixed"] == ["survivor"]
    assert options["packs"][-1] == "long-night"
    assert options["objective"] in get(server, "/api/box").json()["boxes"]["long-night"]["objectives"]
    cards = guest.request("GET", "/cards").json()
    assert {card["box"] for card in cards["cards"] if card["deck"] == "main"} == {"long-night"}
    assert all(card["module"] in ("", "raxxon", "improvements") for card in cards["cards"])


def test_a_table_of_the_base_box_knows_no_other(server: ServerProcess) -> None:
    guest = create(server, fill="random", start=True)
    assert first_view(guest)["options"]["packs"] == ["base"]
    cards = guest.request("GET", "/cards").json()
    assert cards["packs"] == ["base"]
    assert {card["box"] for card in cards["cards"]} == {"base"}


def test_in_the_lobby_every_box_can_be_looked_at(server: ServerProcess) -> None:
    host = create(server)
    mains = [card for card in host.request("GET", "/cards").json()["cards"] if card["deck"] == "main"]
    assert {card["box"] for card in mains} == {"base", "long-night", "warring-colonies"}
    boxes = get(server, "/api/box").json()["boxes"]
    assert boxes["base"]["modules"] == boxes["base"]["mixed"] == []
    assert boxes["long-night"]["modules"] == ["improvements", "bandits", "raxxon"]
    for box in ("base", "long-night", "warring-colonies"):
        assert [*boxes[box]["objectives"]] == sorted(card["id"] for card in mains if card["box"] == box)


def test_settings_that_are_refused_change_nothing(server: ServerProcess) -> None:
    host = create(server)
    before = host.info()["settings"]
    refused = host.request("POST", "/settings", {**before, "hard": True, "modules": ["raxxon"]})
    assert refused.json()["error"] == "module-of-other-box"
    assert host.info()["settings"] == before


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"settings": {"objective": "no-such-thing"}}, "no-such-objective"),
        ({"settings": {"packs": ["no-such-pack"]}}, "no-such-pack"),
        ({"settings": {"cooperative": True, "betrayer": True}}, "bad-settings"),
        ({"settings": {"box": "short-night"}}, "no-such-box"),
        ({"settings": {"box": "long-night", "modules": ["pirates"]}}, "no-such-module"),
        ({"settings": {"modules": ["bandits"]}}, "module-of-other-box"),
        ({"settings": {"box": "long-night", "mixed": ["dice"]}}, "no-such-deck"),
        ({"settings": {"mixed": ["item"]}}, "nothing-to-mix"),
        ({"settings": {"joined": ["tactic"]}}, "no-such-deck"),
        ({"settings": {"box": "warring-colonies", "players": 4, "joined": ["crisis"]}}, "joined-already"),
        ({"settings": {"objective": "sombre-est-la-nuit"}}, "objective-of-other-box"),
        ({"settings": {"box": "long-night", "objective": "kill-them"}}, "objective-of-other-box"),
        ({"settings": {"box": "long-night", "objective": "no-such-thing"}}, "no-such-objective"),
        (
            {
                "settings": {
                    "box": "long-night",
                    "modules": ["bandits"],
                    "packs": ["my-winter"],
                    "objective": "behind-the-fence",
                }
            },
            "needs-module",
        ),
        ({"settings": {"box": "long-night", "scenario": "picnic"}}, "no-such-scenario"),
        ({"settings": {"scenario": "code"}}, "scenario-of-other-box"),
        ({"settings": {"box": "long-night", "scenario": "code", "modules": ["bandits"]}}, "scenario-brings-modules"),
        ({"settings": {"box": "long-night", "scenario": "raid", "objective": "tribute"}}, "scenario-brings-objectives"),
        ({"settings": {"box": "long-night", "scenario": "code", "left_out": ["blue"]}}, "scenario-needs-card"),
        ({"settings": {"left_out": ["nobody"]}}, "no-such-card"),
        ({"settings": {"objective": "kill-them", "left_out": ["kill-them@main"]}}, "objective-left-out"),
        ({"settings": {"left_out": TOO_MANY}}, "too-few-secret"),
        *(({"settings": {"left_out": ALL[deck]}}, f"too-few-{deck}") for deck in ALL),
        ({"settings": {"players": 6}}, "too-many-players"),
        ({"settings": {"players": 12}}, "bad-request"),
        ({"settings": {"playerz": 3}}, "bad-request"),
        ({"fill": "genius"}, "no-such-bot"),
        ({"start": True}, "open-seats"),
        ({"name": ""}, "bad-name"),
        ({"name": " \t "}, "bad-name"),
        ({"name": "A\u0000na"}, "bad-request"),
        ({"name": "A" * (LONGEST_NAME + 1)}, "bad-name"),
    ],
)
def test_what_cannot_be_played_is_refused_and_leaves_no_table(
    server: ServerProcess, wish: dict[str, Any], error: str
) -> None:
    settings = {"listed": True, **wish.get("settings", {})}
    before = set(listed(server))
    response = ask_for_table(server, **{**wish, "settings": settings})
    assert response.json()["error"] == error
    assert response.json()["text"]
    assert set(listed(server)) == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_name_that_is_too_long_is_refused_with_the_limit(server: ServerProcess, lang: str) -> None:
    host = create(server)
    refused = host.request("POST", f"/name?lang={lang}", {"name": "A" * (LONGEST_NAME + 1)})
    assert refused.json()["error"] == "bad-name"
    assert str(LONGEST_NAME) in refused.json()["text"]
    host.post("/name", name="A" * LONGEST_NAME)
    assert host.info()["seats"][0]["name"] == "A" * LONGEST_NAME


def test_an_invitation_is_a_short_code_that_forgives_spelling(server: ServerProcess) -> None:
    host = create(server)
    code = host.code
    sloppy = code.lower()[:3] + " - " + code[3:].replace("0", "o").replace("1", "l").replace("5", "s")
    for spelling in (code, code.lower(), sloppy):
        assert find(server, spelling).json() == {"id": host.table}
    assert get(server, f"/j/{code}").status_code == 200, "the invite link opens the page"
    assert find(server, "nothing").json()["error"] == "no-such-code"
    host.post("/close")
    assert find(server, code).json()["error"] == "no-such-code", "a closed table isn't found any more"
    assert Guest(host.url, host.table).refused("/join", name="Late") == "closed"


def test_seats_have_names_and_a_seat_may_be_chosen(server: ServerProcess) -> None:
    host = create(server, name="Ana", settings={"players": 4})
    zoe = join(host, "Zo\u00eb", seat=3)
    bob = join(host, "Bob")
    assert (zoe.seat, bob.seat) == (3, 1)
    assert Guest(host.url, host.table).refused("/join", name="Eve", seat=3) == "seat-taken"
    assert Guest(host.url, host.table).refused("/join", name="Eve", seat=4) == "no-such-seat"
    bob.post("/name", name="Robert")
    assert [seat["name"] for seat in host.info()["seats"]] == ["Ana", "Robert", "", "Zo\u00eb"]
    bob.post("/name", name="")
    assert host.info()["seats"][1]["name"] == "", "a name can be deleted"
    join(host, "Eve")
    assert Guest(host.url, host.table).refused("/join", name="Sixth") == "table-full"


def test_nobody_takes_two_seats_with_one_browser(server: ServerProcess) -> None:
    host = create(server, settings={"players": 3})
    bob = join(host, "Bob")
    assert bob.refused("/join", name="Bob again") == "seated-already"
    assert bob.refused("/claims", name="Bob again", seat=2) == "seated-already"
    assert [seat["kind"] for seat in host.info()["seats"]] == ["person", "person", "open"]


def test_bots_sit_where_the_host_puts_them(server: ServerProcess) -> None:
    host = create(server, settings={"players": 4})
    bob = join(host, "Bob", seat=2)
    assert bob.refused("/seats/1/bot", bot="random") == "host-only"
    host.post("/seats/1/bot", bot="casual")
    assert host.refused("/seats/2/bot", bot="random") == "seat-taken"
    assert host.refused("/seats/3/bot", bot="genius") == "no-such-bot"
    assert host.refused("/seats/4/bot", bot="random") == "no-such-seat"
    assert host.refused("/start") == "open-seats"
    assert host.info()["status"] == "lobby"
    host.post("/seats/3/bot", bot="random")
    host.post("/seats/3/bot", bot="")
    assert [seat["bot"] for seat in host.info()["seats"]] == ["", "casual", "", ""]
    host.post("/start", fill="random")
    assert [seat["bot"] for seat in host.info()["seats"]] == ["", "casual", "", "random"]
    assert host.refused("/start") == "not-in-lobby"


def test_only_the_host_changes_settings_and_only_in_the_lobby(server: ServerProcess) -> None:
    host, bob, _ = people(server, 3)
    assert bob.refused("/settings", players=5) == "host-only"
    assert host.refused("/settings", players=2) == "people-at-seats"
    host.post("/settings", players=4, hard=True)
    assert len(host.info()["seats"]) == 4
    host.post("/settings", players=3)
    host.post("/start")
    assert host.refused("/settings", players=4) == "not-in-lobby"


def test_alone_with_bots_in_one_request(server: ServerProcess) -> None:
    guest = create(server, settings={"players": 3}, fill="casual", start=True)

    async def play_until_asked_again() -> None:
        async with guest.socket() as socket:
            await socket.until("update")
            while (question := socket.open_questions()[0])["seats"] != [0]:
                await socket.until("update")  # the bots choose at once, unseen
            assert question["kind"] == "group"
            await socket.decide(question["id"], " ".join(question["answers"][0]))
            while not socket.open_questions():
                await socket.until("update")

    asyncio.run(play_until_asked_again())


def test_tables_are_private_unless_the_host_lists_them(server: ServerProcess) -> None:
    private = create(server)
    public = create(server, name="Ana", settings={"players": 3, "listed": True})
    assert private.table not in listed(server)
    found = listed(server)[public.table]
    assert (found["names"], found["free"], found["status"], found["code"]) == (["Ana"], 2, "lobby", public.code)
    assert "token" not in str(found)
    public.post("/settings", players=3)
    assert public.table not in listed(server), "the host has changed their mind"
    public.post("/settings", players=3, listed=True)
    public.post("/close")
    assert public.table not in listed(server)


def test_leaving_the_lobby_frees_the_seat_and_passes_the_host_on(server: ServerProcess) -> None:
    host, bob, cid = people(server, 3)
    bob.post("/leave")
    assert bob.refused("/name", name="Ghost") == "no-seat"
    assert host.info()["seats"][1] == {**host.info()["seats"][1], "kind": "open", "name": ""}
    host.post("/leave")
    assert cid.info()["host"] == 2
    cid.post("/seats/0/bot", bot="random")
    cid.post("/leave")
    assert find(server, host.code).json()["error"] == "no-such-code", "nobody is left: the table is closed"


def test_a_removed_guest_is_out_at_once_and_the_seat_is_free(server: ServerProcess) -> None:
    host, bob, _ = people(server, 3)

    async def removed() -> int:
        async with bob.socket() as socket:
            await socket.until("hello")
            host.post("/seats/1/remove")
            return await socket.closed()

    assert asyncio.run(removed()) == 4001
    assert bob.info()["you"] == -2
    assert join(host, "Dora").seat == 1


def test_a_table_says_how_far_its_game_is_even_one_that_sleeps(sqlite_url: str) -> None:
    async def story() -> None:
        async with inside(sqlite_url, idle_after=0) as running:
            guests = await running.people(2)
            async with all_look(guests) as sockets:
                assert (await shown(running, guests[0]))["round"] == 0, "everybody chooses first"
                for socket in sockets:
                    await answer(socket)
            room = await running.tables.room(guests[0].table)
            room.sleep()
            assert (await shown(running, guests[0]))["round"] == 1
            room.sleep()
            stranger = Guest(running.url, guests[0].table)
            assert (await shown(running, stranger))["round"] == 0, "a game isn't read for whoever knows its address"

    async def shown(running: Inside, guest: Guest) -> dict[str, Any]:
        table: dict[str, Any] = (await running.ask("GET", f"/api/tables/{guest.table}", token=guest.token)).json()
        return table

    asyncio.run(story())


@pytest.mark.parametrize("address", ["/tv", "/tv/", "/tv/ABCDEF", "/tv/no-such-table"])
def test_a_shared_screen_gets_a_page_whatever_it_asks_for(server: ServerProcess, address: str) -> None:
    response = get(server, address)
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/html")
