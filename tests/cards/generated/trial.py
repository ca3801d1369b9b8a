"""Doing one word in a position out of a random game, with random answers."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from hivernage.cards.effects import Effect
from hivernage.cards.library import Library
from hivernage.model.events import Event
from hivernage.model.parts import Gone, Held
from hivernage.model.question import Answer, GameOver, Question
from hivernage.model.question import Gone as NothingLeft
from hivernage.model.state import State
from hivernage.rules.effects.interpret import run
from hivernage.rules.legal import legal
from hivernage.rules.scope import Scope
from tests.cards.generated.reading import OUTSIDE
from tests.cards.generated.strategy import PEOPLE
from tests.laws.games import long_night_table, next_decisions
from tests.laws.telling import Telling

GAMES = 8

HARMLESS = "owl-eyes@side-effect"
"""A side effect that leaves wounds what they are."""


class Case(NamedTuple):
    """One word that was done: how things stood before and after, what it was about, what was asked and told."""

    before: State
    after: State
    scope: Scope
    asked: list[tuple[Question, dict[int, Answer]]]
    events: list[Event]
    over: bool

    def answers(self, kind: str) -> list[Answer]:
        """What was answered to questions of a kind."""
        return [answer for question, given in self.asked if question.kind == kind for answer in given.values()]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind, with what only some may know."""
        found = []
        for event in self.events:
            if event.kind == kind:
                facts = dict(event.facts)
                for private in event.private.values():
                    facts.update(private)
                found.append(facts)
        return found


@cache
def positions(library: Library | None = None) -> tuple[State, ...]:
    """Positions in which somebody is to act, from random games. The survivors that cards name are in them somewhere."""
    found = []
    for seed in range(GAMES):
        rng, table = Random(seed), long_night_table(seed, 2 + seed % 4, library)
        wanted = 60 + 25 * seed
        while not table.over and not (len(table.done) > wanted and _is_open(table.state, table.questions)):
            for decision in next_decisions(table, rng):
                table.decide(decision)
        if not table.over:
            found.append(table.state)
    return tuple(found)


def _is_open(state: State, questions: list[Question]) -> bool:
    return any(question.kind == "action" for question in questions) and len(state.turns) == 1


def place_of_chance(number: int, library: Library | None = None) -> tuple[State, Scope]:
    """A position of our own to try something in, and something that is in question."""
    rng = Random(number)
    state = positions(library)[number % len(positions(library))].copy()
    state.rest()
    state.key = rng.randbytes(32)
    state.news = []
    seat = state.lane.seat
    group = state.group(seat) or list(state.survivors.values())
    it = rng.choice(group)
    other = rng.choice([player.seat for player in state.players if player.seat != seat])
    _stir(state, rng)
    there = rng.choice([name for name in ("colony", *OUTSIDE) if name != it.place])
    weapon = it.cards[0].key if it.cards else ""
    return state, Scope(seat, it.id, it.place, there, other, "lighter@gas-station", weapon, result=rng.randrange(4))


def _stir(state: State, rng: Random) -> None:
    """More of everything, so that words have something to work on; but nothing that answers to what they do."""
    for name, place in state.places.items():
        place.zombies = [rng.randrange(3) for _ in place.zombies]
        place.barricades = [rng.randrange(2) for _ in place.barricades]
        place.traps = [int(rng.randrange(4) == 0) if z < 2 else 0 for z in place.zombies]
        place.noise = 0 if name in ("colony", "hideout") else rng.randrange(4)
        room = {"gas-station": 2, "school": 4, "hospital": 4, "raxxon": 4, "hideout": 4, "colony": 0}.get(name, 3)
        place.bandits = rng.randint(0, max(0, room - len(state.at(name)) - len(place.standees)))
    for one in state.survivors.values():
        one.wounds, one.frostbite, one.despair = rng.choice(
            [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (0, 0, 2)]
        )
        if rng.randrange(2):
            one.cards += map(Held, _quiet_items(state))
    _set_aside(state, rng)
    lasting = state.library.nodes
    state.standing = [entry for entry in state.standing if not any(p.whenever for p in lasting[entry.node].powers)]
    for player in state.players:
        player.dice = sorted(rng.randint(1, 6) for _ in range(rng.randrange(4)))
        player.hand += [state.places["hospital"].deck.pop() for _ in range(min(2, len(state.places["hospital"].deck)))]
    for project in state.row:
        project.tokens = rng.randrange(state.library.improvements[project.key].cost)
    for project in state.row[:]:
        if rng.random() < 0.5 and not any(power.mods for power in state.library.improvements[project.key].powers):
            state.row.remove(project)
            state.built.append(Held(project.key))
    colony = state.colonies[0]
    colony.morale, colony.food, colony.helpless = rng.randint(2, 9), rng.randrange(6), rng.randrange(4)
    colony.unruly = rng.randrange(colony.helpless + 1)
    for deck in ("school", "hospital"):
        if state.places[deck].deck:
            state.loot.append(state.places[deck].deck.pop(0))
    if HARMLESS in state.side_effects and rng.randrange(2):
        state.side_effects.remove(HARMLESS)
        rng.choice([*state.survivors.values()]).cards.append(Held(HARMLESS))
    if state.decks.get("experiment"):
        state.removed.append(Gone(state.decks["experiment"].pop(0), True))
    for deck in ("school", "library"):
        for _ in range(min(3, len(state.places[deck].deck))):
            state.removed.append(Gone(state.places[deck].deck.pop(0), rng.random() < 0.5))


def _quiet_items(state: State) -> list[str]:
    """Two items of a deck that change nothing by themselves, taken out of it."""
    deck, items = state.places["police-station"].deck, state.library.items
    quiet = [key for key in deck if not any(power.whenever or power.mods for power in items[key].powers)][:2]
    for key in quiet:
        deck.remove(key)
    return quiet


def _set_aside(state: State, rng: Random) -> None:
    waiting = [name for name in PEOPLE if name in state.decks["survivor"]]
    for name in waiting if rng.randrange(2) else ():
        state.aside.append(name)
        state.decks["survivor"].remove(name)


def carry_out(state: State, scope: Scope, effect: Effect, number: int = 0) -> Case:
    """Do an effect with random answers; what changes for everybody to see is told."""
    before, telling, rng = state.copy(), Telling(state), Random(number)
    asked: list[tuple[Question, dict[int, Answer]]] = []
    over = False
    try:
        rule = run(state, effect, scope)
        question = next(rule)
        while True:
            answers = {}
            for seat in question.seats:
                open_ones = legal(state, question, seat)
                assert open_ones, f"{question} can't be answered"
                answers[seat] = rng.choice(open_ones)
            asked.append((question, answers.copy()))
            question = rule.send(answers)
    except StopIteration:
        telling.check(state, state.news)
    except (GameOver, NothingLeft):
        over = True
    return Case(before, state, scope, asked, state.news, over)
