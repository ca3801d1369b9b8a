"""Positions as format 1 wrote them, when a game had one turn and one colony: forwards, and back for comparing.

A fingerprint is of the encoding, so what was claimed of a position then can only be checked in the shape it had then.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hivernage import format_2, format_3
from hivernage.model.parts import NOBODY, Survivor
from hivernage.model.state import Position

Plain = dict[str, Any]

OF_THE_TURN = (
    *("guard", "crossroads", "called", "guard_question", "searching", "shown", "turned_up", "plan", "pledges"),
    *("requested", "exile_called", "cancelled"),
)
DECKS = ("survivor", "crisis", "crossroads", "exiled")


def forwards(old: Plain) -> Plain:
    """A position of format 1 as format 2 has it. Who gave which card to the crisis was not kept."""
    new = {name: value for name, value in old.items() if name not in (*OF_THE_TURN, "active", "stored", "tokens")}
    turn = {name: old[name] for name in OF_THE_TURN}
    new["turns"] = [{**turn, "seat": old["active"], "pledges_open": False}]
    new["decks"] = {name: new.pop(f"{name}_deck") for name in DECKS}
    new["lost"] = [{"name": name, "killed": True} for name in old["lost"]]
    new["objectives"] = [old["options"]["objective"]]
    new["timer"] = 0
    colony = {**old["colonies"][0], "stored": old["stored"], "tokens": old["tokens"], "complete": new.pop("complete")}
    new["crisis_pile"] = [{**gift, "giver": NOBODY} for gift in colony.pop("crisis_pile")]
    new["colonies"] = [colony]
    for place in new["places"].values():
        place["traps"] = [0] * len(place["zombies"])
    return new


def backwards(position: Position) -> Plain:
    """A position of a game that format 1 could write, field by field in its order."""
    turn, colony = position.turns[0], position.colonies[0]
    return {
        "options": format_3.options(position.options),
        "key": position.key,
        "promise": position.promise,
        "players": format_2.players(position),
        "colonies": [_colony(position)],
        "places": {name: _without(place, "traps", *LATER_PLACE) for name, place in position.places.items()},
        "survivors": {name: _survivor(survivor) for name, survivor in position.survivors.items()},
        **{f"{name}_deck": position.decks[name] for name in DECKS},
        "box": position.box,
        "removed": position.removed,
        "loot": position.loot,
        "lost": [lost.name for lost in position.lost],
        "stored": colony.stored,
        "searching": turn.searching,
        "shown": turn.shown,
        "turned_up": turn.turned_up,
        "plan": turn.plan,
        "pledges": turn.pledges,
        "standing": format_2.standing(position),
        "scheduled": position.scheduled,
        "goals": position.goals,
        "forced": position.forced,
        "rolls": position.rolls,
        "asked": position.asked,
        "clock": position.clock,
        "step": position.step,
        "round": position.round,
        "rounds_left": position.rounds_left,
        "turn": position.turn,
        "turns_left": position.turns_left,
        "first": position.first,
        "active": turn.seat,
        "guard": turn.guard,
        "crossroads": turn.crossroads,
        "called": turn.called,
        "guard_question": turn.guard_question,
        "crisis": position.crisis,
        "skip_crisis": position.skip_crisis,
        "tokens": colony.tokens,
        "objective_uses": position.objective_uses,
        "requested": turn.requested,
        "exile_called": turn.exile_called,
        "extra_dice": position.extra_dice,
        "cancelled": turn.cancelled,
        "hold_end": position.hold_end,
        "winners": position.winners,
        "complete": colony.complete,
        "ending": position.ending,
    }


LATER_PLACE = ("special", "bandits", "blocked")
LATER_COLONY = ("unruly", "morale_top", "waste_step", "bullets", "leader", "tokens", "stored", "complete", "fallen")


def _colony(position: Position) -> Plain:
    pile = [{"key": gift.key, "face_up": gift.face_up} for gift in position.crisis_pile]
    return {**_without(position.colonies[0], *LATER_COLONY), "crisis_pile": pile}


def _survivor(survivor: Survivor) -> Plain:
    return {name: value for name, value in format_2.survivor_before(survivor).items() if name != "door"}


def _without(part: msgspec.Struct, *later: str) -> Plain:
    """A part without the fields it has got since."""
    return {name: value for name, value in msgspec.structs.asdict(part).items() if name not in later}
