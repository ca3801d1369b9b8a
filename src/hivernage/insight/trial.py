"""Rules tried out on the table without its secrets: what comes out is the same whatever is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import SupportsIndex

import msgspec

from hivernage.cards.conditions import (
    Alive,
    All,
    AloneTogether,
    AtLeast,
    AtMost,
    BetrayersExiled,
    ChapterDone,
    Complete,
    Condition,
    ConditionBase,
    Either,
    Exists,
    FirstPlayer,
    Fought,
    HasDone,
    HasMoved,
    InDeck,
    IsBuilt,
    LastRound,
    Leads,
    MoreThan,
    Not,
    OfEachColony,
    SearchedSince,
)
from hivernage.cards.effects import (
    AddGoal,
    Advance,
    ArmBarricades,
    Attach,
    Bandits,
    Barricade,
    Cancel,
    Choose,
    Clear,
    Contest,
    Creature,
    Dice,
    Dig,
    Discard,
    Draw,
    DrawMission,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    EffectBase,
    Elect,
    EndGame,
    ExileVote,
    Expose,
    Fetch,
    FreeAttack,
    FreeSearch,
    Gain,
    GiveSideEffect,
    HandOver,
    Heal,
    If,
    Kill,
    KillZombies,
    Lasting,
    Later,
    Look,
    Loot,
    Lose,
    Lure,
    May,
    Noise,
    OnePlayer,
    Open,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    PlaceAt,
    Plunder,
    Purge,
    Recruit,
    Release,
    Remove,
    Retrieve,
    Roll,
    SendHome,
    ShareWounds,
    Shift,
    ShiftExperiment,
    SkipCrisis,
    Special,
    Steal,
    Swap,
    Temper,
    Together,
    Transfer,
    Unequip,
    Vote,
    Wear,
    Wound,
    Zombies,
)
from hivernage.cards.targets import Count
from hivernage.model.question import GameOver, Question
from hivernage.model.state import State
from hivernage.rules.asking import Answers, Rule
from hivernage.rules.effects.interpret import run, steps
from hivernage.rules.scope import Scope

HIDDEN = "?"
OPEN_WORDS = (
    *(AddGoal, Bandits, Clear, Each, EachColony, EachPlace, EndGame, Gain, If, Kill),
    *(Lasting, Lose, Noise, Open, Temper, Wound, Zombies),
)
"""Effects that need no chance, no hidden card and hardly ever a choice."""
HAND_WORDS = (Discard, EachPlayer, HandOver, Look, Steal)
"""Effects on hands alone: nothing that is foreseen depends on them."""
CLOSED_WORDS = (
    *(
        Choose,
        Elect,
        ExileVote,
        Loot,
        May,
        OnePlayer,
        Pick,
        PickColony,
        PickPlace,
        PickPlayer,
        ShareWounds,
        Together,
        Vote,
    ),  # somebody chooses
    *(Contest, Creature, Dice, Expose, FreeAttack, FreeSearch, Release, Roll),  # dice
    *(
        Dig,
        Draw,
        DrawMission,
        Fetch,
        Plunder,
        Purge,
        Recruit,
        Retrieve,
        ShiftExperiment,
        SkipCrisis,
        Swap,
    ),  # hidden cards
    *(Advance, ArmBarricades, Attach, Barricade, Cancel, GiveSideEffect, Heal, KillZombies, Later, Lure, PlaceAt),
    *(Remove, SendHome, Shift, Special, Transfer, Unequip, Wear),
)
"""Effects that take a choice, a die or a hidden card, if only where nobody would think of it."""
SECRET_COUNTS = ("hand", "result", "experiments")  # of a deck, which a trial goes without
OPEN_COUNTS = (
    *("morale", "food", "starvation", "helpless", "unruly", "waste", "stored", "tokens", "built", "loot"),
    *("zombies", "special-zombies", "barricades", "traps", "bandits", "empty-decks", "players", "unused-dice"),
    *("survivors", "equipped", "wounds", "despair", "lost", "graveyard", "side-effects", "room"),
    *("row", "advancement", "contained", "code-dice", "code-run"),
    *("bullets", "combats-won", "controlled", "doors-held", "missions"),
)
SECRET_CONDITIONS = (BetrayersExiled, InDeck)
OPEN_CONDITIONS = (
    *(
        Alive,
        All,
        AloneTogether,
        AtLeast,
        AtMost,
        ChapterDone,
        Complete,
        Either,
        Exists,
        FirstPlayer,
        Fought,
        HasDone,
        HasMoved,
        IsBuilt,
        LastRound,
        Leads,
        MoreThan,
        Not,
        OfEachColony,
        SearchedSince,
    ),
)


def without_secrets(state: State) -> State:
    """A copy with every hidden card taken out, without any chance; shuffles do nothing."""
    twin = state.copy()
    twin.key, twin.forced = b"", []
    twin.decks = {name: [] for name in twin.decks}
    twin.box, twin.removed = [], [gone for gone in twin.removed if gone.face_up]
    for turn in twin.turns:
        turn.searching, turn.pledges, turn.crossroads = [], [], ""
    for player in twin.players:
        player.hand, player.locked, player.worn = [], [], []
        player.objective = player.exiled_objective = ""
    for place in twin.places.values():
        place.deck = [HIDDEN] * len(place.deck)
    twin.crisis_pile = []
    return twin


class Unknown(list[int]):
    """Chance that nobody knows yet: every die shows 1, and somebody is told that it was needed."""

    def __init__(self, needed: Callable[[], None]) -> None:
        self._needed = needed

    def __bool__(self) -> bool:
        return True

    def pop(self, _index: SupportsIndex = -1, /) -> int:
        self._needed()
        return 1


class Trial:
    """A table without secrets on which rules run to their end.

    `guessed`: something had to be left out, rolled or chosen, besides `ties`: whom the first player could pick instead
    of somebody.
    """

    def __init__(self, state: State) -> None:
        self.state = without_secrets(state)
        self.ending = ""
        self.guessed = False
        self.ties: dict[str, list[str]] = {}
        self.state.forced = Unknown(self.guess)

    @property
    def certain(self) -> bool:
        """Whether nothing had to be left out or chosen."""
        return not self.guessed and not self.ties

    def guess(self) -> None:
        """From here on not everything is sure to come like this."""
        self.guessed = True

    def do(self, rule: Callable[[State], None]) -> None:
        """A rule that asks nothing."""
        if not self.ending:
            try:
                rule(self.state)
            except GameOver as end:
                self.ending = end.reason

    def run(self, rule: Callable[[State], Rule]) -> None:
        """A rule that may ask: the first answer is given."""
        self.do(lambda state: self._drive(rule(state)))

    def run_open(self, effect: Effect, scope: Scope) -> None:
        """As much of an effect as can be foreseen."""
        for step in steps(effect):
            if is_open(step):
                self.run(lambda state, step=step: _effect(state, step, scope))  # type: ignore[misc]
            elif not _is_about_hands(step):
                self.guess()

    def _drive(self, rule: Rule) -> None:
        try:
            question = next(rule)
            while True:
                question = rule.send(self._answer(question))
        except StopIteration:
            return

    def _answer(self, question: Question) -> Answers:
        assert question.options, f"'{question.kind}' can't be foreseen"
        if question.args == ("lowest",):
            names = [answer[1] for answer in question.options]
            self.ties[names[0]] = names[1:]
        elif question.kind != "leader":
            self.guess()
        return dict.fromkeys(question.seats, question.options[0])


def _effect(state: State, effect: Effect, scope: Scope) -> Rule:
    yield from run(state, effect, scope)


def is_open(tree: object) -> bool:
    """Whether an effect or a condition can be worked out by what lies open."""
    return not any(_is_secret(word) for word in _words(tree))


def is_known(condition: Condition) -> bool:
    """Whether a seat can work out a condition on itself: it knows its hand, and how many cards others hold."""
    return not any(_is_secret_to_oneself(word) for word in _words(condition))


def speaks_of(tree: object, kind: type[msgspec.Struct]) -> bool:
    """Whether a word of some kind is in an effect or a condition."""
    return any(isinstance(word, kind) for word in _words(tree))


def _is_secret_to_oneself(word: msgspec.Struct) -> bool:
    if isinstance(word, MoreThan):
        return word.of.of == "hand" and word.of.symbol is not None
    if isinstance(word, Count) and word.of == "hand":
        return word.whose != "you"
    return _is_secret(word)


def _is_secret(word: msgspec.Struct) -> bool:
    match word:
        case Count() if word.of in OPEN_COUNTS + SECRET_COUNTS:
            return word.of in SECRET_COUNTS
        case _ if isinstance(word, OPEN_WORDS):
            return getattr(word, "at", "") == "random"
        case _ if isinstance(word, (*HAND_WORDS, *CLOSED_WORDS, *SECRET_CONDITIONS)):
            return True
        case EffectBase() | ConditionBase() | Count() if not isinstance(word, OPEN_CONDITIONS):
            raise AssertionError(f"whether {word} lies open, nobody has said")
        case _:
            return False


def _is_about_hands(tree: object) -> bool:
    return all(isinstance(word, HAND_WORDS) for word in _words(tree) if isinstance(word, EffectBase))


def _words(tree: object) -> Iterator[msgspec.Struct]:
    """Every word of a tree; what a lasting power will do isn't done yet."""
    if isinstance(tree, msgspec.Struct):
        yield tree
        if not isinstance(tree, Lasting):
            for name in tree.__struct_fields__:
                yield from _words(getattr(tree, name))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from _words(part)
