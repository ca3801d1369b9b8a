"""A toy game in which turns come in pairs, made of the real actions, on a board so crowded that lanes meet.

It stands in for Warring Colonies (W4), and is harsher: survivors can be attacked, lured at, exiled, and bites kill at
once. Two homes in some games; as many seats as any box will have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random

import msgspec

from hivernage.cards.conditions import Said
from hivernage.cards.effects import Lasting
from hivernage.cards.modifiers import Instead, WardBite
from hivernage.model.board import COLONY, SPOTS
from hivernage.model.chance import key_from_seed
from hivernage.model.events import TurnBegan, TurnEnded
from hivernage.model.ids import CLOCK
from hivernage.model.options import Options
from hivernage.model.parts import Colony, Held, Place, Player, Standing, Survivor, Turn
from hivernage.model.question import Answer, Decision, Gone, Question
from hivernage.model.state import State
from hivernage.rules import crossroads, lost_action
from hivernage.rules import setup as setup_rules
from hivernage.rules.abilities import end_standing
from hivernage.rules.actions import ACTIONS
from hivernage.rules.asking import Rule
from hivernage.rules.boxes.base import BASE
from hivernage.rules.boxes.war.pairs import frost, report
from hivernage.rules.game import Flow, Game, Lane, Step
from hivernage.rules.homes import home
from hivernage.rules.spaces import entrance_room, free_spaces
from hivernage.table import Table
from tests.laws.games import base
from tests.laws.wars import at_war

DEN = "hideout"
MEETING_PLACES = ("school", "police-station")
LONG_ENOUGH = 99  # turns left in a round that never ends

# A pair of turns


def open_pair(state: State) -> None:
    """Two seats are active, or the one that is left over; their triggers are only noted."""
    seats = state.seats_from(state.turns[0].seat)[:2]
    state.turn += 1
    for survivor in state.survivors.values():
        survivor.moved = False
    for seat in seats:
        state.tell(TurnBegan(seat=seat, round=state.round))
    state.turns = [Turn(seat, notes=True) for seat in seats]
    state.rest()
    state.step = "frost-1"


def draw(state: State) -> Rule:
    """The neighbour on the right draws; what the card waits for may be so already."""
    turn = state.lane
    if state.players[turn.seat].out:
        turn.done = True
        return
    crossroads.draw(state)
    yield from crossroads.watch(state, crossroads.Moment("turn-start"))
    turn.ask = state.reserve()


def act(state: State) -> Rule:
    """One action of one of the two, and what it sets off. Its question has the number kept for it."""
    turn = state.lane
    answers = yield Question(turn.ask, (turn.seat,), "action")
    answer = answers[turn.seat]
    turn.ask = 0
    if answer == ("end",):
        turn.done = True
        if not state.timer and any(not other.done for other in state.turns):
            state.timer = state.reserve()  # W4.5
        return
    state.clock += 1
    try:
        moments = yield from ACTIONS[answer[0]].do(state, turn.seat, answer)
        yield from crossroads.watch(state, *moments)
    except Gone:
        lost_action.lose_action(state, turn)
    if state.players[turn.seat].out:
        turn.done = True
    else:
        turn.ask = state.reserve()


def acting(state: State) -> list[Lane]:
    lanes = [Lane(act, i) for i, turn in enumerate(state.turns) if not turn.done]
    return lanes + [Lane(report, i) for i, turn in enumerate(state.turns) if turn.guard_question >= 0]


def cut(state: State) -> None:
    """Time is out: open actions are lost (W4.10)."""
    for turn in state.turns:
        lost_action.lose_action(state, turn)


def settle(state: State) -> Rule:
    yield from lost_action.settle_owed(state)


def read_out(state: State) -> Rule:
    """A card that was set off is read out now, to the first who set it off and is still there (W4.8, W4.13)."""
    turn = state.lane
    if not turn.fired:
        crossroads.put_back(state)
        return
    cause = next((cause for cause in turn.fired if cause.it in state.survivors), turn.fired[0])
    turn.fired = []
    yield from crossroads.fire(state, state.library.crossroads[turn.crossroads], cause)


def close_pair(state: State) -> None:
    end_standing(state, "turn", state.turn)
    end_standing(state, "round", state.round)
    state.round += 1  # powers can be used again
    last = state.turns[-1].seat
    for turn in state.turns:
        state.tell(TurnEnded(seat=turn.seat))
    state.take_turns(state.left_of(last))
    crowd(state)
    state.step = "pair"


def _go(step: str) -> Callable[[State], None]:
    def then(state: State) -> None:
        state.step = step

    return then


def _each_in_turn(name: str, rule: Callable[[State], Rule], then: str) -> Flow:
    """The first turn's part, then the second one's."""

    def lanes(i: int, state: State) -> list[Lane]:
        return [Lane(rule, i)] if i < len(state.turns) else []

    return {
        f"{name}-1": Step(partial(lanes, 0), _go(f"{name}-2")),
        f"{name}-2": Step(partial(lanes, 1), _go(then)),
    }


def _begin_actions(rushed: bool, state: State) -> None:
    if rushed:
        state.timer = state.reserve()  # from the beginning, so that the clock can cut anywhere
    state.step = "actions"


def _end_actions(state: State) -> None:
    state.timer = 0
    state.step = "owed-1"


@cache
def pairs(rushed: bool = True) -> Game:
    """The game in pairs. `rushed`: the clock runs from the beginning; else from the first who is done (W4.5)."""
    flow: Flow = {
        "pair": Step(lambda _: [], open_pair, keeps=True),
        **_each_in_turn("frost", frost, "draw"),
        "draw": Step(lambda s: [Lane(draw, i) for i in range(len(s.turns))], partial(_begin_actions, rushed)),
        "actions": Step(lambda s: acting(s), _end_actions, asks_first=True, cut=cut, again=True),
        **_each_in_turn("owed", settle, "read-1"),
        **_each_in_turn("read", read_out, "close"),
        "close": Step(lambda _: [], close_pair),
    }
    return BASE._replace(flow=flow, seats=range(2, 12), verbs={"actions": tuple(ACTIONS)})


# A crowded board


def crowd(state: State) -> None:
    """Everybody together, dice for all, a zombie or two at each entrance; reads nothing but the state."""
    rng = Random(state.rolls * 1000 + state.turn)
    _strew(state, rng)
    for survivor in state.survivors.values():
        survivor.wounds, survivor.frostbite = rng.choice(((0, 0), (0, 0), (0, 0), (2, 0), (2, 0), (1, 1)))
        survivor.stand(home(state, survivor.owner))
    for survivor in state.survivors.values():
        if not survivor.cards or rng.random() < 0.2:  # who is armed stays where most zombies are
            _send_out(state, survivor, rng)
    for player in state.players:
        if not player.out:
            player.dice = sorted(rng.randrange(1, 7) for _ in range(6))
            player.used_dice = 0
    for colony in state.colonies:
        colony.morale, colony.food = 10, 5
    if rng.random() < 0.3:  # somebody offers a way out of bites, so everybody is asked at each
        state.standing.append(Standing(ward_node(state), "turn", state.turn + 1))
    state.turns_left = LONG_ENOUGH


def _strew(state: State, rng: Random) -> None:
    for place in state.places.values():
        spaces = SPOTS[place.name].entrance_spaces
        place.noise = 0
        place.barricades = [0] * len(place.barricades)
        place.zombies = [rng.randrange(min(3, spaces + 1)) for _ in place.zombies]
        if len(place.zombies) > 3:  # two or three zombies for all: whoever is late finds none
            doors = rng.sample(range(len(place.zombies)), 3)
            place.zombies = [int(i in doors) for i in range(len(place.zombies))]
            place.barricades = [0 if i in doors[:2] else spaces for i in range(len(place.zombies))]
            place.barricades[doors[2]] = spaces - 1


def _send_out(state: State, survivor: Survivor, rng: Random) -> None:
    """To a place where others are, or to a door of the other home."""
    others = [colony.place for colony in state.colonies if colony.place != home(state, survivor.owner)]
    exiled = state.players[survivor.owner].exiled
    if others and not exiled and rng.random() < 0.25:
        place = state.places[others[0]]
        free = [i for i in range(len(place.zombies)) if entrance_room(state, place, i) > 0]
        if free:
            survivor.place, survivor.door = place.name, rng.choice(free)
            return
    free_places = [name for name in MEETING_PLACES if free_spaces(state, name) > 0]
    crowded = home(state, survivor.owner) == DEN and free_spaces(state, DEN) < 0
    if free_places and (exiled or crowded or rng.random() < 0.6):
        survivor.stand(rng.choice(free_places))
    elif exiled or crowded:
        elsewhere = [name for name in state.places if free_spaces(state, name) > 0 and SPOTS[name].has_deck]
        survivor.stand(rng.choice(elsewhere))


@cache
def _found_ward() -> str:
    for name, node in base().nodes.items():
        if isinstance(node, Lasting) and any(isinstance(m, WardBite) for power in node.powers for m in power.mods):
            return name
    raise LookupError("no card offers a way out of bites")


def ward_node(state: State) -> str:
    assert state.library is base()
    return _found_ward()


def arena(seed: int, players: int = 4, rushed: bool = True, homes: int = 1) -> Table:
    """A table at the start of a pair; when a pair is over the next one begins, crowded anew."""
    return Table(board(seed, players, rushed, homes))


def board(seed: int, players: int = 4, rushed: bool = True, homes: int = 1) -> State:
    rng = Random(seed)
    state = setup_rules.bare_board(Options(players=5), base(), key_from_seed(seed), pairs(rushed))
    state.options = msgspec.structs.replace(state.options, players=players)
    state.players = [Player(seat, colony=seat % homes) for seat in range(players)]
    state.extra_dice = [0] * players
    if homes == 2:
        state.places[DEN] = Place(DEN, [0], [0], [0])
        state.colonies.append(Colony(DEN, 10))
    setup_rules._shuffle_decks(state)
    setup_rules._deal_objectives(state)
    starting = setup_rules.shuffled(state, "starting")
    for player in state.players:
        player.hand = [starting.pop() for _ in range(25 // max(players, 5))]
        for deck in (place.deck for place in state.places.values() if place.deck):
            player.hand += [deck.pop() for _ in range(2 if players < 6 else 1)]
        for _ in range(3 if players < 8 else 2):
            name = state.decks["survivor"].pop()
            state.survivors[name] = Survivor(name, player.seat, home(state, player.seat))
            player.leader = player.leader or name
    state.box += starting
    for colony in state.colonies:
        colony.waste = [state.places["library"].deck.pop() for _ in range(3)]
        colony.helpless = 1
    state.crisis = state.decks["crisis"].pop()
    _arm(state, rng)
    _stack(state, rng)
    state.round, state.first = 1, rng.randrange(players)
    state.take_turns(rng.randrange(players))
    state.step = "pair"
    crowd(state)
    return state


def _arm(state: State, rng: Random) -> None:
    """Weapons that kill more than one: between two kills and their rolls anything can happen."""
    survivors = [s for s in state.survivors.values() if home(state, s.owner) == COLONY]
    for place in state.places.values():
        for key in [key for key in place.deck if _kills_more(state, key)]:
            place.deck.remove(key)
            rng.choice(survivors).cards.append(Held(key))


def _kills_more(state: State, key: str) -> bool:
    mods = [mod for power in state.library.items[key].powers for mod in power.mods]
    return any(isinstance(mod, Instead) and mod.of == "kill" for mod in mods)


def _stack(state: State, rng: Random) -> None:
    """Every other crossroads card is one that its guard has to report, while there are some."""
    deck = state.decks["crossroads"]
    said = [key for key in deck if isinstance(state.library.crossroads[key].trigger, Said)]
    rest = [key for key in deck if key not in said]
    rng.shuffle(said)
    for depth, key in enumerate(said):
        rest.insert(len(rest) - 2 * depth, key)
    state.decks["crossroads"] = rest


# Schedules

LIKES = {
    "end": 0.6,
    "attack": 4.0,
    "search": 8.0,
    "noise": 3.0,
    "barricade": 3.0,
    "play": 4.0,
    "use": 4.0,
    "equip": 3.0,
    "with": 4.0,
    "clean": 4.0,
    "request": 0.1,
    "add": 0.3,
    "exile": 0.01,
    "move": 0.3,
    "give": 3.0,
}


def lively(rng: Random, answers: list[Answer]) -> Answer:
    weights = [LIKES.get(answer[0], 1.0) * (4.0 if answer[2:3] == ("zombie",) else 1.0) for answer in answers]
    return rng.choices(answers, weights)[0]


def time_is_up(table: Table) -> Decision:
    return Decision(table.state.timer, CLOCK, ("time",))


def next_decision(table: Table, rng: Random, cuts: float = 0.0) -> Decision:
    """One seat's answer, whichever lane it is in; now and then a report, or the clock."""
    if table.state.timer and rng.random() < cuts:
        return time_is_up(table)
    reports = [q for q in table.questions if q.wait == "never" and table.legal(q, q.seats[0])]
    if reports and rng.random() < 0.2:
        question = rng.choice(reports)
        return Decision(question.id, question.seats[0], table.legal(question, question.seats[0])[0])
    open_to = [(q, seat) for q in table.questions if q.wait != "never" for seat in q.seats]
    actions = [asked for asked in open_to if asked[0].kind == "action"]
    if actions and rng.random() < 0.7:
        open_to = actions  # whoever is in the middle of something is kept waiting while the other acts
    question, seat = rng.choice(open_to)
    return Decision(question.id, seat, lively(rng, table.legal(question, seat)))


def both_busy(table: Table) -> bool:
    """Whether both lanes are in the middle of an action."""
    return table.state.step == "actions" and all(turn.ask == 0 and not turn.done for turn in table.state.turns)


def play_pairs(
    seed: int,
    players: int = 4,
    rushed: bool = True,
    homes: int = 1,
    decisions: int = 200,
    cuts: float = 0.01,
    real: bool = False,
) -> Iterator[tuple[Table, Decision, Random]]:
    """A random schedule: yields the table before each decision, with the decision it will get.

    `real`: of the war itself, not of its stand-in.
    """
    rng = Random(seed)
    table = at_war(seed, players, rushed) if real else arena(seed, players, rushed, homes)
    while not table.over and len(table.done) < decisions:
        decision = next_decision(table, rng, cuts)
        yield table, decision, rng
        table.decide(decision)
