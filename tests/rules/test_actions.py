"""Adding an action: whatever is missing for one is named here, with the file it belongs into."""

from __future__ import annotations

import ast
import inspect
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from keyword import iskeyword
from pathlib import Path
from typing import Any

import pytest
import yaml

from hivernage.bots import seats_at
from hivernage.bots.kinds import BOTS
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.cards.targets import SYMBOLS
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import DIE, SEATS
from hivernage.model.options import MODULES, Options
from hivernage.model.question import Answer, Decision
from hivernage.model.state import State
from hivernage.rules.actions import ACTIONS, Action, Moments, food, list_actions
from hivernage.rules.actions.action import WORDS
from hivernage.rules.actions.attempt import Attempt
from hivernage.rules.actions.menu import Menu
from hivernage.rules.asking import Asking
from hivernage.rules.boxes import game_for
from hivernage.rules.refusal import LANGS, Reason, Refused
from hivernage.rules.rulebook import chapters
from hivernage.rules.rulebook.book import TEXTS
from hivernage.rules.why_not import why_not
from hivernage.table import Table
from hivernage.words.speech import MESSAGES
from tests.how_many import how_many

ROOT = Path(__file__).parents[2]
RULES = [rule_id for chapter in chapters() for rule_id in chapter.rules]
MAKES_REASON = ("Reason", "no", "refused", "unknown")


@cache
def library() -> Library:
    return read_once("base")


# What an action needs


def missing(action: Action) -> Iterator[str]:
    """What is still to be written for an action, and where."""
    yield from missing_rules(action)
    yield from missing_words(action)
    verb = action.verb
    if any(kind.rstrip("?") not in WORDS for kind in action.shape):
        yield f"rules/actions/action.py: WORDS doesn't know all of {action.shape}; lab/probing.py tries such words out"
    games = [
        game_for(Options(players=4)),
        game_for(Options(players=4, box="long-night", modules=MODULES)),
        game_for(Options(players=5, box="warring-colonies")),
    ]
    if not any(verb in verbs for game in games for verbs in game.verbs.values()):
        yield f"rules/actions/__init__.py: no game has the verb {verb!r}; put it into BASE_ACTIONS, or a box"
    if verb not in done_in_scenarios():
        yield f"tests/scenarios/: no scenario does {verb!r}; write one (docs/scenarios.md)"


def missing_rules(action: Action) -> Iterator[str]:
    for rule_id in dict.fromkeys((action.rule, action.off_turn)):
        if rule_id not in RULES:
            yield f"rules/rulebook/: there is no rule {rule_id}; add it to index.yaml, en/ and fr/"
    for rule_id, reason in reasons_in(Path(inspect.getfile(action.refuse))):
        for lang in LANGS:
            if not TEXTS.has(lang, f"{rule_id.replace('.', '-')}.{reason}") and not TEXTS.has(lang, reason):
                yield f"rules/rulebook/{lang}/{rule_id[0]}.ftl: rule {rule_id} has no sentence .{reason}"


def reasons_in(file: Path) -> Iterator[tuple[str, str]]:
    """Rules and reasons that are written out in a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAKES_REASON:
            given = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
            if len(given) == 2:
                yield str(given[0]), str(given[1])


def missing_words(action: Action) -> Iterator[str]:
    for lang in LANGS:
        if not MESSAGES.has(lang, f"row-{action.verb}"):
            yield f"words/messages/{lang}/questions.ftl: write `row-{action.verb} = ...`, its name in the text client"
        if action.verb not in client_labels(lang):
            yield f"web/messages/{lang}/dock.ftl: write `[{action.verb}] ...` below dock-verb, its name in the browser"


@cache
def client_labels(lang: str) -> list[str]:
    text = (ROOT / "web" / "messages" / lang / "dock.ftl").read_text(encoding="utf-8")
    label = text[text.index("dock-verb = ") :]
    return re.findall(r"\[([a-z-]+)\]", label[: label.index("\n}")])


@cache
def done_in_scenarios() -> set[str]:
    """The first words of all that is decided in scenarios."""
    found = set()
    for file in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        for line in yaml.safe_load(file.read_text(encoding="utf-8")).get("play", []):
            found |= {str(answer).split()[0] for seat, answer in line.items() if seat in SEATS}
    return found


@pytest.mark.parametrize("verb", ACTIONS)
def test_nothing_is_missing_for_an_action(verb: str) -> None:
    lacks = list(missing(ACTIONS[verb]))
    assert not lacks, f"to finish the action {verb!r} (see CONTRIBUTING.md):\n" + "\n".join(lacks)


@pytest.mark.parametrize("verb", ACTIONS)
def test_an_action_has_a_file_of_its_own(verb: str) -> None:
    action = ACTIONS[verb]
    assert action.verb == verb
    name = verb.replace("-", "_")
    home = f"hivernage.rules.actions.{'pass_move' if iskeyword(name) else name}"
    assert action.refuse.__module__ == action.do.__module__ == home
    listers = [action.answers, action.survivor_answers, action.card_answers]
    assert [lister.__module__ for lister in listers if lister is not None] == [home]


# A toy of which nothing is written but its rule file

OUT_OF_BREATH = Reason("A3", "out-of-breath", "survivor")


def whistle_answers(menu: Menu) -> None:
    menu.answers += [("whistle", survivor.id) for survivor in menu.group]


def whistle_refusal(attempt: Attempt) -> None:
    attempt.own_survivor()


def whistle(_state: State, _seat: int, _answer: Answer) -> Asking[Moments]:
    yield from ()
    return ()


WHISTLE = Action("whistle", "A7", ("survivor", "tune"), whistle_refusal, whistle, whistle_answers)


def test_what_is_missing_is_named() -> None:
    assert sorted(missing(WHISTLE)) == [
        "rules/actions/__init__.py: no game has the verb 'whistle'; put it into BASE_ACTIONS, or a box",
        "rules/actions/action.py: WORDS doesn't know all of ('survivor', 'tune'); lab/probing.py tries such words out",
        "rules/rulebook/: there is no rule A7; add it to index.yaml, en/ and fr/",
        "rules/rulebook/en/A.ftl: rule A3 has no sentence .out-of-breath",
        "rules/rulebook/fr/A.ftl: rule A3 has no sentence .out-of-breath",
        "tests/scenarios/: no scenario does 'whistle'; write one (docs/scenarios.md)",
        "web/messages/en/dock.ftl: write `[whistle] ...` below dock-verb, its name in the browser",
        "web/messages/fr/dock.ftl: write `[whistle] ...` below dock-verb, its name in the browser",
        "words/messages/en/questions.ftl: write `row-whistle = ...`, its name in the text client",
        "words/messages/fr/questions.ftl: write `row-whistle = ...`, its name in the text client",
    ]


@pytest.fixture
def whistling(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table at which one can whistle."""
    monkeypatch.setitem(ACTIONS, "whistle", WHISTLE)
    table = Table.new(Options(players=3), library(), key_from_seed(5))
    game = table.state.game
    verbs = {"action": (*game.verbs["action"], "whistle")}
    for state in (table.state, table.start, table.base, table.turn_base):
        state.game = game._replace(verbs=verbs)
    while table.questions[0].kind != "action":
        question = table.questions[0]
        table.answer(question.seats[0], table.legal(question, question.seats[0])[0])
    return table


def test_a_game_may_have_a_verb_of_its_own(whistling: Table) -> None:
    state = whistling.state
    name = state.group(state.lane.seat)[0].id
    assert why_not(state, state.lane.seat, ("whistle", name)) is None
    other = next(s.id for s in state.survivors.values() if s.owner != state.lane.seat)
    refusal = why_not(state, state.lane.seat, ("whistle", other))
    assert refusal is not None
    assert refusal.rule == "G1"
    whistling.answer(state.lane.seat, ("whistle", name))
    assert whistling.questions[0].kind == "action"


def test_a_game_may_do_without_a_verb() -> None:
    table = Table.new(Options(players=3), library(), key_from_seed(5))
    while table.questions[0].kind != "action":
        table.answer(table.questions[0].seats[0], table.legal(table.questions[0], table.questions[0].seats[0])[0])
    state, seat = table.state, table.state.lane.seat
    state.game = state.game._replace(verbs={"action": ("end", "move")})
    assert {answer[0] for answer in list_actions(state, seat).answers} == {"end", "move"}
    refusal = why_not(state, seat, ("request", "fuel"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason_id) == ("R7.1", "unknown-action")


@pytest.mark.parametrize("kind", ["survivor", "newcomer", "regular"])
def test_bots_say_that_a_verb_has_no_mark_yet(whistling: Table, kind: str) -> None:
    question, seat = whistling.questions[0], whistling.state.lane.seat
    with pytest.raises(AssertionError, match=r"whistle.* nobody has said"):
        BOTS[kind]("1", library()).choose(seats_at(whistling)[seat], question, whistling.legal(question, seat))


# Listing and refusing say the same


def turns(seeds: range) -> Iterator[State]:
    """Positions of random games in which somebody is asked what to do."""
    for seed in seeds:
        table = Table.new(Options(players=2 + seed % 4), library(), key_from_seed(seed))
        choose = random.Random(seed)
        while not table.over:
            question = next(q for q in table.questions if q.wait != "never")
            seat = question.seats[0]
            if question.kind == "action" and choose.random() < 0.15:
                yield table.state
            table.decide(Decision(question.id, seat, choose.choice(table.legal(question, seat))))


def words_at(state: State, kind: str, choose: random.Random) -> list[str]:
    """What may stand at a place of an action, and what may not."""
    held = [card.key for survivor in state.survivors.values() for card in survivor.cards]
    hands = [key for player in state.players for key in player.hand]
    cards = [*dict.fromkeys([*held, *hands]), "lighter@gas-station"]
    people = [*state.survivors, *(lost.name for lost in state.lost[:2]), "loretta-clay", "nobody"]
    pools: dict[str, list[str]] = {
        "survivor": people,
        "holder": [*people, "table"],
        "target": ["zombie", "helpless", *people],
        "place": [*state.places, "cellar"],
        "power": [*people, *(f"{key.partition('@')[0]}.{n}" for key in held for n in (1, 2))],
        "hand": cards,
        "held": cards,
        "die": list(DIE[1:]),
        "symbol": [*SYMBOLS, "gold"],
        "player": list(SEATS[:6]),
        "mission": [*state.library.missions, *(state.wolf.missions if state.wolf else ()), "no-mission"],
    }
    pool = pools[kind.rstrip("?")]
    return choose.sample(pool, min(len(pool), 4))


def probes(state: State, choose: random.Random) -> Iterator[Answer]:
    """Every action with all combinations of some words of each kind; without the last ones too."""
    for verb, action in ACTIONS.items():
        pools = [words_at(state, kind, choose) for kind in action.shape]
        for n in range(len(pools) + 1):
            yield from ((verb, *words) for words in product(*pools[:n]))


def reason_against(state: State, words: Answer) -> Any:
    """What an action's own check says, without looking into the menu."""
    try:
        ACTIONS[words[0]].refuse(Attempt(Menu(state, state.lane.seat), words))
    except Refused as refused:
        return refused.refusal
    return None


def check_agreement(state: State, choose: random.Random) -> None:
    listed = list_actions(state, state.lane.seat).answers
    starts = {answer[:n] for answer in listed for n in range(len(answer) + 1)}
    verbs = {verb for step in state.game.verbs.values() for verb in step}
    for answer in {*listed, *(probe for probe in probes(state, choose) if probe[:1] == () or probe[0] in verbs)}:
        found = why_not(state, state.lane.seat, answer)
        assert (found is None) == (answer in starts), (answer, found)
        if answer in listed or len(answer) > len(ACTIONS[answer[0]].shape):
            assert (reason_against(state, answer) is None) == (answer in listed), (answer, found)
        assert found is None or found.reason_id != "impossible", answer


def test_what_is_listed_is_what_nothing_speaks_against(request: pytest.FixtureRequest) -> None:
    compare_menus(how_many(request, quick=3, thorough=8, long=8))


def compare_menus(games: int) -> None:
    choose = random.Random(3)
    for state in turns(range(games)):
        check_agreement(state, choose)


def test_a_check_that_only_the_menu_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real, menus = food.against, iter([True, False] * 10_000)
    monkeypatch.setattr(food, "against", lambda menu: None if next(menus) else real(menu))
    with pytest.raises(AssertionError):
        compare_menus(8)
