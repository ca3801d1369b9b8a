"""What one seat may see, or a spectator: the only place where secrets are decided.

Every view is built field by field from a whitelist: a new field of the state stays hidden until it is named here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hivernage.cards.library import origin
from hivernage.model.board import COMBAT_DIE, SPOTS
from hivernage.model.ids import SPECTATOR
from hivernage.model.options import Options
from hivernage.model.parts import NOBODY, Held, Standing
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.homes import is_wolf
from hivernage.rules.powers import TIMES, card_powers, used_powers, wounds_to_kill
from hivernage.rules.special_zombies import card_key, top_experiment
from hivernage.table import Table


class HeldView(msgspec.Struct, frozen=True):
    """A card next to a survivor."""

    card: str
    used: int  # the round (or turn) of its last use
    tokens: int
    used_up: list[int]  # its powers that can't be used again for now, by their place on the card, from 0


class SurvivorView(msgspec.Struct, frozen=True):
    """A survivor in play."""

    id: str
    owner: int
    place: str
    wounds: int
    frostbite: int
    despair: int
    deadly: int  # how many wounds of all kinds kill them
    moved: bool
    cards: list[HeldView]
    uses: dict[str, int]
    entrance: int  # where they stand at somebody else's home, the first one is 1; else 0


class SpecialView(msgspec.Struct, frozen=True):
    """A special zombie at an entrance of a place, the first one is 1."""

    card: str
    entrance: int


class CodeDieView(msgspec.Struct, frozen=True):
    """A die on Raxxon, and who put it there."""

    value: int
    seat: int


class PlaceView(msgspec.Struct, frozen=True):
    """A place; of its deck only the size, and what lies on top from behind."""

    name: str
    zombies: list[int]
    barricades: list[int]
    traps: list[int]
    entrance_spaces: int
    survivor_spaces: int
    noise: int
    deck: int
    top: str  # the back of its top card, which everybody sees
    symbols: list[str]  # what its deck was made of, the most frequent first (G10.3)
    standees: list[str]
    searched: int
    bandits: int
    blocked: int  # survivor spaces that something covers
    special: list[SpecialView]


class ProjectView(msgspec.Struct, frozen=True):
    """An improvement in the row: the advancement tokens on it, and how many build it (U2)."""

    card: str
    tokens: int
    cost: int


class ColonyView(msgspec.Struct, frozen=True):
    """What a colony has. Cards of the crisis pile that lie face down show their backs.

    `crisis_givers`: the seats that gave them, in the order of the pile: everybody saw who laid a card, and its back.
    """

    place: str
    morale: int
    food: int
    starvation: int
    helpless: int
    unruly: int  # so many of the helpless
    waste: list[str]
    crisis_pile: list[str]
    crisis_givers: list[int]
    waste_step: int  # so many waste cards cost one morale
    bullets: int
    leader: int  # the seat that leads it in a war; else -1
    tokens: int  # on the main objective
    stored: list[str]
    lost: list[str]  # of those who are out of the game, its people
    fallen: bool  # its morale was 0, and the war goes on until the objective is looked at
    complete: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everybody sees them: the backs of their hand, never the faces."""

    seat: int
    leader: str
    hand: list[str]
    dice: list[int]
    used_dice: int
    worn: list[str]
    exiled: bool
    out: bool
    colony: int
    pledged: list[str]
    objective: str
    exiled_objective: str
    has_exiled_objective: bool
    looted: int  # the round in which they last took loot as the bandits' chief


class MineView(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    hand: list[str]
    locked: list[str]
    objective: str
    exiled_objective: str
    dealt: list[str]
    searching: list[str]
    pledged: list[str]
    guarded: str
    given: list[str]  # own cards that lie face down in the crisis pile
    missions: list[str]  # those of the lone wolf
    named: int  # the colony that a lot has named for the lone wolf, or -1


class QuestionView(msgspec.Struct, frozen=True):
    """An open question; `answers` only for the seat that looks, if it is asked."""

    id: int
    seats: tuple[int, ...]
    kind: str
    args: tuple[str, ...]
    wait: str
    answers: list[Answer] | None


class TurnView(msgspec.Struct, frozen=True):
    """A turn in progress as everybody sees it; who set its crossroads card off shows nowhere (W24.2)."""

    seat: int
    guard: int
    done: bool
    searching: int
    requested: list[str]
    exile_called: bool
    passed: bool  # it moves nobody any more


class CombatView(msgspec.Struct, frozen=True):
    """A combat that is going on. Cards and bets are there once both lie open; of each list the first is the Forge's."""

    place: str
    sides: list[list[str]]
    step: str
    tactics: list[str]
    strength: list[int]
    bets: list[int]
    dice: list[tuple[str, int]]
    wolf: int  # the colony that the lone wolf fights for, or -1


class FightView(msgspec.Struct, frozen=True):
    """A combat that is over; `winner` is a colony, or -1."""

    round: int
    place: str
    winner: int
    wolf: int  # the colony that the lone wolf fought for, or -1


class DoneView(msgspec.Struct, frozen=True):
    """A mission that is complete, for or against a colony; -1 where it was about neither alone."""

    card: str
    colony: int
    round: int


class WolfView(msgspec.Struct, frozen=True):
    """The lone wolf as everybody sees them: how many missions they hold, never which."""

    seat: int
    missions: int
    done: list[DoneView]
    swapped: int  # the round of the last swap of a mission
    gone: bool  # they have left the game


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    options: Options
    promise: str
    key: str  # shown when the game is over
    step: str
    round: int
    rounds_left: int
    turn: int
    turns_left: int
    first: int
    active: int
    guard: int
    turns: list[TurnView]
    timer: int
    to_move: int  # which of the turns is to move, where two move by turns
    pairs: list[list[int]]  # pairs of turns still to come in this round
    bitten: list[str]  # survivors who lie bitten
    combat: CombatView | None
    fights: list[FightView]
    wolf: WolfView | None  # in a war with an odd number of players
    crisis: str
    skip_crisis: str
    tokens: int
    objective_uses: dict[str, int]
    stored: list[str]
    colonies: list[ColonyView]
    places: list[PlaceView]
    survivors: list[SurvivorView]
    players: list[PlayerView]
    lost: list[str]
    graveyard: list[str]  # those of the lost who were killed
    removed: list[str]
    loot: list[str]
    chiefs: list[int]  # seats that lead the bandits (B7)
    experiment: str  # the top one, which anybody may read; those below it are hidden
    encounters: list[str]  # experiments whose special zombies are about
    code_dice: list[CodeDieView]
    side_effects: list[str]  # those that nobody has
    fewer_zombies: dict[str, int]  # by place, in the zombies step to come
    objective: str  # the card of the main objective that is played for
    met: list[str]  # objectives of a scenario that are complete
    closed: list[str]  # rules that a scenario hasn't opened yet
    aside: list[str]  # survivors who wait beside the board
    stayed_silent: list[int]  # seats that were asked to reveal a betrayal and didn't
    row: list[ProjectView]
    built: list[HeldView]
    shown: list[str]
    turned_up: list[str]
    set_aside: list[str]
    standing: list[tuple[str, str, int, int, str, int]]  # the survivor, or the place, whom it is about
    scheduled: list[tuple[str, int]]
    goals: list[str]
    decks: dict[str, int]
    requested: list[str]
    exile_called: bool
    questions: list[QuestionView]
    awaited: tuple[int, ...]
    mine: MineView | None
    ending: str
    complete: bool
    winners: list[int]


def back(key: str) -> str:
    """A card seen from behind: its deck without its face."""
    return "@" + origin(key)


def backs(keys: list[str]) -> list[str]:
    """Cards seen from behind, in an order that tells nothing."""
    return sorted(back(key) for key in keys)


def view(table: Table, seat: int) -> View:
    """What a seat (or SPECTATOR) may see now. When the game is over all cards are turned over.

    >>> seen = view(Table.new(players=3, seed=1), 0)
    >>> seen.players[1].hand  # only the backs
    ['@starting', '@starting', '@starting', '@starting', '@starting']
    >>> seen.mine.hand == seen.players[0].hand  # the seat's own cards have faces
    False
    """
    return views(table, [seat])[seat]


def views(table: Table, seats: Iterable[int]) -> dict[int, View]:
    """What several seats see now: what everybody sees is worked out once."""
    public = _public(table.state, table)
    return {seat: public if seat < 0 else _own(public, table, seat) for seat in seats}


def at_moment(state: State) -> View:
    """What everybody saw at a moment between two questions: nothing is asked."""
    return _public(state, None)


def different(then: View, now: View) -> dict[str, Any]:
    """The fields of an earlier public view that aren't what they are now."""
    return {name: was for name in then.__struct_fields__ if (was := getattr(then, name)) != getattr(now, name)}


def _own(public: View, table: Table, seat: int) -> View:
    """The public view, and what the seat alone may know besides."""
    questions = [_question(table, question, seat) for question in table.questions]
    return msgspec.structs.replace(public, seat=seat, questions=questions, mine=_mine(table.state, seat))


def _public(state: State, table: Table | None) -> View:
    return View(
        seat=SPECTATOR,
        options=state.options,
        promise=state.promise,
        key=state.key.hex() if state.over else "",
        step=state.step,
        round=state.round,
        rounds_left=state.rounds_left,
        turn=state.turn,
        turns_left=state.turns_left,
        first=state.first,
        active=state.turns[0].seat,
        guard=state.turns[0].guard,
        turns=[
            TurnView(t.seat, t.guard, t.done, len(t.searching), t.requested[:], t.exile_called, t.passed)
            for t in state.turns
        ],
        timer=state.timer,
        to_move=state.to_move,
        pairs=[pair[:] for pair in state.pairs],
        bitten=state.bitten[:],
        combat=_combat(state),
        fights=[FightView(fight.round, fight.place, fight.winner, fight.wolf) for fight in state.fights],
        wolf=_wolf(state),
        crisis=state.crisis,
        skip_crisis=state.skip_crisis,
        tokens=state.colonies[0].tokens,
        objective_uses=state.objective_uses.copy(),
        stored=state.colonies[0].stored[:],
        colonies=_colonies(state),
        places=_places(state),
        survivors=_survivors(state),
        players=_players(state),
        lost=[lost.name for lost in state.lost],
        graveyard=[lost.name for lost in state.lost if lost.killed],
        removed=[gone.key if gone.face_up else back(gone.key) for gone in state.removed],
        loot=state.loot[:],
        experiment=top_experiment(state),
        encounters=state.encounters[:],
        code_dice=[CodeDieView(die.value, die.seat) for die in state.code_dice],
        side_effects=sorted(state.side_effects),
        fewer_zombies=state.fewer_zombies.copy(),
        chiefs=state.chiefs[:],
        objective=state.main_key,
        met=state.met[:],
        closed=[*state.closed],
        aside=state.aside[:],
        stayed_silent=state.stayed_silent[:],
        row=[ProjectView(p.key, p.tokens, state.library.improvements[p.key].cost) for p in state.row],
        built=[_held(state, held) for held in state.built],
        shown=[key for turn in state.turns for key in turn.shown],
        turned_up=[key for turn in state.turns for key in turn.turned_up],
        set_aside=[key for turn in state.turns for key in turn.plan.cards],
        standing=[(s.node, s.until, s.last, s.seat, s.survivor or s.place, _last_use(s)) for s in state.standing],
        scheduled=[(s.node, s.round) for s in state.scheduled],
        goals=state.goals[:],
        decks=_deck_sizes(state),
        requested=state.turns[0].requested[:],
        exile_called=state.turns[0].exile_called,
        questions=[_question(table, question, SPECTATOR) for question in table.questions] if table else [],
        awaited=table.awaited if table else (),
        mine=None,
        ending=state.ending,
        complete=state.colonies[0].complete,
        winners=state.winners[:],
    )


def _colonies(state: State) -> list[ColonyView]:
    gifts = sorted((gift.key if gift.face_up else back(gift.key), gift.giver) for gift in state.crisis_pile)
    return [
        ColonyView(
            place=colony.place,
            morale=colony.morale,
            food=colony.food,
            starvation=colony.starvation,
            helpless=colony.helpless,
            unruly=colony.unruly,
            waste=colony.waste[:],
            crisis_pile=[card for card, _ in gifts],
            crisis_givers=[giver for _, giver in gifts],
            waste_step=colony.waste_step,
            bullets=colony.bullets,
            leader=colony.leader,
            tokens=colony.tokens,
            stored=colony.stored[:],
            lost=[lost.name for lost in state.lost if lost.colony == number],
            fallen=colony.fallen,
            complete=colony.complete,
        )
        for number, colony in enumerate(state.colonies)
    ]


def _wolf(state: State) -> WolfView | None:
    wolf = state.wolf
    if wolf is None:
        return None
    done = [DoneView(mission.key, mission.colony, mission.round) for mission in wolf.done]
    return WolfView(wolf.seat, len(wolf.missions), done, wolf.swapped, wolf.gone)


def _combat(state: State) -> CombatView | None:
    combat = state.combat
    if combat is None:
        return None
    return CombatView(
        combat.place,
        [side[:] for side in combat.sides],
        combat.step,
        combat.tactics[:],
        combat.strength[:],
        combat.bets[:],
        [COMBAT_DIE[face] for face in combat.dice],
        combat.wolf,
    )


def _places(state: State) -> list[PlaceView]:
    return [
        PlaceView(
            name=place.name,
            zombies=place.zombies[:],
            barricades=place.barricades[:],
            traps=place.traps[:],
            entrance_spaces=SPOTS[place.name].entrance_spaces,
            survivor_spaces=SPOTS[place.name].survivor_spaces,
            noise=place.noise,
            deck=len(place.deck),
            top=back(place.deck[-1]) if place.deck else "",
            symbols=state.library.symbols(place.name),
            standees=place.standees[:],
            searched=place.searched,
            special=[SpecialView(card_key(zombie.name), zombie.entrance + 1) for zombie in place.special],
            bandits=place.bandits,
            blocked=place.blocked,
        )
        for place in state.places.values()
    ]


def _survivors(state: State) -> list[SurvivorView]:
    return [
        SurvivorView(
            id=survivor.id,
            owner=survivor.owner,
            place=survivor.place,
            wounds=survivor.wounds,
            frostbite=survivor.frostbite,
            despair=survivor.despair,
            deadly=wounds_to_kill(state, survivor),
            moved=survivor.moved,
            cards=[_held(state, held) for held in survivor.cards],
            uses=survivor.uses.copy(),
            entrance=survivor.door + 1,
        )
        for survivor in state.survivors.values()
    ]


def _held(state: State, held: Held) -> HeldView:
    used_up = used_powers(state, card_powers(state, held.key), held.uses)
    return HeldView(held.key, _last_use(held), held.tokens, used_up)


def _last_use(part: Held | Standing) -> int:
    return max((n for key, n in part.uses.items() if not key.endswith(TIMES)), default=0)


def _players(state: State) -> list[PlayerView]:
    return [
        PlayerView(
            seat=player.seat,
            leader=player.leader,
            hand=sorted(player.hand) if state.over else backs(player.hand),
            dice=player.dice[:],
            used_dice=player.used_dice,
            worn=sorted(worn.key for worn in player.worn),
            exiled=player.exiled,
            out=player.out,
            colony=player.colony,
            pledged=_pledged(state, player.seat),
            objective=player.objective if player.objective_shown or state.over else "",
            exiled_objective=player.exiled_objective if state.over else "",
            has_exiled_objective=bool(player.exiled_objective),
            looted=player.looted,
        )
        for player in state.players
    ]


def _pledged(state: State, seat: int) -> list[str]:
    """What a player has put down, turn by turn: open in one, perhaps face down in the other."""
    piles = [(turn.pledges[seat], turn.pledges_open) for turn in state.turns if turn.pledges]
    return [key for pile, is_open in piles for key in (pile if is_open else backs(pile))]


def _deck_sizes(state: State) -> dict[str, int]:
    return {"survivors" if name == "survivor" else name: len(deck) for name, deck in state.decks.items()}


def _question(table: Table, question: Question, seat: int) -> QuestionView:
    answers = table.legal(question, seat) if seat in question.seats else None
    return QuestionView(question.id, question.seats, question.kind, question.args, question.wait, answers)


def _mine(state: State, seat: int) -> MineView:
    player = state.players[seat]
    wolf = state.wolf if is_wolf(state, seat) else None
    return MineView(
        hand=player.hand[:],
        locked=player.locked[:],
        objective=player.objective,
        exiled_objective=player.exiled_objective,
        dealt=player.dealt[:],
        searching=[key for turn in state.turns if turn.seat == seat for key in turn.searching],
        pledged=[key for turn in state.turns if turn.pledges for key in turn.pledges[seat]],
        guarded=next((turn.crossroads for turn in state.turns if turn.guard == seat), ""),
        given=[gift.key for gift in state.crisis_pile if gift.giver == seat and not gift.face_up],
        missions=wolf.missions[:] if wolf else [],
        named=wolf.named if wolf else NOBODY,
    )
