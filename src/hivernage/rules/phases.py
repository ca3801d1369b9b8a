"""The round (chapter R) and the colony phase (chapter C)."""

from __future__ import annotations

from hivernage.cards.card import Crisis
from hivernage.cards.effects import Effect, Moment
from hivernage.cards.modifiers import DiceRolled
from hivernage.model.events import (
    CardLeft,
    ColonyPhaseBegan,
    CrisisResolved,
    CrisisTurnedUp,
    DiceThrown,
    FirstPlayerNamed,
    FoodDue,
    NoiseRolled,
    RoundBegan,
    RoundTrackMoved,
    ZombiesHeldBack,
)
from hivernage.model.question import GameOver
from hivernage.model.state import State
from hivernage.rules.abilities import end_standing, offer_powers
from hivernage.rules.asking import Rule
from hivernage.rules.code_dice import clear_code, keeps_dice
from hivernage.rules.colony import add_starvation, end_if_hopeless, leave_game, lose_food
from hivernage.rules.effects.interpret import run
from hivernage.rules.facts import (
    NOISE_DRAWS_ON,
    CrisisOutcome,
    crisis_need,
    crisis_outcome,
    dice_rolled,
    drawn,
    famine,
    meal,
    waste_price,
    weight,
)
from hivernage.rules.homes import colony_at, homes, is_at_enemy_door, lived_in, outside
from hivernage.rules.powers import extra_food_due, heads, player_mods, side, still_used, waste_group, zombies_due
from hivernage.rules.scope import Scope
from hivernage.rules.victory import is_complete
from hivernage.rules.wards import drop_morale
from hivernage.rules.zombies import add_zombies


def start_round(state: State) -> Rule:
    """Turn up a crisis, then everybody rolls their dice (R2); the first player begins."""
    yield from open_round(state)
    state.lane.seat = state.first
    state.turns_left = len(state.seats_from(state.first))
    state.step = "start-turn"


def open_round(state: State) -> Rule:
    """The crisis and the dice of a round."""
    state.round += 1
    state.tell(RoundBegan(round=state.round, left=state.rounds_left))
    yield from _reveal_crisis(state)
    seats = state.seats_from(state.first)
    state.extra_dice = [0] * len(state.players)
    for player in state.players:
        player.locked, player.worn = [], [held for held in player.worn if still_used(state, held)]
    for seat in seats:
        yield from offer_powers(state, "round", seat)
    if not keeps_dice(state):
        clear_code(state)
    for seat in state.seats_from(state.first):
        _roll_dice(state, seat)


def _reveal_crisis(state: State) -> Rule:
    """One crisis a round (R3); a card may have settled that this one never comes."""
    if not state.decks["crisis"]:
        return
    key = state.crisis = state.decks["crisis"].pop()
    state.tell(CrisisTurnedUp(card=key))
    if state.skip_crisis == "next":
        leave_game(state, state.crisis, face_up=True)
        state.tell(CardLeft(card=state.crisis))
        state.crisis = ""
        state.skip_crisis = "this"
    else:
        state.skip_crisis = ""
    for follow in state.game.after_crisis:
        yield from follow(state, state.library.crises[key])


def _roll_dice(state: State, seat: int) -> None:
    """One die and one for each survivor (R4), more or fewer by cards."""
    player = state.players[seat]
    group = state.group(seat)
    n = dice_rolled(len(group)) + state.extra_dice[seat] - sum(die.seat == seat for die in state.code_dice)
    n += sum(mod.n for mod in player_mods(state, seat, DiceRolled))
    player.dice = sorted(state.roll() for _ in range(max(0, n)))
    player.used_dice = 0
    state.tell(DiceThrown(seat=seat, dice=player.dice[:]))


def colony_phase(state: State) -> Rule:
    """The night, part after part, as the game has them."""
    state.tell(ColonyPhaseBegan())
    for part in state.game.night:
        yield from part.run(state)
    state.step = "start-round"


def do_duty(state: State) -> Rule:
    """What the main objective asks for before anything else."""
    yield from run(state, side(state).duty, Scope(state.first, card=state.main_key))


def food_due(state: State, number: int) -> int:
    """What the meal of a colony takes (C1); enemies at its doors don't eat (W11)."""
    colony = state.colonies[number]
    inside = [survivor for survivor in state.at(colony.place) if not is_at_enemy_door(survivor)]
    mouths = weight(colony) + sum(heads(state, survivor, "food") for survivor in inside)
    return meal(mouths, extra_food_due(state, number))


def eat(state: State) -> Rule:
    """Half of those at home, rounded up; or a starvation token and its price (C1)."""
    yield from ()
    for colony in lived_in(state):
        number = state.colonies.index(colony)
        need = food_due(state, number)
        state.tell(FoodDue(need=need, have=colony.food, colony=number))
        if colony.food >= need:
            lose_food(state, colony, need)
        else:
            price = famine(colony.starvation)
            add_starvation(state, colony)
            yield from drop_morale(state, colony, price)


def pay_waste(state: State) -> Rule:
    """One morale for each full 10 cards, or 5 in a den; the cards stay (C2, LW2.2)."""
    yield from ()
    for colony in lived_in(state):
        yield from drop_morale(state, colony, waste_price(len(colony.waste), waste_group(state, colony)))


def resolve_crisis(state: State) -> Rule:
    """Shuffled, turned up one by one, counted against the number of non-exiled players (C3)."""
    if not state.crisis:
        return
    card = state.library.crises[state.crisis]
    keys = [gift.key for gift in state.crisis_pile]
    state.shuffle(keys)
    total = 0
    for key in keys:
        total += 1 if state.library.items[key].symbol in card.symbols else -1
        leave_game(state, key, face_up=True)
    state.crisis_pile = []
    need = crisis_need(state.players)
    outcome = crisis_outcome(total, need)
    state.tell(CrisisResolved(card=state.crisis, cards=keys, total=total, need=need, outcome=outcome))
    key, state.crisis = state.crisis, ""
    leave_game(state, key, face_up=True)
    scope = Scope(state.first, card=key)
    yield from run(state, crisis_effect(card, outcome), scope)


def look_at_objective(state: State) -> Rule:
    """The main objective is met or not yet (C5)."""
    yield from ()
    if is_complete(state, state.first):
        for colony in state.colonies:
            colony.complete = True
        raise GameOver("objective")


def count_round(state: State) -> Rule:
    """The round is over, and perhaps it was the last one (C6)."""
    yield from ()
    state.rounds_left -= 1
    state.tell(RoundTrackMoved(left=state.rounds_left))
    if state.rounds_left == 0:
        raise GameOver("rounds")


def pass_token(state: State) -> Rule:
    """The first player token goes right (C7)."""
    yield from ()
    close_round(state)
    hand_token(state, state.right_of(state.first))


def close_round(state: State) -> None:
    """What held for this round ends."""
    end_standing(state, "round", state.round)


def hand_token(state: State, seat: int) -> None:
    """Whose the first player token is in the round to come."""
    state.first = seat
    state.tell(FirstPlayerNamed(seat=seat))
    state.lane.seat = seat


def crisis_effect(card: Crisis, outcome: CrisisOutcome) -> Effect:
    """What a crisis does when it is over."""
    return {"failed": card.failure, "prevented": (), "exceeded": card.bonus}[outcome]


def zombies_come(state: State) -> Rule:
    """To the homes, to the other places, to the noise; morale 0 waits for the end of each part (C4, Z5.1)."""
    yield from offer_around_zombies(state, "zombies")
    yield from _batch(state, homes(state))
    yield from _batch(state, outside(state))
    state.hold_end = True
    for name in outside(state):
        yield from noise_draws(state, name)
    state.hold_end = False
    state.fewer_zombies = {}
    yield from end_if_hopeless(state)
    yield from offer_around_zombies(state, "end-of-zombies")


def offer_around_zombies(state: State, when: Moment) -> Rule:
    """What a card lets its player do just before they come, or just after."""
    for seat in state.seats_from(state.first):
        yield from offer_powers(state, when, seat)


def _batch(state: State, names: tuple[str, ...]) -> Rule:
    state.hold_end = True
    for name in names:
        yield from add_zombies(state, name, held_back(state, name, zombies_drawn(state, name)))
    state.hold_end = False
    yield from end_if_hopeless(state)


def zombies_drawn(state: State, name: str) -> int:
    """Counted when the place's turn comes, before the first of them arrives (C4.2)."""
    place = state.places[name]
    there = sum(heads(state, survivor, "zombies") for survivor in state.at(name)) + len(place.standees) + place.bandits
    colony = colony_at(state, name)
    people = there + (weight(colony) if colony else 0)
    return max(0, drawn(people, is_home=colony is not None) + zombies_due(state, name))


def noise_draws(state: State, name: str) -> Rule:
    """Every token leaves and is rolled for (C4.3)."""
    place = state.places[name]
    tokens, place.noise = place.noise, 0
    rolls = [state.roll() for _ in range(tokens)]
    if tokens:
        state.tell(NoiseRolled(place=name, rolls=rolls))
    yield from add_zombies(state, name, held_back(state, name, sum(value <= NOISE_DRAWS_ON for value in rolls)))


def held_back(state: State, name: str, n: int) -> int:
    """What is left of zombies on their way to a place that fewer come to tonight (N4.8, N4.11)."""
    spared = min(n, state.fewer_zombies.get(name, 0))
    if spared:
        state.fewer_zombies[name] -= spared
        state.tell(ZombiesHeldBack(place=name, n=spared))
    return n - spared
