"""Actions that somebody might try and can't do: for each word what fits, what nearly fits, and nonsense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from hivernage.cards.targets import SYMBOLS
from hivernage.model.ids import DIE, SEATS
from hivernage.model.parts import Held
from hivernage.model.question import Answer
from hivernage.model.state import State
from hivernage.rules.actions import ACTIONS
from hivernage.rules.fight import NAMELESS
from hivernage.rules.refusal import Refusal
from hivernage.rules.why_not import why_not
from hivernage.table import Table

SHAPES: Final = {
    **{verb: tuple(kind.rstrip("?") for kind in action.shape) for verb, action in ACTIONS.items()},
    "show": ("hand",),
    "dance": (),
}
"""The words of each action by what they name; `show` and `dance` are in no rulebook."""

REPLIES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "action": (("move",), ("attack",)),
    "attract": (("place", "place"),),
    "crossroads": (("option", "number"),),
    "discard": (("discard", "hand"),),
    "entrance": (("entrance", "number"),),
    "equip": (("equip", "hand", "survivor"),),
    "fetch": (("take", "stored"),),
    "give": (("give", "hand"),),
    "group": (("keep", "dealt", "dealt"), ("keep", "dealt"), ("keep", "survivor", "dealt")),
    "keep": (("keep", "hand"),),
    "leader": (("leader", "survivor"),),
    "move": (("move", "survivor", "place"),),
    "option": (("option", "number"),),
    "place": (("place", "place"),),
    "pledge": (("pledge", "hand"), ("pledge", "die"), ("withdraw",)),
    "retrieve": (("take", "stored"),),
    "search": (("noise",), ("noise", "with", "hand"), ("keep", "hand")),
    "survivor": (("survivor", "survivor"),),
    "take": (("take", "stored"),),
    "target": (("target", "target"),),
}
"""What somebody might answer to a question: a verb, and what its words name. Whatever isn't named says `dance`."""

FORBIDDABLE: Final = ("move", "attack", "search", "use", "play", "add")
"""What cards may forbid."""

STRANGER: Final = len(SEATS) + 1
"""A seat at no table."""


def refusals(state: State, seat: int, rng: Random, tries: int) -> Iterator[Refusal]:
    """What the rules say to a seat that tries this and that."""
    for _ in range(tries):
        refusal = why_not(state, seat, attempt(state, max(0, min(seat, len(state.players) - 1)), rng))
        if refusal is not None:
            yield refusal


def wrong_replies(table: Table, rng: Random, tries: int) -> Iterator[Refusal]:
    """What the rules say to whoever is asked something and answers this and that."""
    for question in table.questions:
        for seat in question.seats:
            for _ in range(tries):
                verb, *kinds = rng.choice(REPLIES.get(question.kind, (("dance",),)))
                words = [kind if kind == "with" else _word(table.state, seat, kind, rng) for kind in kinds]
                refusal = table.why_not(question.id, seat, (verb, *words))
                if refusal is not None:
                    yield refusal


def attempt(state: State, seat: int, rng: Random) -> Answer:
    """An action by lot, its last words perhaps left out, or one too many."""
    verb = rng.choice(FORBIDDABLE if rng.random() < 0.35 else list(SHAPES))
    words = [_word(state, seat, kind, rng) for kind in SHAPES[verb]]
    if rng.random() < 0.3:
        words = words[: rng.randrange(len(words) + 1)]
    elif rng.random() < 0.05:
        words.append("now")
    return (verb, *words)


def _word(state: State, seat: int, kind: str, rng: Random) -> str:
    if rng.random() < 0.04:
        return "nonsense"
    return rng.choice(_pool(state, seat, kind, rng) or ["nothing"])


def _pool(state: State, seat: int, kind: str, rng: Random) -> list[str]:
    """What may stand at a place of an action: mostly what the player has, at times what others have."""
    library = state.library
    own = [s.id for s in state.group(seat)]
    mostly_own = rng.random() < 0.85
    match kind:
        case "survivor":
            others = [*state.survivors, *(lost.name for lost in state.lost), rng.choice(list(library.survivors))]
            return own if own and mostly_own else others
        case "holder":
            return ["table"] if rng.random() < 0.2 else own
        case "power":
            cards = [f"{h.key.partition('@')[0]}.{n}" for name in own for n, h in enumerate(_cards(state, name), 1)]
            return [*cards, *own, *own] if mostly_own else [*cards, *state.survivors, *_standing(state)]
        case "target":
            return [*NAMELESS, "helpless", *state.survivors, rng.choice(list(library.survivors))]
        case "place":
            return list(state.places)
        case "hand":
            return state.players[seat].hand if mostly_own else [rng.choice(list(library.items)), *_held(state, own)]
        case "held":
            return [*_held(state, own), *_held(state, own), *state.players[seat].hand, rng.choice(list(library.items))]
        case "die":
            return [DIE[value] for value in state.players[seat].dice] if mostly_own else list(DIE[1:])
        case "number":
            return [str(n) for n in range(1, 9)]
        case "dealt":
            return state.players[seat].dealt
        case "stored":
            return [*(key for colony in state.colonies for key in colony.stored), *state.players[seat].hand]
        case "symbol":
            return list(SYMBOLS)
        case "mission":
            wolf = state.wolf
            return [*library.missions, *(wolf.missions if wolf and wolf.seat == seat else ())]
        case _:
            return list(SEATS[: len(state.players)])


def _cards(state: State, name: str) -> list[Held]:
    return state.survivors[name].cards


def _held(state: State, names: list[str]) -> list[str]:
    return [held.key for name in names for held in _cards(state, name)]


def _standing(state: State) -> list[str]:
    return [standing.node.partition("@")[0] for standing in state.standing]
