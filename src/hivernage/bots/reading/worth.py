"""What a bot thinks an effect is worth to the colony, read off the words of the card: one morale counts 20."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from hivernage.bots.reading.card_words import odds, words_in
from hivernage.bots.reading.stakes import AVERAGE, Stakes
from hivernage.cards.effects import (
    AddGoal,
    Advance,
    ArmBarricades,
    Attach,
    Bandits,
    Barricade,
    Cancel,
    Choose,
    Clear,
    Contest,
    Creature,
    Dice,
    Dig,
    Discard,
    Draw,
    DrawMission,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    Elect,
    EndGame,
    ExileVote,
    Expose,
    Fetch,
    FreeAttack,
    FreeSearch,
    Gain,
    GiveSideEffect,
    HandOver,
    Heal,
    If,
    Kill,
    KillZombies,
    Lasting,
    Later,
    Look,
    Loot,
    Lose,
    Lure,
    May,
    Noise,
    OnePlayer,
    Open,
    Option,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    PlaceAt,
    Plunder,
    Power,
    Purge,
    Recruit,
    Release,
    Remove,
    Retrieve,
    Roll,
    SendHome,
    ShareWounds,
    Shift,
    ShiftExperiment,
    SkipCrisis,
    Special,
    Steal,
    Swap,
    Temper,
    Together,
    Transfer,
    Unequip,
    Vote,
    Wear,
    Wound,
    Zombies,
)
from hivernage.cards.modifiers import Cannot, DiceRolled, NoExposure, ZombiesDue
from hivernage.cards.targets import Amount, Survivors
from hivernage.model.board import RAXXON, SPOTS
from hivernage.rules.facts import NOISE_CHANCE
from hivernage.view_homes import says_home

DICE: Final = {
    "raise": 1.0,
    "lower": 0.0,
    "reroll": 1.0,
    "set": 2.0,
    "flip": 1.0,
    "copy": 1.5,
    "spend": -5.0,
    "add": 12.0,
}

SPECIAL_ZOMBIE: Final = 18.0  # marks that a special zombie costs while it is about: its table, and a door that it holds
FIGURES: Final = 1.8  # special zombies that an experiment lets out, a little more than most
OTHER_EXPERIMENT: Final = 2.0  # marks for another experiment than the one that was feared
CANCELLED: Final = 3.0  # marks that the rest costs of what somebody was doing
FLIGHT: Final = 0.2  # share of a special zombie that is spared where it flees
ANOTHER_GOAL: Final = 0.6  # share of a morale: what the main objective asks for besides keeps the end away
DIE: Final = 8.0  # marks for what a die does
CARD: Final = 5.0  # marks for any card
MISSION: Final = 6.0  # marks for one more to choose from
CHOSEN: Final = 1.5  # factor for a card that is looked for in its deck
FROM_RAXXON: Final = 1.5  # factor for a card of Raxxon
BITE: Final = 1.5  # factor for a death by a bite: it may spread
SWAP: Final = 1.0  # marks: each player knows better than the other what they need
SOME: Final = 3  # pieces that are meant where a card counts something on the table
OF_SIDE: Final = {"own": 1.0, "enemy": -0.5, "both": 0.5, "wolf": -0.2}
"""What the others get is half as bad as it would be good for us."""
OF_COLONIES: Final = {"all": 0.5, "most": 0.5, "fewest": 0.3, "enemy": -0.5}
HEALED: Final = 2  # wounds on who is healed of all of them
TRAP: Final = 3  # zombies that a trap is worth: it takes those along that stand there


def worth(effect: Effect | Option | None, stakes: Stakes = AVERAGE) -> float:
    """What an effect brings on the average, by rule of thumb."""
    match effect:
        case None:
            return 0.0
        case tuple():
            return sum(worth(step, stakes) for step in effect)
        case Choose():
            return max((worth(option, stakes) for option in played(effect, stakes)), default=0.0)
        case Roll():
            more = 0 if effect.plus is UNSET else _n(effect.plus)
            return sum(odds(band, more) * worth(do, stakes) for band, do in effect.results.items()) * _n(effect.times)
        case Contest():
            return (worth(effect.won, stakes) + worth(effect.lost, stakes)) / 2
        case Each():
            return worth(effect.then, stakes) * _people(effect.who, stakes)
        case EachPlayer():
            return worth(effect.then, stakes) * SOME
        case EachColony():
            return OF_COLONIES[effect.which] * worth(effect.then, stakes)
        case EachPlace():
            return worth(effect.then, stakes) * _places(effect.among, stakes)
        case Together():
            return worth(effect.then, stakes) - cost(effect)
        case Vote():
            return max(worth(effect.up, stakes), worth(effect.down, stakes))
        case OnePlayer():
            return max(worth(effect.then, stakes), worth(effect.otherwise, stakes))
        case May():
            return max(0.0, worth(effect.then, stakes) * (effect.times or 1))
        case Later(then=If(then=then, otherwise=other)) if other is not None:  # how it will stand then, nobody knows
            return (worth(then, stakes) + worth(other, stakes)) / 2
        case Pick():
            return worth(effect.then, replace(stakes, own=0.0) if stakes.own else stakes)
        case Option() | If() | PickPlayer() | PickPlace() | PickColony() | Later():
            return worth(effect.then, stakes)
        case _:
            return _people_worth(effect, stakes)


def played(effect: Choose, stakes: Stakes) -> list[Option]:
    """The options of a choice without those of modules that aren't played."""
    return [option for option in effect.options if not option.module or option.module in stakes.modules]


def cost(effect: Together) -> float:
    """What a common effort takes."""
    return DIE * effect.dice + CARD * sum(effect.cards.values())


def _people_worth(effect: object, stakes: Stakes) -> float:
    match effect:
        case Gain():
            return OF_SIDE[effect.side or "own"] * stakes.gain(effect.what) * _n(effect.n)
        case Lose():
            return -OF_SIDE[effect.side or "own"] * stakes.gain(effect.what) * _n(effect.n)
        case Advance():
            return stakes.advancement * effect.n
        case Wound():
            each = stakes.own if stakes.own and effect.who == "it" else stakes.wound
            return -each * _n(effect.n) * _people(effect.who, stakes) * (2 if effect.harm == "frostbite" else 1)
        case ShareWounds():
            return -stakes.wound * effect.n
        case Expose():
            return -stakes.exposure * _n(effect.times) * _people(effect.who, stakes) + (8.0 if effect.blank else 0.0)
        case Heal():
            each = stakes.wound + (stakes.despair if effect.harm in ("despair", "any") else 0.0)
            return each * (HEALED if effect.n == "all" else effect.n)
        case Temper():
            return stakes.calm * _n(effect.n) * (-1 if effect.to == "unruly" else 1)
        case Kill():
            price = stakes.survivor if effect.free else stakes.death
            return -price * _people(effect.who, stakes) * (BITE if effect.bite else 1)
        case Remove():
            return 0.0 if effect.from_deck else -stakes.survivor
        case Recruit():
            return stakes.recruit - stakes.wound * (effect.wounds + (effect.despair or 0))
        case Transfer():
            return -8.0
        case _:
            return _things_worth(effect, stakes)


def _things_worth(effect: object, stakes: Stakes) -> float:
    match effect:
        case Zombies():
            return stakes.zombie * _n(effect.n) * _places(effect.at, stakes)
        case KillZombies() | Clear(what="zombies"):
            return -stakes.zombie * _n(effect.n)
        case Bandits() | Clear(what="bandits"):
            some = isinstance(effect, Clear) and effect.up_to is True
            n = _n(effect.n) * (1 if some else _places(effect.at, stakes))
            return stakes.bandit * (n if isinstance(effect, Bandits) else -min(n, stakes.bandits))
        case Loot():
            return stakes.loot * _n(effect.n)
        case Plunder():
            return -stakes.stock * effect.n * _places(effect.at, stakes)
        case Unequip():
            return -CARD if effect.to else 0.0
        case Clear():
            return -12.0
        case Barricade():
            return -stakes.zombie * effect.n * (TRAP if effect.trap else 1)
        case ArmBarricades():
            return -stakes.zombie * _n(effect.n) * (TRAP - 1)
        case Shift():
            return 1.0
        case Noise():
            return NOISE_CHANCE * stakes.zombie * _n(effect.n) * _places(effect.at, stakes)
        case FreeAttack():
            return -stakes.zombie - stakes.exposure
        case Creature():
            return SPECIAL_ZOMBIE * (1.0 if effect.act == "removed" else FLIGHT)
        case Release():
            return -FIGURES * SPECIAL_ZOMBIE * _n(effect.n)
        case ShiftExperiment():
            return OTHER_EXPERIMENT
        case GiveSideEffect():
            return 0.0  # good ones and bad ones: the pill that gives it is weighed as a whole
        case FreeSearch():
            return CARD
        case Swap():
            return SWAP
        case HandOver(from_=str()):
            return CARD * (effect.n or 1)
        case Draw() | Fetch() | Steal():
            chosen = CHOSEN if isinstance(effect, Fetch) else 1.0
            rich = FROM_RAXXON if not isinstance(effect, Steal) and effect.deck == RAXXON else 1.0
            return chosen * rich * CARD * effect.n
        case HandOver():
            return -SWAP * (effect.n or SOME)
        case ExileVote():
            return 0.5 * worth(effect.otherwise or None, stakes)
        case Dig():
            return 5.0
        case Discard():
            return 0.0 if effect.n == "any" else -CARD * (1 if effect.n == "some" else _n(effect.n))
        case Purge():
            return -6.0
        case AddGoal():
            return -stakes.morale * ANOTHER_GOAL
        case Retrieve():
            return 4.0 if effect.to == "hand" else -6.0
        case Dice():
            return DICE[effect.act] * _n(effect.n)
        case Lasting():
            return _lasting_worth(effect, stakes)
        case DrawMission():
            return MISSION
        case SkipCrisis():
            return stakes.morale
        case Attach():
            return 11.0
        case EndGame():
            return -10 * stakes.morale
        case Cancel():
            return -CANCELLED
        case Look(arrange=True):
            return OTHER_EXPERIMENT
        case (
            Open() | Elect() | SendHome() | PlaceAt() | Lure() | HandOver() | Look() | ExileVote() | Wear() | Special()
        ):
            return 0.0  # decided by what follows
        case _:
            raise AssertionError(f"what {effect} is worth, nobody has said")


IDLE: Final = {"turn": 1.0, "round": 1.0, "next-round": 2.0, "game": 3.0}
"""How many dice it costs that somebody can't do something, and for how many rounds a lasting rule is thought of."""

FORBIDDEN_VERB: Final = 0.35  # share of those dice for each thing that can't be done

OFTEN: Final = {"bandit-came": 2.0, "zombies-came": 1.0, "moved": 4.0}
"""How often in a round something happens, at one place or to anybody; other things once."""


def _lasting_worth(effect: Lasting, stakes: Stakes) -> float:
    """Dice, zombies, rolls that are spared, what happens again and again, and what survivors can't do."""
    dice = DIE * sum(mod.n for mod in words_in(effect.powers, DiceRolled))
    zombies = stakes.zombie * sum(_n(mod.n) for mod in words_in(effect.powers, ZombiesDue))
    verbs = max((len(mod.do) for mod in words_in(effect.powers, Cannot) if mod.symbol is None), default=0)
    idle = DIE * IDLE[effect.until] * min(1.0, FORBIDDEN_VERB * verbs)
    if effect.holder == "table":
        idle *= 0.5 * stakes.outside
    spared = stakes.exposure / 2 * len(list(words_in(effect.powers, NoExposure)))
    again = sum(_happens(power, stakes) for power in effect.powers if power.whenever)
    rounds = IDLE[effect.until] / 2
    return dice * (SOME if effect.holder == "table" else 1) + zombies - idle + rounds * (spared + again)


def _happens(power: Power, stakes: Stakes) -> float:
    """What answers to something brings in a round; a place is one of several."""
    places = 1 if power.to is None or says_home(power.to) else stakes.places
    return OFTEN.get(str(power.whenever), 1.0) * worth(power.do, stakes) / places


def _places(where: str | None, stakes: Stakes) -> int:
    """How many places a card means."""
    several = {
        "non-colony": stakes.places,
        "everywhere": stakes.places + 1,
        "town": stakes.town,
        "open-entrances": SOME,
    }
    return several.get(where or "", 1)


def _n(amount: Amount) -> int:
    return amount if isinstance(amount, int) else SOME


def _people(who: object, stakes: Stakes) -> int:
    """How many survivors a card means, more or less."""
    if not isinstance(who, Survivors) or who.named is not None:
        return 1
    if who.n or who.rank:
        return 1 if who.n is None else _n(who.n)
    if who.leader and who.of == "you":
        return 1
    if who.wounded:
        return stakes.hurt
    if who.of != "anyone" or who.with_:
        return SOME
    if says_home(who.at):
        return stakes.inside
    if who.at in SPOTS:
        return -(-stakes.outside // stakes.places) + 1  # where a card speaks of them there is somebody
    return stakes.outside if who.at == "non-colony" else stakes.inside + stakes.outside


def food_in(effect: Effect | None) -> int:
    """The food tokens that an effect brings tonight, with the choices that bring most."""
    match effect:
        case Gain(what="food"):
            return _n(effect.n)
        case tuple():
            return sum(food_in(step) for step in effect)
        case Choose():
            return max(food_in(option.then) for option in effect.options)
        case _:
            return 0
