"""A bot knows what its seat may know: deal everything else anew, and it says and answers the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from hivernage.bots import Bot, Seat, TableSeat, ask
from hivernage.bots.kinds import BOTS, SLOW
from hivernage.bots.playing_out import play_out
from hivernage.bots.simple.random import RandomBot
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.knowledge import Knowledge, knowledge
from hivernage.lab.simulate import new_table
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.model.talk import Talk
from hivernage.redeal import redeal
from hivernage.table import Table, fingerprint
from tests.laws.games import new_table as new_game
from tests.laws.games import play
from tests.laws.laws import rename
from tests.laws.worlds import with_other_secrets

GAMES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "objective": "we-need-more-samples"},
    {"players": 5, "objective": "too-many-mouths", "betrayer": True},
    {"players": 3, "objective": "winter-has-come", "cooperative": True},
    {"players": 4, "objective": "kill-them", "elimination": True},
    {"players": 3, "objective": "random", "adult": True, "hard": True},
]
COMPANY = ("litigious", "curious")  # they make votes, exile and rare questions happen
SHORT_LIVED = ("random", "casual")  # their games end before a guard has anything to report
LOOKS = 12  # how often a game is looked at, more or less
QUESTIONS = 150  # that a bot is asked in a game, more or less

BRIEF = 6  # the thinking budget of whoever has one while it is looked at; otherwise it answers at once

Maker = Callable[[str, Library], Bot]


class Dishonest(AssertionError):
    """A bot answered otherwise where only things that it can't know are otherwise."""


@cache
def library() -> Library:
    return read_once("base")


# Worlds that a seat can't tell from the true one


class Twin(Table):
    """A redealt table from which its seat can imagine worlds as from the true one.

    Running rules can't be copied, and of the true game nothing is left to repeat: so its twin is dealt once more.
    """

    deal: Callable[[], Table]
    true: Table

    def fork(self) -> Table:
        return self.deal()

    def silences(self) -> list[set[str]]:
        return self.true.silences()  # open to all: which cards would have fired at what everybody saw


def twin_of(table: Table, seat: int, luck: float) -> Table:
    """Where a position can be laid down anew, hidden cards are exchanged here; in the middle of a rule it is redealt.

    What imagines worlds must not make the twins that it is judged by.
    """
    mind = knowledge(table, seat)
    if table.fresh:
        exchanged, _ = with_other_secrets(table, mind, Random(luck))
        exchanged.start = _backs(table.start)
        return exchanged
    return _redealt(table, seat, luck, mind)


def _redealt(table: Table, seat: int, luck: float, mind: Knowledge) -> Twin:

    def deal() -> Table:
        world = redeal(table, seat, Random(luck), mind)
        world.start = _backs(table.start)
        return world

    twin = deal()
    twin.__class__ = Twin
    assert isinstance(twin, Twin)
    twin.deal, twin.true = deal, table
    return twin


def _backs(start: State) -> State:
    """How a game began, without a single face: the sizes of decks are public."""
    state = start.copy()
    state.decks["crisis"] = ["?"] * len(start.decks["crisis"])
    state.decks["crossroads"] = ["?"] * len(start.decks["crossroads"])
    for place in state.places.values():
        place.deck = ["?"] * len(place.deck)
    return state


# Bots that are watched


class Witness:
    """Sits in front of a bot, and now and then asks copies of it the same in another world."""

    def __init__(self, make: Maker, seed: str, looks: float = LOOKS) -> None:
        self.make = lambda: make(seed, library())
        self.bot = _thinking(self.make(), 0)
        self.rng = Random(seed)
        self.share = looks / QUESTIONS
        self.looked_at: Counter[str] = Counter()

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        rare = not self.looked_at[question.kind]
        if rare or self.rng.random() < self.share:
            assert isinstance(seat, TableSeat)
            self.compare(seat, question)
        return self.bot.choose(seat, question, answers)

    def compare(self, seat: TableSeat, question: Question) -> None:
        self.looked_at[question.kind] += 1
        self.looked_at["after secret answers"] += any(task.got for task in seat.table.tasks)
        here = _answer(self.copy(), seat.table, seat, question)
        twin = twin_of(seat.table, seat.number, self.rng.random())
        if _answer(self.copy(), twin, seat, question) != here:
            raise Dishonest(f"another answer in another world: {question.kind}, {here}")
        if _answer(self.forgetful(), twin, seat, question) != here:
            raise Dishonest(f"another answer when the story is read again: {question.kind}, {here}")

    def copy(self) -> Bot:
        """The same memory and the same luck."""
        return _thinking(deepcopy(self.bot, {id(library()): library()}), BRIEF)

    def forgetful(self) -> Bot:
        """The same luck, but what it remembers it has to find again in the story."""
        fresh, kept = self.make(), self.copy()
        for mine, its in zip(_dice_of(fresh), _dice_of(kept), strict=True):
            mine.setstate(its.getstate())
        return _thinking(fresh, BRIEF)


def _dice_of(part: object) -> list[Random]:
    """The dice of a bot, wherever it keeps them."""
    if isinstance(part, Random):
        return [part]
    is_of_a_bot = type(part).__module__.startswith(("hivernage.bots.", __name__))
    inner = getattr(part, "__dict__", {}).values() if is_of_a_bot else ()
    return [dice for each in inner for dice in _dice_of(each)]


def _thinking(bot: Bot, budget: int) -> Bot:
    """A bot as it is, but if it has a thinking budget, with this one."""
    if hasattr(bot, "budget"):
        bot.budget = budget
    return bot


def _answer(bot: Bot, table: Table, seat: TableSeat, question: Question) -> tuple[Answer, list[Talk]]:
    """What a bot answers at a table, and what it says: at once, or when all have answered."""
    said = list(seat.talk())
    before = len(said)
    own = TableSeat(table, seat.number, said)
    answer = ask(bot, own, question)
    return answer, [*(remark.talk for remark in said[before:]), *own.held]


def watch(make: Maker, game: dict[str, Any], seed: int, looks: float = LOOKS) -> Counter[str]:
    """Play a game of which every other seat is watched; gives the kinds of questions that were looked at."""
    table = new_table(Options(**game), library(), 17, seed)
    bots: list[Bot] = []
    for seat in range(game["players"]):
        name = f"{seed}/{seat}"
        watched = (seat + seed) % 2 == 0
        bots.append(Witness(make, name, looks) if watched else BOTS[COMPANY[seat % 2]](name, library()))
    play_out(table, bots)
    return sum((bot.looked_at for bot in bots if isinstance(bot, Witness)), Counter())


# The law


@pytest.mark.parametrize("kind", sorted(BOTS))
def test_an_answer_depends_on_nothing_hidden(kind: str):
    """In one game each, another one for the next kind; the long tests play them all."""
    game = GAMES[1] if kind in SLOW else GAMES[sorted(BOTS).index(kind) % len(GAMES)]
    assert watch(BOTS[kind], game, 1, LOOKS / 3 if kind in SLOW else LOOKS).total() > 3


@pytest.mark.long
@pytest.mark.parametrize("kind", sorted(BOTS))
def test_an_answer_depends_on_nothing_hidden_in_any_game(kind: str):
    looked_at: Counter[str] = Counter()
    for seed in range(1 if kind in SLOW else 6):
        for game in GAMES:
            looked_at += watch(BOTS[kind], game, seed)
    wanted = ["group", "action", "search", "vote", "crossroads", "give", "after secret answers"]
    if kind not in (*SHORT_LIVED, *SLOW):
        wanted.append("guard")
    assert not [question for question in wanted if not looked_at[question]]


# That the law can be broken, and what it lets pass


class Dreamer(RandomBot):
    """Answers by every card of a world that it imagines."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        dream = fingerprint(seat.imagine(self._random).state)
        return answers[int(dream, 16) % len(answers)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.get("objective", "plain"))
def test_imagined_worlds_depend_on_nothing_hidden(game: dict[str, Any]):
    assert watch(lambda seed, _: Dreamer(seed), game, 2).total() > 3


def test_which_cards_stayed_silent_is_open_to_all():
    """What a twin takes over from the true table: the same in every world in which everybody is told the same."""
    table, rng, compared = new_game(3), Random(3), 0
    for _, decisions in play(table, rng):
        twin, world = table.fork(), redeal(table, SPECTATOR, rng)
        renamed = rename(table.state, world.state, SPECTATOR, decisions[0])
        if len(decisions) > 1 or renamed is None or not _is_possible(world, renamed):
            continue
        world.state.key = table.state.key
        twin.state.audit, world.state.audit = [], []
        if twin.decide(decisions[0]) == world.decide(renamed):
            assert twin.state.audit == world.state.audit
            compared += bool(twin.state.audit)
    assert compared > 20


def _is_possible(table: Table, decision: Decision) -> bool:
    asked = [question for question in table.questions if question.id == decision.question]
    return bool(asked) and decision.answer in table.legal(asked[0], decision.seat)


class Peeker(RandomBot):
    """Plays by chance, unless it likes what it sees where it shouldn't look."""

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        assert isinstance(seat, TableSeat)
        if self.secret(seat.table.state, seat.number) < "m":
            return answers[0]
        return super().choose(seat, question, answers)

    def secret(self, state: State, seat: int) -> str:
        raise NotImplementedError


class HandPeeker(Peeker):
    def secret(self, state: State, seat: int) -> str:
        hand = state.players[seat - 1].hand
        return max(hand, default="")


class DeckPeeker(Peeker):
    def secret(self, state: State, seat: int) -> str:
        return max(state.places["school"].deck[-1:], default="")


class ObjectivePeeker(Peeker):
    def secret(self, state: State, seat: int) -> str:
        return state.players[seat - 1].objective


class Elephant(RandomBot):
    """Honest, but it answers by how often it was asked, which the story doesn't tell."""

    asked = 0

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        self.asked += 1
        return answers[self.asked % len(answers)]


@pytest.mark.parametrize("cheat", [HandPeeker, DeckPeeker, ObjectivePeeker, Elephant])
def test_whoever_looks_where_it_may_not_is_caught(cheat: type[RandomBot]):
    with pytest.raises(Dishonest):
        _watch_games(lambda seed, _: cheat(seed))


def _watch_games(make: Maker) -> None:
    """In a single game a cheat may be lucky."""
    for seed in range(3):
        watch(make, GAMES[0], seed, looks=QUESTIONS)
