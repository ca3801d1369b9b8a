"""Crowded pairs of turns: two groups at the same places, few zombies, many dice, so that lanes meet all the time."""

from __future__ import annotations

from random import Random

from hivernage.rules.flow import PAIRS, Flow

from hivernage.model.board import SPOTS
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import CLOCK
from hivernage.model.options import Options
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Decision, Question
from hivernage.model.state import State
from hivernage.rules.setup import new_state
from hivernage.rules.spaces import free_spaces
from hivernage.table import Table
from tests.laws.games import base

PLACES = ("colony", "school", "police-station")
LIKES = {
    "end": 0.1,
    "attack": 8,
    "search": 8,
    "barricade": 3,
    "play": 4,
    "use": 4,
    "equip": 3,
    "request": 0.3,
    "add": 0.3,
}


def crowd(state: State) -> None:
    """Everybody together, dice for all, and a zombie or two at each entrance; reads nothing but the state."""
    rng = Random(state.rolls * 1000 + state.turn)
    for place in state.places.values():
        spaces = SPOTS[place.name].entrance_spaces
        place.barricades = [0] * len(place.barricades)
        place.zombies = [rng.randrange(min(3, spaces + 1)) for _ in place.zombies]
        if place.name == "colony":  # two or three zombies for all: whoever is late finds none
            doors = rng.sample(range(len(place.zombies)), 3)
            place.zombies = [int(i in doors) for i in range(len(place.zombies))]
            place.barricades = [0 if i in doors[:2] else spaces for i in range(len(place.zombies))]
            place.barricades[doors[2]] = spaces - 1
        place.noise = 0
    for survivor in state.survivors.values():
        survivor.wounds, survivor.frostbite = rng.choice((0, 2)), 0  # one more wound kills
        room = [name for name in PLACES if name == "colony" or free_spaces(state, name) > 0]
        survivor.place = rng.choice(room)
    for player in state.players:
        player.dice = [rng.randrange(1, 7) for _ in range(6)]
        player.used_dice = 0
    state.colonies[0].morale = 10
    state.colonies[0].food = 5


def arena(seed: int, flow: Flow | None = None) -> Table:
    """A table at the start of a pair; when a pair is over the next one begins, crowded anew."""
    rng = Random(seed)
    state = new_state(Options(players=4), base(), key_from_seed(seed))
    for player in state.players:
        player.hand += [deck.pop() for deck in (p.deck for p in state.places.values()) if deck for _ in range(2)]
        for _ in range(3):
            name = state.decks["survivor"].pop()
            state.survivors[name] = Survivor(name, player.seat, "colony")
            player.leader = player.leader or name
        state.decks["survivor"] += player.dealt
        player.dealt = []
    state.crisis = state.decks["crisis"].pop()
    state.round, state.turns_left, state.first, state.lane.seat = 1, 99, 0, rng.randrange(4)
    state.step = "start-turn"
    crowd(state)
    return Table(state, flow or AGAIN)


def again(state: State) -> None:
    if state.step != "over":
        crowd(state)
        state.step = "start-turn"
        state.turns_left = 99
        if state.turn >= 40:
            state.step, state.ending = "over", "enough"


AGAIN: Flow = {**PAIRS, "end-pair": PAIRS["end-pair"]._replace(then=again)}


def lively(rng: Random, _question: Question, answers: list[Answer]) -> Answer:
    return rng.choices(answers, [LIKES.get(answer[0], 1.0) for answer in answers])[0]


def next_decision(table: Table, rng: Random, cuts: float = 0.0) -> Decision:
    """One seat's answer, whichever lane it is in; now and then the clock."""
    if table.state.timer and rng.random() < cuts:
        return Decision(table.state.timer, CLOCK, ("time",))
    reports = [q for q in table.questions if q.wait == "never" and table.legal(q, q.seats[0])]
    if reports and rng.random() < 0.05:
        return Decision(reports[0].id, reports[0].seats[0], table.legal(reports[0], reports[0].seats[0])[0])
    open_to = [(q, seat) for q in table.questions if q.wait != "never" for seat in q.seats]
    actions = [asked for asked in open_to if asked[0].kind == "action"]
    if actions and rng.random() < 0.7:
        open_to = actions  # whoever is in the middle of something is kept waiting while the other acts
    question, seat = rng.choice(open_to)
    return Decision(question.id, seat, lively(rng, question, table.legal(question, seat)))
