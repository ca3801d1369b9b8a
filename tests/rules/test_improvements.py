"""Improvements, played with cards that put advancement tokens (chapter U)."""

from functools import cache
from pathlib import Path

import pytest

from hivernage.cards.library import Library
from hivernage.cards.load import fitting, library_of, read_packs, read_texts
from hivernage.rules.spaces import free_spaces
from hivernage.scenario import Outcome, ScenarioError
from hivernage.table import Table
from hivernage.views import view
from tests.cards.packs import SHEET
from tests.laws.games import long_night_table
from tests.rule import rule
from tests.rules.positions import run_text

TOOLS = """\
deck: item
cards:
- {id: one, name: {en: One, fr: Un}, symbol: tool, kind: use, copies: {starting: 3}, effect: {do: advance}}
- {id: three, name: {en: Three, fr: Trois}, symbol: tool, kind: use, copies: {starting: 2}, effect: {do: advance, n: 3}}
- id: at-once
  name: {en: At Once, fr: D’un coup}
  symbol: tool
  kind: use
  copies: {starting: 2}
  effect: {do: advance, n: 3, one: true}
- id: fire
  name: {en: Fire, fr: Feu}
  symbol: tool
  kind: use
  copies: {starting: 2}
  effect: {do: lose, what: improvement}
- id: rust
  name: {en: Rust, fr: Rouille}
  symbol: tool
  kind: use
  copies: {starting: 2}
  effect: {do: lose, what: advancement, n: 2}
- id: thaw
  name: {en: Thaw, fr: Dégel}
  symbol: tool
  kind: use
  copies: {starting: 1}
  effect: {do: lose, what: advancement, n: all}
"""


@cache
def library(*more: str) -> Library:
    """Long Night, and some tools of our own."""
    texts = {"pack.yaml": SHEET, "tools.yaml": TOOLS} | {f"more-{n}.yaml": deck for n, deck in enumerate(more)}
    packs = read_packs("base", "long-night")
    return library_of(fitting([*((lambda p=p: p) for p in packs), lambda: read_texts(Path("mine"), texts, False)]))


def plays(setup: str, *lines: str, chance: str = "[]", cards: Library | None = None) -> Outcome:
    """A scenario with improvements; p1 is to act."""
    box = "box: long-night, modules: [improvements], mixed: [survivor]"
    text = f"setup: {{{box}, {setup}}}\nchance: {chance}\nplay: [{', '.join(lines)}]\n"
    return run_text(text, cards or library())


def row(table: Table) -> dict[str, int]:
    return {project.key.partition("@")[0]: project.tokens for project in table.state.row}


def built(table: Table) -> list[str]:
    return [held.key.partition("@")[0] for held in table.state.built]


@rule("U1", "U1.1")
def test_four_improvements_of_a_shuffled_deck_lie_open_to_all():
    tables = [long_night_table(seed, modules=("improvements",)) for seed in range(6)]
    for table in tables:
        assert len(table.state.row) == 4
        everything = [project.key for project in table.state.row] + table.state.decks["improvement"]
        assert sorted(everything) == sorted(table.state.library.improvements)
    assert len({tuple(project.key for project in table.state.row) for table in tables}) > 3
    assert all(not table.state.row for table in [long_night_table(1, modules=("bandits", "raxxon"))])


@rule("U2", "U2.1")
def test_with_the_last_token_it_is_built_at_once_and_another_takes_its_place():
    setup = "hand: {p1: [one, one]}, row: {latrine: 0, workshop: 0}, decks: {improvement: [greenhouse, infirmary]}"
    first = plays(setup, "p1: play one", "p1: improvement latrine").table
    assert row(first) == {"latrine": 1, "workshop": 0}
    assert built(first) == []
    table = plays(setup, *["p1: play one", "p1: improvement latrine"] * 2).table
    assert row(table) == {"workshop": 0, "greenhouse": 0, "infirmary": 0}
    assert built(table) == ["latrine"]
    assert table.state.built[0].tokens == 0
    told = [event.kind for event in table.history]
    assert told.index("built") < told.index("improvement")


@rule("U2.2", "U2")
def test_the_effect_holds_from_now_on_and_for_the_rest_of_the_game():
    """14 cards of waste cost nothing: on the night it was built, and five rounds later."""
    people = "survivors: {brian-lee: p1, maria-lopez: p2, rod-miller: p3}, morale: 8, food: 30, rounds_left: 3"
    setup = f"{people}, row: {{latrine: 0}}, waste: 13, hand: {{p1: [at-once]}}"
    turn = ["p1: end", "p2: end", "p3: end"]
    assert plays(setup, "p1: play at-once", *turn).table.state.colonies[0].morale == 8
    assert plays(setup.replace("waste: 13", "waste: 14"), *turn).table.state.colonies[0].morale == 7
    later = f"{people}, waste: 14, step: colony, round: 6"
    assert plays(f"{later}, built: [latrine]").table.state.colonies[0].morale == 8


@rule("U2.3")
def test_tokens_above_the_number_are_lost():
    setup = "hand: {p1: [at-once]}, row: {latrine: 1, workshop: 0}, decks: {improvement: [greenhouse]}"
    table = plays(setup, "p1: play at-once", "p1: improvement latrine").table
    assert built(table) == ["latrine"]
    assert row(table) == {"workshop": 0, "greenhouse": 0}


@rule("U2.3")
def test_without_a_deck_the_row_just_gets_shorter():
    table = plays("hand: {p1: [one]}, row: {latrine: 1, workshop: 1}", "p1: play one", "p1: improvement latrine").table
    assert (built(table), row(table)) == (["latrine"], {"workshop": 1})


@rule("U2.4")
def test_the_player_who_puts_a_token_picks_the_improvement():
    setup = "hand: {p1: [one]}, row: {latrine: 0, workshop: 0, greenhouse: 0}"
    outcome = plays(setup, "p1: play one")
    (question,) = [q for q in outcome.table.questions if q.wait != "never"]
    assert question.seats == (0,)
    assert question.kind == "improvement"
    assert [answer[1] for answer in outcome.table.legal(question, 0)] == [
        f"{name}@improvement" for name in ("latrine", "workshop", "greenhouse")
    ]


@rule("U2.5")
def test_several_tokens_go_one_by_one_and_one_may_go_on_what_just_came():
    setup = "hand: {p1: [three]}, row: {latrine: 1, workshop: 0}, decks: {improvement: [greenhouse]}"
    lines = ["p1: play three", "p1: improvement latrine", "p1: improvement greenhouse", "p1: improvement workshop"]
    table = plays(setup, *lines).table
    assert (built(table), row(table)) == (["latrine"], {"workshop": 1, "greenhouse": 1})


@rule("U2.5")
def test_tokens_for_one_improvement_stay_together():
    table = plays(
        "hand: {p1: [at-once]}, row: {watchtower: 0, workshop: 0}", "p1: play at-once", "p1: improvement watchtower"
    ).table
    assert row(table) == {"watchtower": 3, "workshop": 0}


@rule("U2.6")
def test_without_an_improvement_in_the_row_nothing_can_be_put():
    plays(
        "hand: {p1: [one, three, at-once]}", *(f"refused: {{p1: play {card}}}" for card in ("one", "three", "at-once"))
    )
    table = plays("hand: {p1: [one]}, row: {latrine: 0}").table
    assert ("play", "one@starting") in table.legal(table.questions[0], 0)


@rule("U2.6")
def test_exiled_players_may_build_too_and_what_is_built_fills_no_space():
    setup = "hand: {p1: [one]}, row: {latrine: 1}, exiled: [p1]"
    table = plays(setup, "p1: play one").table
    assert built(table) == ["latrine"]
    without, several = (
        plays(f"survivors: {{brian-lee: p1}}{more}").table for more in ("", ", built: [latrine, workshop]")
    )
    assert free_spaces(without.state, "colony") == free_spaces(several.state, "colony")


@rule("U2.1")
def test_what_is_built_is_seen_by_all_with_its_uses():
    table = plays("row: {latrine: 1, greenhouse: 0}, built: [{card: workshop, used: true}]").table
    seen = view(table, -1)
    assert [(one.card, one.tokens, one.cost) for one in seen.row] == [
        ("latrine@improvement", 1, 2),
        ("greenhouse@improvement", 0, 3),
    ]
    assert [(held.card, held.used_up) for held in seen.built] == [("workshop@improvement", [0])]


def test_the_first_player_picks_what_is_lost_and_it_no_longer_works():
    setup = "hand: {p1: [fire]}, first: p2, active: p1, built: [latrine, workshop], waste: 9"
    table = plays(setup, "p1: play fire", "p2: improvement latrine").table
    assert built(table) == ["workshop"]
    assert "latrine@improvement" in [gone.key for gone in table.state.removed]
    plays("hand: {p1: [fire]}", "refused: {p1: play fire}")


def test_tokens_are_taken_off_one_improvement_or_off_all():
    setup = "hand: {p1: [rust, thaw]}, row: {latrine: 1, watchtower: 2, memorial-wall: 3}"
    table = plays(setup, "p1: play rust", "p1: improvement memorial-wall").table
    assert row(table) == {"latrine": 1, "watchtower": 2, "memorial-wall": 1}
    assert row(plays(setup, "p1: play thaw").table) == {"latrine": 0, "watchtower": 0, "memorial-wall": 0}
    plays("hand: {p1: [rust]}, row: {latrine: 1, workshop: 1}", "refused: {p1: play rust}")


# What improvements do


def test_the_greenhouse_grows_two_food_once_a_round():
    start = "step: start-round, food: 3, survivors: {brian-lee: p1, maria-lopez: p2, rod-miller: p3}"
    dice = "[1, 1, 1, 1, 1, 1]"
    assert plays(f"{start}, built: [greenhouse]", chance=dice).table.state.colonies[0].food == 5
    assert plays(start, chance=dice).table.state.colonies[0].food == 3


def test_the_infirmary_heals_whom_the_first_player_picks():
    people = "survivors: {brian-lee: {player: p1, wounds: 2}, maria-lopez: {player: p2, wounds: 1}, rod-miller: p3}"
    start = f"step: start-round, first: p2, {people}"
    table = plays(f"{start}, built: [infirmary]", "p2: survivor brian-lee", chance="[1, 1, 1, 1, 1, 1]").table
    assert {one.id: one.wounds for one in table.state.survivors.values()} == {
        "brian-lee": 1, "maria-lopez": 1, "rod-miller": 0,
    }  # fmt: skip


def test_the_workbench_serves_one_barricade_action_of_the_round():
    home = "survivors: {brian-lee: p1, maria-lopez: p1}, dice: {p1: [1, 1]}, built: [workshop]"
    lines = ["p1: barricade brian-lee die=1", "p1: with workshop", "p1: entrance 1", "p1: entrance 2"]
    table = plays(home, *lines, "p1: barricade maria-lopez die=1", "p1: entrance 3").table
    assert sum(table.state.places["colony"].barricades) == 3
    outside = home.replace("brian-lee: p1", "brian-lee: p1 school")
    table = plays(outside, "p1: barricade brian-lee die=1").table
    assert table.state.places["school"].barricades == [1]


@pytest.mark.parametrize("word", ["latrine: 2", "latrine: 9"])
def test_a_scenario_cant_lay_down_what_would_be_built(word: str):
    with pytest.raises(ScenarioError, match="it is built with 2"):
        plays(f"row: {{{word}}}")


def test_a_scenario_without_the_module_has_no_improvements():
    with pytest.raises(ScenarioError, match="a game without them"):
        run_text("setup: {box: long-night, mixed: [survivor], built: [latrine]}\n", library())


def test_a_film_lifts_despair_or_calms_somebody_as_the_first_player_likes():
    people = "survivors: {brian-lee: {player: p1, despair: 1}, maria-lopez: p2, rod-miller: p3}"
    start = f"step: start-round, first: p2, helpless: 2, unruly: 1, {people}, built: [film-room]"
    dice = "[1, 1, 1, 1, 1, 1]"
    lifted = plays(start, "p2: option 1", chance=dice).table.state
    assert (lifted.survivors["brian-lee"].despair, lifted.colonies[0].unruly) == (0, 1)
    calmed = plays(start, "p2: option 2", chance=dice).table.state
    assert (calmed.survivors["brian-lee"].despair, calmed.colonies[0].unruly) == (1, 0)
    plain = start.replace("despair: 1", "despair: 0").replace("unruly: 1", "unruly: 0")
    assert plays(plain, chance=dice).table.state.step == "action"


def test_from_the_watchtower_two_zombies_fewer_come_to_the_colony():
    night = "step: colony, food: 30, survivors: {brian-lee: p1, maria-lopez: p2, rod-miller: p3}, helpless: 7"
    came = [sum(plays(f"{night}{more}").table.state.places["colony"].zombies) for more in ("", ", built: [watchtower]")]
    assert came == [5, 3]


def test_the_approach_is_mined_once_a_round_with_a_die_of_three_or_more():
    home = "survivors: {brian-lee: p1, maria-lopez: p1}, dice: {p1: [2, 4, 4]}, built: [mined-approach]"
    low = plays(home, "p1: barricade brian-lee die=2", "p1: entrance 1").table.state.places["colony"]
    assert (low.barricades[0], low.traps[0]) == (1, 0)
    lines = ["p1: barricade brian-lee die=4", "p1: with mined-approach", "p1: entrance 1"]
    both = plays(home, *lines, "p1: barricade maria-lopez die=4", "p1: entrance 2").table.state.places["colony"]
    assert (both.traps[:2], both.barricades[:2]) == ([1, 0], [0, 1])


def test_on_the_notice_board_one_gift_of_a_turn_may_be_kept():
    hands = "food: 0, hand: {p2: [one, one], p3: [three]}, row: {latrine: 0, workshop: 0}, built: [notice-board]"
    asks = ["p1: request tool", "p2: give one", "p3: pass"]
    table = plays(hands, *asks, "p1: yes").table
    assert table.state.players[0].hand == ["one@starting"]
    assert row(table) == {"latrine": 0, "workshop": 0}
    table = plays(hands, *asks, "p1: yes", *asks, "p1: improvement latrine").table
    assert row(table) == {"latrine": 1, "workshop": 0}


def test_a_gift_that_cant_be_played_may_be_given_to_who_keeps_it():
    hands = "hand: {p2: [one], p3: [three]}"
    plays(hands, "p1: request tool", "refused: {p2: give one}")
    kept = plays(f"{hands}, built: [notice-board]", "p1: request tool", "p2: give one", "p3: pass")
    assert kept.table.state.players[0].hand == ["one@starting"]


def test_behind_the_snowplough_one_move_home_of_each_turn_needs_no_roll():
    out = "survivors: {brian-lee: p1 school, maria-lopez: p1 school}, built: [snowplough]"
    lines = ["p1: move brian-lee colony", "p1: move maria-lopez colony"]
    table = plays(out, *lines, chance="[blank]").table
    assert sum(event.kind == "exposure" for event in table.history) == 1
    away = plays(out, "p1: move brian-lee library", chance="[blank]").table
    assert sum(event.kind == "exposure" for event in away.history) == 1


@pytest.mark.parametrize(("roll", "morale"), [(3, 7), (4, 8)])
def test_at_the_memorial_wall_a_death_may_cost_no_morale(roll: int, morale: int):
    out = "survivors: {brian-lee: p1, maria-lopez: p1}, morale: 8, built: [memorial-wall]"
    table = plays(out, "p1: move brian-lee school", chance=f"[bite, {roll}]").table
    assert "brian-lee" not in table.state.survivors
    assert table.state.colonies[0].morale == morale
