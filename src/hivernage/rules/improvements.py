"""The row of improvements: advancement tokens, building, and losing what was built (chapter U).

Without the module there is no row, and nothing here has anything to do.
"""

from __future__ import annotations

from hivernage.model.events import Advanced, AdvancementLost, Built, CardLeft, ImprovementLost, ImprovementTurnedUp
from hivernage.model.parts import Held, Project
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, pick_live
from hivernage.rules.colony import leave_game
from hivernage.rules.losses import check_deaths

ROW = 4
"""Improvements that lie open (U1)."""
DECK = "improvement"


def fill_row(state: State) -> None:
    """Up to four lie open; without a deck the row gets shorter (U1, U2.3)."""
    deck = state.decks.get(DECK, [])
    while deck and len(state.row) < ROW:
        key = deck.pop()
        state.row.append(Project(key))
        state.tell(ImprovementTurnedUp(card=key))


def advance(state: State, seat: int, n: int, one: bool, card: str) -> Rule:
    """One token at a time, each where the player likes, or all on the same improvement (U2.4, U2.5)."""
    for size in [n] if one else [1] * n:
        key = yield from pick_live(state, seat, "improvement", lambda: [one.key for one in state.row], (card,))
        if key is None:
            return
        put_tokens(state, seat, _project(state, key), size)


def _project(state: State, key: str) -> Project:
    return next(project for project in state.row if project.key == key)


def put_tokens(state: State, seat: int, project: Project, n: int) -> None:
    """Built at once with as many as it asks for; more are lost (U2, U2.3)."""
    cost = state.library.improvements[project.key].cost
    project.tokens += n
    state.tell(Advanced(seat=seat, card=project.key, n=n, now=project.tokens, cost=cost))
    if project.tokens >= cost:
        state.row.remove(project)
        state.built.append(Held(project.key))
        state.lane.built = True
        state.tell(Built(card=project.key))
        fill_row(state)


def take_tokens(state: State, seat: int, n: int | None, card: str) -> Asking[int]:
    """So many off one improvement of choice, or all of the row."""
    if n is None:
        return sum(_take_off(state, project, project.tokens) for project in state.row if project.tokens)
    key = yield from pick_live(state, seat, "improvement", lambda: with_tokens(state, n), ("advancement", card))
    return _take_off(state, _project(state, key), n) if key else 0


def with_tokens(state: State, n: int) -> list[str]:
    """The improvements of the row that have at least so many tokens."""
    return [project.key for project in state.row if project.tokens >= n]


def _take_off(state: State, project: Project, n: int) -> int:
    project.tokens -= n
    state.tell(AdvancementLost(card=project.key, n=n, now=project.tokens))
    return n


def lose_built(state: State, n: int, card: str) -> Asking[int]:
    """The first player picks; what is lost leaves the game."""
    lost = 0

    def built() -> list[str]:
        return [held.key for held in state.built]

    for _ in range(n):
        key = yield from pick_live(state, state.first, "improvement", built, ("improvement", card))
        if key is None:
            break
        state.built = [held for held in state.built if held.key != key]
        leave_game(state, key, face_up=True)
        state.tell(ImprovementLost(card=key))
        state.tell(CardLeft(card=key))
        lost += 1
    yield from check_deaths(state)
    return lost
