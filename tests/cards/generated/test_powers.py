"""What powers say: each modifier changes what it names, each trigger waits for what it names, each limit limits."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hivernage.cards import conditions as when
from hivernage.cards import modifiers as mod
from hivernage.cards.effects import Gain, Lasting, Power
from hivernage.cards.library import Library
from hivernage.cards.load import fitting, library_of, read_packs, read_texts
from hivernage.model.parts import NOBODY, Standing
from hivernage.model.state import State
from hivernage.rules.boxes.war.combat import _count_survivors, fight, fight_combats
from hivernage.rules.phases import eat, pay_waste, start_round, zombies_come
from hivernage.rules.powers import votes_of
from hivernage.rules.wards import drop_morale
from hivernage.rules.zombies import add_zombies
from hivernage.scenario import Outcome
from hivernage.table import Table
from tests.cards.generated.profile import examples
from tests.cards.generated.strategy import MODIFIERS, TRIGGERS, word_of
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, SHEET, library_with, with_powers
from tests.cards.war_position import OURS, meets, set_up
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
    for way, spared in (("to: school", True), ("to: non-colony", True), ("to: library", False), ("from: colony", True)):
        library = held(f"{{mod: no_exposure, act: move, {way}}}")
        assert rolls(plays(library, HOME, move, chance="[]" if spared else "[blank]")) == (0 if spared else 1), way
    out_there = "{mod: no_exposure, act: move, from: non-colony, to: non-colony}"
    assert rolls(plays(held(out_there), HOME, move, chance="[blank]")) == 1
    assert rolls(plays(held(out_there), SCHOOL, move.replace("school", "library"))) == 0
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
    hurt = HOME.replace("rosa-blum: p1", "rosa-blum: {player: p1, wounds: 2}") + ", hand: {p1: [medicine]}"
    for modifier, healed in ((PLAIN, 1), ("{mod: instead, of: heal, n: 2}", 2)):
        outcome = plays(held(modifier), hurt, "p1: play medicine")
        assert outcome.table.state.survivors["rosa-blum"].wounds == 2 - healed
    deck = "rod-miller, sparky, brian-lee, maria-lopez"
    more = library_with(with_powers(ROSA, f"{{mods: [{{mod: instead, of: recruit, n: {n}}}]}}"), ARRIVALS)
    table = plays(more, f"{HOME}, hand: {{p1: [arrivals]}}, decks: {{survivor: [{deck}]}}", "p1: play arrivals").table
    asked = table.legal(table.questions[0], 0)
    assert asked == [("take", name) for name in deck.split(", ")[:n]]
    table.answer(0, asked[-1])
    assert table.state.survivors[asked[-1][1]].owner == 0
    assert len(table.state.decks["survivor"]) == 3


@changes(mod.AnyDie)
def any_die(_n: int) -> None:
    low = f"{SCHOOL}, zombies: {{school: 1}}".replace("[6, 6]", "[1]")
    attack = "p1: attack rosa-blum zombie die=1"
    plays(held("{mod: any_die}"), low, attack, chance="[blank]")
    plays(held(PLAIN), low, "refused: {p1: attack rosa-blum zombie die=1, rule: A1}")
    search, refused = "p1: search rosa-blum die=1", "refused: {p1: search rosa-blum die=1, rule: A2}"
    plays(held("{mod: any_die}"), low, refused)
    plays(held("{mod: any_die, act: [search]}"), low, search)
    plays(held("{mod: any_die, act: [search]}"), low, "refused: {p1: attack rosa-blum zombie die=1, rule: A1}")
    plays(held("{mod: any_die, act: [attack, search]}"), low, attack, chance="[blank]")


@changes(mod.Carries)
def carries(n: int) -> None:
    """Rosa takes others of her group along, from where she was, who don't roll and have moved then."""
    seats = min(n, 3)
    group = (
        "rosa-blum: p1 school, sparky: p1 school, brian-lee: p1 school, mike-cho: p1 library, maria-lopez: p2 school"
    )
    setup = f"objective: winter-has-come, survivors: {{{group}}}"
    move = "p1: move rosa-blum hospital"
    outcome = plays(held(f"{{mod: carries, n: {seats}}}"), setup, move, "p1: survivor sparky")
    asked = outcome.table.legal(outcome.table.questions[0], 0)
    assert asked == [("survivor", "brian-lee"), ("enough",)]
    lines = (move, "p1: survivor sparky", "p1: survivor brian-lee")
    outcome = plays(held(f"{{mod: carries, n: {seats}}}"), setup, *lines, chance="[blank]")
    assert rolls(outcome) == 1
    went = [s.id for s in outcome.table.state.at("hospital") if s.moved]
    assert sorted(went) == ["brian-lee", "rosa-blum", "sparky"]
    assert rolls(plays(held(PLAIN), setup, move, chance="[blank]")) == 1


@changes(mod.SureHit)
def sure_hit(_n: int) -> None:
    meeting = SCHOOL.replace("rosa-blum: p1 school", "rosa-blum: p1 school, brian-lee: p2 school")
    attack = "p1: attack rosa-blum brian-lee die=6"
    outcome = plays(held("{mod: sure_hit, of: survivor}"), meeting, attack)
    assert outcome.table.state.survivors["brian-lee"].wounds == 1
    outcome = plays(held("{mod: sure_hit, of: bandit}"), meeting, attack, chance="[6]")
    assert outcome.table.state.survivors["brian-lee"].wounds == 0


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


@changes(mod.CombatMod)
def combat(n: int) -> None:
    """Mike fights at the school against Maria: one and one, and what he has more."""
    state = set_up(meets)
    give(state, mod.CombatMod(strength=n), survivor="mike-cho")
    next(fight(state, "school"))
    assert state.combat is not None
    _count_survivors(state, state.combat)
    assert state.combat.strength == [1 + n, 1]


@changes(mod.Truce)
def truce(_n: int) -> None:
    for place, fought in (("school", False), ("library", True)):
        state = set_up(meets)
        give(state, mod.Truce(), place=place)
        assert any(question.kind == "tactic" for question in fight_combats(state)) == fought


@changes(mod.Votes)
def votes(n: int) -> None:
    state = set_up()
    give(state, mod.Votes(n=n), seat=OURS)
    assert [votes_of(state, seat) for seat in range(4)] == [n, 1, 1, 1]


def give(state: State, modifier: mod.Modifier, seat: int = NOBODY, survivor: str = "", place: str = "") -> None:
    """Let a modifier hold for a while."""
    word = Lasting((Power(mods=(modifier,)),), "round")
    state.library.nodes["made#1"] = word
    state.standing.append(Standing("made#1", "round", state.round, seat, survivor, place=place))


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


@changes(mod.ZombiesDue)
def zombies_due(n: int) -> None:
    """Rosa alone draws one to the school; the colony is somewhere else."""
    for more in (n, -n):
        table = plays(held(f"{{mod: zombies_due, at: school, n: {more}}}"), SCHOOL).table
        list(zombies_come(table.state))
        assert sum(table.state.places["school"].zombies) == max(0, min(4, 1 + more))
        assert sum(table.state.places["library"].zombies) == 0


@changes(mod.CountsAs)
def counts_as(n: int) -> None:
    table = plays(held(f"{{mod: counts_as, n: {n}, in: zombies}}"), SCHOOL).table
    list(zombies_come(table.state))
    assert sum(table.state.places["school"].zombies) == n
    eaten = []
    for modifier in (PLAIN, f"{{mod: counts_as, n: {2 * n + 1}, in: food}}"):
        table = plays(held(modifier), f"{HOME}, food: 40").table
        list(eat(table.state))
        eaten.append(40 - table.state.colonies[0].food)
    assert eaten[1] - eaten[0] == n


@changes(mod.BarricadeArms)
def barricade_arms(n: int) -> None:
    for die, trap in ((n, 1), (n - 1, 0)):
        setup = SCHOOL.replace("[6, 6]", f"[{die}]")
        outcome = plays(held(f"{{mod: barricade_arms, die: {n}}}"), setup, f"p1: barricade rosa-blum die={die}")
        place = outcome.table.state.places["school"]
        assert (place.traps, place.barricades) == ([trap], [1 - trap])
        chosen = rosa(f"{{once: round, mods: [{{mod: barricade_arms, die: {n}}}]}}")
        lines = [f"p1: barricade rosa-blum die={die}", *(["p1: with rosa-blum"] if trap else [])]
        assert plays(chosen, setup, *lines).table.state.places["school"].traps == [trap]


@changes(mod.WardBite)
def ward_bite(_n: int) -> None:
    effect = "{do: lasting, until: game, powers: [{mods: [{mod: ward_bite, symbol: food}]}]}"
    library = library_with(ROSA, LAMP.replace("equip", "use") + f"  effect: {effect}\n")
    outcome = plays(
        library, f"{HOME}, hand: {{p1: [lamp, food-1]}}", "p1: play lamp", "p1: move rosa-blum school", chance="[bite]"
    )
    assert outcome.table.questions[0].kind == "ward"


@changes(mod.Ward)
def ward(n: int) -> None:
    """Once: what is warded off doesn't happen, and the next one does."""
    hit = "p1: move rosa-blum school"
    for results, wounds in (("[wound, frostbite]", 0), ("[bite]", 1)):
        library = held(f"{{mod: ward, of: exposure, results: {results}}}")
        assert plays(library, HOME, hit, chance="[wound]").table.state.survivors["rosa-blum"].wounds == wounds
    for of, full in (
        ("overrun", "zombies: {school: 4}"),
        ("barricade", "zombies: {school: 2}, barricades: {school: 2}"),
    ):
        for once in (True, False):
            library = library_with(
                with_powers(ROSA, f"{{{'once: round, ' if once else ''}mods: [{{mod: ward, of: {of}}}]}}")
            )
            table = plays(library, f"{SCHOOL}, {full}").table
            list(add_zombies(table.state, "school", 2))
            broken = (2 if of == "barricade" else 0) - table.state.places["school"].barricades[0]
            assert ("rosa-blum" in table.state.survivors) == (not once or of == "barricade")
            assert broken == (1 if once and of == "barricade" else 0)
    for modifier, lost in ((f"{{mod: ward, of: morale, n: {n}}}", 5 - n), ("{mod: ward, of: morale}", 0)):
        table = plays(held(modifier), f"{HOME}, morale: 9").table
        list(drop_morale(table.state, table.state.colonies[0], 5))
        assert table.state.colonies[0].morale == 9 - lost
    for value, lost in ((n, 0), (n - 1, 5)):
        table = plays(held(f"{{mod: ward, of: morale, roll: {n}}}"), f"{HOME}, morale: 9").table
        table.state.forced = [value]
        list(drop_morale(table.state, table.state.colonies[0], 5))
        assert table.state.colonies[0].morale == 9 - lost
    table = plays(held("{mod: ward, of: morale, after: death}"), f"{HOME}, morale: 9").table
    list(drop_morale(table.state, table.state.colonies[0], 1))
    assert table.state.colonies[0].morale == 8
    list(drop_morale(table.state, table.state.colonies[0], 1, after="death"))
    assert table.state.colonies[0].morale == 8


@changes(mod.RequestKeeps)
def request_keeps(_n: int) -> None:
    hands = f"{HOME}, hand: {{p2: [food-1]}}, food: 0"
    asks = ("p1: request food", "p2: give food-1", "p3: pass")
    setup = hands.replace("{p2: [food-1]}", "{p2: [food-1], p3: [food-2]}")
    assert plays(held(PLAIN), setup, *asks).table.state.colonies[0].food == 1
    for answer, food in (("yes", 0), ("no", 1)):
        table = plays(held("{mod: request_keeps}"), setup, *asks, f"p1: {answer}").table
        assert table.state.colonies[0].food == food
        assert len(table.state.players[0].hand) == 1 - food


@changes(mod.Value)
def value(n: int) -> None:
    """Rosa attacks with 3 and searches with 2: so much higher or lower, but never above 6 nor below 1."""
    there = f"{SCHOOL}, zombies: {{school: 1}}".replace("[6, 6]", "[1, 2, 3, 4, 5, 6]")
    for act, printed in (("attack", 3), ("search", 2)):
        for by in (n, -n, 5):
            table = plays(held(f"{{mod: value, act: {act}, n: {by}}}"), there).table
            least = {"attack": 3, "search": 2} | {act: min(6, max(1, printed + by))}
            assert {"attack": _least_die(table, "attack"), "search": _least_die(table, "search")} == least


def _least_die(table: Table, act: str) -> int:
    menu = table.legal(table.questions[0], 0)
    return min(int(answer[-1].removeprefix("die=")) for answer in menu if answer[:2] == (act, "rosa-blum"))


RAXXON = "box: long-night, modules: [raxxon], mixed: [survivor, main], objective: eight-weeks-of-darkness"


def held_at_night(modifier: str) -> Library:
    """Rosa with a modifier, and the cards of both boxes."""
    texts = {"pack.yaml": SHEET, "rosa.yaml": with_powers(ROSA, f"{{mods: [{modifier}]}}")}
    packs = read_packs("base", "long-night")
    return library_of(fitting([*((lambda p=p: p) for p in packs), lambda: read_texts(Path("mine"), texts, False)]))


@changes(mod.Code)
def code(n: int) -> None:
    """The hunter's code is 1 and 6, or 2 and 5: a vote follows where two dice show it."""
    night = (
        f"{RAXXON}, decks: {{experiment: [hunter]}}, survivors: {{rosa-blum: p1, brian-lee: p2}}, "
        "step: colony, food: 9, code_dice: {p1: DICE}"
    )
    for modifier, dice, matched in (
        (PLAIN, [1, 6], True),
        (PLAIN, [1, 5], False),
        ("{mod: code, slack: 1}", [1, 5], True),
        ("{mod: code, slack: 1}", [1, 3], False),
        ("{mod: code, slack: 1}", [3, 4], False),  # both would have to count as another number
        (f"{{mod: code, slack: {n}}}", [1, 6 - n], True),
        (f"{{mod: code, slack: {n}}}", [2], False),
    ):
        outcome = plays(held_at_night(modifier), night.replace("DICE", str(dice)), chance="[]" if matched else "[3, 4]")
        checked = [event.facts["matched"] for event in outcome.events if event.kind == "lockdown"]
        assert checked == [matched], (modifier, dice)
    away = f"{RAXXON}, survivors: {{rosa-blum: p1 school}}, dice: {{p1: [{n}]}}"
    table = plays(held_at_night("{mod: code, anywhere: true}"), away, f"p1: code die={n}").table
    assert [die.value for die in table.state.code_dice] == [n]
    plays(held_at_night("{mod: code, slack: 1}"), away, f"refused: {{p1: code die={n}, rule: N4}}")


@changes(mod.Reroll)
def reroll(_n: int) -> None:
    """Who may roll again is asked once the first result is known, and the second one counts."""
    move = "p1: move rosa-blum school"
    exposed = "{mod: reroll, of: [exposure]}"
    for answer, wounds, chance in (("yes", 0, "[wound, blank]"), ("no", 1, "[wound]")):
        outcome = plays(held(exposed), HOME, move, f'p1: "{answer}"', chance=chance)
        assert outcome.table.state.survivors["rosa-blum"].wounds == wounds
    assert _asks_again(plays(held(exposed), HOME, move, chance="[wound]"))
    assert not _asks_again(plays(held(exposed), HOME, move, chance="[blank]"))
    only = "{mod: reroll, of: [exposure], results: [frostbite]}"
    for rolled, asked in (("frostbite", True), ("wound", False)):
        assert _asks_again(plays(held(only), HOME, move, chance=f"[{rolled}]")) == asked
    assert not _asks_again(plays(held("{mod: reroll, of: [hit]}"), HOME, move, chance="[wound]"))
    both = HOME.replace("rosa-blum: p1", "rosa-blum: p1, brian-lee: p1")
    for who, asked in (("", False), (", who: {of: you}", True), (", who: {of: you, human: false}", False)):
        library = held(f"{{mod: reroll, of: [exposure]{who}}}")
        assert _asks_again(plays(library, both, "p1: move brian-lee school", chance="[wound]")) == asked, who
    _reroll_in_a_fight()


def _reroll_in_a_fight() -> None:
    meeting = SCHOOL.replace("rosa-blum: p1 school", "rosa-blum: p1 school, brian-lee: p2 school")
    attack = "p1: attack rosa-blum brian-lee die=6"
    for answer, wounds, chance in (("yes", 1, "[6, 1]"), ("no", 0, "[6]")):
        outcome = plays(held("{mod: reroll, of: [hit]}"), meeting, attack, f'p1: "{answer}"', chance=chance)
        assert outcome.table.state.survivors["brian-lee"].wounds == wounds
    special = f"{RAXXON}, survivors: {{rosa-blum: p1 school}}, special: {{school: [hunter]}}, dice: {{p1: [6]}}"
    rolled = {"encounter": ("[blank, 2]", True), "place": ("[blank, 4, 3]", True), "hit": ("[blank, 2]", False)}
    for of, (chance, asked) in rolled.items():
        library = held_at_night(f"{{mod: reroll, of: [{of}]}}")
        outcome = plays(library, special, "p1: attack rosa-blum hunter die=6", chance=chance)
        assert _asks_again(outcome) == asked, of
    library, lines = held_at_night("{mod: reroll, of: [place]}"), ("p1: attack rosa-blum hunter die=6", 'p1: "yes"')
    table = plays(library, special, *lines, chance="[blank, 4, 3, 6]").table
    assert [one.name for one in table.state.places["gas-station"].special] == ["hunter"]


def _asks_again(outcome: Outcome) -> bool:
    return [question.kind for question in outcome.table.questions] == ["reroll"]


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
    "bite": ("p1: move rosa-blum school", "[bite]"),
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
    when.Died: [("{when: died}", {"bite"}), ("{when: died, if: {is: at_least, n: 9, of: {of: waste}}}", set())],
    when.Built: [("{when: built}", set())],  # built things are in tests/scenarios/long-night/cards
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
