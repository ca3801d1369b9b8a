"""The law of telling: what everybody sees lying somewhere new, everybody was told.

Two positions are compared, and what is told between them is read as a listener would: a thing that lies somewhere new
is named by an event of a kind that says so, and counting along gives the numbers that are there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import structs

from hivernage.cards.library import card_of_node
from hivernage.model import events as told
from hivernage.model.events import Event
from hivernage.model.ids import DIE
from hivernage.model.state import State
from hivernage.table import Table
from tests.laws.laws import demand

Thing = tuple[str | int, ...]
"""A card, a survivor or a seat, and what else an event about it has to name."""


class Zone(NamedTuple):
    """A place that everybody sees: what lies there, and which kinds of event bring something there."""

    lying: Callable[[State], Iterable[Thing]]
    told_by: tuple[type[Event], ...]


def _open_pledges(state: State) -> Iterator[tuple[int, str]]:
    for turn in state.turns:
        for seat, pledge in enumerate(turn.pledges if turn.pledges_open else ()):
            yield from ((seat, thing) for thing in pledge)


ZONES = {
    "out of the game": Zone(
        lambda s: ((gone.key,) for gone in s.removed if gone.face_up),
        (told.CardLeft, told.Cleaned, told.CrisisResolved, told.CrisisPileLeft, told.Purged, told.MissionDone),
    ),
    "on a waste pile": Zone(
        lambda s: ((card, n) for n, colony in enumerate(s.colonies) for card in colony.waste), (told.Wasted,)
    ),
    "on the main objective": Zone(
        lambda s: ((card, n) for n, colony in enumerate(s.colonies) for card in colony.stored),
        (told.CardStored, told.StoredTaken),
    ),
    "loot": Zone(lambda s: ((card,) for card in s.loot), (told.EquipmentToLoot, told.Pillaged, told.BecameLoot)),
    "chief": Zone(lambda s: ((seat,) for seat in s.chiefs), (told.LoyaltyTold,)),
    "carried": Zone(
        lambda s: ((held.key, survivor.id) for survivor in s.survivors.values() for held in survivor.cards),
        (told.Equipped, told.Attached, told.HandedOff, told.SideEffectTaken),
    ),
    "somebody's": Zone(
        lambda s: ((survivor.id, survivor.owner) for survivor in s.survivors.values()),
        (told.GroupChosen, told.Joined, told.Transferred),
    ),
    "leader": Zone(
        lambda s: ((player.leader, player.seat) for player in s.players if player.leader),
        (told.GroupChosen, told.LeaderNamed, told.Joined),
    ),
    "in the graveyard": Zone(lambda s: ((lost.name,) for lost in s.lost if lost.killed), (told.Killed,)),
    "away": Zone(
        lambda s: ((lost.name,) for lost in s.lost if not lost.killed), (told.SurvivorRemoved, told.SurvivorLeftDeck)
    ),
    "the crisis": Zone(lambda s: ((s.crisis,) for _ in range(bool(s.crisis))), (told.CrisisTurnedUp,)),
    "open in the crisis pile": Zone(
        lambda s: ((gift.key,) for gift in s.crisis_pile if gift.face_up),
        (told.EquippedCardAdded, told.CardAddedOpenly),
    ),
    "played or read out": Zone(
        lambda s: ((card,) for turn in s.turns for card in turn.shown),
        (told.Played, told.CrossroadsFired, told.NewcomerDrawn, told.ExperimentReleased, told.GiftGiven, told.SetAside),
    ),
    "turned up": Zone(lambda s: ((card,) for turn in s.turns for card in turn.turned_up), (told.DugUp, told.CardFound)),
    "set aside": Zone(lambda s: ((card,) for turn in s.turns for card in turn.plan.cards), (told.SetAside,)),
    "pledged": Zone(lambda s: ((thing, seat) for seat, thing in _open_pledges(s)), (told.Pledged,)),
    "in force": Zone(lambda s: ((card_of_node(rule.node),) for rule in s.standing), (told.LastingBegan,)),
    "waiting": Zone(lambda s: ((card_of_node(later.node), later.round) for later in s.scheduled), (told.PutOff,)),
    "added to the objective": Zone(lambda s: ((card_of_node(goal),) for goal in s.goals), (told.GoalAdded,)),
    "tokens on the objective": Zone(
        lambda s: ((colony.tokens, n) for n, colony in enumerate(s.colonies) if colony.tokens), (told.TokenPlaced,)
    ),
    "about to roll more dice": Zone(
        lambda s: ((seat,) for seat, n in enumerate(s.extra_dice) for _ in range(n)), (told.ExtraDiceComing,)
    ),
    "in the row": Zone(lambda s: ((project.key,) for project in s.row), (told.ImprovementTurnedUp,)),
    "built": Zone(lambda s: ((held.key,) for held in s.built), (told.Built,)),
    "encounters": Zone(lambda s: ((card,) for card in s.encounters), (told.EncounterOpened,)),
    "side effects": Zone(lambda s: ((card,) for card in s.side_effects), (told.SideEffectReturned,)),
    "dice on Raxxon": Zone(lambda s: ((die.seat, die.value) for die in s.code_dice), (told.CodeDiePlaced,)),
    "special zombies": Zone(
        lambda s: (
            (f"{zombie.name}@experiment", place.name, zombie.entrance + 1)
            for place in s.places.values()
            for zombie in place.special
        ),
        (told.SpecialZombieCame,),
    ),
    "held back": Zone(lambda s: ((name, n) for name, n in s.fewer_zombies.items() if n), (told.FewerZombies,)),
    "first player": Zone(lambda s: ((s.first,),), (told.FirstPlayerNamed,)),
    "exiled": Zone(lambda s: ((player.seat,) for player in s.players if player.exiled), (told.Exiled,)),
    "out": Zone(lambda s: ((player.seat,) for player in s.players if player.out), (told.Eliminated, told.WolfLeft)),
    "guard": Zone(lambda s: ((turn.guard,) for turn in s.turns if turn.crossroads), (told.CrossroadsDrawn,)),
}
UNNAMED = (
    *("leader", "tokens on the objective", "about to roll more dice", "first player", "guard", "in force"),
    "dice on Raxxon",
)
"""What leaves without being named: it gives way to the next one, ends with whom it was about, or is counted."""

PLACED = (told.Moved, told.Placed, told.Joined, told.GroupChosen)
"""What brings a survivor to a place; at the start that is home."""


def check_placed(after: State, before: dict[str, str], news: Sequence[Event]) -> None:
    """Whoever stands somewhere else was told to have gone there last."""
    for survivor in after.survivors.values():
        if before.get(survivor.id) == survivor.place:
            continue
        about = [event for event in news if isinstance(event, PLACED) and survivor.id in _names(event.facts)]
        demand(bool(about), f"nobody is told how {survivor.id} came to be at {survivor.place}")
        where = about[-1].facts.get("to") or about[-1].facts.get("place", survivor.place)
        demand(where == survivor.place, f"{survivor.id} is told to be at {where}, and stands at {survivor.place}")


def _names(fact: Any) -> set[Any]:
    if isinstance(fact, dict):
        return {name for key, value in fact.items() for name in (key, *_names(value))}
    return {name for one in fact for name in _names(one)} if isinstance(fact, list | tuple) else {fact}


def check_own(state: State, news: Sequence[Event]) -> None:
    """An event that holds a list of the table would change its story later."""
    facts = [fact for event in news for fact in event.facts.values() if isinstance(fact, list)]
    if facts:
        parts = [*state.players, *state.places.values(), *state.colonies, *state.turns]
        lists = {id(value) for part in parts for value in structs.asdict(part).values() if isinstance(value, list)}
        demand(not any(id(fact) in lists for fact in facts), f"something told holds on to the table: {facts}")


# Numbers


COUNTED = (
    *(told.BanditCame, told.BanditsRemoved),
    *(told.ZombieCame, told.ZombieKilled, told.ZombieRemoved, told.ZombieMoved),
    *(told.BarricadeBuilt, told.BarricadeBroken, told.BarricadesRemoved, told.NoiseMade, told.NoiseRolled),
    *(told.TrapSet, told.TrapArmed, told.TrapSprung, told.TrapsRemoved, told.NoiseMoved, told.BanditsMoved),
    *(told.MoraleChanged, told.FoodChanged, told.Starved, told.HelplessChanged, told.HelplessKilled),
    told.HelplessTempered,
    *(told.Advanced, told.Built, told.AdvancementLost, told.CodeDiePlaced, told.CodeDiceLeft),
    *(told.Wounded, told.Healed, told.DiceThrown, told.DieChanged, told.DieSpent, told.Pledged, told.Paid),
)
"""What a listener counts by."""
Numbers = Counter[tuple[str, str | int]]


def numbers(state: State) -> Numbers:
    """All that is counted on the table. A die put down for all still belongs to its player, until it is paid."""
    found: Numbers = Counter()
    for place in state.places.values():
        found["zombies", place.name] = sum(place.zombies)
        found["barricades", place.name] = sum(place.barricades)
        found["traps", place.name] = sum(place.traps)
        found["noise", place.name] = place.noise
        found["bandits", place.name] = place.bandits
    for n, colony in enumerate(state.colonies):
        found["morale", n], found["food", n] = colony.morale, colony.food
        found["starvation", n], found["helpless", n] = colony.starvation, colony.helpless
        found["unruly", n] = colony.unruly
    for survivor in state.survivors.values():
        found["wound", survivor.id], found["frostbite", survivor.id] = survivor.wounds, survivor.frostbite
        found["despair", survivor.id] = survivor.despair
    for project in state.row:
        found["advancement", project.key] = project.tokens
    for player in state.players:
        found.update((DIE[value], player.seat) for value in player.dice)
    found["dice on Raxxon", 0] = len(state.code_dice)
    found.update((thing, seat) for seat, thing in _open_pledges(state) if thing in DIE)
    return found


class Listener:
    """Counts along with what is told."""

    def __init__(self, state: State) -> None:
        self.numbers = numbers(state)
        self.pledged = [(seat, thing) for seat, thing in _open_pledges(state) if thing in DIE]

    def hear(self, event: Event) -> None:
        match event:
            case told.DiceThrown() | told.Eliminated() | told.WolfLeft():
                self._throw(event.seat, event.dice if isinstance(event, told.DiceThrown) else [])
            case told.Pledged() if event.thing in DIE:
                self.pledged.append((event.seat, event.thing))
            case told.PledgeWithdrawn():
                self.pledged = [(seat, die) for seat, die in self.pledged if seat != event.seat]
            case told.NotPaid():
                self.pledged = []
            case told.Built():
                self.numbers["advancement", event.card] = 0
            case told.Paid():
                self.numbers.subtract((die, seat) for seat, die in self.pledged)
                self.pledged = []
            case _:
                for what, n in _changes(event):
                    self.numbers[what] += n

    def _throw(self, seat: int, dice: list[int]) -> None:
        for die in DIE[1:]:
            self.numbers[die, seat] = sum(DIE[value] == die for value in dice)


def _changes(event: Event) -> Iterator[tuple[tuple[str, str | int], int]]:
    match event:
        case told.ZombieCame():
            yield ("zombies", event.place), 1
        case told.ZombieKilled() | told.ZombieRemoved():
            yield ("zombies", event.place), -1
        case told.ZombieMoved():
            yield ("zombies", event.place), -1
            yield ("zombies", event.to), 1
        case told.BanditCame():
            yield ("bandits", event.place), 1
        case told.BanditsRemoved():
            yield ("bandits", event.place), -event.n
        case told.BarricadeBuilt():
            yield ("barricades", event.place), 1
        case told.BarricadeBroken():
            yield ("barricades", event.place), -1
        case told.BarricadesRemoved():
            yield ("barricades", event.place), -event.n
        case told.NoiseMade():
            yield ("noise", event.place), event.n
        case told.NoiseRolled():
            yield ("noise", event.place), -len(event.rolls)
        case told.TrapSet():
            yield ("traps", event.place), 1
        case told.TrapArmed():
            yield ("barricades", event.place), -1
            yield ("traps", event.place), 1
        case told.TrapSprung():
            yield ("traps", event.place), -1
            yield ("zombies", event.place), -event.zombies
        case told.TrapsRemoved():
            yield ("traps", event.place), -event.n
        case told.NoiseMoved() | told.BanditsMoved():
            what = "noise" if isinstance(event, told.NoiseMoved) else "bandits"
            yield (what, event.place), -event.n
            yield (what, event.to), event.n
        case told.MoraleChanged() | told.FoodChanged():
            yield (event.kind, event.colony), event.change
        case told.HelplessChanged():
            yield ("helpless", event.colony), event.change
            yield ("unruly", event.colony), (event.unruly or 0) * (1 if event.change > 0 else -1)
        case told.HelplessKilled():
            yield ("helpless", event.colony), -1
            yield ("unruly", event.colony), -1 if event.unruly else 0
        case told.HelplessTempered():
            yield ("unruly", event.colony), event.change
        case told.Starved():
            yield ("starvation", event.colony), 1
        case told.Wounded():
            yield (event.harm, event.survivor), 1
        case told.Healed():
            yield (event.harm, event.survivor), -1
        case told.Advanced():
            yield ("advancement", event.card), event.n
        case told.AdvancementLost():
            yield ("advancement", event.card), -event.n
        case told.CodeDiePlaced():
            yield ("dice on Raxxon", 0), 1
        case told.CodeDiceLeft():
            yield ("dice on Raxxon", 0), -event.n
        case told.DieChanged():
            yield (DIE[event.was], event.seat), -1
            yield (DIE[event.now], event.seat), 1
        case told.DieSpent():
            yield (DIE[event.value], event.seat), -1


# Listening to a game


class Telling:
    """Listens to a game from a position on."""

    def __init__(self, state: State) -> None:
        self._lying = {name: Counter(zone.lying(state)) for name, zone in ZONES.items()}
        self._stood = {survivor.id: survivor.place for survivor in state.survivors.values()}
        self._listener = Listener(state)

    def check(self, state: State, news: Sequence[Event]) -> None:
        """Hold what was told since against what lies there now."""
        for name, zone in ZONES.items():
            self._check_zone(name, zone, state, news)
        check_placed(state, self._stood, news)
        check_own(state, news)
        for event in news:
            self._listener.hear(event)
        self._check_numbers(state)

    def _check_zone(self, name: str, zone: Zone, state: State, news: Sequence[Event]) -> None:
        before, after = self._lying[name], Counter(zone.lying(state))
        if before == after:
            return
        bringing = [self._named(event) for event in news if isinstance(event, zone.told_by)]
        for thing in after - before:
            demand(any(named.issuperset(thing) for named in bringing), f"{name}: nobody is told of {thing}")
        for thing in before - after:
            leaves = name in UNNAMED or thing[0] in DIE or any(thing[0] in self._named(event) for event in news)
            demand(leaves, f"no more {name}: nobody is told of {thing}")

    def _named(self, event: Event) -> set[Any]:
        """What an event names; where the crisis pile leaves, everybody saw which cards lay open in it."""
        if isinstance(event, told.CrisisPileLeft):
            return {card for card, *_ in self._lying["open in the crisis pile"]}
        return _names(event.facts)

    def _check_numbers(self, state: State) -> None:
        heard, there = self._listener.numbers, numbers(state)
        row = [project.key for project in state.row]
        for what in heard.keys() | there.keys():
            who = what[1]
            stayed = who in self._stood and who in state.survivors
            if isinstance(who, int) or who in state.places or who in row or stayed:
                demand(heard[what] == there[what], f"{what}: {heard[what]} by what is told, and {there[what]} in truth")


class Listening:
    """Listens to a table, decision by decision, from its start or from `now` on."""

    def __init__(self, table: Table, now: bool = False) -> None:
        self._told = len(table.history) if now else 0
        self._telling = Telling(table.state if now else table.start)

    def news(self, table: Table) -> Sequence[Event]:
        """What was told since."""
        return table.history[self._told :]

    def check(self, table: Table) -> None:
        self._telling.check(table.state, self.news(table))
        self._told = len(table.history)
        self._telling = Telling(table.state)
