"""One game of the arena: who sits where, what they play, and how it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from traceback import extract_tb
from typing import Final

import msgspec

from hivernage.bots import Bot, Seat
from hivernage.bots.entrants import make
from hivernage.bots.playing_out import Listener, play_out
from hivernage.cards.library import Library
from hivernage.lab.simulate import box_name, new_table
from hivernage.model.events import Built, Event, Pillaged, SpecialZombieCame
from hivernage.model.ids import seat_of
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, Question
from hivernage.rules.conditions import is_betrayer
from hivernage.table import Table

PATIENCE: Final = 5_000
"""So many questions are more than ten times those of the longest games: nobody is getting anywhere."""

STALLED: Final = "stalled"
"""The ending of a game that has none."""


USUAL_GAME: Final = Options(players=4)
"""The base box without variants."""


OF_MODULES: Final = (Built, SpecialZombieCame, Pillaged)
"""What shows how much a module mattered: what was built, who got out, what was lost to bandits."""


class BotFailed(Exception):
    """A bot raised an error, or gave an answer that wasn't offered; says which, in which game, asked what."""


class Stalled(Exception):
    """A game took more questions than anybody has patience for."""


class Sitting(msgspec.Struct, frozen=True):
    """A game to be played. The same deal is the same shuffle, whoever plays. `game`: what else was agreed on."""

    bots: tuple[str, ...]  # seat by seat
    objective: str
    hard: bool
    seed: int
    deal: int
    timed: bool = False
    game: Options = USUAL_GAME

    def options(self) -> Options:
        own = {"players": len(self.bots), "objective": self.objective, "hard": self.hard}
        return msgspec.structs.replace(self.game, **own)

    def __str__(self) -> str:
        side = "hard" if self.hard else "normal"
        what = f"box {box_name(self.game)}; {self.objective}, {side}; {', '.join(self.bots)}"
        return f"game {self.deal} of seed {self.seed} ({what})"


class Played(msgspec.Struct, frozen=True):
    """How a game went. Numbers are seats."""

    sitting: Sitting
    ending: str
    complete: bool
    rounds: int
    questions: int
    winners: tuple[int, ...]
    betrayers: tuple[int, ...]
    exiled: tuple[int, ...]
    calls: tuple[tuple[int, int], ...]  # who called for an exile vote by choice, and against whom
    seconds: tuple[tuple[float, ...], ...] = ()  # for each decision of each seat, where it was timed
    met: dict[str, int] = {}  # what the modules brought, by kind of event


class Count:
    """The questions that a table was asked."""

    def __init__(self, patience: int) -> None:
        self.asked = 0
        self.patience = patience

    def one(self) -> None:
        self.asked += 1
        if self.asked > self.patience:
            raise Stalled


class Watched:
    """A bot and somebody beside it with a stopwatch, who sees whether it gets anywhere and keeps to the rules."""

    def __init__(self, bot: Bot, name: str, sitting: Sitting, count: Count) -> None:
        self.bot = bot
        self.name = name
        self.sitting = sitting
        self.count = count
        self.seconds: list[float] = []

    def choose(self, seat: Seat, question: Question, answers: Sequence[Answer]) -> Answer:
        self.count.one()
        start = perf_counter()
        try:
            answer = self.bot.choose(seat, question, answers)
        except Exception as error:
            last = extract_tb(error.__traceback__)[-1]
            where = f"({last.filename}, line {last.lineno})"
            raise BotFailed(self._report(seat, question, f"raised {error!r} {where}")) from error
        self.seconds.append(perf_counter() - start)
        if answer not in answers:
            raise BotFailed(self._report(seat, question, f"answered {answer!r}, which wasn't offered"))
        return answer

    def _report(self, seat: Seat, question: Question, what: str) -> str:
        return f"{self.name} on seat {seat.number} {what}, asked '{question.kind}' in {self.sitting}"


def play(library: Library, sitting: Sitting, patience: int = PATIENCE) -> Played:
    """Play the game to its end, or until patience is out."""
    return play_and_listen(library, sitting, None, patience)[1]


def play_and_listen(
    library: Library, sitting: Sitting, listen: Listener | None, patience: int = PATIENCE
) -> tuple[Table, Played]:
    """The same for somebody who wants to hear the decisions and see the table afterwards."""
    table = new_table(sitting.options(), library, sitting.seed, sitting.deal)
    count = Count(patience)
    bots = [
        Watched(make(name, f"{sitting.seed}/{sitting.deal}/{seat}", table.state.library), name, sitting, count)
        for seat, name in enumerate(sitting.bots)
    ]
    calls: list[tuple[int, int]] = []

    def hear(table: Table, question: Question, decision: Decision) -> None:
        # Cards call for such votes too, and the events are alike: only a decision tells whose idea it was
        if question.kind == "action" and decision.answer[0] == "exile":
            calls.append((decision.seat, seat_of(decision.answer[1])))
        if listen is not None:
            listen(table, question, decision)

    with suppress(Stalled):
        play_out(table, [*bots], hear)
    return table, _played(table, sitting, count.asked, calls, bots)


def _played(
    table: Table, sitting: Sitting, questions: int, calls: list[tuple[int, int]], bots: list[Watched]
) -> Played:
    state = table.state
    return Played(
        sitting,
        ending=state.ending if table.over else STALLED,
        complete=state.complete,
        rounds=state.round,
        questions=questions,
        winners=tuple(state.winners),
        betrayers=tuple(player.seat for player in state.players if is_betrayer(state, player.objective)),
        exiled=tuple(player.seat for player in state.players if player.exiled),
        calls=tuple(calls),
        seconds=tuple(tuple(bot.seconds) for bot in bots) if sitting.timed else (),
        met=dict(
            Counter(event.kind for event in table.history if isinstance(event, OF_MODULES) and not _is_waste(event))
        ),
    )


def _is_waste(event: Event) -> bool:
    """Cards that something spoils aren't lost to bandits."""
    return isinstance(event, Pillaged) and event.to == "waste"
