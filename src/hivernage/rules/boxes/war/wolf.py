"""The lone wolf, who makes the number of players odd and lives in neither colony (chapter LW)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hivernage.cards.card import WolfObjective
from hivernage.model.board import DEN
from hivernage.model.events import MissionsDealt, MissionSwapped, SentAway, TookSides, WolfLeft
from hivernage.model.ids import DIE, SEATS, die_of
from hivernage.model.parts import NOBODY, Colony, Survivor, Wolf
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, ask, pick_one
from hivernage.rules.deeds import note
from hivernage.rules.effects.dice import spend_die
from hivernage.rules.exposure import expose
from hivernage.rules.facts import APART
from hivernage.rules.game import Game, Loner, with_verb
from hivernage.rules.going_home import send_home
from hivernage.rules.homes import colonies, is_den, is_home, is_wolf, wolf_of
from hivernage.rules.losses import remove, settle_group
from hivernage.rules.missions import claim_at_once
from hivernage.rules.setup import shuffled

DEN_MORALE: Final = 4
DEN_MORALE_TOP: Final = 5
DEN_WASTE: Final = 5  # so many waste cards cost a den one morale (LW2.2)
DEALT: Final = 5  # survivors to choose from (LW1)
KEPT: Final = 3
MISSIONS: Final = 3

WaysIn = Callable[[State, Survivor, str], list[str]]
SendAway = Callable[[State, Survivor, Survivor], Rule]


def with_wolf(game: Game, seat: int) -> Game:
    """The game with a lone wolf at that seat; the others sit alternately around the table, as without (LW1.1)."""
    return game._replace(
        board=(*game.board, DEN),
        homes=(*game.homes, DEN),
        decks=(*game.decks, "mission"),
        team=partial(_team, seat),
        laid_out=(*game.laid_out, tell_missions),
        loner=Loner(seat, settle, deal, swap_mission, take_sides, claim_at_once, DEALT, KEPT),
        fall=partial(_fall, game.fall),
        ways_in=partial(_ways_in, game.ways_in),
        send_away=partial(_send_away, game.send_away),
        verbs=with_verb(game, "claim", "actions"),
    )


def _team(wolf: int, seat: int, _players: int) -> int:
    return APART if seat == wolf else (seat - (seat > wolf)) % 2


def tell_missions(state: State) -> None:
    """The lone wolf looks at what was dealt them."""
    wolf = state.wolf
    assert wolf is not None
    secret = {"cards": wolf.missions[:], "marked": wolf.named}
    state.tell(MissionsDealt(seat=wolf.seat, private={wolf.seat: secret}))


def swap_mission(state: State) -> Rule:
    """One mission may go for another, unseen and for good, at the start of the turn (LW1.6, LW1.8)."""
    wolf, deck = state.wolf, state.decks["mission"]
    if wolf is None or not wolf.missions or not deck:
        return
    answer = yield from ask(state, wolf.seat, "mission")
    if answer == ("keep",):
        return
    wolf.missions.remove(answer[1])
    wolf.away.append(answer[1])
    wolf.missions.append(deck.pop())
    wolf.swapped = state.round
    secret = {wolf.seat: {"card": answer[1], "drawn": wolf.missions[-1]}}
    state.tell(MissionSwapped(seat=wolf.seat, private=secret))


@answers_to("mission")
def mission_answers(state: State, _question: Question, _seat: int) -> list[Answer]:
    """Any of those held, or none."""
    held = state.wolf.missions if state.wolf is not None else []
    return [("keep",), *(("swap", key) for key in held)]


# Full places


def _ways_in(others: WaysIn, state: State, mover: Survivor, place: str) -> list[str]:
    """The lone wolf sends their own home for nothing, and an enemy with any die (LW3, LW3.1)."""
    if not is_wolf(state, mover.owner):
        return others(state, mover, place)
    if is_home(state, place) or place == mover.place:
        return []
    has_die = bool(state.players[mover.owner].dice)
    return [other.id for other in state.at(place) if has_die or other.owner == mover.owner]


def _send_away(others: SendAway, state: State, mover: Survivor, leaving: Survivor) -> Rule:
    if not is_wolf(state, mover.owner):
        yield from others(state, mover, leaving)
        return
    value = 0
    if leaving.owner != mover.owner:
        player = state.players[mover.owner]
        picked = yield from pick_one(
            state, player.seat, "die", lambda: [DIE[n] for n in sorted({*player.dice})], ("spend", SEATS[player.seat])
        )
        value = die_of(picked)
        spend_die(state, player, value)
    state.tell(SentAway(seat=mover.owner, survivor=leaving.id, place=leaving.place, bullets=0, die=value))
    note(state, mover.owner, "send-home", leaving.id)
    yield from send_home(state, leaving)


# Combats


def take_sides(state: State, place: str) -> Asking[int]:
    """Where survivors of theirs stand they flee, or fight for one of the two colonies (LW4); gives which one."""
    wolf = wolf_of(state)
    there = [survivor.id for survivor in state.at(place) if survivor.owner == wolf]
    if wolf is None or not there:
        return NOBODY
    homes = [colony.place for colony in colonies(state)]
    answers = (("flee",), *(("fight", home) for home in homes))
    answer = yield from ask(state, wolf, "take-sides", (place,), answers)
    colony = NOBODY if answer == ("flee",) else homes.index(answer[1])
    state.tell(TookSides(seat=wolf, place=place, colony=colony))
    if colony == NOBODY:
        yield from flee(state, there)
    return colony


def flee(state: State, names: list[str]) -> Rule:
    """One by one they go to the den, or elsewhere if it is full, and each rolls for exposure (LW4.2)."""
    for name in names:
        if name in state.survivors:
            yield from send_home(state, state.survivors[name])
            yield from expose(state, name)


# Leaving the game


def _fall(others: Callable[[State, Colony], Rule], state: State, colony: Colony) -> Rule:
    yield from leave(state, colony) if is_den(colony) else others(state, colony)


def leave(state: State, den: Colony) -> Rule:
    """Without morale the lone wolf leaves the game at once, with all that is theirs (LW5.3)."""
    wolf = state.wolf
    if den.fallen or wolf is None:
        return
    den.fallen = wolf.gone = True
    player = state.players[wolf.seat]
    player.out, player.dice, player.used_dice = True, [], 0
    missions, wolf.missions = wolf.missions, []
    wolf.away += missions
    state.tell(WolfLeft(seat=wolf.seat, missions=len(missions)))
    if (turn := state.turn_of(wolf.seat)) is not None:
        turn.passed = turn.moved_on = turn.done = True
    for survivor in state.group(wolf.seat):
        if survivor.id in state.survivors:
            yield from remove(state, survivor.id)
    yield from settle_group(state, wolf.seat)  # the hand goes, and nobody comes any more


def settle(state: State) -> None:
    """The den has tracks of its own (LW1)."""
    loner = state.game.loner
    assert loner is not None
    state.colonies[-1] = Colony(DEN, DEN_MORALE, morale_top=DEN_MORALE_TOP, waste_step=DEN_WASTE)
    state.wolf = Wolf(loner.seat)


def deal(state: State) -> None:
    """More survivors to choose from, one of the lone wolf objectives, and missions (LW1, LW1.2)."""
    wolf = state.wolf
    assert wolf is not None
    player, survivors = state.players[wolf.seat], state.decks["survivor"]
    player.dealt += [survivors.pop() for _ in range(min(len(survivors), DEALT - len(player.dealt)))]
    objectives = shuffled(state, "lone-wolf")
    player.objective = objectives.pop()
    state.box += objectives
    card = state.library.secrets[player.objective]
    if isinstance(card, WolfObjective) and card.names_colony:
        wolf.named = state.draw(len(colonies(state)))
    missions = state.decks["mission"]
    wolf.missions = [missions.pop() for _ in range(min(len(missions), MISSIONS))]
