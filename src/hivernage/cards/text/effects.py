"""Effects in words: how steps are put together. The single steps are in `steps`."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from hivernage.cards.conditions import Alive
from hivernage.cards.effects import (
    AddGoal,
    Attach,
    Barricade,
    Cancel,
    Choose,
    Clear,
    Contest,
    Discard,
    Draw,
    Each,
    EachColony,
    EachPlace,
    EachPlayer,
    Effect,
    Elect,
    ExileVote,
    Expose,
    FreeAttack,
    FreeSearch,
    Gain,
    GiveSideEffect,
    HandOver,
    Heal,
    If,
    Kill,
    Lasting,
    Later,
    Look,
    Lose,
    Lure,
    May,
    OnePlayer,
    Option,
    Pick,
    PickColony,
    PickPlace,
    PickPlayer,
    PlaceAt,
    Plunder,
    Power,
    Recruit,
    Remove,
    Roll,
    ShareWounds,
    Shift,
    SkipCrisis,
    Steal,
    Step,
    Swap,
    Together,
    Transfer,
    Unequip,
    Vote,
    Wound,
    Zombies,
)
from hivernage.cards.modifiers import Cannot, DiceRolled
from hivernage.cards.targets import Count
from hivernage.cards.text.conditions import test
from hivernage.cards.text.selectors import Determiner, cards, counted, number, per, place, seats, survivors
from hivernage.cards.text.steps import step_text
from hivernage.cards.text.words import Arm, Fragment, Holder, Voice, inline, paragraph, sentence


def steps_of(effect: Effect) -> tuple[Step, ...]:
    return effect if isinstance(effect, tuple) else (effect,)


def fragments(voice: Voice, effect: Effect) -> list[Fragment]:
    """The effect as sentences to be; an empty effect has none."""
    said: list[Fragment] = []
    for step in steps_of(effect):
        said += step_fragments(voice, step)
        voice = after(voice, step)
    return said


def within(voice: Voice, effect: Effect) -> str:
    return inline(voice, fragments(voice, effect))


def after(voice: Voice, step: Step) -> Voice:
    """What "it" and "the result" stand for once this step is done."""
    voice = voice.turn(before=step, again=last_spoken_of(voice, step))
    match step:
        case Recruit(named=str(named)):
            return about(voice, named)
        case Recruit():
            return voice.turn(it="", here="place-of-it", again=True)
        case PlaceAt(at="random", who="it"):
            return voice.turn(here="place-here")
        case _:
            return voice


def last_spoken_of(voice: Voice, step: Step) -> bool:
    """Whether "that survivor" is the last one that was named, so that a pronoun can follow."""
    match step:
        case Wound() | Heal() | Kill() | Expose() | PlaceAt() | Transfer():
            return step.who == "it"
        case Attach():
            return step.to == "it"
        case Each() | Pick() | EachPlayer() | PickPlayer() | EachPlace() | ShareWounds() | Remove():
            return False
        case _:
            return voice.again


def step_fragments(voice: Voice, step: Step) -> list[Fragment]:
    match step:
        case Choose() | Vote() | Roll() | If() | May() | Together() | Contest() | OnePlayer():
            return branches(voice, step)
        case Each() | Pick() | EachPlayer() | PickPlayer() | PickPlace() | PickColony() | EachPlace():
            return with_subject(voice, step)
        case EachColony():
            return [Fragment(each_colony(voice, step), simple=False)]
        case Later():
            return [Fragment(voice.say(f"later-{step.when}", then=within(voice, step.then)), simple=False)]
        case Lasting():
            return lasting(voice, step)
        case Expose(blank=blank) if blank is not None:
            roll = Fragment(step_text(voice, step))
            return [roll, Fragment(voice.say("on-blank", then=within(voice, blank)), simple=False)]
        case ExileVote(otherwise=failed) if failed is not UNSET:
            called = Fragment(step_text(voice, step))
            then = within(voice.turn(again=False, player=""), failed)
            return [called, Fragment(voice.say("exile-vote-failed", then=then), simple=False)]
        case Plunder(otherwise=instead) if instead is not None:
            taken = Fragment(step_text(voice, step))
            return [taken, Fragment(voice.say("without-deck", then=within(voice, instead)), simple=False)]
        case _:
            return [Fragment(step_text(voice, step))]


# Branches


def branches(voice: Voice, step: Choose | Vote | Roll | If | May | Together | Contest | OnePlayer) -> list[Fragment]:
    match step:
        case Contest():
            return contest(voice, step)
        case OnePlayer():
            then = within(third_person(voice).turn(mood="to"), step.then)
            said = [Fragment(voice.say("one-player", who=seats(voice, step.who, "each"), then=then), simple=False)]
            if step.otherwise is not None:
                nobody = voice.say("if-nobody", then=within(voice, step.otherwise))
                said.append(Fragment(nobody, simple=False))
            return said
        case Choose():
            return choice(voice, step)
        case Vote():
            intro = Fragment(voice.say("vote", who=seats(voice, step.who, "all"), seats=step.who), simple=False)
            return [intro, ballot(voice, "vote-up", step.up), ballot(voice, "vote-down", step.down)]
        case Roll():
            return roll(voice, step)
        case If():
            inside = voice.turn(again=voice.again or isinstance(step.test, Alive))
            then = with_its_subject(voice, step.then, within(inside, step.then))
            head = Fragment(voice.say("if", test=test(voice, step.test), then=then), simple=False)
            return [head, *otherwise(voice, step.otherwise)]
        case May():
            then = within(voice.turn(mood="to"), step.then)
            return [
                Fragment(voice.say("may", then=then, times=step.times or 0), simple=step.otherwise is None),
                *otherwise(voice, step.otherwise),
            ]
        case Together():
            return shared_payment(voice, step)
        case _:
            assert_never(step)


SPEAK_OF_OTHERS: Final = (
    Cancel,
    GiveSideEffect,
    SkipCrisis,
    AddGoal,
    Roll,
    If,
    Choose,
    Vote,
    Together,
    Each,
    EachPlayer,
)
"""Steps with a subject of their own, or none."""


def with_its_subject(voice: Voice, effect: Effect, said: str) -> str:
    """After an "if" who does it is said once more: they roll; if nothing happens, that player takes a card."""
    if voice.mood != "does" or isinstance((*steps_of(effect), None)[0], SPEAK_OF_OTHERS):
        return said
    return f"{voice.say(voice.subject)} {said}"


def ballot(voice: Voice, which: Literal["vote-up", "vote-down"], effect: Effect) -> Fragment:
    heading = voice.say(which)
    arm = Arm(paragraph(voice, fragments(voice, effect)), heading=sentence(heading).rstrip("."))
    return Fragment(voice.say("ballot", heading=heading, then=within(voice, effect)), simple=False, arm=arm)


def otherwise(voice: Voice, effect: Effect | None) -> list[Fragment]:
    if effect is None:
        return []
    return [Fragment(voice.say("otherwise", then=within(voice, effect)), simple=False)]


def choice(voice: Voice, step: Choose) -> list[Fragment]:
    chooser = voice if step.by == "you" else third_person(voice)
    chooser = chooser.turn(mood="do" if chooser.mood == "do" else "to")
    who = "" if step.by == "you" else seats(voice, step.by, "each")
    intro = Fragment(voice.say("choose", by=step.by, who=who), simple=False)
    return [intro, *options(chooser, step.options)]


def options(voice: Voice, offered: tuple[Option, ...]) -> list[Fragment]:
    return [option(voice, one, "no" if i else "yes") for i, one in enumerate(offered)]


def option(voice: Voice, offered: Option, first: Literal["yes", "no"]) -> Fragment:
    """The rules of an option; what it needs comes first."""
    short, rules = within(voice, offered.then), paragraph(voice, fragments(voice, offered.then))
    if offered.needs is not None:
        only = voice.say("only-if", test=test(voice, offered.needs))
        short, rules = f"{only} {short}", f"{only[0]}{only[1:2].upper()}{only[2:]} {rules}"
    if offered.module:
        only = voice.say("only-with-module", module=offered.module)
        short, rules = f"{only} {short}", f"{only[0]}{only[1:2].upper()}{only[2:]} {rules}"
    label = offered.label[voice.lang] if offered.label else ""
    return Fragment(voice.say("option", text=short, first=first), simple=False, arm=Arm(rules, label=label))


def contest(voice: Voice, step: Contest) -> list[Fragment]:
    """Both roll; what follows is said for the winner and for the loser, where something does."""
    inside = voice.turn(before=step)
    dice = voice.say("contest", n=number(step.dice), per=per(voice, step.dice), against=step.against)
    said = [Fragment(dice, simple=False)]
    for key, effect in (("contest-won", step.won), ("contest-lost", step.lost)):
        if effect != ():
            said.append(Fragment(voice.say(key, then=within(inside, effect)), simple=False))
    return said


def with_more(voice: Voice, step: Roll) -> list[Fragment]:
    """A roll to which something is added: its results are said as sums."""
    inside = voice.turn(before=step)
    counted_thing = counted(voice, step.plus, 1) if isinstance(step.plus, Count) else ""
    more = step.plus.times if isinstance(step.plus, Count) else number(step.plus or 0)
    said = [Fragment(voice.say("roll-plus", n=more, one=counted_thing or "none"), simple=False)]
    for band, effect in step.results.items():
        low, high = band[0], band[-1]
        size = "all" if band == "1-6" else "most" if low == "1" else "least" if high == "6" else "exact"
        sum_of = voice.say("sum-band", size=size, band=band.replace("-", "–"), low=low, high=high)
        said.append(Fragment(voice.say("band", band=sum_of, then=within(inside, effect)), simple=False))
    return said


def roll(voice: Voice, step: Roll) -> list[Fragment]:
    if step.plus is not UNSET:
        return with_more(voice, step)
    inside = voice.turn(before=step)
    n, suffix = number(step.times), per(voice, step.times)
    arms = [(band.replace("-", "–"), within(inside, effect)) for band, effect in step.results.items()]
    if list(step.results) == ["1-6"]:
        return [Fragment(voice.say("roll", n=n, per=suffix)), *fragments(inside, step.results["1-6"])]
    if len(arms) == 1:
        band, then = arms[0]
        key = "roll-per" if suffix else "roll-one"
        return [Fragment(voice.say(key, n=n, per=suffix, band=band, then=then), simple=False)]
    intro = Fragment(voice.say("roll", n=n, per=suffix), simple=False)
    return [intro, *(Fragment(voice.say("band", band=band, then=then), simple=False) for band, then in arms)]


def shared_payment(voice: Voice, step: Together) -> list[Fragment]:
    price = voice.listed([cards(voice, n, symbol) for symbol, n in step.cards.items()], "and")
    what = "both" if price and step.dice else "cards" if price else "dice"
    one = sum(step.cards.values()) + step.dice == 1
    key = f"one-pays-{'card' if price else 'die'}" if one else f"together-{what}"
    says = [Fragment(voice.say(key, price=price, to=step.to, n=step.dice), simple=False)]
    if step.then != ():
        then = within(voice, step.then)
        says.append(Fragment(voice.say("if-paid", then=then, one="yes" if one else "no"), simple=False))
    return says + otherwise(voice, step.otherwise)


# For each, and choices of whom and where


Chosen = Each | Pick | EachPlayer | PickPlayer | PickPlace | PickColony | EachPlace


def with_subject(voice: Voice, step: Chosen) -> list[Fragment]:
    match step:
        case Each():
            return each(voice, step)
        case Pick():
            return pick(voice, step)
        case EachPlayer():
            return [Fragment(each_player(voice, step), simple=False)]
        case PickPlayer():
            return pick_player(voice, step)
        case PickPlace():
            return pick_place(voice, step)
        case PickColony():
            chosen = Fragment(voice.say("pick", by="you", who=voice.say("one-colony")))
            return [chosen, *fragments(voice.turn(rival="that"), step.then)]
        case EachPlace():
            then = within(voice.turn(here="place-here"), step.then)
            return [Fragment(voice.say("for-each-of", who=place(voice, step.among), then=then), simple=False)]
        case _:
            assert_never(step)


def third_person(voice: Voice) -> Voice:
    return voice.turn(mood="does", person="they", subject="subject-that-player")


def each_player(voice: Voice, step: EachPlayer) -> str:
    """Said of the players, or to each in turn where the effect starts with a condition or a time."""
    from hivernage.cards.text.powers import dice_rolled  # powers are made of effects, and effects of powers

    who = seats(voice, step.who, "each", step.side)
    match steps_of(step.then):
        case (Lasting(until="next-round", holder="you", powers=(Power(mods=(DiceRolled(n=n),), do=None),)),):
            return dice_rolled(voice, n, "next", who)
        case _:
            pass
    match steps_of(step.then)[:1]:
        case (If() | Later() | Lasting() | Together() | Vote() | AddGoal() | SkipCrisis() | Cancel(),):
            return voice.say("each-in-turn", who=who, then=within(voice.turn(mood="do", person="you"), step.then))
        case (Each() as first,) if not (first.who.named or touches_it(first.then)):
            return voice.say("each-in-turn", who=who, then=within(voice.turn(mood="do", person="you"), step.then))
        case _:
            key = "each-at-once" if step.at_once else "each-player"
            return voice.say(key, who=who, then=within(third_person(voice), step.then))


SAID_OF_COLONIES: Final = (Gain, Lose, Elect, Zombies, Wound, Clear, Discard, Barricade)
"""What a colony does, as a sentence says it; anything else is done for it."""


def each_colony(voice: Voice, step: EachColony) -> str:
    """The colony loses, adds, elects; or, for the colony: what is done there."""
    voice = voice.turn(home="place-own-home")
    what, of = (counted(voice, step.of, 2), step.of.of) if step.of else ("", "")
    who = voice.say(f"colonies-{step.which}", counted=what, of=of)
    if all(isinstance(one, SAID_OF_COLONIES) for one in steps_of(step.then)):
        does = voice.turn(mood="does", person="they", subject="subject-that-colony")
        return voice.say("colony-does", who=who, then=within(does, step.then))
    return voice.say("for-colony", who=who, then=within(voice.turn(mood="do", person="you"), step.then))


def about(voice: Voice, survivor: str) -> Voice:
    return voice.turn(it=voice.name(survivor), here="place-of-it")


def each(voice: Voice, step: Each) -> list[Fragment]:
    if step.who.named:
        return fragments(about(voice, step.who.named), step.then)
    if only_forbids(step.then):
        return fragments(voice.turn(it=survivors(voice, step.who, "none"), nobody=True), step.then)
    theirs = voice.here if step.who.elsewhere is True else "place-of-it"
    who, that_one = survivors(voice, step.who, "each"), voice.turn(it="", here=theirs)
    if touches_it(step.then):
        return introduced(voice.turn(it=who), that_one, step.then)
    return [Fragment(voice.say("for-each-of", who=who, then=within(that_one, step.then)), simple=False)]


def only_forbids(effect: Effect) -> bool:
    """Whether all of it is what "it" can't do for a while."""
    match effect:
        case Lasting(holder="it", powers=(Power(mods=(Cannot(who=None),), do=None),)):
            return True
        case _:
            return False


def pick(voice: Voice, step: Pick) -> list[Fragment]:
    if step.who.named:
        return fragments(about(voice, step.who.named), step.then)
    several: Determiner = "up-to" if step.up_to else "some" if step.n > 1 else "one"
    who = survivors(voice, step.who, several, step.n)
    if step.with_it:
        others = survivors(voice, replace(step.who, others_than_it=False), several, step.n)
        who = voice.listed([voice.the_survivor, others], "and")
    theirs = voice.here if step.who.elsewhere is True else "place-of-it"
    later = voice.turn(it=voice.say("each-of-them") if step.n > 1 or step.with_it else "", here=theirs)
    by_another = step.by == "first"
    if touches_it(step.then) and not by_another and not (step.who.at and isinstance(steps_of(step.then)[0], PlaceAt)):
        return introduced(voice.turn(it=who), later, step.then)
    chosen = later if step.n > 1 else later.turn(it=voice.say("chosen-survivor"))
    if step.who.with_ in ("bandits", "zombies") and step.n == 1:
        chosen = chosen.turn(here="place-here")  # the place has just been spoken of
    if by_another:
        chosen = third_person(chosen).turn(mood="does")
    return [Fragment(voice.say("pick", by=step.by or "you", who=who)), *fragments(chosen, step.then)]


def introduced(first: Voice, later: Voice, effect: Effect) -> list[Fragment]:
    """The first step names the survivor, place or player in full; the others only point back."""
    head, *rest = steps_of(effect)
    return step_fragments(first, head) + fragments(after(later, head), tuple(rest))


def touches_it(effect: Effect) -> bool:
    """Whether the first step is about the survivor, and may name them itself."""
    match steps_of(effect)[:1]:
        case ((Wound() | Heal() | Kill() | Remove() | Expose() | PlaceAt() | Transfer()) as first,):
            return first.who == "it"
        case (Unequip(what="all" | "one"),):
            return True
        case (Attach(to="it") | FreeAttack() | FreeSearch() | GiveSideEffect() | Lasting(holder="it"),):
            return True
        case _:
            return False


def pick_player(voice: Voice, step: PickPlayer) -> list[Fragment]:
    who = voice.say(f"pick-player-{step.who}")
    match steps_of(step.then)[:1]:
        case (Steal() | HandOver() | Swap() | ExileVote() | Look(at="random-card" | "hand" | "objective"),):
            return introduced(voice.turn(player=who), voice.turn(player=""), step.then)
        case _:
            return [Fragment(voice.say("pick", by="you", who=who)), *fragments(voice.turn(player=""), step.then)]


def pick_place(voice: Voice, step: PickPlace) -> list[Fragment]:
    if step.among == "random":
        return [Fragment(voice.say("random-place")), *fragments(voice.turn(here="place-here"), step.then)]
    where, first = f"place-pick-{step.among}", steps_of(step.then)[:1]
    there = any(getattr(one, "at", None) == "here" or isinstance(one, Lure | Shift) for one in first)
    if there or looks_at_deck(first):
        return introduced(voice.turn(here=where), voice.turn(here="place-here"), step.then)
    named = voice.say("a-place" if step.among == "any" else where)
    return [Fragment(voice.say("pick", by="you", who=named)), *fragments(voice.turn(here="place-here"), step.then)]


def looks_at_deck(first: tuple[Step, ...]) -> bool:
    match first:
        case (Look(at="deck-top") | Draw(deck="here"),):
            return True
        case _:
            return False


def lasting(voice: Voice, step: Lasting) -> list[Fragment]:
    from hivernage.cards.text.powers import (
        dice_rolled,
        power_fragment,
    )  # powers are made of effects, and effects of powers

    holder: Holder = "table" if step.holder == "here" or step.holder == "player" else step.holder
    held = voice.turn(mood="do", person="you", subject="subject-you", holder=holder, there=step.holder == "here")
    match step:
        case Lasting(until="next-round", holder="player", powers=(Power(mods=(DiceRolled(n=n),), do=None),)):
            return [Fragment(dice_rolled(held, n, "next", voice.the_player), simple=False)]
        case Lasting(until="next-round", powers=(Power(mods=(DiceRolled(n=n),), do=None),)):
            return [Fragment(dice_rolled(held.turn(person=voice.person), n, "next"), simple=False)]
        case _:
            pass
    texts = [power_fragment(held, power) for power in step.powers]
    return [Fragment(voice.say(f"until-{step.until}", then=inline(voice, [one])), simple=False) for one in texts]
