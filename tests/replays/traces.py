"""Traces of play: what is asked, allowed and told at every decision of many games by lot, as a chain of digests.

`python -m tests.replays.traces` records them anew, `python -m tests.replays.traces NAME` one of them, and leaves the
others as they are. `python -m tests.replays.traces NAME FIRST LAST` prints what happens at some decisions of one game:
the same of two versions, side by side, shows where they part.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from hivernage.cards.contents import from_bytes, load_contents
from hivernage.cards.library import Library
from hivernage.model.chance import key_from_seed
from hivernage.model.events import Event
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question, key
from hivernage.table import Table

FILE = Path(__file__).parent / "same_play" / "traces.json"
CARDS = Path(__file__).parents[1] / "table" / "old_saves" / "cards.bin"
SEEDS = (*range(200), 247, 330, 509, 637, 700, 977, 1257, 1359, 1478)  # the later ones reach what is rare
LONGEST = 400  # decisions
EVERY = 25  # decisions between two digests that are kept
DIGITS = 16  # of a digest that are kept
REPORTS = 0.05  # how often somebody answers though nobody waits for it

OBJECTIVES = (
    "we-need-more-samples",
    "eight-weeks-of-darkness",
    "kill-them",
    "home-sweet-home",
    "raiding-party",
    "too-many-mouths",
    "find-a-cure",
    "leave-it-all-behind",
    "stockpile",
    "winter-has-come",
)
VARIANTS: tuple[tuple[str, ...], ...] = (
    (),
    ("hard",),
    ("betrayer",),
    ("cooperative",),
    ("elimination", "adult"),
    ("hard", "betrayer", "elimination"),
    ("adult",),
)
TASTES: dict[str, dict[str, float]] = {
    "wild": {},  # most of these end soon, by exile
    "busy": {"end": 0.2, "exile": 0.01, "request": 0.1, "add": 0.4, "move": 0.3, "search": 4, "play": 4, "use": 8},
    "careful": {
        "end": 0.2,
        "exile": 0.01,
        "request": 0.03,
        "move": 0.1,
        "attack": 6,
        "search": 6,
        "play": 6,
        "clean": 6,
    },
}
"""How much more an answer is liked, by its first word: without likes, many rules are seldom reached."""

Facts = dict[str, Any]
Told = tuple[str, Facts, dict[int, Facts], bool]
Asked = list[tuple[Question, int, list[Answer]]]


class Game(NamedTuple):
    """How a game is begun and played."""

    name: str
    seed: int
    options: Options
    taste: str


class Step(NamedTuple):
    """One decision: for whom the game waited, what it asked, what was answered, and what was told of it."""

    awaited: tuple[int, ...]
    asked: Asked
    decision: Decision
    told: list[Told]


class Names(msgspec.Struct):
    """What the facts of a kind of event are called: those for everybody, and those for some seats."""

    facts: list[str] = []
    private: list[str] = []


class Trace(msgspec.Struct):
    """How many decisions a game took, and the digest after every few of them and after the last."""

    decisions: int
    digests: list[str]


class Traces(msgspec.Struct):
    """All traces. Facts of other names aren't compared: a later version may tell more of an event."""

    names: dict[str, Names]
    games: dict[str, Trace]


# Playing


def games() -> Iterator[Game]:
    """All games that have a trace."""
    for seed in SEEDS:
        players, objective, taste = 2 + seed % 4, OBJECTIVES[seed % 10], list(TASTES)[seed % 3]
        variants = VARIANTS[seed % 7]
        options = Options(players=players, objective=objective, **dict.fromkeys(variants, True))  # type: ignore[arg-type]
        yield Game("-".join([str(seed), objective, str(players), *variants, taste]), seed, options, taste)


def cards_then() -> Library:
    """The cards that the traces were recorded with, whatever cards have become since."""
    return load_contents(from_bytes(CARDS.read_bytes()))


def steps(game: Game, library: Library) -> Iterator[Step]:
    """Play a game by lot, as far as its trace goes."""
    table = Table.new(game.options, library, key_from_seed(game.seed))
    return steps_from(table, Random(game.seed), LONGEST, TASTES[game.taste])


def steps_from(table: Table, rng: Random, most: int, likes: dict[str, float] = TASTES["careful"]) -> Iterator[Step]:
    """Play on by lot, so many decisions at the most."""
    for _ in range(most):
        awaited = table.awaited
        if not awaited:
            return
        asked = [(q, seat, sorted(table.legal(q, seat))) for q in _by_number(table.questions) for seat in q.seats]
        decision = _by_lot(asked, rng, likes)
        yield Step(awaited, asked, decision, [told(event) for event in table.decide(decision)])


def told(event: Event) -> Told:
    """All there is to an event. The only place here that knows how events are made."""
    return event.kind, event.facts, event.private, event.reveal


def _by_number(questions: list[Question]) -> list[Question]:
    return sorted(questions, key=lambda question: question.id)


def _by_lot(asked: Asked, rng: Random, likes: dict[str, float]) -> Decision:
    awaited = [one for one in asked if one[0].wait != "never"]
    others = [one for one in asked if one[0].wait == "never" and one[2]]
    among = others if others and rng.random() < REPORTS else awaited
    question, seat, answers = rng.choices(among)[0]
    return Decision(question.id, seat, rng.choices(answers, [likes.get(answer[0], 1) for answer in answers])[0])


# Comparing


def names_in(played: Iterable[Step]) -> dict[str, Names]:
    """The names of all facts, by the kind of event."""
    found: dict[str, Names] = {}
    for step in played:
        for kind, facts, private, _ in step.told:
            names = found.setdefault(kind, Names())
            names.facts = sorted({*names.facts, *facts})
            names.private = sorted({*names.private, *(name for more in private.values() for name in more)})
    return found


def trace(played: Iterable[Step], names: dict[str, Names]) -> Trace:
    """The digests of a game; each depends on all that went before."""
    chain, digests, number = b"", [], 0
    for number, step in enumerate(played, 1):
        chain = sha256(chain + msgspec.json.encode(plain(step, names), order="deterministic")).digest()
        if number % EVERY == 0:
            digests.append(chain.hex()[:DIGITS])
    if number % EVERY:
        digests.append(chain.hex()[:DIGITS])
    return Trace(number, digests)


def plain(step: Step, names: dict[str, Names]) -> list[Any]:
    """All of a step that is compared."""
    asked = [[q.id, q.kind, q.args, q.seats, q.wait, seat, answers] for q, seat, answers in step.asked]
    return [step.awaited, asked, step.decision, [_known(one, names.get(one[0], Names())) for one in step.told]]


def _known(one: Told, names: Names) -> list[Any]:
    kind, facts, private, reveal = one
    more = {str(seat): _only(facts, names.private) for seat, facts in private.items()}
    return [kind, _only(facts, names.facts), {seat: facts for seat, facts in more.items() if facts}, reveal]


def _only(facts: Facts, names: list[str]) -> Facts:
    return {name: facts[name] for name in names if name in facts}


def first_difference(before: Trace, now: Trace) -> str:
    """Where a game parts from its trace, in words; empty if it doesn't."""
    for number, (one, other) in enumerate(zip(before.digests, now.digests, strict=False)):
        if one != other:
            return f"between decisions {number * EVERY + 1} and {min((number + 1) * EVERY, before.decisions)}"
    if before.decisions != now.decisions:
        return f"after decision {min(before.decisions, now.decisions)}"
    return ""


# Recording


def read() -> Traces:
    """The traces that were recorded."""
    return msgspec.json.decode(FILE.read_bytes(), type=Traces)


def record() -> None:
    library = cards_then()
    played = {game.name: list(steps(game, library)) for game in games()}
    names = names_in(step for game in played.values() for step in game)
    write(Traces(names, {name: trace(game, names) for name, game in played.items()}))


def record_one(name: str) -> None:
    traces, game = read(), next(game for game in games() if game.name == name)
    traces.games[name] = trace(steps(game, cards_then()), traces.names)
    write(traces)


def write(traces: Traces) -> None:
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(traces, order="deterministic"), indent=1) + b"\n")


def tell(name: str, first: int, last: int) -> None:
    """Print some steps of a game."""
    game, names = next(game for game in games() if game.name == name), read().names
    for number, step in islice(enumerate(steps(game, cards_then()), 1), first - 1, last):
        print(f"{number}: the game waits for {step.awaited}")
        for question, seat, answers in step.asked:
            print(f"  {question.id} {question.kind} {question.args} {question.seats} {question.wait}, seat {seat}:")
            print("    " + ", ".join(key(answer) for answer in answers))
        print(f"  seat {step.decision.seat} answers {step.decision.question}: {key(step.decision.answer)}")
        for one in step.told:
            print("  -", *_known(one, names.get(one[0], Names())))


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            record()
        case [wanted]:
            record_one(wanted)
        case [wanted, begin, end]:
            tell(wanted, int(begin), int(end))
        case _:
            raise SystemExit(__doc__)
