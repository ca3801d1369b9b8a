"""A war laid down by hand, and what a card changes in it: two colonies of two players each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hivernage.cards.effects import Effect
from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.model.chance import key_from_seed
from hivernage.model.options import Options
from hivernage.model.parts import Fight, Held, Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking
from hivernage.rules.effects.interpret import run
from hivernage.rules.legal import legal
from hivernage.rules.scope import Scope
from hivernage.table import Table

OURS, ALLY, THEIRS, OTHER = 0, 2, 3, 1
"""Our leader and who lives with them; their leader and who lives with that one."""
PEOPLE = {
    "mike-cho": (OURS, "school"),
    "brian-lee": (OURS, "forge"),
    "talia-jones": (ALLY, "forge"),
    "maria-lopez": (THEIRS, "lighthouse"),
    "ashley-ross": (OTHER, "lighthouse"),
}
COLONIES = ("ours", "theirs", "den")
WOLF = 4
PACK = {"gray-beard": (WOLF, "den"), "rod-miller": (WOLF, "school")}
"""The lone wolf of five players, and who keeps them company."""


@cache
def war_library() -> Library:
    return read_once("base", "long-night", "warring-colonies")


def war(objective: str = "six-doors", begun: bool = False, players: int = 4, **options: Any) -> State:
    """The first pair of turns, or that of a lone wolf; everybody has two cards, each colony morale 5, food 5 and
    bullets 3, and there are no zombies.

    `begun`: as the objective has set it up.
    """
    chosen = Options(players=players, box="warring-colonies", objective=objective, **options)
    table = Table.new(chosen, war_library(), key_from_seed(1))
    while table.state.step == "setup":
        question = table.questions[0]
        for seat in question.seats:
            table.answer(seat, table.legal(question, seat)[0])
    state = table.state.copy()
    state.lane = state.turns[0]
    state.news, state.forced = [], []
    if begun:
        return state
    people = PEOPLE | (PACK if players % 2 else {})
    state.survivors = {name: Survivor(name, owner, at) for name, (owner, at) in people.items()}
    for place in state.places.values():
        place.zombies = [0] * len(place.zombies)
        place.barricades = [0] * len(place.barricades)
        place.noise = 0
    for player in state.players:
        player.hand = ["medicine@starting", "junk@starting"]
        player.dice = [3, 4]
        player.leader = next(name for name, (owner, _) in people.items() if owner == player.seat)
    for colony, leader in zip(state.colonies, (OURS, THEIRS), strict=False):
        colony.morale, colony.food, colony.bullets, colony.leader = 5, 5, 3, leader
    state.first = OURS
    return state


Change = Callable[[State], None]


def stands(name: str, place: str, door: int = -1) -> Change:
    """Somebody stands elsewhere, perhaps at an entrance."""

    def change(state: State) -> None:
        state.survivors[name].place, state.survivors[name].door = place, door

    return change


def meets(state: State) -> None:
    """Maria Lopez has come to the school, where Mike Cho is."""
    state.survivors["maria-lopez"].place = "school"


def besieges(state: State) -> None:
    """Mike Cho stands at the enemy's second entrance."""
    stands("mike-cho", "lighthouse", 1)(state)


def hurt(name: str, wounds: int = 0, frostbite: int = 0) -> Change:
    def change(state: State) -> None:
        state.survivors[name].wounds, state.survivors[name].frostbite = wounds, frostbite

    return change


def has(colony: int, **numbers: int) -> Change:
    """A colony has so much of something."""

    def change(state: State) -> None:
        for what, n in numbers.items():
            setattr(state.colonies[colony], what, n)

    return change


def doors(place: str, barricades: int = 0, zombies: int = 0) -> Change:
    """So many barricades, or zombies, at the first entrance of a place."""

    def change(state: State) -> None:
        state.places[place].barricades[0], state.places[place].zombies[0] = barricades, zombies

    return change


def wears(name: str, key: str) -> Change:
    return lambda state: state.survivors[name].cards.append(Held(key))


def set_up_with_wolf(*changes: Change, **options: Any) -> State:
    """The turn of a lone wolf with morale 3 and 3 food, who holds nothing but two cards."""
    state = war(players=5, **options)
    den = state.colonies[2]
    den.morale, den.food = 3, 3
    for change in changes:
        change(state)
    return state


def fought(winner: int, place: str = "school") -> Change:
    """A combat in the last round, and who has won it."""

    def change(state: State) -> None:
        state.fights.append(Fight(state.round - 1, place, winner))

    return change


def rolls(*dice: int) -> Change:
    """The dice to come, as they lie."""

    def change(state: State) -> None:
        state.forced = list(dice)

    return change


def set_up(*changes: Change, objective: str = "six-doors") -> State:
    state = war(objective)
    for change in changes:
        change(state)
    return state


Picks = dict[str, tuple[str, ...]]
"""What is answered, by the kind of question; else the first answer that takes something."""


def drive(state: State, rule: Asking[Any], picks: Picks | None = None) -> None:
    """Let a rule run to its end."""
    try:
        question = next(rule)
        while True:
            question = rule.send({seat: _answer(state, question, seat, picks or {}) for seat in question.seats})
    except StopIteration:
        return


def _answer(state: State, question: Question, seat: int, picks: Picks) -> Answer:
    answers = legal(state, question, seat)
    wanted = picks.get(question.kind)
    taking = [answer for answer in answers if answer != ("enough",)] or answers
    return next((answer for answer in answers if wanted and answer[1:] == wanted), taking[0])


def facts(state: State) -> dict[str, int | str]:
    """All that cards of a war change, by name."""
    found: dict[str, int | str] = {}
    for name, colony in zip(COLONIES, state.colonies, strict=False):
        place = state.places[colony.place]
        for what in ("morale", "food", "bullets", "starvation", "helpless", "tokens", "leader"):
            found[f"{name} {what}"] = getattr(colony, what)
        found |= {f"{name} waste": len(colony.waste), f"{name} stored": len(colony.stored)}
        found |= {f"{name} zombies": sum(place.zombies), f"{name} barricades": sum(place.barricades)}
    for name, place in state.places.items():
        if name not in ("forge", "lighthouse", "den"):
            found |= {f"{name} zombies": sum(place.zombies), f"{name} barricades": sum(place.barricades)}
            found[f"{name} noise"] = place.noise
    for player in state.players:
        found[f"hand {player.seat}"] = len(player.hand)
        found[f"dice {player.seat}"] = len(player.dice)
    for one in state.survivors.values():
        found |= {f"{one.id} wounds": one.wounds, f"{one.id} frostbite": one.frostbite, f"{one.id} at": one.place}
        found[f"{one.id} despair"] = one.despair
    found["standing"] = len(state.standing)
    found["missions"] = 0 if state.wolf is None else len(state.wolf.missions)
    found["out"] = len(state.removed)
    return found


def changed(state: State, effect: Effect, scope: Scope, picks: Picks | None = None) -> dict[str, int | str]:
    """What an effect changes: numbers by how much, places to where."""
    before = facts(state)
    drive(state, run(state, effect, scope), picks)
    after = facts(state)
    return {
        name: now if isinstance(now, str) else now - int(before.get(name, 0))
        for name, now in after.items()
        if now != before.get(name, 0)
    }
