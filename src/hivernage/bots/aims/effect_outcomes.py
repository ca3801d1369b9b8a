"""What an effect does to the things that objectives count, read off its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from hivernage.bots.reading.card_words import odds, words_in
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import Tally, bars
from hivernage.bots.reading.worth import played
from hivernage.cards.effects import (
    Advance,
    ArmBarricades,
    Bandits,
    Barricade,
    Choose,
    Clear,
    Contest,
    Creature,
    Discard,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    Gain,
    GiveSideEffect,
    Heal,
    If,
    Kill,
    KillZombies,
    Later,
    Loot,
    Lose,
    May,
    OnePlayer,
    Option,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    Plunder,
    Recruit,
    Release,
    Remove,
    Roll,
    ShiftExperiment,
    Step,
    Temper,
    Together,
    Unequip,
    Vote,
    Wound,
    Zombies,
)
from hivernage.cards.targets import Amount, Survivors
from hivernage.view_homes import is_meant
from hivernage.views import ProjectView

SOMEWHERE: Final = "somewhere"
"""A place outside that nobody knows before a roll."""
MINE: Final = "mine"
OTHERS: Final = "others"
ALL: Final = 3  # pieces that are meant where a card clears everything
LAST_OF_TYPE: Final = 0.6  # share of the special zombies that go which are the last of their type
COIN: Final = 0.5  # chance to win a contest
FIGURES: Final = 1.6  # special zombies of an experiment
CHOICES: Final = (Choose, May, Vote)


class Change(NamedTuple):
    """Something counted that rises or falls: `thing` is the card, the place, or whose it is."""

    of: str
    thing: str
    n: float


def ways(effect: Effect | Option | None, outlook: Outlook) -> Iterator[Effect]:
    """The different ways that an effect can go, where somebody chooses."""
    match effect:
        case None:
            return
        case tuple():
            yield from _ways_of_steps(effect, outlook)
        case Choose():
            for option in played(effect, outlook.stakes):
                yield option.then
        case May():
            yield effect.then
            yield effect.otherwise or ()
        case Vote():
            yield effect.up
            yield effect.down
        case Option():
            yield from ways(effect.then, outlook)
        case _:
            yield effect


def _ways_of_steps(effect: tuple[Step, ...], outlook: Outlook) -> Iterator[Effect]:
    for n, step in enumerate(effect):
        if isinstance(step, CHOICES):
            for way in ways(step, outlook):
                chosen = way if isinstance(way, tuple) else (way,)
                yield from _ways_of_steps((*effect[:n], *chosen, *effect[n + 1 :]), outlook)
            return
    yield effect


class EffectOutcomes:
    """Reads effects for one seat, whose survivor or card does something at a place."""

    def __init__(self, outlook: Outlook, here: str = "") -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.here = here or outlook.home
        self.tally = Tally(outlook.view, outlook.library, unsaid="any")

    def of(self, effect: Effect | Option | None) -> list[Change]:
        """All changes, with the first of two ways where there is a choice, and what dice decide by their odds."""
        match effect:
            case None:
                return []
            case tuple():
                return [change for step in effect for change in self.of(step)]
            case Roll():
                n = self._n(effect.times)
                return [c for band, do in effect.results.items() for c in _times(odds(band) * n, self.of(do))]
            case Each():
                return _times(sum(self._heads(effect.who).values()), self.of(effect.then))
            case EachPlayer():
                return _times(len(self.view.players), self.of(effect.then))
            case EachColony():
                return [] if effect.which == "enemy" else self.of(effect.then)
            case EachPlace():
                there = [EffectOutcomes(self.outlook, name) for name in self._spots(effect.among)]
                return [change for outcomes in there for change in outcomes.of(effect.then)]
            case Pick() if isinstance(effect.who, Survivors):
                return self._of_picked(effect)
            case Contest():
                return [*_times(COIN, self.of(effect.won)), *_times(COIN, self.of(effect.lost))]
            case If() | OnePlayer() | PickPlayer() | PickPlace() | PickColony() | Later() | Together() | Option():
                return self.of(effect.then)
            case Choose() | May() | Vote():
                return self.of(next(ways(effect, self.outlook), None))
            case _:
                return [change for change in self._plain(effect) if change.n]

    def _of_picked(self, pick: Pick) -> list[Change]:
        """Who is picked for something is one of ours, if one of ours will do."""
        heads = self._heads(pick.who)
        if heads[MINE] or not heads[OTHERS]:
            return self.of(pick.then)
        return [c._replace(thing=OTHERS) if c.thing == MINE else c for c in self.of(pick.then)]

    def _plain(self, effect: object) -> Iterable[Change]:
        match effect:
            case Gain(side="enemy" | "wolf") | Lose(side="enemy"):
                pass
            case Gain():
                yield from self._gained(effect.what, self._n(effect.n))
            case Lose():
                yield from self._lost(effect)
            case Temper():
                yield Change("unruly", "", self._tempered(effect))
            case Advance():
                yield from self.advance(effect.n)
            case Wound():
                yield from self._harm(effect.who, effect.harm, self._n(effect.n))
            case Heal():
                n = ALL if effect.n == "all" else effect.n
                yield from self._harm(effect.who, "despair" if effect.harm in ("despair", "any") else "wound", -n)
            case Kill() | Remove():
                yield from self._gone(effect)
            case Recruit():
                yield Change("survivors", effect.at or self.outlook.home, 1)
            case Discard():
                yield from self._discarded(effect)
            case Unequip():
                pass  # whose cards these are, and which, is seldom foreseen
            case GiveSideEffect():
                yield Change("side-effects", MINE, -1 if effect.act == "back" else 1)
            case _:
                yield from self._on_the_board(effect)

    def _on_the_board(self, effect: object) -> Iterable[Change]:
        match effect:
            case Zombies():
                yield from self._at("zombies", effect.at, self._n(effect.n))
            case KillZombies():
                yield from self._at("zombies", effect.at, -self._n(effect.n))
            case Clear():
                yield from self._cleared(effect)
            case Barricade():
                yield from self._at("barricades", effect.at, effect.n)
                yield from self._at("traps", effect.at, effect.n if effect.trap else 0)
            case ArmBarricades():
                yield from self._at("traps", effect.at, self._n(effect.n))
            case Bandits():
                yield from self._at("bandits", effect.at, self._n(effect.n))
            case Loot():
                yield Change("loot", "", -self._n(effect.n))
            case Plunder():
                yield Change("loot", "", len(self._spots(effect.at)) * effect.n * (effect.to == "loot"))
            case ShiftExperiment():
                yield Change("contained", "", float(effect.act == "discard"))
                yield Change("experiments", "", -float(effect.act == "discard"))
            case Release():
                yield Change("special-zombies", SOMEWHERE, FIGURES * self._n(effect.n))
                yield Change("experiments", "", -self._n(effect.n))
            case Creature():
                yield Change("special-zombies", self.here, -float(effect.act == "removed"))
                yield Change("contained", "", LAST_OF_TYPE * (effect.act == "removed"))

    # What a word means at this table

    def _gained(self, what: str, n: float) -> Iterable[Change]:
        yield Change({"token": "tokens"}.get(what, what), "", n)
        if what == "unruly":
            yield Change("helpless", "", n)

    def _tempered(self, temper: Temper) -> float:
        """How many turn to their unruly side, or fewer of them."""
        unruly, others = self.tally.colony.unruly, self.tally.colony.helpless - self.tally.colony.unruly
        n = self._n(temper.n)
        return -min(n, unruly) if temper.to == "calm" else min(n, others)

    def _lost(self, lose: Lose) -> Iterable[Change]:
        yield Change({"improvement": "built"}.get(lose.what, lose.what), "", -self._n(lose.n))

    def advance(self, n: int, project: ProjectView | None = None) -> Iterable[Change]:
        """Tokens on an improvement of the row, by default the one that is finished first."""
        row = [project] if project else sorted(self.view.row, key=lambda one: one.cost - one.tokens)
        if row and row[0].tokens + n >= row[0].cost:
            yield Change("built", "", 1)
            yield Change("advancement", "", -row[0].tokens)
        elif row:
            yield Change("built", "", n / (row[0].cost - row[0].tokens) / 2)  # a step on the way
            yield Change("advancement", "", n)

    def _harm(self, who: object, harm: str, n: float) -> Iterable[Change]:
        for whose, heads in self._heads(who).items():
            yield Change("wounds", whose, n * heads)
            if harm == "despair":
                yield Change("despair", whose, n * heads)

    def _gone(self, effect: Kill | Remove) -> Iterable[Change]:
        if isinstance(effect, Kill) and effect.who == "helpless":
            yield Change("helpless", "", -1)
            return
        if isinstance(effect, Remove) and effect.from_deck:
            return
        heads = self._heads(effect.who)
        yield Change("survivors", self.here, -heads[MINE])
        yield Change("lost", "", sum(heads.values()))
        if isinstance(effect, Kill):
            yield Change("graveyard", "", sum(heads.values()))

    def _discarded(self, discard: Discard) -> Iterable[Change]:
        """The price of something, where it is known which card that is."""
        hand = [key for key in self.outlook.hand if discard.symbol in (None, self.outlook.symbol(key))]
        if discard.symbol is not None and hand and discard.n != "any":
            yield Change("hand", hand[0], -(1 if discard.n == "some" else self._n(discard.n)))

    def _heads(self, who: object) -> dict[str, float]:
        """How many survivors are meant: one's own, and those of others."""
        if not isinstance(who, Survivors):
            return {MINE: 1, OTHERS: 0}
        if who.at in ("here", "there"):
            who = replace(who, at=self.here)
        meant = [survivor for survivor in self.view.survivors if self.tally.means(survivor, who)]
        mine = sum(survivor.owner == self.view.seat for survivor in meant)
        heads: dict[str, float] = {MINE: mine, OTHERS: len(meant) - mine}
        if meant and (who.rank or who.n is not None or who.named):
            some = min(len(meant), self._n(who.n) if who.n is not None else 1)
            heads = {whose: some * n / len(meant) for whose, n in heads.items()}
        return heads

    def _at(self, of: str, where: str, n: float) -> Iterable[Change]:
        return (Change(of, name, n) for name in self._spots(where))

    def _cleared(self, clear: Clear) -> Iterable[Change]:
        for name in self._spots(clear.at):
            there = self._standing(clear.what, name)
            yield Change(clear.what, name, -there if clear.n == "all" else -min(there, self._n(clear.n)))

    def _standing(self, what: str, name: str) -> int:
        place = self.outlook.places.get(name)
        if place is None:
            return 0
        return place.bandits if what == "bandits" else sum(place.zombies if what == "zombies" else bars(place))

    def _spots(self, where: str) -> list[str]:
        match where:
            case "here" | "there":
                return [self.here]
            case "random":
                return [SOMEWHERE]
            case "open-entrances":
                return [self.outlook.home]
            case _:
                return [place.name for place in self.view.places if is_meant(self.view, where, place.name)]

    def _n(self, amount: Amount) -> float:
        return ALL if amount == "all" else self.tally.number(amount)


def _times(n: float, changes: list[Change]) -> list[Change]:
    return [change._replace(n=n * change.n) for change in changes]


def touches(effect: object) -> set[str]:
    """The things that an effect can change, whatever the table looks like."""
    kinds: dict[type, tuple[str, ...]] = {
        Temper: ("unruly",),
        Advance: ("built", "advancement"),
        Wound: ("wounds", "despair"),
        Heal: ("wounds", "despair"),
        Kill: ("lost", "graveyard", "survivors", "helpless"),
        Recruit: ("survivors",),
        GiveSideEffect: ("side-effects",),
        Zombies: ("zombies",),
        KillZombies: ("zombies",),
        Clear: ("zombies", "barricades", "bandits"),
        Barricade: ("barricades", "traps"),
        ArmBarricades: ("traps",),
        Bandits: ("bandits",),
        Loot: ("loot",),
        Plunder: ("loot",),
        Release: ("special-zombies", "experiments"),
        Creature: ("special-zombies", "contained"),
        ShiftExperiment: ("contained", "experiments"),
    }
    found = {of for kind, of_kind in kinds.items() if any(words_in(effect, kind)) for of in of_kind}
    gained = {{"token": "tokens"}.get(word.what, word.what) for word in words_in(effect, Gain)}
    lost = {{"improvement": "built"}.get(word.what, word.what) for word in words_in(effect, Lose)}
    return found | gained | lost | ({"helpless"} if "unruly" in gained else set())
