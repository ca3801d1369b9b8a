"""Whatever an objective counts, bots count it as the rules do, and know what brings it nearer."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest

from hivernage.bots.aims.aims import Aims
from hivernage.bots.aims.answer_outcomes import AnswerOutcomes
from hivernage.bots.aims.effect_outcomes import touches
from hivernage.bots.reading.outlook import Outlook
from hivernage.bots.reading.tally import Tally
from hivernage.cards.targets import Count, Survivors
from hivernage.model.options import MODULES
from hivernage.model.question import Answer, Question
from hivernage.rules.conditions import count
from hivernage.rules.scope import Scope
from hivernage.views import at_moment, view
from tests.cards.generated.trial import place_of_chance
from tests.cards.packs import long_night_with
from tests.laws.games import long_night
from tests.rules.positions import run_text

COUNTS = get_args(get_type_hints(Count)["of"])

CHARM = """\
deck: item
cards:
- id: charm
  name: {{en: Charm, fr: Charme}}
  symbol: tool
  kind: use
  copies: {{starting: 3, raxxon: 1}}
  effect: {0}
"""
GOAL = """\
deck: secret
cards:
- id: made-up
  name: {{en: Made Up, fr: Inventé}}
  win: [{{is: complete}}, {0}]
"""
TABLE: dict[str, Any] = {
    "box": "long-night",
    "modules": [*MODULES],
    "objectives": {"p1": "made-up"},
    "survivors": {
        "rosa-rodriguez": {"player": "p1", "cards": ["shiv"]},
        "nadia-rivers": "p1 school",
        "eric-parker": "p2",
        "gia-najjar": {"player": "p3", "despair": 1},
    },
    "hand": {"p1": ["charm", "medicine-or-calm@starting", "machete"]},
    "dice": {"p1": [1, 6]},
    "helpless": 2,
    "unruly": 1,
    "food": 3,
    "waste": 6,
    "row": {"greenhouse": 1},
    "built": ["workshop"],
    "loot": ["yearbook", "sled"],
    "bandits": {"school": 1},
    "zombies": {"school": 1, "colony": [1, 0, 0, 0, 0, 0]},
    "decks": {
        "school": ["chess-openings", "sports-pads"],
        "library": ["road-atlas"],
        "raxxon": ["fuel-cell"],
        "experiment": ["tank"],
    },
}

# What each thing rises by, or falls: an effect of a card that is played, or an action.
BY_EFFECT = {
    "morale": "{do: gain, what: morale}",
    "food": "{do: gain, what: food, n: 2}",
    "starvation": "{do: gain, what: starvation}",
    "helpless": "{do: gain, what: helpless}",
    "unruly": "{do: temper, to: unruly}",
    "tokens": "{do: gain, what: token}",
    "zombies": "{do: zombies, at: town, n: 1}",
    "special-zombies": "{do: release}",
    "barricades": "{do: barricade, at: colony}",
    "traps": "{do: barricade, at: colony, trap: true}",
    "bandits": "{do: bandits, at: library}",
    "loot": "{do: plunder, at: library}",
    "survivors": "{do: recruit}",
    "lost": "{do: kill, who: {of: others, rank: lowest}}",
    "graveyard": "{do: kill, who: {of: others, rank: lowest}}",
    "wounds": "{do: pick, who: {of: you}, then: {do: wound, who: it}}",
    "despair": "{do: pick, who: {of: you}, then: {do: wound, who: it, harm: despair}}",
    "side-effects": "{do: pick, who: {of: you}, then: {do: side_effect, named: owl-eyes}}",
    "built": "{do: advance, n: 9, one: true}",
    "advancement": "{do: advance}",
}
MORE_BY_ACTION: dict[str, Answer] = {
    "equipped": ("equip", "machete@police-station", "rosa-rodriguez"),
    "stored": ("store", "charm@starting"),
    "contained": ("attack", "nadia-rivers", "tank", "die=6"),
    "code-dice": ("code", "die=1"),
    "code-run": ("code", "die=1"),
}
FEWER_BY_ACTION: dict[str, Answer] = {
    "hand": ("add", "charm@starting"),
    "equipped": ("add-equipped", "rosa-rodriguez", "shiv@police-station"),
    "waste": ("clean", "die=6"),
    "zombies": ("attack", "nadia-rivers", "zombie", "die=6"),
    "bandits": ("attack", "nadia-rivers", "bandit", "die=6"),
    "loot": ("loot",),
    "unruly": ("calm", "medicine-or-calm@starting"),
    "special-zombies": ("attack", "nadia-rivers", "tank", "die=6"),
}
ELSEWHERE = {
    "empty-decks": "searches, by what is hoped for at a place",
    "players": "votes on exile",
    "experiments": "those that get out or are discarded, with what they bring",
    "row": "it is filled up as long as there are improvements",
    "code-dice": "dice put on Raxxon while a scenario keeps them there, by its goal",
    "code-run": "as with code-dice",
    "room": "people, bandits and helpless ones who come and go, with what they bring",
    "unused-dice": "nobody keeps them for the end: they are taken back each round",
    "bullets": "what a war is fought with: weighed where bets are, by bots/war/combat.py",
    "combats-won": "what comes of combats, which leaders fight by bots/war/combat.py",
    "controlled": "who stands where, weighed with every move of a war",
    "doors-held": "as with controlled",
    "missions": "what a lone wolf claims, goes to and does for them: bots/aims/missions.py",
    "result": "a step that is being done: no objective can ask for it",
}


def aims(line: str, effect: str = "[]", /, **more: Any) -> AnswerOutcomes:
    """What p1 can do for a goal that asks for this; a charm does the effect."""
    library = long_night_with(GOAL.format(line), CHARM.format(effect))
    table = run_text(f"setup: {json.dumps(TABLE | more)}\n", library).table
    outlook = Outlook(view(table, 0), table.state.library)
    return AnswerOutcomes(outlook, Aims(outlook))


def counting(of: str) -> str:
    return f"{{of: {of}, at: town}}" if of == "zombies" else f"{{of: {of}}}"


def test_nothing_that_can_be_counted_is_left_out() -> None:
    """A new word for something to count needs a line above: what a player can do about it, or why nothing."""
    assert {*BY_EFFECT, *MORE_BY_ACTION, *FEWER_BY_ACTION, *ELSEWHERE} == {*COUNTS}


@pytest.mark.parametrize("of", BY_EFFECT)
def test_a_card_that_brings_what_is_counted_is_played_or_kept(of: str) -> None:
    more = aims(f"{{is: at_least, n: 20, of: {counting(of)}}}", BY_EFFECT[of])
    fewer = aims(f"{{is: at_most, n: 0, of: {counting(of)}}}", BY_EFFECT[of])
    play = ("play", "charm@starting")
    assert more.gain(play) > 0
    assert fewer.gain(play) < 0 or of == "morale", "low morale is how a colony falls, and weighed as that"
    assert more.aims.wish("charm@starting") > 0, "it is worth a search"


@pytest.mark.parametrize("of", MORE_BY_ACTION)
def test_an_action_that_brings_what_is_counted(of: str) -> None:
    special: dict[str, Any] = {"special": {"school": ["tank"]}, "decks": {}} if of == "contained" else {}
    assert aims(f"{{is: at_least, n: 20, of: {{of: {of}}}}}", **special).gain(MORE_BY_ACTION[of]) > 0


@pytest.mark.parametrize("of", FEWER_BY_ACTION)
def test_an_action_that_does_away_with_what_is_counted(of: str) -> None:
    special: dict[str, Any] = {"special": {"school": ["tank"]}, "decks": {}} if of == "special-zombies" else {}
    assert aims(f"{{is: at_most, n: 0, of: {counting(of)}}}", **special).gain(FEWER_BY_ACTION[of]) > 0


def test_a_deck_is_searched_until_it_is_empty() -> None:
    outcomes = aims("{is: at_least, n: 9, of: {of: empty-decks}}")
    assert outcomes.aims.finds("library") > outcomes.aims.finds("school") > 0


def test_who_wants_somebody_out_votes_so() -> None:
    outcomes = aims("{is: at_least, n: 1, of: {of: players, who: {exiled: true}}}")
    vote = asked("vote", "exile", "p2")
    assert outcomes.choice(vote, ("vote", "up")) > 0 == outcomes.choice(vote, ("vote", "down"))


def asked(kind: Any, *args: str) -> Any:
    return Question(1, (0,), kind, args)


# Where one stands, whose cards they are, and who goes first


def test_who_must_be_somewhere_at_the_end_goes_there_late() -> None:
    line, move = "{is: exists, who: {of: you, at: hideout}}", ("move", "nadia-rivers", "hideout")
    early, late = aims(line, rounds_left=5).gain(move), aims(line, rounds_left=1).gain(move)
    assert late > early > 0


def test_a_way_out_of_the_colony_counts_for_who_wants_nobody_there() -> None:
    outcomes = aims("{is: at_most, n: 0, of: {of: survivors, who: {of: you, at: colony}}}", rounds_left=1)
    assert outcomes.gain(("move", "rosa-rodriguez", "school")) > 0 > outcomes.gain(("move", "nadia-rivers", "colony"))


def test_a_card_counts_by_the_deck_it_came_from() -> None:
    outcomes = aims("{is: at_least, n: 2, of: {of: hand, at: raxxon}}")
    assert outcomes.aims.wish("key-card@raxxon") > 0 == outcomes.aims.wish("sled@school")
    assert outcomes.aims.finds("raxxon") > outcomes.aims.finds("school")


@pytest.mark.parametrize(("first", "rounds_left", "keeps"), [("p1", 3, True), ("p2", 2, True), ("p2", 3, False)])
def test_who_must_go_first_at_the_end_keeps_the_token_or_waits_for_it(
    first: str, rounds_left: int, keeps: bool
) -> None:
    """It goes right: p2's comes to p1 next, and should stop there only if the round after is the last."""
    outcomes = aims("{is: first_player}", first=first, active="p1", rounds_left=rounds_left)
    vote = asked("vote", "token", first)
    assert (outcomes.choice(vote, ("vote", "up")) > 0) == keeps
    assert (outcomes.choice(asked("call", "token"), ("call",)) > 0) == keeps


def test_a_token_goes_where_it_finishes_nothing_for_who_loves_beginnings() -> None:
    row = {"greenhouse": 1, "snowplough": 1}
    beginnings = aims("{is: at_least, n: 9, of: {of: advancement}}", row=row)
    buildings = aims("{is: at_least, n: 9, of: {of: built}}", row=row)
    begin, finish = (("improvement", f"{card}@improvement") for card in row)
    question = asked("improvement", "charm")
    assert beginnings.choice(question, begin) > beginnings.choice(question, finish)
    assert buildings.choice(question, finish) > buildings.choice(question, begin) > 0


def test_a_lockdown_is_voted_on_by_what_is_collected() -> None:
    vote = asked("vote", "lockdown", "tank@experiment")
    keeper = aims("{is: at_least, n: 3, of: {of: contained}}")
    friend = aims("{is: at_least, n: 3, of: {of: special-zombies}}")
    assert keeper.choice(vote, ("vote", "up")) > keeper.choice(vote, ("vote", "down"))
    assert friend.choice(vote, ("vote", "up")) < friend.choice(vote, ("vote", "down"))


# Counting as the rules do


@pytest.mark.parametrize("of", [of for of in COUNTS if of != "result"])
def test_what_bots_count_is_what_the_rules_count(of: str) -> None:
    who = {"who": Survivors(of="you")} if of in ("survivors", "wounds", "despair", "side-effects") else {}
    for number in range(30):
        state, _ = place_of_chance(number)
        seen = at_moment(state)
        what = Count(of=of, **who)  # type: ignore[arg-type]
        for seat in range(len(state.players)):
            assert Tally(seen, state.library, seat).count(what) == count(state, what, Scope(seat))


@pytest.mark.parametrize("key", [key for key in long_night().items if long_night().boxes[key] == "long-night"])
def test_what_an_item_can_touch_is_something_that_can_be_counted(key: str) -> None:
    assert touches(long_night().items[key].effect) <= {*COUNTS}
