"""Effects: what a card may do, and the powers (abilities, equipment, standing rules) made of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hivernage.cards.conditions import Condition
from hivernage.cards.modifiers import Modifier, is_planned
from hivernage.cards.targets import (
    Amount,
    Band,
    Count,
    DieValue,
    Id,
    Place,
    Seats,
    Small,
    Survivors,
    Symbol,
    Where,
    Who,
)
from hivernage.model.options import Gate, Module

Harm = Literal["wound", "frostbite", "despair"]
Deck = Place | Literal["here", "any", "town"]
Label = dict[Literal["en", "fr"], Annotated[str, Meta(min_length=1, max_length=300)]]


class EffectBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One step of what a card does. A YAML list of steps is done in order; an empty list does nothing.

    A field that came later is unset where a card doesn't name it: cards of old games keep their fingerprints.
    """


# How effects are put together


class Choose(EffectBase, frozen=True, tag="choose"):
    """The player takes one of the options that can be carried out in full."""

    options: Annotated[tuple[Option, ...], Meta(min_length=1, max_length=6)]
    by: Seats = "you"


class May(EffectBase, frozen=True, tag="may"):
    """Do it, or leave it; `times`: up to so many times, one after another."""

    then: Effect
    otherwise: Effect | None = None
    times: Annotated[int, Meta(ge=2, le=4)] | UnsetType = UNSET


class If(EffectBase, frozen=True, tag="if"):
    test: Condition
    then: Effect
    otherwise: Effect | None = None


class Roll(EffectBase, frozen=True, tag="roll"):
    """A fresh die (T4); what happens for each band of results."""

    results: Annotated[dict[Band, Effect], Meta(min_length=1, max_length=6)]
    times: Amount = 1  # so many dice, one after another
    plus: Amount | UnsetType = UNSET  # added to each die; more than 6 counts as 6


class Contest(EffectBase, frozen=True, tag="contest"):
    """You roll so many dice, and the others so many: who has the higher sum wins, and you where both are the same.

    The result is the difference of the sums.
    """

    dice: Amount
    against: Small
    won: Effect
    lost: Effect


class Vote(EffectBase, frozen=True, tag="vote"):
    who: Seats
    up: Effect
    down: Effect


class Each(EffectBase, frozen=True, tag="each"):
    """For each of these survivors in turn; the survivor is then "it"."""

    who: Survivors
    then: Effect


class EachPlayer(EffectBase, frozen=True, tag="each_player"):
    """For each of these players, clockwise from the first player; the player is then "you".

    `at_once`: all pick before anything happens to those picked, and no group is looked at before all is done.
    """

    who: Seats
    then: Effect
    at_once: bool = False
    side: Literal["enemy", "both", "any"] | UnsetType = UNSET  # else those whom the card may speak of


class EachColony(EffectBase, frozen=True, tag="each_colony"):
    """For each of these colonies, the one with the lower morale first; its leader is then "you".

    `most`, `fewest`: by this count; equal ones have the most both, and none of them has the fewest. Where there is one
    colony it is all, and has the most; nobody has the fewest.
    """

    which: Literal["all", "most", "fewest", "enemy"]
    then: Effect
    of: Count | UnsetType = UNSET


class Pick(EffectBase, frozen=True, tag="pick"):
    """The player picks a survivor (or up to n, one after another); the survivor is then "it"."""

    who: Survivors
    then: Effect
    n: Small = 1
    up_to: bool = False
    with_it: bool | UnsetType = UNSET  # "it" goes along: each step is done to all of them before the next
    by: Literal["first"] | UnsetType = UNSET  # the first player picks, and goes on


class PickPlayer(EffectBase, frozen=True, tag="pick_player"):
    """The player picks another player, who is then "the player"."""

    who: Literal[
        "others",
        "at-colony",
        "with-cards",
        "alone-with-you",
        "with-fewer-survivors",
        "of-exiled-here",
        "non-exiled",
        "enemy-with-cards",
    ]
    then: Effect


class OnePlayer(EffectBase, frozen=True, tag="one_player"):
    """Each of these players in turn may do it, until one of them does; that player is then "you"."""

    who: Seats
    then: Effect
    otherwise: Effect | None = None


class PickColony(EffectBase, frozen=True, tag="pick_colony"):
    """The player picks one of the two colonies, which is then the one in question: "that colony"."""

    then: Effect


class PickPlace(EffectBase, frozen=True, tag="pick_place"):
    """The player picks a place, or a die does (`random`); the place is then "here"."""

    among: Literal[
        "any",
        "non-colony",
        "town",
        "with-your-survivor",
        "non-colony-with-your-survivor",
        "with-your-two-alone",  # outside the colony, where two humans of yours are the only survivors
        "with-bandits",
        "random",
        "with-special-zombies",  # outside the colony
    ]
    then: Effect


class EachPlace(EffectBase, frozen=True, tag="each_place"):
    """For each of these places in the order of their numbers; the place is then "here"."""

    among: Literal["town", "non-colony", "everywhere", "contested"]
    then: Effect


class Together(EffectBase, frozen=True, tag="together"):
    """Players may pay this together: they pledge, withdraw and pass until it is paid or all have passed."""

    then: Effect
    cards: dict[Symbol, Small] = {}
    dice: Annotated[int, Meta(ge=0, le=10)] = 0
    to: Literal["waste", "removed", "objective"] = "waste"
    otherwise: Effect | None = None


class Later(EffectBase, frozen=True, tag="later"):
    """At the end of this round or of the next one."""

    when: Literal["end-of-round", "end-of-next-round"]
    then: Effect


class Lasting(EffectBase, frozen=True, tag="lasting"):
    """Powers that hold until the end of the turn, the round, the next round or the game."""

    powers: Annotated[tuple[Power, ...], Meta(min_length=1, max_length=4)]
    until: Literal["turn", "round", "next-round", "game"]
    holder: Literal["it", "you", "player", "table", "here"] = "table"  # here: what is said of the place in question


class Attach(EffectBase, frozen=True, tag="attach"):
    """This card is attached to the survivor and its `attached` powers hold."""

    to: Who


class Wear(EffectBase, frozen=True, tag="wear"):
    """A token on this card; at the limit the card leaves the game."""

    limit: Small


class Cancel(EffectBase, frozen=True, tag="cancel"):
    """What the triggering action was about to do doesn't happen; its cost stays paid."""


class Special(EffectBase, frozen=True, tag="special"):
    """A rule written in Python (`rules/special/`), for official packs only."""

    name: Id


# The colony


class Gain(EffectBase, frozen=True, tag="gain"):
    what: Literal["morale", "food", "helpless", "starvation", "token", "unruly", "bullets"]
    n: Amount = 1
    side: Literal["enemy", "both", "wolf"] | UnsetType = UNSET  # else the own colony


class Lose(EffectBase, frozen=True, tag="lose"):
    """Helpless survivors lost this way are removed, not killed.

    `improvement`: so many that are built, picked by the first player; `advancement`: so many tokens off one improvement
    of the row, picked by the player, or all there are.
    """

    what: Literal["morale", "food", "helpless", "improvement", "advancement", "waste", "bullets"]
    n: Amount = 1
    side: Literal["enemy", "both"] | UnsetType = UNSET  # else the own colony


class Temper(EffectBase, frozen=True, tag="temper"):
    """Helpless survivors turn to their calm or to their unruly side (L5)."""

    to: Literal["calm", "unruly"]
    n: Amount = 1


class Advance(EffectBase, frozen=True, tag="advance"):
    """Advancement tokens, each on an improvement of choice (U2.4, U2.5). `one`: all on the same."""

    n: Small = 1
    one: bool = False


class DrawMission(EffectBase, frozen=True, tag="mission"):
    """The lone wolf draws a mission, if there is one."""


class SkipCrisis(EffectBase, frozen=True, tag="skip_crisis"):
    """The current crisis goes under its deck, or the next one leaves the game; its step is skipped."""

    which: Literal["current", "next"]


class AddGoal(EffectBase, frozen=True, tag="add_goal"):
    """One more condition for the main objective."""

    goal: Condition


class ExileVote(EffectBase, frozen=True, tag="exile_vote"):
    """A vote to exile the player in question; `otherwise`: what happens if it fails."""

    otherwise: Effect | UnsetType = UNSET


class Open(EffectBase, frozen=True, tag="open"):
    """Rules that were closed until now hold for the rest of the game."""

    rules: Annotated[tuple[Gate, ...], Meta(min_length=1, max_length=6)]


class Elect(EffectBase, frozen=True, tag="elect"):
    """The colony elects its leader at once (W17). `barred`: not the one who leads it."""

    barred: Literal["current"] | UnsetType = UNSET


class EndGame(EffectBase, frozen=True, tag="end_game"):
    """The game ends at once, and the main objective counts as missed."""


# Survivors


class Wound(EffectBase, frozen=True, tag="wound"):
    who: Who
    n: Small | Count = 1
    harm: Harm = "wound"


class ShareWounds(EffectBase, frozen=True, tag="share_wounds"):
    """The player spreads this many wounds over these survivors as they like."""

    n: Small
    among: Survivors


class Heal(EffectBase, frozen=True, tag="heal"):
    """Wounds of any kind but despair, which is healed only where `harm` names it (L4); `any`: despair too."""

    who: Who
    n: Small | Literal["all"] = 1
    harm: Literal["frostbite", "despair", "any"] | UnsetType = UNSET


class Kill(EffectBase, frozen=True, tag="kill"):
    who: Who | Literal["helpless"]
    free: bool = False  # costs no morale
    bite: bool | UnsetType = UNSET  # by a bite, which spreads (D2.4)


class Remove(EffectBase, frozen=True, tag="remove"):
    """Out of the game without having been killed (K5), from play or from the survivor deck."""

    who: Who
    leave_standee: bool = False
    from_deck: bool = False


class Expose(EffectBase, frozen=True, tag="expose"):
    who: Who
    times: Amount = 1
    blank: Effect | None = None  # what a blank does


class PlaceAt(EffectBase, frozen=True, tag="place"):
    """Put at a place: not a move, no exposure roll."""

    who: Who
    at: Where
    if_able: bool = False
    make_room: bool = False  # survivors in the way go to the colony
    again: bool | UnsetType = UNSET  # `random`: rolled again where there is no room


class SendHome(EffectBase, frozen=True, tag="send_home"):
    """To the colony even if it is full, no move and no roll; an exiled player's goes to another place of choice."""

    who: Who


class Recruit(EffectBase, frozen=True, tag="recruit"):
    """The top (or the named) survivor of the deck joins your group; the survivor is then "it".

    `at`: there and not in the colony. `for`: the player in question gets the survivor. `make_room`: a survivor there,
    picked by the first player, goes home where there is no space.
    """

    named: Id | None = None
    leader: bool = False
    wounds: Annotated[int, Meta(ge=0, le=2)] = 0
    at: Place | Literal["here"] | UnsetType = UNSET
    despair: Annotated[int, Meta(ge=1, le=2)] | UnsetType = UNSET
    for_: Literal["player"] | UnsetType = msgspec.field(name="for", default=UNSET)
    make_room: bool | UnsetType = UNSET
    aside: bool | UnsetType = UNSET  # who was set aside at the start, and isn't in the deck


class Transfer(EffectBase, frozen=True, tag="transfer"):
    """A survivor changes group, with equipment and wounds (K7)."""

    who: Who
    to: Literal["you", "player", "left"]


class Unequip(EffectBase, frozen=True, tag="unequip"):
    """All equipment of "it", or one piece that its player picks, perhaps of a symbol, returns to that player's hand or
    goes to the loot, to the waste pile or out of the game; the card in question goes to the waste pile or out of it."""

    what: Literal["all", "one", "the-card"] = "all"
    to: Literal["loot", "waste", "removed"] | UnsetType = UNSET
    symbol: Symbol | UnsetType = UNSET


# Zombies and entrances


class Zombies(EffectBase, frozen=True, tag="zombies"):
    at: Where
    n: Amount


class KillZombies(EffectBase, frozen=True, tag="kill_zombies"):
    at: Where
    n: Amount
    exposure: Literal["none", "once"] = "none"


class Clear(EffectBase, frozen=True, tag="clear"):
    """Zombies removed, not killed (Z6), barricades taken away, traps with them (L6.4), bandits removed, dice taken
    off Raxxon.

    `up_to`: so many bandits in all, or fewer, wherever the player likes.
    """

    what: Literal["zombies", "barricades", "bandits", "dice"]
    at: Where
    n: Amount = "all"
    leave_barricades: bool = False
    up_to: bool | UnsetType = UNSET


class Lure(EffectBase, frozen=True, tag="lure"):
    """Zombies of one other place move to empty entrance spaces here."""

    n: Small


class Shift(EffectBase, frozen=True, tag="shift"):
    """Move something to empty spaces of another place: no overrun, and special zombies stay where they are (N6).

    `from`: where "it" stands, any place of choice, or the colony.
    """

    what: Literal["zombies", "bandits", "noise"]
    from_: Literal["it", "any", "colony"] = msgspec.field(name="from")
    to: Literal["here"] | Place = "here"
    n: Amount = 1


class Barricade(EffectBase, frozen=True, tag="barricade"):
    at: Where
    n: Small = 1
    action: bool = False  # it is a barricade action of "it", without a die: what changes that action counts
    trap: bool | UnsetType = UNSET  # explosive traps instead (L6)
    inside: bool | UnsetType = UNSET  # and one on every free survivor space there, so that nobody gets in


class ArmBarricades(EffectBase, frozen=True, tag="arm"):
    """Barricades become explosive traps (L6)."""

    at: Where
    n: Amount = 1


class Noise(EffectBase, frozen=True, tag="noise"):
    """Noise tokens on free noise spaces, perhaps `all`; in the colony a zombie instead, where the card says so."""

    at: Where
    n: Small | Literal["all"] = 1
    zombie_in_colony: bool = False


class Creature(EffectBase, frozen=True, tag="creature"):
    """The special zombie that was just attacked is gone, or flees to a random place (N6)."""

    act: Literal["removed", "flees"]


class Release(EffectBase, frozen=True, tag="release"):
    """The top experiments are released at once: their special zombies come (N5), here instead of where they say."""

    n: Amount = 1
    at: Place | UnsetType = UNSET


class ShiftExperiment(EffectBase, frozen=True, tag="experiment"):
    """The top experiment is discarded, or goes under its deck; the next one lies open."""

    act: Literal["discard", "bury"]


class GiveSideEffect(EffectBase, frozen=True, tag="side_effect"):
    """ "It" gets this side effect for good, unless somebody has it already (N3.2), or one at random that nobody has.

    `back`: the last one that "it" got goes back to the others.
    """

    named: Id | UnsetType = UNSET
    act: Literal["random", "back"] | UnsetType = UNSET


class FreeAttack(EffectBase, frozen=True, tag="free_attack"):
    """An attack with "it" without an action die."""


class FreeSearch(EffectBase, frozen=True, tag="free_search"):
    """A search with "it" without an action die."""


# Bandits


class Bandits(EffectBase, frozen=True, tag="bandits"):
    """Bandits come one by one to free survivor spaces, perhaps `all`; where there is none they aren't placed (B2)."""

    at: Where
    n: Amount = 1


class Loot(EffectBase, frozen=True, tag="loot"):
    """You take so many loot cards of your choice, or as many as there are; `latest`: those that came last."""

    n: Small | Count = 1
    latest: bool | UnsetType = UNSET


class Plunder(EffectBase, frozen=True, tag="plunder"):
    """The top cards of the deck there become loot, go to the waste pile or leave the game."""

    at: Where
    n: Small = 1
    to: Literal["loot", "waste", "removed"] = "loot"
    otherwise: Effect | None = None  # where there is no deck


# Cards and decks


class Draw(EffectBase, frozen=True, tag="draw"):
    deck: Deck
    n: Small = 1


class Fetch(EffectBase, frozen=True, tag="fetch"):
    """Search a deck for cards of choice, then shuffle it (X5)."""

    deck: Deck
    n: Small = 1
    symbol: Symbol | None = None
    equip: Where | Literal["it"] | UnsetType = UNSET  # not into the hand: equipped to "it", or to one of choice there
    item: Id | UnsetType = UNSET  # this card, if it is there


class Dig(EffectBase, frozen=True, tag="dig"):
    """Turn cards up from a deck, take those of a symbol, shuffle the rest back."""

    deck: Deck
    symbol: Symbol
    cards: Small | None = None  # how many are turned up; nothing: until `take` are found
    take: Small | None = None  # how many may be taken; nothing: all
    optional: bool = False


class Purge(EffectBase, frozen=True, tag="purge"):
    """Item cards of a deck leave the game."""

    deck: Deck
    symbol: Symbol | None = None


class Discard(EffectBase, frozen=True, tag="discard"):
    """From your hand, without its effect; `any`: as many as you like, perhaps none; `some`: at least one."""

    n: Amount | Literal["any", "some"] = 1
    symbol: Symbol | None = None
    random: bool = False
    to: Literal["waste", "removed", "objective", "loot"] = "waste"


TableTalk = Literal["free", "silent", "two-words"]
"""What the card says about talking of it. Players keep to it themselves; the rules only show it (T5)."""


class Steal(EffectBase, frozen=True, tag="steal"):
    """Cards of the player in question come to your hand."""

    n: Small = 1
    random: bool = False
    locked: bool = False  # can't be played until the next round
    talk: TableTalk | UnsetType = UNSET
    from_: Literal["objective"] | UnsetType = msgspec.field(name="from", default=UNSET)  # of the enemy colony, to yours


class HandOver(EffectBase, frozen=True, tag="hand_over"):
    """You pick hand cards: all but so many (`keep`), or `n`, go to the player in question, or `n` to each of `to`.

    `from`: these players pick, and you get the cards.
    """

    keep: Annotated[int, Meta(ge=0, le=5)] | UnsetType = UNSET
    n: Small | UnsetType = UNSET
    to: Seats | UnsetType = UNSET
    from_: Seats | UnsetType = msgspec.field(name="from", default=UNSET)


class Swap(EffectBase, frozen=True, tag="swap"):
    """You and the player in question give each other a card of your hands, face down, if both want to."""


class Look(EffectBase, frozen=True, tag="look"):
    """See hidden cards of the player, deck or pile in question: alone, or with everybody."""

    at: Literal["random-card", "hand", "objective", "deck-top", "crisis-top", "experiment-top"]
    n: Small = 1
    everybody: bool = False
    arrange: bool = False  # put them back in any order
    of: Seats = "player"  # the player in question, or each of these players but you
    talk: TableTalk | UnsetType = UNSET
    symbol: Literal["asked"] | UnsetType = UNSET  # you name a symbol, and see all cards of it in the hand


class Retrieve(EffectBase, frozen=True, tag="retrieve"):
    """Items that left the game come back."""

    to: Literal["hand", "waste"]
    n: Amount
    symbols: tuple[Symbol, ...] = ()
    latest: bool = False  # the ones that left last; event items and survivors are passed over
    up_to: bool = False
    from_: Literal["waste"] | UnsetType = msgspec.field(name="from", default=UNSET)  # from the top of the waste pile


# Dice


class Dice(EffectBase, frozen=True, tag="dice"):
    """Change unused action dice. `spend` makes them used, `add` rolls new ones, `flip` turns them upside down.

    `copy`: a die of yours shows what an unused die of another player shows.
    """

    act: Literal["raise", "lower", "reroll", "set", "spend", "add", "copy", "flip"]
    n: Amount = 1
    whose: Literal["you", "other"] = "you"
    up_to: bool = False


Step = (
    Choose
    | May
    | If
    | Roll
    | Contest
    | Vote
    | Each
    | EachPlayer
    | EachColony
    | Pick
    | PickPlayer
    | PickColony
    | OnePlayer
    | PickPlace
    | EachPlace
    | Together
    | Later
    | Lasting
    | Attach
    | Wear
    | Cancel
    | Special
    | Gain
    | Lose
    | Temper
    | Advance
    | DrawMission
    | SkipCrisis
    | AddGoal
    | ExileVote
    | Open
    | Elect
    | EndGame
    | Wound
    | ShareWounds
    | Heal
    | Kill
    | Remove
    | Expose
    | PlaceAt
    | SendHome
    | Recruit
    | Transfer
    | Unequip
    | Zombies
    | KillZombies
    | Clear
    | Lure
    | Shift
    | Barricade
    | ArmBarricades
    | Noise
    | Creature
    | Release
    | ShiftExperiment
    | GiveSideEffect
    | FreeAttack
    | FreeSearch
    | Bandits
    | Loot
    | Plunder
    | Draw
    | Fetch
    | Dig
    | Purge
    | Discard
    | Steal
    | HandOver
    | Swap
    | Look
    | Retrieve
    | Dice
)
Effect = Step | Annotated[tuple[Step, ...], Meta(max_length=8)]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go on; the label is a line of story, the rules text comes from the effect."""

    then: Effect
    label: Label | None = None
    needs: Condition | None = None
    module: Module | UnsetType = UNSET  # only in games with this module (L8)


Moment = Literal["turn", "round", "zombies", "end-of-turn", "end-of-zombies"]
"""When powers come by themselves; `zombies`: the part of the colony phase in which they come (C4)."""


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a survivor, an item, an attached card or a standing rule is able to do.

    With `do` it is used as an action (or at the `start` of a turn or round, or at the `end` of a turn), with
    `whenever` it answers an event, else its `mods` simply hold; if it costs something or is limited, they are
    chosen when the action they change is made.
    """

    mods: tuple[Modifier, ...] = ()
    do: Effect | None = None
    at: Where | None = None  # where the holder must stand
    die: DieValue | None = None
    once: Literal["turn", "round", "game"] | None = None
    times: Annotated[int, Meta(ge=2, le=4)] | UnsetType = UNSET  # so often in a `once`
    needs: Condition | None = None
    pays: Symbol | None = None
    start: Literal["turn", "round", "zombies"] | None = None
    must: bool = False  # a duty, not an offer
    # fmt: off
    whenever: Literal[
        "moved", "attacked", "killed-zombie", "searched", "barricaded", "cleaned", "contained", "killed",
        "attacked-with", "zombies-came", "trap-sprung", "bandit-came", "helpless-gone", "won-combat",
    ] | None = None
    # fmt: on
    to: Where | None = None  # `moved`, `won-combat`: only when the survivor moves there, or it was fought there
    # Whose deeds it answers, or who may use it; `you`: those of any survivor of the holder's player.
    who: Literal["holder", "you", "everyone"] = "holder"
    end: Literal["turn", "zombies"] | UnsetType = UNSET
    using: Id | UnsetType = UNSET  # `attacked-with`: the item that was used for it

    @property
    def moment(self) -> Moment | None:
        """When it comes by itself: at the start of a turn or round, at the end of a turn, or around the zombies."""
        if self.end:
            return "end-of-turn" if self.end == "turn" else "end-of-zombies"
        return self.start

    @property
    def is_limited(self) -> bool:
        """Whether using it is a choice: it costs something or can't be used at will."""
        return self.once is not None or self.pays is not None or self.die is not None

    @property
    def is_chosen(self) -> bool:
        """Whether an answer names it: it is used as an action, or chosen along with one."""
        if self.moment or self.whenever is not None:
            return False
        if self.mods:
            return self.is_limited and any(is_planned(mod) for mod in self.mods)
        return self.do is not None
