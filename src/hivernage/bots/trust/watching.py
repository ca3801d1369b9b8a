"""What players do in everybody's sight, sorted into signs that speak for or against them."""

from __future__ import annotations

from hivernage.bots.reading.card_words import words_in
from hivernage.bots.reading.worth import worth
from hivernage.bots.trust.public_record import PublicRecord
from hivernage.bots.trust.signs import Sign
from hivernage.cards.card import Crossroads
from hivernage.cards.effects import Choose, Vote
from hivernage.cards.library import origin
from hivernage.model.events import (
    BarricadeBuilt,
    CardAdded,
    CardAddedOpenly,
    CardGiven,
    CardStored,
    CardTaken,
    Cleaned,
    CrisisPileLeft,
    CrisisResolved,
    CrisisTurnedUp,
    Dealt,
    DiceThrown,
    DieSpent,
    Discarded,
    Drew,
    Eliminated,
    EquipmentToHand,
    EquippedCardAdded,
    Event,
    Exiled,
    ExtraDiceComing,
    Fetched,
    FoodChanged,
    FoodDue,
    GiftGiven,
    GiftsOffered,
    HandLeft,
    Kept,
    Moved,
    NoiseMade,
    NotPaid,
    ObjectiveShown,
    OptionChosen,
    Paid,
    Passed,
    Played,
    Pledged,
    PledgeReturned,
    PledgeWithdrawn,
    Requested,
    Retrieved,
    Searched,
    SetAside,
    Staked,
    StakesWon,
    Stolen,
    TurnBegan,
    TurnEnded,
    Voted,
    Warded,
    Wasted,
    ZombieKilled,
    ZombieMoved,
)
from hivernage.model.ids import DIE, seat_of
from hivernage.rules.facts import starting_items


class Watch(PublicRecord):
    """A picture kept up to date by public events; `see` gives the signs in each."""

    def see(self, event: Event) -> list[Sign]:
        """Take in an event; what it tells about players."""
        self.signs = []
        self.take(event)
        return self.signs


# Turns


@Watch.lesson
def _turn(watch: Watch, event: TurnBegan) -> None:
    watch.begin_turn(event.seat)


@Watch.lesson
def _turn_over(watch: Watch, event: TurnEnded) -> None:
    watch.end_turn(event.seat)
    watch.active = -1


@Watch.lesson
def _exiled(watch: Watch, event: Exiled | Eliminated) -> None:
    watch.exiled.add(event.seat)


# The colony


@Watch.lesson
def _food(watch: Watch, event: FoodChanged) -> None:
    if event.change == -1 and watch.active >= 0:
        watch.done["spent"] += 1
    watch.food = event.now


@Watch.lesson
def _food_due(watch: Watch, event: FoodDue) -> None:
    watch.need = event.need


@Watch.lesson
def _waste(watch: Watch, _event: Wasted) -> None:
    watch.waste += 1
    watch.done["waste"] += 1


@Watch.lesson
def _cleaned(watch: Watch, event: Cleaned) -> None:
    watch.waste -= len(event.cards)
    watch.done["cleaned"] += 1


@Watch.lesson
def _crisis(watch: Watch, _event: CrisisTurnedUp | CrisisPileLeft) -> None:
    watch.forget_pile()


@Watch.lesson
def _crisis_resolved(watch: Watch, event: CrisisResolved) -> None:
    """Who claims to have given a card is found out if none in the pile has its symbol and a back of theirs."""
    items = watch.library.items
    for seat, symbol in watch.claimed:
        found = [origin(card) for card in event.cards if items[card].symbol == symbol]
        if all((seat, back) not in watch.given for back in found):
            watch.note(seat, "lie:found out")
    watch.forget_pile()


@Watch.lesson
def _added_equipped(watch: Watch, event: EquippedCardAdded) -> None:
    watch.adds(event.seat, origin(event.card))


@Watch.lesson
def _doors(watch: Watch, event: BarricadeBuilt | ZombieKilled) -> None:
    if event.place in watch.homes:
        watch.done["doors"] += 1


@Watch.lesson
def _lured(watch: Watch, event: ZombieMoved) -> None:
    if event.to in watch.homes and event.to != event.place:
        watch.done["lured"] += 1


# Dice


@Watch.lesson
def _dice(watch: Watch, event: DiceThrown) -> None:
    watch.dice[event.seat] = len(event.dice)


@Watch.lesson
def _extra_dice(watch: Watch, event: ExtraDiceComing) -> None:
    watch.dice[event.seat] += event.n


@Watch.lesson
def _die_spent(watch: Watch, event: DieSpent) -> None:
    watch.dice[event.seat] -= 1


# Hands


@Watch.lesson
def _dealt(watch: Watch, event: Dealt) -> None:
    watch.hands[event.seat] = starting_items(len(watch.hands))


@Watch.lesson
def _got(watch: Watch, event: Drew | Fetched | CardTaken | PledgeReturned) -> None:
    watch.gets(event.seat)


@Watch.lesson
def _showed(watch: Watch, event: Discarded | Warded | SetAside) -> None:
    watch.shows(event.seat, event.card)


@Watch.lesson
def _lost(watch: Watch, event: Staked) -> None:
    watch.hands[event.seat] -= 1


@Watch.lesson
def _added(watch: Watch, event: CardAdded) -> None:
    watch.hands[event.seat] -= 1
    watch.adds(event.seat, event.back)


@Watch.lesson
def _gave(watch: Watch, event: GiftGiven) -> None:
    watch.shows(event.seat, event.card)
    watch.gift = event.card


@Watch.lesson
def _played(watch: Watch, event: Played) -> None:
    if event.card == watch.gift:
        watch.gift = watch.gift if watch.library.items[watch.gift].goes_with_moves else ""
        return
    watch.shows(event.seat, event.card)
    watch.done["fed"] += watch.library.items[event.card].symbol == "food"


@Watch.lesson
def _moved(watch: Watch, event: Moved) -> None:
    if event.card and event.card != watch.gift:
        watch.shows(event.seat, event.card)
    watch.gift = ""


@Watch.lesson
def _changed_hands(watch: Watch, event: Stolen | CardGiven) -> None:
    giver, taker = (event.victim, event.seat) if isinstance(event, Stolen) else (event.seat, event.to)
    watch.hands[giver] -= 1
    watch.gets(taker)


@Watch.lesson
def _won_stakes(watch: Watch, event: StakesWon) -> None:
    watch.gets(event.seat, len(event.backs))


@Watch.lesson
def _equipment_to_hand(watch: Watch, event: EquipmentToHand) -> None:
    watch.gets(event.seat, len(event.cards))


@Watch.lesson
def _retrieved(watch: Watch, event: Retrieved) -> None:
    if event.to == "hand":
        watch.gets(event.seat, len(event.cards))


@Watch.lesson
def _added_openly(watch: Watch, event: CardAddedOpenly) -> None:
    watch.shows(event.seat, event.card)
    watch.adds(event.seat, origin(event.card))


@Watch.lesson
def _hand_left(watch: Watch, event: HandLeft) -> None:
    watch.hands[event.seat] = 0


@Watch.lesson
def _stored(watch: Watch, event: CardStored) -> None:
    if (event.seat, event.card) in watch.pledged:
        watch.pledged.remove((event.seat, event.card))
    else:
        watch.shows(event.seat, event.card)


@Watch.lesson
def _pledged(watch: Watch, event: Pledged) -> None:
    watch.pledged.append((event.seat, event.thing))
    if event.thing in DIE:
        watch.dice[event.seat] -= 1
    else:
        watch.shows(event.seat, event.thing)


@Watch.lesson
def _paid(watch: Watch, _event: Paid) -> None:
    for seat in sorted({seat for seat, _ in watch.pledged}):
        watch.note(seat, "together:paid")
    watch.pledged = []


@Watch.lesson
def _not_paid(watch: Watch, _event: NotPaid) -> None:
    for seat in range(len(watch.hands)):
        _take_back(watch, seat)
    watch.pledged = []


@Watch.lesson
def _passed(watch: Watch, event: Passed) -> None:
    if all(seat != event.seat for seat, _ in watch.pledged):
        watch.note(event.seat, "together:passed")


@Watch.lesson
def _withdrawn(watch: Watch, event: PledgeWithdrawn) -> None:
    watch.note(event.seat, "together:passed")
    _take_back(watch, event.seat)


def _take_back(watch: Watch, seat: int) -> None:
    """Cards that go back to a hand are told, dice aren't."""
    watch.dice[seat] += sum(pledge[0] == seat and pledge[1] in DIE for pledge in watch.pledged)
    watch.pledged = [pledge for pledge in watch.pledged if pledge[0] != seat]


# Searches, requests


@Watch.lesson
def _noise(watch: Watch, _event: NoiseMade) -> None:
    watch.noise += 1


@Watch.lesson
def _searched(watch: Watch, _event: Searched) -> None:
    watch.noise = 0
    watch.done["searched"] += 1


@Watch.lesson
def _kept(watch: Watch, event: Kept) -> None:
    watch.gets(event.seat)
    watch.note(event.seat, f"noise:{min(watch.noise, 3)}")


@Watch.lesson
def _requested(watch: Watch, event: Requested) -> None:
    watch.asker = event.seat


@Watch.lesson
def _offered(watch: Watch, event: GiftsOffered) -> None:
    need = "in need" if event.symbol == "food" and watch.hungry else "asked"
    for seat, held in enumerate(watch.hands):
        if seat != watch.asker and (held or seat in event.seats):
            watch.note(seat, f"gift {need}:{'given' if seat in event.seats else 'refused'}")


# Votes and choices


@Watch.lesson
def _voted(watch: Watch, event: Voted) -> None:
    about = event.about
    if about[0] == "exile":
        watch.ballots[seat_of(about[1])] = event.up
        return
    votes = list(words_in(watch.library.cards.get(about[1]), Vote))
    gain = sum(worth(vote.up) - worth(vote.down) for vote in votes)
    for seat in event.up:
        watch.note(seat, "vote:good" if gain >= 0 else "vote:bad")
    for seat in event.down:
        watch.note(seat, "vote:good" if gain <= 0 else "vote:bad")


@Watch.lesson
def _objective_shown(watch: Watch, event: ObjectiveShown) -> None:
    """A loyal player was exiled: who wanted that, and who didn't?"""
    wanted = watch.ballots.get(event.seat, [])
    for seat in range(len(watch.hands)):
        watch.note(seat, f"wrong exile:{'wanted' if seat in wanted else 'not wanted'}")


@Watch.lesson
def _option(watch: Watch, event: OptionChosen) -> None:
    card = watch.library.cards.get(event.card)
    choices = [card.options] if isinstance(card, Crossroads) and card.options else []
    choices += [word.options for word in words_in(card, Choose)]
    options = next((found for found in choices if len(found) >= event.option), ())
    if len(options) > 1:
        values = [worth(option) for option in options]
        loss = max(values) - values[event.option - 1]
        watch.note(event.seat, f"option:{'best' if loss <= 0 else 'worse' if loss < 10 else 'worst'}")
