"""Setting up a game (chapter S)."""

from __future__ import annotations

from itertools import combinations

import msgspec

from hivernage.cards.card import Card
from hivernage.cards.library import Library, face
from hivernage.cards.playing import in_play
from hivernage.model.board import SPOTS
from hivernage.model.chance import commitment, draw
from hivernage.model.events import Dealt, FirstPlayerNamed, GroupChosen, ObjectiveSet, Shuffled
from hivernage.model.options import (
    JOINABLE,
    LAST_SEAT,
    LONGEST_TIMER,
    MIXABLE,
    MODULES,
    MODULES_OF,
    SCENARIO_MODULES,
    SCENARIOS,
    USUAL_OBJECTIVE,
    Options,
)
from hivernage.model.parts import NOBODY, Colony, Place, Player, Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Rule, answers_to
from hivernage.rules.effects.interpret import run
from hivernage.rules.game import Game
from hivernage.rules.homes import home, is_wolf
from hivernage.rules.powers import side
from hivernage.rules.scope import Scope

FEWEST_DEALT = 3  # where the box has too few survivors for four each (S6)
MIXED_DECK = 20  # so many items of both boxes are kept at each place (L7)
RANDOM_ITEMS = 5  # so many of them join the deck of each place (W2, LW7.1)
RANDOM = "random"
"""Instead of a main objective's name: any of them."""


class BadOptions(ValueError):
    """Options that no game can be played with."""


class TooFewCards(BadOptions):
    """Of a deck there are fewer cards than are dealt: the packs are small, or the table keeps too many out."""

    def __init__(self, text: str, deck: str) -> None:
        super().__init__(text)
        self.deck = deck


def checked(options: Options, library: Library, game: Game) -> Options:
    """Options that can be played: two players play the cooperative game, and that on the hard side (O1, O2).

    `library`: the cards of this game. The packs are those of the library.
    """
    if options.players not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise BadOptions(f"{fewest} to {most} players can play, not {options.players} (G1)")
    if library.main_key(options.objective) not in library.mains:
        known = ", ".join(sorted(card.id for card in library.mains.values()))
        elsewhere = options.objective + "@main" in library.whole.mains
        what = f"the box '{options.box}' has no main" if elsewhere else "there is no main"
        raise BadOptions(f"{what} objective '{options.objective}'; known ones: {known}")
    cooperative = options.cooperative or options.players == 2
    hard = options.hard or cooperative
    options = msgspec.structs.replace(options, cooperative=cooperative, hard=hard, packs=library.packs)
    for name, why in game.refuses.items():
        if getattr(options, name):
            raise BadOptions(f"'{name}' doesn't go with the box '{options.box}': {why}")
    if options.quick and not options.timer:
        raise BadOptions("the quick game is played against the sand timer: give it some seconds (LW6.1)")
    if not 0 <= options.timer <= LONGEST_TIMER:
        raise BadOptions(f"the sand timer runs 0 (off) to {LONGEST_TIMER} seconds, not {options.timer} (W4.5)")
    if dealt_survivors(options, library, game) < FEWEST_DEALT:
        wanted = FEWEST_DEALT * options.players
        text = f"{options.players} players need {wanted} survivors to choose from, the packs have fewer (S6)"
        raise TooFewCards(text, "survivor")
    return options


def _check_deal(options: Options, library: Library, game: Game) -> None:
    """Refuse where there are fewer cards than are dealt: the packs are small, or the table keeps too many out."""
    needed = {"starting": ("starting items", game.deal.items(options.players) * options.players, "S4")}
    if game.loner is not None:
        needed["lone-wolf"] = ("objectives for the lone wolf", 1, "LW1.2")
    if not options.cooperative:
        pool = game.deal.pool(options)
        needed["secret"] = ("secret objectives", pool.loyal, "S2")
        needed["betrayal"] = ("betrayal objectives", pool.betrayals, "S2")
    for deck, (called, wanted, rule) in needed.items():
        at_hand = _cards_to_deal(deck, options, library)
        if at_hand < wanted:
            text = f"{options.players} players need {wanted} {called}, the game has {at_hand} ({rule})"
            raise TooFewCards(text, deck)


def _cards_to_deal(deck: str, options: Options, library: Library) -> int:
    aside = [name for scenario in library.scenarios.values() for name in scenario.aside]
    keys = [key for key in library.decks.get(deck, []) if key not in aside]
    return sum(not is_left_out(library.cards[key], options) for key in keys)


def dealt_survivors(options: Options, library: Library, game: Game) -> int:
    """How many survivors each player chooses from: four as a rule, where there are enough (S6)."""
    return min(game.deal.survivors(options.players), _cards_to_deal("survivor", options, library) // options.players)


def _check_wolf(options: Options) -> None:
    """A lone wolf sits at the table, and there is one only in a war with an odd number of players (W1, LW1.1)."""
    if options.wolf == LAST_SEAT:
        return
    if not options.lone_wolf:
        box = "the box 'warring-colonies'"
        raise BadOptions(f"this game has no lone wolf: only an odd number of players in {box} makes one of them (W1)")
    if not 0 <= options.wolf < options.players:
        raise BadOptions(f"the lone wolf takes one of the {options.players} seats (LW1.1)")


def check_box(options: Options, library: Library) -> None:
    """Refuse modules that the box doesn't have, and what the packs at hand don't."""
    if options.box != "base" and options.box not in library.packs:
        raise BadOptions(f"the box '{options.box}' needs its pack: load it beside {', '.join(library.packs)}")
    known = MODULES_OF[options.box]
    for module in options.modules:
        if module not in known:
            names = f"its modules: {', '.join(known)}" if known else "choose the box 'long-night' for modules"
            raise BadOptions(f"the box '{options.box}' has no module '{module}'; {names} (L13)")
    if options.mixed and options.box != "long-night":
        raise BadOptions(
            f"the box '{options.box}' mixes no {options.mixed[0]} cards in: choose the box 'long-night' for that (L7)"
        )
    for deck in options.mixed:
        if deck not in MIXABLE:
            raise BadOptions(f"there is no deck '{deck}' to mix; known ones: {', '.join(MIXABLE)} (L7)")
    _check_joined(options, library)
    for key in options.left_out:
        if key not in library.whole.cards:
            raise BadOptions(f"there is no card '{key}' to leave out (L7.1); `hivernage cards list` has their keys")
    if options.box != "warring-colonies" and (options.quick or options.older_crossroads):
        what = "quick game" if options.quick else "shuffling in of older crossroads cards"
        raise BadOptions(f"the {what} belongs to the box 'warring-colonies' (LW6, W2.7)")
    _check_wolf(options)
    if options.scenario:
        _check_scenario(options, library.whole)
    objective = library.whole.mains.get(options.objective + "@main")
    if objective is not None and objective.module and objective.module not in options.modules:
        raise BadOptions(f"the main objective '{options.objective}' needs the module '{objective.module}' (L13)")


def _check_joined(options: Options, library: Library) -> None:
    """What joins a game of an older box is one of the decks that may, and its pack is at hand (W22)."""
    for deck in options.joined:
        if deck not in JOINABLE:
            raise BadOptions(f"there is no deck '{deck}' that joins; known ones: {', '.join(JOINABLE)} (W22)")
    if options.joined and options.box == "warring-colonies":
        raise BadOptions(f"the box 'warring-colonies' has its {options.joined[0]} cards in it already (W22)")
    if options.joined and options.last_box not in library.packs:
        raise BadOptions(
            f"what joins comes with the pack 'warring-colonies': load it beside {', '.join(library.packs)}"
        )


def _check_scenario(options: Options, library: Library) -> None:
    """An introductory scenario has its box, its modules, its objectives and its people (I1.1, I2.1)."""
    name = options.scenario
    if name not in SCENARIOS:
        raise BadOptions(f"there is no scenario '{name}'; known ones: {', '.join(SCENARIOS)} (I1, I2)")
    if options.box != "long-night":
        raise BadOptions(f"the scenario '{name}' is one of Long Night: choose the box 'long-night' (I1, I2)")
    card, own = library.scenarios[name], SCENARIO_MODULES[name]
    if other := next((module for module in options.modules if module not in own), None):
        raise BadOptions(f"the scenario '{name}' is played with the module {' and '.join(own)}, not '{other}' (I1, I2)")
    if options.objective not in ("", card.first):
        raise BadOptions(f"the scenario '{name}' brings its objectives: name none besides (I1.1, I2.1)")
    if gone := next((key for key in options.left_out if key in card.aside), None):
        raise BadOptions(f"the scenario '{name}' can't be played without '{gone}' (I1.5)")


def with_scenario(options: Options, library: Library) -> Options:
    """A scenario brings its modules and begins with its first objective, whatever else was chosen."""
    card = library.whole.scenarios.get(options.scenario)
    if card is None:
        return options
    return msgspec.structs.replace(options, modules=SCENARIO_MODULES[options.scenario], objective=card.first)


def _with_objective(options: Options, library: Library, key: bytes) -> Options:
    """The usual main objective where none is named, or one drawn at random (S1), before anything else is left to
    chance."""
    if not options.objective:
        return msgspec.structs.replace(options, objective=USUAL_OBJECTIVE[options.box])
    if options.objective != RANDOM:
        return options
    mains = sorted(library.mains)
    return msgspec.structs.replace(options, objective=face(mains[draw(key, 0, len(mains))]))


def new_state(options: Options, library: Library, key: bytes, game: Game) -> State:
    """A game with everything shuffled and dealt, before the first choice."""
    state = bare_board(options, library, key, game)
    _check_deal(state.options, state.library, game)
    _shuffle_decks(state)
    _deal_objectives(state)
    _deal_items(state)
    dealt = dealt_survivors(state.options, state.library, game)
    for player in state.players:
        player.dealt = [state.decks["survivor"].pop() for _ in range(dealt)]
    if game.loner is not None:
        game.loner.deal(state)
    return state


def bare_board(options: Options, library: Library, key: bytes, game: Game) -> State:
    """The board with its tracks set (S1.1), before any card lies on it."""
    check_box(options, library)
    options = msgspec.structs.replace(options, modules=tuple(m for m in MODULES if m in options.modules))
    options = with_scenario(options, library)
    library = in_play(library, options)
    options = checked(_with_objective(options, library, key), library, game)
    chosen = library.side(options.objective, options.hard)
    assert chosen.morale, "the first objective of a game says how it begins"
    assert chosen.rounds, "and how long it lasts"
    state = State(options, key, library, game)
    state.promise = commitment(key)
    state.players = [Player(seat, colony=game.team(seat, options.players)) for seat in range(options.players)]
    state.colonies = [Colony(place, chosen.morale) for place in game.homes]
    if game.loner is not None:
        game.loner.settle(state)
    state.places = {name: _empty(name) for name in game.board}
    state.decks = {name: [] for name in game.decks}
    state.objectives = [options.objective]
    for scenario in library.scenarios.values():
        state.closed = list(scenario.closed)
        state.aside = list(scenario.aside)
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


def _cards(state: State, name: str) -> list[str]:
    """A deck's cards, without those that this game leaves out; they stay in the box."""
    cards = state.library.cards
    keys: list[str] = []
    for key in state.library.decks.get(name, []):
        if key in state.aside:
            continue  # they aren't dealt (I1.5)
        (state.box if is_left_out(cards[key], state.options) else keys).append(key)
    return keys


def shuffled(state: State, name: str) -> list[str]:
    """A deck as it begins the game."""
    keys = _cards(state, name)
    state.shuffle(keys)
    if name in SPOTS and "item" in state.options.mixed:
        state.box += keys[MIXED_DECK:]  # unseen (L7.2)
        del keys[MIXED_DECK:]
    return keys


def _shuffle_decks(state: State) -> None:
    for name in state.decks:
        state.decks[name] = shuffled(state, name)
    for name, place in state.places.items():
        if SPOTS[name].has_deck:
            place.deck = shuffled(state, name)
    _add_random_items(state)
    state.side_effects = _cards(state, "side-effect")  # open to all, and not shuffled (N1.1)


def _add_random_items(state: State) -> None:
    """Some join the deck of each place, which is shuffled again; the rest leaves unseen (W2.1, LW7.1)."""
    items = shuffled(state, "random")
    if not items:
        return
    for name, place in state.places.items():
        if SPOTS[name].has_deck:
            place.deck += [items.pop() for _ in range(min(RANDOM_ITEMS, len(items)))]
            state.shuffle(place.deck)
    state.box += items


def _deal_objectives(state: State) -> None:
    """One each, out of a pool with more of them; the rest stays unseen in the box."""
    secrets, betrayals = shuffled(state, "secret"), shuffled(state, "betrayal")
    if not state.options.cooperative:
        size = state.game.deal.pool(state.options)
        pool = [secrets.pop() for _ in range(size.loyal)] + [betrayals.pop() for _ in range(size.betrayals)]
        state.shuffle(pool)
        for player in state.players:
            if not is_wolf(state, player.seat):
                player.objective = pool.pop()
        state.box += pool
    state.box += secrets + betrayals


def _deal_items(state: State) -> None:
    starting = shuffled(state, "starting")
    n = state.game.deal.items(state.options.players)
    for player in state.players:
        player.hand = [starting.pop() for _ in range(n)]
    state.box += starting


def setup(state: State) -> Rule:
    """Everybody keeps survivors in secret, names a leader, and the highest leader starts (S6 to S8)."""
    yield from choose_groups(state)
    state.first = highest_leader(state, [player.seat for player in state.players])
    state.lane.seat = state.first
    state.tell(FirstPlayerNamed(seat=state.first))
    yield from lay_out_objective(state)
    state.step = "start-round"


def choose_groups(state: State) -> Rule:
    """Everybody keeps some of the survivors dealt, in secret (S6, S7)."""
    for player in state.players:
        secret = {"hand": player.hand[:], "objective": player.objective, "survivors": player.dealt[:]}
        state.tell(Dealt(seat=player.seat, private={player.seat: secret}))
    for lay_out in state.game.laid_out:
        lay_out(state)
    seats = tuple(p.seat for p in state.players)
    answers = yield state.question(seats, "group")
    for seat in seats:
        _enter(state, seat, answers[seat][1:])
    answers.clear()
    state.shuffle(state.decks["survivor"])
    state.tell(Shuffled(deck="survivors"))


def lay_out_objective(state: State) -> Rule:
    """The main objective is told, and its set-up done (S1)."""
    state.tell(ObjectiveSet(card=state.main_key))
    if state.game.prologue is not None:
        state.game.prologue(state)
    yield from run(state, side(state).setup, Scope(state.first, card=state.main_key))


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
    dealt, loner = state.players[seat].dealt, state.game.loner
    apart = loner is not None and loner.seat == seat
    n = loner.kept if loner is not None and apart else state.game.deal.kept(state.options.players)
    return [
        ("keep", leader, *others)
        for leader in dealt
        for others in combinations([name for name in dealt if name != leader], n - 1)
    ]


def highest_leader(state: State, seats: list[int]) -> int:
    """Whose leader has the highest influence; where several have, a die decides (S8.1)."""
    cards = state.library.survivors
    influence = {seat: cards[state.players[seat].leader].influence for seat in seats}
    ties = [seat for seat in seats if influence[seat] == max(influence.values())]
    return ties[0] if len(ties) == 1 else ties[state.draw(len(ties))]
