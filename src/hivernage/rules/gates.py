"""Rules that an introductory scenario keeps closed until its story opens them (chapter I)."""

from __future__ import annotations

from typing import Final

from hivernage.model.board import HIDEOUT, RAXXON
from hivernage.model.events import RulesOpened
from hivernage.model.options import Gate
from hivernage.model.state import State
from hivernage.rules.refusal import Reason

CLOSED: Final[dict[Gate, Reason]] = {
    "raxxon": Reason("I1.3", "raxxon-closed"),
    "pills": Reason("I1.4", "pills-closed", "card"),
    "lockdown": Reason("I1.4", "lockdown-closed"),
    "bandit-attacks": Reason("I2.6", "bandit-attacks-closed"),
    "hideout": Reason("I2.6", "hideout-closed"),
    "chief": Reason("I2.6", "chief-closed"),
}
"""Why what such a rule allows isn't possible yet."""

GATE_OF: Final[dict[str, Gate]] = {RAXXON: "raxxon", HIDEOUT: "hideout"}
"""Places that nobody may go to until a rule is open."""


def against_gate(state: State, gate: Gate) -> Reason | None:
    """What keeps a rule from being used: nothing, in every game but some scenarios."""
    return CLOSED[gate] if gate in state.closed else None


def against_place(state: State, place: str) -> Reason | None:
    """What keeps survivors from a place, whoever they are."""
    gate = GATE_OF.get(place)
    return against_gate(state, gate) if gate else None


def open_gates(state: State, gates: tuple[Gate, ...]) -> None:
    """From now on these rules hold, each with a page that introduces it."""
    for gate in gates:
        if gate in state.closed:
            state.closed.remove(gate)
            card = next(iter(state.library.scenarios.values()), None)
            state.tell(RulesOpened(card=f"{card.id}@scenario" if card else "", page=gate))
