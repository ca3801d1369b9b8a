"""Setting up a game (chapter S)."""

from __future__ import annotations

from itertools import combinations

import msgspec

from hivernage.cards.card import Card
from hivernage.cards.library import Library, face
from hivernage.model.board import SPOTS
from hivernage.model.chance import commitment, draw
from hivernage.model.events import Dealt, FirstPlayerNamed, GroupChosen, ObjectiveSet, Shuffled
from hivernage.model.options import Options
from hivernage.model.parts import NOBODY, Colony, Place, Player, Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to
from hivernage.rules.effects.interpret import run
from hivernage.rules.facts import objective_pool, starting_items
from hivernage.rules.game import Game
from hivernage.rules.homes import home
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope

DEALT_SURVIVORS = 4
RANDOM = "random"
"""Instead of a main objective's name: any of them."""


class BadOptions(ValueError):
    """Options that no game can be played with."""


def checked(options: Options, library: Library, game: Game) -> Options:
    """Options that can be played: two players play the cooperative game, and that on the hard side (O1, O2).

    The packs are those of the library.
    """
    if options.players not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise BadOptions(f"{fewest} to {most} players can play, not {options.players} (G1)")
    objective = library.mains.get(options.objective + "@main")
    if objective is None:
        known = ", ".join(sorted(card.id for card in library.mains.values()))
        raise BadOptions(f"there is no main objective '{options.objective}'; known ones: {known}")
    cooperative = options.cooperative or options.players == 2
    wanted = DEALT_SURVIVORS * options.players
    if len(library.survivors) < wanted:
        raise BadOptions(f"{options.players} players need {wanted} survivors to choose from, the packs have fewer (S6)")
    hard = options.hard or cooperative
    return msgspec.structs.replace(options, cooperative=cooperative, hard=hard, packs=library.packs)


def _with_objective(options: Options, library: Library, key: bytes) -> Options:
    """A main objective drawn at random (S1), before anything else is left to chance."""
    if options.objective != RANDOM:
        return options
    mains = sorted(library.mains)
    return msgspec.structs.replace(options, objective=face(mains[draw(key, 0, len(mains))]))


def new_state(options: Options, library: Library, key: bytes, game: Game) -> State:
    """A game with everything shuffled and dealt, before the first choice."""
    state = bare_board(options, library, key, game)
    _shuffle_decks(state)
    _deal_objectives(state)
    _deal_items(state)
    for player in state.players:
        player.dealt = [state.decks["survivor"].pop() for _ in range(DEALT_SURVIVORS)]
    return state


def bare_board(options: Options, library: Library, key: bytes, game: Game) -> State:
    """The board with its tracks set (S1.1), before any card lies on it."""
    options = checked(_with_objective(options, library, key), library, game)
    chosen = library.side(options.objective, options.hard)
    state = State(options, key, library, game)
    state.promise = commitment(key)
    state.players = [Player(seat) for seat in range(options.players)]
    state.colonies = [Colony(place, chosen.morale) for place in game.homes]
    state.places = {name: _empty(name) for name in game.board}
    state.decks = {name: [] for name in game.decks}
    state.objectives = [options.objective]
    state.rounds_left = chosen.rounds
    state.extra_dice = [0] * options.players
    state.take_turns(NOBODY)
    return state


def _empty(name: str) -> Place:
    entrances = SPOTS[name].entrances
    return Place(name, [0] * entrances, [0] * entrances, [0] * entrances)


def is_left_out(card: Card, options: Options) -> bool:
    """Whether a game with these options is played without a card (S9, O1.4)."""
    return (card.adult and not options.adult) or (card.not_cooperative and options.cooperative)


def _deck(state: State, name: str) -> list[str]:
    """A deck's cards, without those that this game leaves out; they stay in the box."""
    cards = state.library.cards
    keys: list[str] = []
    for key in state.library.decks.get(name, []):
        (state.box if is_left_out(cards[key], state.options) else keys).append(key)
    state.shuffle(keys)
    return keys


def _shuffle_decks(state: State) -> None:
    for name in state.decks:
        state.decks[name] = _deck(state, name)
    for name, place in state.places.items():
        if SPOTS[name].has_deck:
            place.deck = _deck(state, name)


def _deal_objectives(state: State) -> None:
    """One each, out of a pool with more of them; the rest stays unseen in the box."""
    secrets, betrayals = _deck(state, "secret"), _deck(state, "betrayal")
    if not state.options.cooperative:
        size = objective_pool(state.options.players, betrayer=state.options.betrayer)
        pool = [secrets.pop() for _ in range(size.loyal)] + [betrayals.pop() for _ in range(size.betrayals)]
        state.shuffle(pool)
        for player in state.players:
            player.objective = pool.pop()
        state.box += pool
    state.box += secrets + betrayals


def _deal_items(state: State) -> None:
    starting = _deck(state, "starting")
    n = starting_items(state.options.players)
    for player in state.players:
        player.hand = [starting.pop() for _ in range(n)]
    state.box += starting


def kept_survivors(state: State) -> int:
    return 3 if state.options.players == 2 else 2


def setup(state: State) -> Rule:
    """Everybody keeps survivors in secret, names a leader, and the highest leader starts (S6 to S8)."""
    for player in state.players:
        secret = {"hand": player.hand[:], "objective": player.objective, "survivors": player.dealt[:]}
        state.tell(Dealt(seat=player.seat, private={player.seat: secret}))
    seats = tuple(p.seat for p in state.players)
    answers = yield state.question(seats, "group")
    for seat in seats:
        _enter(state, seat, answers[seat][1:])
    answers.clear()
    state.shuffle(state.decks["survivor"])
    state.tell(Shuffled(deck="survivors"))
    state.first = _highest_leader(state)
    state.lane.seat = state.first
    state.tell(FirstPlayerNamed(seat=state.first))
    state.tell(ObjectiveSet(card=state.objective + "@main"))
    yield from run(state, side(state).setup, Scope(state.first))
    state.step = "start-round"


def _enter(state: State, seat: int, names: Answer) -> None:
    player = state.players[seat]
    for name in names:
        player.dealt.remove(name)
        state.survivors[name] = Survivor(name, seat, home(state, seat))
    player.leader = names[0]
    returned = player.dealt[:]
    state.decks["survivor"] += returned
    player.dealt = []
    secret = {seat: {"returned": returned}}
    state.tell(GroupChosen(seat=seat, survivors=list(names), leader=names[0], private=secret))


@answers_to("group")
def group_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """The leader comes first."""
    dealt = state.players[seat].dealt
    n = kept_survivors(state)
    return [
        ("keep", leader, *others)
        for leader in dealt
        for others in combinations([name for name in dealt if name != leader], n - 1)
    ]


def _highest_leader(state: State) -> int:
    """Equal influence: a die decides (S8.1)."""
    cards = state.library.survivors
    best = max(cards[p.leader].influence for p in state.players)
    ties = [p.seat for p in state.players if cards[p.leader].influence == best]
    return ties[0] if len(ties) == 1 else ties[state.draw(len(ties))]
