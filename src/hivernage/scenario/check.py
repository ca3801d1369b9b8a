"""What a position looks like in the words of a scenario, and where it differs from what was expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hivernage.cards.library import card_of_node, face
from hivernage.model.board import DEN, FORGE, LIGHTHOUSE, SPOTS
from hivernage.model.events import Event
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.parts import INSIDE, NOBODY, Gift, Held, Survivor
from hivernage.model.question import key
from hivernage.model.state import State
from hivernage.rules.powers import still_used
from hivernage.rules.spaces import free_spaces
from hivernage.scenario.words import Expect
from hivernage.table import Table

ANY_ORDER = {"hand", "locked", "crisis_pile", "crisis_pile_seen", "stored", "loot", "exiled", "eliminated", "winners"}
ANY_ORDER |= {"dice", "searching", "cards", "standing", "scheduled", "answers", "group", "pledged", "requested"}
ANY_ORDER |= {
    "killed",
    "closed",
    "aside",
    "stayed_silent",
    "removed_survivors",
    "special",
    "encounters",
    "side_effects",
    "code_dice",
    "missions",
}


def differences(table: Table, expect: Expect) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each way in which the table isn't as expected: where in the expectation, and a sentence."""
    for name in expect.__struct_fields__:
        wanted = msgspec.to_builtins(getattr(expect, name))
        if wanted is not None:
            yield from _compare(wanted, _READERS[name](table), (name,))


def _compare(wanted: Any, found: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(wanted, dict) and isinstance(found, dict):
        for name, part in wanted.items():
            if part is not None:
                yield from _compare(part, found.get(name, "nothing"), (*path, name))
    elif isinstance(found, dict) and "place" not in found and isinstance(wanted, str) and path[0] == "survivors":
        door = f" {found['door']}" if found["door"] is not None else ""
        yield from _compare(wanted, f"{found['player']} {found['at']}{door}", path)
    elif isinstance(wanted, dict) and isinstance(found, list):
        yield from _look(wanted, found, path)
    elif path[0] == "offered":
        for answer in wanted:
            if not any(same(answer, other) for other in found):
                yield path, f"'{answer}' is not offered, but only: {_text(found)}"
    elif not _equal(wanted, found, path):
        yield path, f"{' '.join(path)} should be {_text(wanted)} and is {_text(found)}"


def _look(wanted: dict[str, Any], found: list[Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """What some cards should have and lack, not one by one."""
    for name, part in wanted.items():
        where = (*path, name)
        match name:
            case "count" if part is not None:
                yield from _compare(part, len(found), where)
            case "contains" if part is not None:
                yield from _contained(part, found, where)
            case "lacks" if part is not None:
                yield from _contained(dict.fromkeys(part, 0), found, where)
            case "top" if part is not None:
                yield from _compare(part, found[: len(part)], where)
            case "bottom" if part is not None:
                yield from _compare(part, found[max(0, len(found) - len(part)) :], where)
            case _ if part is not None:  # what one player gave
                yield from _compare(part, [gift for gift in found if gift["by"] == name], where)


def _contained(
    wanted: list[str] | dict[str, int], found: list[Any], path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """A list: at least these. A mapping: exactly so many of each."""
    numbers = wanted if isinstance(wanted, dict) else Counter(wanted)
    for card, n in numbers.items():
        has = sum(same(card, other) for other in found)
        if has < n or (has > n and wanted is numbers):
            yield path, f"{' '.join(path[:-1])} should have {n} of '{card}' and has {has}: {_text(found)}"


def _equal(wanted: Any, found: Any, path: tuple[str, ...]) -> bool:
    if isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            return False
        if ANY_ORDER.isdisjoint(path):
            return all(same(a, b) for a, b in zip(wanted, found, strict=True))
        left = list(found)
        for part in wanted:
            match = next((other for other in left if same(part, other)), None)
            if match is None:
                return False
            left.remove(match)
        return True
    if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(found, list):
        return wanted == (sum(found) if path[0] in ("zombies", "barricades", "traps") else len(found))
    return same(wanted, found)


def same(wanted: Any, found: Any) -> bool:
    """Whether the words mean the same; a card may be named by its face alone."""
    if isinstance(wanted, str) and isinstance(found, str):
        ours, theirs = wanted.split(), found.split()
        return len(ours) == len(theirs) and all(_same_word(a, b) for a, b in zip(ours, theirs, strict=True))
    if isinstance(wanted, str) and isinstance(found, dict):
        return same(wanted, found["card"])
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(same(part, found[name]) for name, part in wanted.items() if part is not None)
    return bool(wanted == found)


def _same_word(wanted: str, found: str) -> bool:
    return wanted in (found, face(found), found.partition(".")[0])


def _text(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_text(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {_text(part)}" for name, part in value.items() if part is not None) + "}"
    return "'none'" if value == "" else repr(value) if isinstance(value, str) else str(value)


# Reading a table, field by field

Reader = Callable[[Table], Any]


def _of_state(read: Callable[[State], Any]) -> Reader:
    return lambda table: read(table.state)


def _seats(read: Callable[[State, int], Any]) -> Reader:
    return lambda table: {SEATS[seat]: read(table.state, seat) for seat in range(len(table.state.players))}


def _player(name: str) -> Reader:
    return _seats(lambda state, seat: _nothing(getattr(state.players[seat], name)))


def _nothing(value: Any) -> Any:
    return "none" if value == "" else value


def _colony(name: str) -> Reader:
    return _of_state(lambda state: getattr(state.colonies[0], name))


def _home(place: str) -> Reader:
    def read(table: Table) -> dict[str, Any]:
        colony = next(colony for colony in table.state.colonies if colony.place == place)
        found = msgspec.structs.asdict(colony)
        leader = SEATS[colony.leader] if colony.leader != NOBODY else "none"
        return found | {"leader": leader, "waste": colony.waste[::-1]}

    return read


def _wolf(table: Table) -> dict[str, Any]:
    wolf, homes = table.state.wolf, [colony.place for colony in table.state.colonies]
    if wolf is None:
        return {}
    completed = [f"{face(done.key)} {homes[done.colony]}" if done.colony >= 0 else face(done.key) for done in wolf.done]
    named = homes[wolf.named] if wolf.named >= 0 else "none"
    plain = {"missions": wolf.missions, "away": wolf.away, "swapped": wolf.swapped, "gone": wolf.gone}
    return {"seat": SEATS[wolf.seat], "completed": completed, "named": named, **plain}


def _of_pair(name: str) -> Reader:
    """Whose of the turns in progress have such a mark."""
    return _of_state(lambda state: [SEATS[turn.seat] for turn in state.turns if getattr(turn, name)])


def _told_last(table: Table, kind: str) -> Event | None:
    return next((event for event in reversed(table.history) if event.kind == kind), None)


def _tracker(table: Table) -> list[int]:
    """How much the first colony led by after each step of the last combat (W21)."""
    found: list[int] = []
    for event in table.history:
        if event.kind == "tactics":
            found = []
        if event.kind in ("tactics", "strength"):
            ours, theirs = event.facts["strength"]
            found.append(ours - theirs)
    return found


def _combats(table: Table) -> list[str]:
    found = [event.facts for event in table.history if event.kind == "combat-over"]
    homes = [colony.place for colony in table.state.colonies]
    winners = [f"{homes[one['winner']]} {one['by']}" if one["winner"] != NOBODY else "none" for one in found]
    return [f"{one['place']} {winner}" for one, winner in zip(found, winners, strict=True)]


def _totals(table: Table) -> list[int]:
    last = _told_last(table, "combat-over")
    return last.facts["strength"] if last is not None else []


def _word(name: str) -> Reader:
    return _of_state(lambda state: _nothing(getattr(state, name)))


def _flagged(name: str) -> Reader:
    return _of_state(lambda state: [SEATS[p.seat] for p in state.players if getattr(p, name)])


def _turn(name: str) -> Reader:
    """Something of the turn in progress."""
    return _of_state(lambda state: _nothing(getattr(state.turns[0], name)))


def _seat_word(seat: Callable[[State], int]) -> Reader:
    return _of_state(lambda state: SEATS[seat(state)] if seat(state) >= 0 else "none")


def _places(read: Callable[[State, str], Any]) -> Reader:
    return lambda table: {name: read(table.state, name) for name in table.state.places}


def _at_entrances(what: str) -> Reader:
    def read(state: State, name: str) -> Any:
        numbers: list[int] = getattr(state.places[name], what)
        return numbers[0] if SPOTS[name].entrances == 1 else numbers

    return _places(read)


def _people(table: Table) -> dict[str, Any]:
    return {name: _person(table.state, survivor) for name, survivor in table.state.survivors.items()}


def _person(state: State, survivor: Survivor) -> dict[str, Any]:
    return {
        "player": SEATS[survivor.owner],
        "at": survivor.place,
        "door": None if survivor.door == INSIDE else survivor.door + 1,
        "wounds": survivor.wounds,
        "frostbite": survivor.frostbite,
        "despair": survivor.despair,
        "moved": survivor.moved,
        "leader": state.players[survivor.owner].leader == survivor.id,
        "cards": [_held(state, held) for held in survivor.cards],
    }


def _held(state: State, held: Held) -> dict[str, Any]:
    return {"card": held.key, "used": still_used(state, held), "tokens": held.tokens}


def _decks(table: Table) -> dict[str, list[str]]:
    state = table.state
    decks = {name: deck[::-1] for name, deck in state.decks.items()}
    decks.update({name: place.deck[::-1] for name, place in state.places.items()})
    return decks


def _pile(face_up: bool) -> Reader:
    return _of_state(lambda state: [_gift(gift) for gift in state.crisis_pile if gift.face_up == face_up])


def _gift(gift: Gift) -> dict[str, str]:
    return {"card": gift.key, "by": SEATS[gift.giver] if gift.giver >= 0 else "nobody"}


def _lost(killed: bool) -> Reader:
    return _of_state(lambda state: [lost.name for lost in state.lost if lost.killed == killed])


def _asked(table: Table) -> dict[str, str]:
    found = {SEATS[player.seat]: "none" for player in table.state.players}
    for question in table.questions:
        if question.wait != "never":
            found.update({SEATS[seat]: question.kind for seat in question.seats})
    return found


def _answers(table: Table) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {SEATS[player.seat]: [] for player in table.state.players}
    for question in table.questions:
        for seat in question.seats:
            found[SEATS[seat]] += [key(answer) for answer in table.legal(question, seat)]
    return found


def _pledged(state: State, seat: int) -> list[str]:
    return state.turns[0].pledges[seat] if state.turns[0].pledges else []


def _special(state: State, name: str) -> list[str]:
    """By name, with the entrance where there are several."""
    several = SPOTS[name].entrances > 1
    return [zombie.name + (f" {zombie.entrance + 1}" if several else "") for zombie in state.places[name].special]


_READERS: dict[str, Reader] = {
    "survivors": _people,
    "leaders": _player("leader"),
    "morale": _colony("morale"),
    "food": _colony("food"),
    "helpless": _colony("helpless"),
    "unruly": _colony("unruly"),
    "starvation": _colony("starvation"),
    "waste": _of_state(lambda state: state.colonies[0].waste[::-1]),
    "crisis": _word("crisis"),
    "crisis_pile": _pile(False),
    "crisis_pile_seen": _pile(True),
    "skip_crisis": _word("skip_crisis"),
    "round": _word("round"),
    "rounds_left": _word("rounds_left"),
    "first": _seat_word(lambda state: state.first),
    "active": _seat_word(lambda state: state.turns[0].seat),
    "step": _word("step"),
    "zombies": _at_entrances("zombies"),
    "barricades": _at_entrances("barricades"),
    "traps": _at_entrances("traps"),
    "special": _places(_special),
    "noise": _places(lambda state, name: state.places[name].noise),
    "standees": _places(lambda state, name: state.places[name].standees),
    "hand": _player("hand"),
    "locked": _player("locked"),
    "dice": _player("dice"),
    "used_dice": _player("used_dice"),
    "decks": _decks,
    "crossroads": _turn("crossroads"),
    "objectives": _player("objective"),
    "exiled": _flagged("exiled"),
    "exiled_objectives": _player("exiled_objective"),
    "eliminated": _flagged("out"),
    "stored": _colony("stored"),
    "loot": _of_state(lambda state: state.loot),
    "bandits": _places(lambda state, name: state.places[name].bandits),
    "chiefs": _of_state(lambda state: [SEATS[seat] for seat in state.chiefs]),
    "tokens": _colony("tokens"),
    "removed": _of_state(lambda state: [gone.key for gone in state.removed]),
    "killed": _lost(True),
    "removed_survivors": _lost(False),
    "row": _of_state(lambda state: {face(project.key): project.tokens for project in state.row}),
    "built": _of_state(lambda state: [_held(state, held) for held in state.built]),
    "exile_called": _turn("exile_called"),
    "requested": _turn("requested"),
    "over": lambda table: table.state.ending if table.over else "no",
    "complete": _colony("complete"),
    "winners": _of_state(lambda state: [SEATS[seat] for seat in state.winners]),
    "asked": _asked,
    "awaited": lambda table: [SEATS[seat] for seat in table.awaited],
    "answers": _answers,
    "offered": _answers,
    "shown_objectives": _flagged("objective_shown"),
    "searching": _turn("searching"),
    "standing": _of_state(lambda state: [card_of_node(rule.node) for rule in state.standing]),
    "scheduled": _of_state(lambda state: [card_of_node(due.node) for due in state.scheduled]),
    "group": _seats(lambda state, seat: [survivor.id for survivor in state.group(seat)]),
    "room": _places(free_spaces),
    "pledged": _seats(_pledged),
    "code_dice": _seats(lambda state, seat: [die.value for die in state.code_dice if die.seat == seat]),
    "fewer_zombies": _places(lambda state, name: state.fewer_zombies.get(name, 0)),
    "encounters": _of_state(lambda state: state.encounters),
    "side_effects": _of_state(lambda state: state.side_effects),
    "chapter": _of_state(lambda state: state.objective),
    "closed": _of_state(lambda state: state.closed),
    "aside": _of_state(lambda state: state.aside),
    "met": _of_state(lambda state: state.met),
    "blocked": _places(lambda state, name: state.places[name].blocked),
    "stayed_silent": _of_state(lambda state: [SEATS[seat] for seat in state.stayed_silent]),
    "told": lambda table: [event.facts["at"] for event in table.history if event.kind == "scene"],
    "opened": lambda table: [event.facts["page"] for event in table.history if event.kind == "rules-opened"],
    "readers": lambda table: [_reader(event) for event in table.history if event.kind == "scene"],
    "forge": _home(FORGE),
    "lighthouse": _home(LIGHTHOUSE),
    "den": _home(DEN),
    "wolf": _wolf,
    "pair": _of_state(lambda state: [SEATS[turn.seat] for turn in state.turns]),
    "pairs": _of_state(lambda state: [[SEATS[seat] for seat in pair] for pair in state.pairs]),
    "to_move": _seat_word(lambda state: state.turns[state.to_move].seat),
    "passed": _of_pair("passed"),
    "done": _of_pair("done"),
    "guarded": _of_state(lambda state: {SEATS[turn.seat]: _nothing(turn.crossroads) for turn in state.turns}),
    "bitten": _of_state(lambda state: state.bitten),
    "timed": _of_state(lambda state: state.timer > 0),
    "combats": _combats,
    "tracker": _tracker,
    "totals": _totals,
    "shuffled": lambda table: [event.facts["deck"] for event in table.history if event.kind == "shuffled"],
}


def _reader(event: Event) -> str:
    """Who reads a scene, or nobody in particular."""
    return SEATS[event.facts["seat"]] if event.facts["seat"] >= 0 else "none"


def answers_of(table: Table, seat: str) -> list[str]:
    """Every answer a seat may give now."""
    return _answers(table)[SEATS[seat_of(seat)]]
