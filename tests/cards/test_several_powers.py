"""A card with several powers: an answer names the one it means, and each is counted for itself."""

from __future__ import annotations

import pytest

from hivernage.cards.library import Library
from hivernage.cards.text import power_text
from hivernage.model.events import PowerUsed
from hivernage.model.question import Answer
from hivernage.rules.equipment import put_on
from hivernage.rules.phases import start_round
from hivernage.table import Table
from hivernage.words.asking import action_text
from hivernage.words.speech import Speech
from hivernage.words.tell import tell
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, library_with, with_powers
from tests.rule import rule
from tests.rules.positions import run_text

MORALE, FOOD = "{do: gain, what: morale}", "{do: gain, what: food}"


def uses(table: Table, seat: int = 0) -> list[str]:
    """Every way to use a power now."""
    question = table.questions[0]
    return [" ".join(answer[1:]) for answer in table.legal(question, seat) if answer[0] == "use"]


def rosa(*powers: str) -> Library:
    return library_with(with_powers(ROSA, *powers))


def lamp(*powers: str) -> Library:
    return library_with(with_powers(LAMP, *powers))


# Which power an answer means


@rule("A6")
def test_a_low_die_only_uses_the_power_that_takes_it() -> None:
    library = rosa(f"{{die: 2, do: {FOOD}}}", f"{{die: 5, do: {MORALE}}}")
    start = "setup: {survivors: {rosa-blum: p1}, dice: {p1: [2, 5]}, morale: 3, food: 0}\n"
    table = run_text(start, library).table
    assert uses(table) == [
        "rosa-blum rosa-blum/1 die=2",
        "rosa-blum rosa-blum/1 die=5",
        "rosa-blum rosa-blum/2 die=5",
    ]
    play = "play: [p1: use rosa-blum rosa-blum/1 die=2, expect: {morale: 3, food: 1},"
    run_text(start + play + " p1: use rosa-blum rosa-blum/2 die=5, expect: {morale: 4, food: 1}]\n", library)
    run_text(start + "play: [refused: {p1: use rosa-blum rosa-blum/2 die=2, rule: A6}]\n", library)


def test_a_single_power_to_choose_keeps_its_plain_name() -> None:
    library = rosa(f"{{die: 2, do: {FOOD}}}", "{mods: [{mod: no_exposure, act: move}]}")
    table = run_text("setup: {survivors: {rosa-blum: p1}, dice: {p1: [2]}}\n", library).table
    assert uses(table) == ["rosa-blum rosa-blum die=2"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_tell_two_powers_apart(lang: str) -> None:
    library = rosa(f"{{die: 2, do: {FOOD}}}", f"{{die: 5, do: {MORALE}}}")
    speech = Speech(lang, library)  # type: ignore[arg-type]
    answers: list[Answer] = [("use", "rosa-blum", f"rosa-blum/{n}", "die=5") for n in (1, 2)]
    for answer, power in zip(answers, library.survivors["rosa-blum"].powers, strict=True):
        assert power_text(power, lang) in action_text(answer, speech)  # type: ignore[arg-type]


STORY = {
    "en": [
        "Rosa Blum uses their ability: “Any number of times, with a die of 5 or more: gain 1 morale.”",
        "Rosa Blum uses Lamp: “Once per game: gain 1 morale.”",
        "Sparky uses Lamp: “Once per round: add 1 food to the supply.”",
    ],
    "fr": [
        "Rosa Blum utilise sa compétence : « Autant de fois que vous voulez, avec un dé de 5 ou plus : gagnez 1 point"
        " de moral. »",
        "Rosa Blum utilise Lampe : « Une fois par partie : gagnez 1 point de moral. »",
        "Sparky utilise Lampe : « Une fois par manche : ajoutez 1 jeton nourriture à la réserve. »",
    ],
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_story_tells_which_power_was_used(lang: str) -> None:
    lamps = with_powers(LAMP, f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}")
    library = library_with(with_powers(ROSA, f"{{die: 2, do: {FOOD}}}", f"{{die: 5, do: {MORALE}}}"), lamps)
    survivors = "{rosa-blum: {player: p1, cards: [lamp]}, sparky: {player: p1, cards: [lamp]}}"
    text = f"setup: {{dice: {{p1: [5]}}, survivors: {survivors}}}\nplay: [p1: use rosa-blum rosa-blum/2 die=5,"
    outcome = run_text(text + " p1: use rosa-blum lamp.1/2, p1: use sparky lamp.1/1]\n", library)
    used = [event for event in outcome.events if isinstance(event, PowerUsed)]
    assert [event.which for event in used] == ["rosa-blum/2", "lamp.1/2", "lamp.1/1"]
    assert list(tell(used, Speech(lang, library))) == STORY[lang]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "Rosa Blum uses their ability."), ("fr", "Rosa Blum utilise sa compétence.")]
)
def test_the_story_says_no_more_where_there_is_one_power(lang: str, sentence: str) -> None:
    library = rosa(f"{{die: 2, do: {FOOD}}}", "{mods: [{mod: no_exposure, act: move}]}")
    start = "setup: {survivors: {rosa-blum: p1}, dice: {p1: [2]}}\nplay: [p1: use rosa-blum rosa-blum die=2]\n"
    used = [event for event in run_text(start, library).events if isinstance(event, PowerUsed)]
    assert [event.which for event in used] == [""]
    assert list(tell(used, Speech(lang, library))) == [sentence]  # type: ignore[arg-type]


def test_a_copier_names_each_power_of_each_survivor_she_copies() -> None:
    second = ROSA.partition("cards:\n")[2].replace("rosa-blum", "karl-blum")
    deck = with_powers(ROSA, f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}")
    deck += with_powers(second, f"{{once: round, do: {FOOD}}}", f"{{once: turn, do: {MORALE}}}")
    deck += with_powers(second.replace("karl", "vera"), "{mods: [{mod: copies_abilities}]}")
    start = "setup: {morale: 3, food: 0, survivors: {vera-blum: p1, rosa-blum: p2, karl-blum: p3}}\n"
    library = library_with(deck)
    names = [f"vera-blum {whose}-blum/{n}" for whose in ("rosa", "karl") for n in (1, 2)]
    assert sorted(uses(run_text(start, library).table)) == sorted(names)
    play = "play: [p1: use vera-blum karl-blum/2, expect: {morale: 4, food: 0}]\n"
    left = uses(run_text(start + play, library).table)
    assert sorted(left) == sorted(name for name in names if name != "vera-blum karl-blum/2")


def test_two_lasting_rules_of_one_card_are_told_apart() -> None:
    deck = LONG_NIGHT + (
        "  effect:\n"
        f"    - {{do: lasting, until: game, powers: [{{who: everyone, die: 2, do: {FOOD}}}]}}\n"
        f"    - {{do: lasting, until: round, powers: [{{who: everyone, die: 5, do: {MORALE}}},"
        f" {{who: everyone, once: game, do: {FOOD}}}]}}\n"
    )
    start = (
        "setup: {crossroads: long-night, dice: {p1: [2, 5]}, survivors: {rod-miller: p1, sparky: p1}, food: 0}\n"
        "chance: [blank]\nplay: [p1: move sparky school"
    )
    library = library_with(deck)
    assert uses(run_text(start + "]\n", library).table) == [
        "table long-night/1 die=2",
        "table long-night/1 die=5",
        "table long-night/2 die=5",
        "table long-night/3",
    ]
    table = run_text(start + ", p1: use table long-night/3, expect: {food: 1}]\n", library).table
    assert "table long-night/3" not in uses(table)
    assert "table long-night/1 die=2" in uses(table)


def test_a_plan_names_its_power() -> None:
    library = lamp(
        "{once: round, mods: [{mod: instead, of: kill, n: 2}]}", "{once: game, mods: [{mod: no_exposure, act: attack}]}"
    )
    start = (
        "setup: {dice: {p1: [6, 6]}, survivors: {brian-lee: {player: p1, at: school, cards: [lamp]}},"
        " zombies: {school: [3]}}\nchance: [1, 1]\n"
    )
    second = "play: [p1: attack brian-lee zombie die=6, p1: with lamp.1/2, p1: go, expect: {zombies: {school: 2}}]\n"
    run_text(start.replace("1, 1]", "1]") + second, library)
    both = "play: [p1: attack brian-lee zombie die=6, p1: with lamp.1/2, p1: with lamp.1/1,"
    run_text(start + both + " expect: {zombies: {school: 1}}]\n", library)


CLEANERS = (
    "{once: round, mods: [{mod: instead, of: clean, n: 4}]}",
    "{once: round, mods: [{mod: instead, of: clean, n: 6}]}",
)


@rule("A6")
def test_a_better_tool_is_offered_after_a_weaker_one_and_the_best_counts() -> None:
    start = "setup: {waste: 9, dice: {p1: [1, 1]}, survivors: {brian-lee: {player: p1, cards: [lamp]}}}\n"
    weaker = "play: [p1: clean brian-lee die=1, p1: with lamp.1/1, expect: {answers: {p1: [go, with lamp.1/2]}},"
    run_text(start + weaker + " p1: with lamp.1/2, expect: {waste: 3, asked: {p1: action}}]\n", lamp(*CLEANERS))
    run_text(start + weaker + " p1: go, expect: {waste: 5}]\n", lamp(*CLEANERS))
    better = "play: [p1: clean brian-lee die=1, p1: with lamp.1/2, expect: {waste: 3, asked: {p1: action}}]\n"
    run_text(start + better, lamp(*CLEANERS))


@rule("A6")
def test_a_tool_that_does_no_more_than_an_ability_is_not_offered() -> None:
    """Rosa always cleans five cards and draws two for a noise: of her tools, only what does more is offered."""
    tools = tuple(f"{{once: round, mods: [{{mod: instead, of: noise, n: {n}}}]}}" for n in (2, 3))
    always = "{mods: [{mod: instead, of: clean, n: 5}, {mod: instead, of: noise, n: 2}]}"
    library = library_with(with_powers(ROSA, always), with_powers(LAMP, *CLEANERS, *tools))
    home = "setup: {waste: 9, dice: {p1: [1]}, survivors: {rosa-blum: {player: p1, cards: [lamp]}}}\n"
    run_text(home + "play: [p1: clean rosa-blum die=1, expect: {answers: {p1: [go, with lamp.1/2]}}]\n", library)
    school = home.replace("player: p1", "player: p1, at: school").replace("[1]", "[6]")
    school = school.replace("waste: 9", "decks: {school: [fuel, junk, food-1, medicine]}")
    line = "play: [p1: search rosa-blum die=6, expect: {answers: {p1: [keep fuel, noise, noise with lamp.1/4]}}]\n"
    run_text(school + line, library)


# How often


@rule("A6")
def test_each_power_of_an_item_has_its_own_uses() -> None:
    library = lamp(f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}")
    start = "setup: {round: 1, survivors: {brian-lee: {player: p1, cards: [lamp]}}}\n"
    play = "play: [p1: use brian-lee lamp.1/1]\n"
    assert uses(run_text(start + play, library).table) == ["brian-lee lamp.1/2"]


@pytest.mark.parametrize(
    ("once", "later", "comes_back"),
    [("game", {"round": 2, "turn": 7}, False), ("round", {"round": 2, "turn": 7}, True), ("turn", {"turn": 7}, True)],
)
def test_a_limit_is_counted_in_its_own_measure(once: str, later: dict[str, int], comes_back: bool) -> None:
    """Round 1, turn 1 and the one game there is are all marked by a 1."""
    library = lamp(f"{{once: {once}, do: {FOOD}}}", f"{{once: round, do: {MORALE}}}", f"{{once: turn, do: {MORALE}}}")
    text = "setup: {round: 1, survivors: {brian-lee: {player: p1, cards: [lamp]}}}\n"
    table = run_text(text + "play: [p1: use brian-lee lamp.1/1, p1: use brian-lee lamp.1/2]\n", library).table
    assert uses(table) == ["brian-lee lamp.1/3"]
    for name, value in later.items():
        setattr(table.state, name, value)
    assert ("brian-lee lamp.1/1" in uses(Table(table.state))) == comes_back


def test_two_copies_on_one_survivor_are_used_apart() -> None:
    library = lamp(f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}")
    start = "setup: {survivors: {brian-lee: {player: p1, cards: [lamp, lamp]}}}\n"
    table = run_text(start + "play: [p1: use brian-lee lamp.2/1]\n", library).table
    assert uses(table) == ["brian-lee lamp.1/1", "brian-lee lamp.1/2", "brian-lee lamp.2/2"]


def test_a_use_stays_counted_when_the_card_is_handed_off() -> None:
    library = lamp(f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}")
    start = "setup: {survivors: {brian-lee: {player: p1, cards: [lamp]}, sparky: p1}}\n"
    play = "play: [p1: use brian-lee lamp.1/2, p1: hand-off brian-lee lamp sparky]\n"
    assert uses(run_text(start + play, library).table) == ["sparky lamp.1/1"]


@rule("F6.1")
def test_a_card_that_went_through_the_hand_remembers_each_use() -> None:
    """Its holder dies at home, the card returns to the hand, and somebody else takes it up."""
    kill = "{do: kill, who: it}"
    library = lamp(f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}", f"{{do: {kill}}}")
    start = "setup: {survivors: {brian-lee: {player: p1, cards: [lamp]}, sparky: p1}}\n"
    play = "play: [p1: use brian-lee lamp.1/2, p1: use brian-lee lamp.1/3, p1: equip lamp sparky]\n"
    table = run_text(start + play, library).table
    assert uses(table) == ["sparky lamp.1/1", "sparky lamp.1/3"]


@rule("F6.1")
def test_what_works_once_a_game_stays_used_in_the_hand_over_the_night() -> None:
    kill = "{do: kill, who: it}"
    library = lamp(f"{{once: round, do: {FOOD}}}", f"{{once: game, do: {MORALE}}}", f"{{do: {kill}}}")
    start = "setup: {food: 9, survivors: {brian-lee: {player: p1, cards: [lamp]}, sparky: p1}}\n"
    play = "play: [p1: use brian-lee lamp.1/1, p1: use brian-lee lamp.1/2, p1: use brian-lee lamp.1/3]\n"
    table = run_text(start + play, library).table
    table.state.forced = None
    list(start_round(table.state))
    assert [worn.key for worn in table.state.players[0].worn] == ["lamp@starting"]
    put_on(table.state, "sparky", "lamp@starting")
    assert uses(Table(table.state)) == ["sparky lamp.1/1", "sparky lamp.1/3"]


@rule("F6.1")
def test_what_works_once_a_round_is_fresh_in_the_hand_of_the_next_one() -> None:
    library = lamp(f"{{once: round, do: {FOOD}}}", "{do: {do: kill, who: it}}")
    start = "setup: {food: 9, survivors: {brian-lee: {player: p1, cards: [lamp]}, sparky: p1}}\n"
    table = run_text(start + "play: [p1: use brian-lee lamp.1/1, p1: use brian-lee lamp.1/2]\n", library).table
    assert [worn.key for worn in table.state.players[0].worn] == ["lamp@starting"]
    table.state.forced = None
    list(start_round(table.state))
    assert table.state.players[0].worn == []
