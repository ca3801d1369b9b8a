"""What powers say: each modifier changes what it names, each trigger waits for what it names, each limit limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hivernage.cards import conditions as when
from hivernage.cards import modifiers as mod
from hivernage.cards.effects import Gain, Power
from hivernage.cards.library import Library
from hivernage.rules.phases import eat, pay_waste, start_round
from hivernage.scenario import Outcome
from hivernage.table import Table
from tests.cards.generated.profile import examples
from tests.cards.generated.strategy import MODIFIERS, TRIGGERS, word_of
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, library_with, with_powers
from tests.rules.positions import base, run_text

FEW, MANY = 2, 12
FOOD = "{do: gain, what: food}"


def yaml_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def rosa(power: str) -> Library:
    return library_with(with_powers(ROSA, power))


def plays(library: Library, setup: str, *lines: str, chance: str = "[]") -> Outcome:
    """A scenario in which p1 has Rosa Blum."""
    play = ", ".join(lines)
    return run_text(f"setup: {{{setup}}}\nchance: {chance}\nplay: [{play}]\n", library)


def rolls(outcome: Outcome) -> int:
    return sum(event.kind == "exposure" for event in outcome.events)


# Modifiers: each check is given a number, and tells both what happens with the modifier and what happens without

Check = Callable[[int], None]
MODIFIED: dict[type, Check] = {}


def changes(word: type) -> Callable[[Check], Check]:
    def register(check: Check) -> Check:
        MODIFIED[word] = check
        return check

    return register


def held(modifier: str) -> Library:
    return rosa(f"{{mods: [{modifier}]}}")


PLAIN = "{mod: no_spread}"
HOME = "objective: we-need-more-samples, survivors: {rosa-blum: p1}, dice: {p1: [6, 6]}"
IN_SCHOOL = ", ".join(base().decks["school"][:8])
SCHOOL = (
    "objective: winter-has-come, survivors: {rosa-blum: p1 school}, dice: {p1: [6, 6]}, "
    f"decks: {{school: [{IN_SCHOOL}]}}"
)


@changes(mod.NoExposure)
def no_exposure(_n: int) -> None:
    move = "p1: move rosa-blum school"
    assert rolls(plays(held("{mod: no_exposure, act: move}"), HOME, move)) == 0
    assert rolls(plays(held("{mod: no_exposure, act: attack}"), HOME, move, chance="[blank]")) == 1
    there = "{mod: no_exposure, act: move, between: [school, colony]}"
    assert rolls(plays(held(there), HOME, move)) == 0
    assert rolls(plays(held(there.replace("school", "library")), HOME, move, chance="[blank]")) == 1
    attack = "p1: attack rosa-blum zombie die=6"
    assert rolls(plays(held("{mod: no_exposure, act: attack}"), f"{SCHOOL}, zombies: {{school: 1}}", attack)) == 0


@changes(mod.Instead)
def instead(n: int) -> None:
    library = held(f"{{mod: instead, of: kill, n: {n}}}, {{mod: no_exposure, act: attack}}")
    outcome = plays(library, f"{SCHOOL}, zombies: {{school: 4}}", "p1: attack rosa-blum zombie die=6")
    assert sum(outcome.table.state.places["school"].zombies) == max(0, 4 - n)
    library = held(f"{{mod: instead, of: barricade, n: {n}}}")
    outcome = plays(library, SCHOOL, "p1: barricade rosa-blum die=6")
    assert outcome.table.state.places["school"].barricades == [min(n, 4)]
    waste = f"{HOME}, waste: 9"
    outcome = plays(held(f"{{mod: instead, of: clean, n: {n}}}"), waste, "p1: clean rosa-blum die=6")
    assert len(outcome.table.state.colonies[0].waste) == 9 - max(3, n)
    outcome = plays(held(f"{{mod: instead, of: noise, n: {n}}}"), SCHOOL, "p1: search rosa-blum die=6", "p1: noise")
    assert len(outcome.table.state.lane.searching) == 1 + n


@changes(mod.AnyDie)
def any_die(_n: int) -> None:
    low = f"{SCHOOL}, zombies: {{school: 1}}".replace("[6, 6]", "[1]")
    attack = "p1: attack rosa-blum zombie die=1"
    plays(held("{mod: any_die}"), low, attack, chance="[blank]")
    plays(held(PLAIN), low, "refused: {p1: attack rosa-blum zombie die=1, rule: A1}")


@changes(mod.SearchMore)
def search_more(n: int) -> None:
    library = held(f"{{mod: search_more, look: {n}, keep: 1}}")
    outcome = plays(library, SCHOOL, "p1: search rosa-blum die=6")
    assert len(outcome.table.state.lane.searching) == 1 + n
    table = outcome.table
    for _ in range(2):
        table.answer(0, table.legal(table.questions[0], 0)[0])
    assert len(table.state.players[0].hand) == 2
    elsewhere = plays(held(f"{{mod: search_more, look: {n}, at: library}}"), SCHOOL, "p1: search rosa-blum die=6")
    assert len(elsewhere.table.state.lane.searching) == 1


@changes(mod.DiesAt)
def dies_at(n: int) -> None:
    two = HOME.replace("rosa-blum: p1", "rosa-blum: p1, sparky: p1")
    for wounds in (n + 1, n + 2):
        power = f"{{do: {{do: wound, who: it, n: {wounds}}}}}"
        library = library_with(with_powers(ROSA, f"{{mods: [{{mod: dies_at, n: {n + 2}}}]}}", power))
        outcome = plays(library, two, "p1: use rosa-blum rosa-blum")
        assert ("rosa-blum" in outcome.table.state.survivors) == (wounds == n + 1)


@changes(mod.TakesAs)
def takes_as(_n: int) -> None:
    outcome = plays(held("{mod: takes_as, harm: frostbite}"), HOME, "p1: move rosa-blum school", chance="[frostbite]")
    rosa_blum = outcome.table.state.survivors["rosa-blum"]
    assert (rosa_blum.wounds, rosa_blum.frostbite) == (1, 0)
    outcome = plays(held("{mod: takes_as, harm: bite}"), HOME, "p1: move rosa-blum school", chance="[bite]")
    assert outcome.table.state.survivors["rosa-blum"].wounds == 1


@changes(mod.NoSpread)
def no_spread(_n: int) -> None:
    """The one beside who is bitten isn't asked for a roll."""
    both = "objective: winter-has-come, survivors: {sparky: p1, rosa-blum: p1 school, brian-lee: p1}"
    outcome = plays(held(PLAIN), both, "p1: move brian-lee school", chance="[bite]")
    assert list(outcome.table.state.survivors) != []
    assert "brian-lee" not in outcome.table.state.survivors
    assert "rosa-blum" in outcome.table.state.survivors


@changes(mod.DiceRolled)
def dice_rolled(n: int) -> None:
    for more in (min(n, 2), -1):
        table = plays(held(f"{{mod: dice_rolled, n: {more}}}"), HOME).table
        table.state.forced = None
        list(start_round(table.state))
        assert len(table.state.players[0].dice) == 2 + more


@changes(mod.CopiesAbilities)
def copies_abilities(n: int) -> None:
    """Rosa does what Karl beside her can do, with her own uses; not what somebody elsewhere can, and nothing alone."""
    others = ROSA.partition("cards:\n")[2]
    deck = with_powers(ROSA, "{mods: [{mod: copies_abilities}]}")
    deck += with_powers(
        others.replace("rosa", "karl"), f"{{once: round, die: {n}, do: {{do: gain, what: food, n: {n}}}}}"
    )
    deck += with_powers(others.replace("rosa", "vera"), f"{{do: {FOOD}}}")
    library = library_with(deck)
    where = "objective: winter-has-come, food: 0, dice: {p1: [1, 4, 4]}, survivors: {rosa-blum: p1 school, "
    table = plays(library, where + "karl-blum: p2 school, vera-blum: p2 library}").table
    assert uses(table) == {("karl-blum", "die=4")}
    table.answer(0, ("use", "rosa-blum", "karl-blum", "die=4"))
    assert (table.state.colonies[0].food, uses(table)) == (n, set())
    assert table.state.survivors["karl-blum"].uses == {}
    assert uses(plays(library, where + "karl-blum: p2 library, vera-blum: p2}").table) == set()
    killer = f"{{mods: [{{mod: instead, of: kill, n: {n}}}, {{mod: no_exposure, act: attack}}]}}"
    deck = with_powers(ROSA, "{mods: [{mod: copies_abilities}]}") + with_powers(others.replace("rosa", "karl"), killer)
    setup = where + "karl-blum: p2 PLACE}, zombies: {school: 4}"
    attack = "p1: attack rosa-blum zombie die=4"
    for place, left, chance in (("school", 4 - n, "[]"), ("library", 3, "[blank]")):
        outcome = plays(library_with(deck), setup.replace("PLACE", place), attack, chance=chance)
        assert sum(outcome.table.state.places["school"].zombies) == left


@changes(mod.Cannot)
def cannot(_n: int) -> None:
    for act in ("move", "search", "attack"):
        outcome = plays(held(f"{{mod: cannot, do: [{act}]}}"), f"{SCHOOL}, zombies: {{school: 1}}")
        menu = outcome.table.legal(outcome.table.questions[0], 0)
        assert not [answer for answer in menu if answer[:2] == (act, "rosa-blum")]
        others = {"move", "search", "attack"} - {act}
        assert all([answer for answer in menu if answer[:2] == (other, "rosa-blum")] for other in others)
    hand = f"{HOME}, hand: {{p1: [medicine, food-1]}}"
    assert "play food-1@starting" not in _menu(plays(held("{mod: cannot, do: [play], symbol: food}"), hand))
    assert "play food-1@starting" in _menu(plays(held("{mod: cannot, do: [play], symbol: fuel}"), hand))
    lines = _menu(plays(held("{mod: cannot, do: [add-to-crisis]}"), hand))
    assert not [line for line in lines if line.startswith("add ")]


def _menu(outcome: Outcome) -> list[str]:
    return [" ".join(answer) for answer in outcome.table.legal(outcome.table.questions[0], 0)]


@changes(mod.WastePer)
def waste_per(n: int) -> None:
    """Morale that is lost in the night: 1 for every 10 waste cards, or for every so many."""
    step = 10 + n
    effect = f"{{do: lasting, until: game, powers: [{{mods: [{{mod: waste_per, n: {step}}}]}}]}}"
    library = library_with(ROSA, LAMP.replace("equip", "event") + f"  effect: {effect}\n")
    for lines, per in ((["p1: play lamp"], step), ([], 10)):
        for waste in (per - 1, per, 2 * per - 1, 2 * per):
            table = plays(library, f"{HOME}, morale: 9, hand: {{p1: [lamp]}}, waste: {waste}", *lines).table
            list(pay_waste(table.state))
            assert table.state.colonies[0].morale == 9 - waste // per


@changes(mod.FoodDue)
def food_due(n: int) -> None:
    eaten = []
    for modifier in (PLAIN, f"{{mod: food_due, n: {n}}}"):
        table = plays(held(modifier), f"{HOME}, food: 40").table
        list(eat(table.state))
        eaten.append(40 - table.state.colonies[0].food)
    assert eaten[1] - eaten[0] == n


@changes(mod.WardBite)
def ward_bite(_n: int) -> None:
    effect = "{do: lasting, until: game, powers: [{mods: [{mod: ward_bite, symbol: food}]}]}"
    library = library_with(ROSA, LAMP.replace("equip", "use") + f"  effect: {effect}\n")
    outcome = plays(
        library, f"{HOME}, hand: {{p1: [lamp, food-1]}}", "p1: play lamp", "p1: move rosa-blum school", chance="[bite]"
    )
    assert outcome.table.questions[0].kind == "ward"


@pytest.mark.parametrize("struct", MODIFIERS, ids=word_of)
def test_a_modifier_changes_what_it_names(struct: type, request: pytest.FixtureRequest) -> None:
    assert struct in MODIFIED, f"{word_of(struct)} needs a check of its own here"

    @examples(request, FEW, MANY)
    @given(st.integers(2, 4))
    def check(n: int) -> None:
        MODIFIED[struct](n)

    check()


# Triggers: what sets a card off, and what doesn't

DOES = {
    "move": ("p1: move rosa-blum school", "[blank]"),
    "frostbite": ("p1: move rosa-blum school", "[frostbite]"),
    "search": ("p1: search rosa-blum die=6, p1: keep {card}", "[]"),
    "clean": ("p1: clean rosa-blum die=6", "[]"),
    "recruit": ("p1: play arrivals", "[]"),
    "barricade": ("p1: barricade rosa-blum die=6, p1: entrance 1", "[]"),
}
ARRIVALS = LAMP.replace("lamp", "arrivals").replace("Lamp", "Arrivals").replace("Lampe", "Arrivées")
ARRIVALS = ARRIVALS.replace("equip", "event") + "  effect: {do: recruit}\n"

FIRES: dict[type, list[tuple[str, set[str]]]] = {
    when.StateHolds: [
        ("{when: state, holds: {is: at_least, n: 1, of: {of: barricades}}}", {"barricade"}),
        ("{when: state, holds: {is: at_least, n: 1, of: {of: barricades}}, at_start: true}", set()),
    ],
    when.Moved: [
        ("{when: moved}", {"move", "frostbite"}),
        ("{when: moved, to: library}", set()),
        ("{when: moved, fuel: true}", set()),
        ("{when: moved, who: {of: you, human: false}}", set()),
        ("{when: moved, to_empty: true, to: school}", {"move", "frostbite"}),
    ],
    when.Searched: [("{when: searched}", {"search"}), ("{when: searched, at: library}", set())],
    when.Did: [("{when: did, what: clean}", {"clean"}), ("{when: did, what: use-weapon}", set())],
    when.Joined: [("{when: joined}", {"recruit"}), ("{when: joined, with_helpless: true}", set())],
    when.Exposed: [
        ("{when: exposed, result: frostbite}", {"frostbite"}),
        ("{when: exposed, result: wound}", set()),
    ],
    when.Said: [("{when: said, what: yawn}", set())],
}


def happens(trigger: str, deed: str) -> bool:
    """Whether the card is read out when p1 does it: it adds 1 food."""
    card = LONG_NIGHT.partition("  trigger")[0] + f"  trigger: {trigger}\n  effect: {FOOD}\n"
    library = library_with(ROSA, ARRIVALS, card)
    where = SCHOOL if deed == "search" else f"{HOME}, decks: {{survivor: [rod-miller]}}"
    setup = f"{where}, crossroads: long-night, food: 0, waste: 4, hand: {{p1: [arrivals]}}"
    line, chance = DOES[deed]
    outcome = plays(library, setup, line.format(card=base().decks["school"][0]), chance=chance)
    return bool(outcome.table.state.colonies[0].food)


@pytest.mark.parametrize("struct", TRIGGERS, ids=word_of)
def test_a_trigger_waits_for_what_it_names(struct: type) -> None:
    assert struct in FIRES, f"{word_of(struct)} needs a line in FIRES"
    for trigger, deeds in FIRES[struct]:
        assert {deed for deed in DOES if happens(trigger, deed)} == deeds, trigger


def test_the_guard_may_report_what_is_said() -> None:
    card = LONG_NIGHT.partition("  trigger")[0] + f"  trigger: {{when: said, what: yawn}}\n  effect: {FOOD}\n"
    table = plays(library_with(ROSA, card), f"{HOME}, crossroads: long-night, food: 0", "p3: report yawn").table
    assert table.state.colonies[0].food == 1


# Limits

LIMIT = st.tuples(st.sampled_from([None, "turn", "round", "game"]), st.sampled_from([None, 1, 3, 5]))
Limits = list[tuple[Any, int | None]]


def uses(table: Table) -> set[tuple[str, ...]]:
    return {answer[2:] for answer in table.legal(table.questions[0], 0) if answer[0] == "use"}


def offers(names: list[str], limits: Limits, dice: list[int], used: set[str]) -> set[tuple[str, ...]]:
    """Whatever should be on offer: the name of each power that is left, with each die that is high enough."""
    found: set[tuple[str, ...]] = set()
    for name, (once, die) in zip(names, limits, strict=True):
        if not (once and name in used):
            found |= {(name,)} if die is None else {(name, f"die={value}") for value in dice if value >= die}
    return found


def test_each_power_is_offered_for_its_dice_and_as_often_as_it_says(request: pytest.FixtureRequest) -> None:
    @examples(request, 6, 120)
    @given(st.lists(LIMIT, min_size=1, max_size=4), st.lists(st.integers(1, 6), max_size=4), st.booleans())
    def check(limits: Limits, dice: list[int], on_card: bool) -> None:
        deeds = [Power(do=Gain("token", 2**n), once=once, die=die) for n, (once, die) in enumerate(limits)]
        card = with_powers(LAMP if on_card else ROSA, *(yaml_of(deed) for deed in deeds))
        cards = "[lamp]" if on_card else "[]"
        setup = f"survivors: {{rosa-blum: {{player: p1, cards: {cards}}}}}, dice: {{p1: {dice}}}"
        table = plays(library_with(*([ROSA, card] if on_card else [card])), setup).table
        plain = "lamp.1" if on_card else "rosa-blum"
        names = [f"{plain}/{n}" if len(limits) > 1 else plain for n in range(1, len(limits) + 1)]
        used: set[str] = set()
        for n, name in enumerate(names):
            offered = offers(names, limits, dice, used)
            assert uses(table) == offered
            for answer in sorted(offered):
                if answer[0] == name:
                    before = table.state.colonies[0].tokens
                    table.answer(0, ("use", "rosa-blum", *answer))
                    assert table.state.colonies[0].tokens - before == 2**n
                    used.add(name)
                    dice = table.state.players[0].dice
                    break

    check()
