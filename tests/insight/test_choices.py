"""What a vote on a lockdown and an improvement would change tonight."""

import pytest

from hivernage.insight import choices
from hivernage.insight.choices import built_choices, lockdown
from hivernage.insight.night import Passed
from hivernage.table import Table
from tests.browser.midgame import midgame
from tests.browser.test_long_night import NIGHT
from tests.rule import rule


def the_night(**changes: object) -> Table:
    start = midgame(NIGHT).start.copy()
    start.forced = [1] * 100
    for name, value in changes.items():
        setattr(start, name, value)
    return Table(start)


@rule("N4.7", "N4.8")
def test_thumbs_down_are_worked_out_for_the_place_where_they_help_most():
    table = the_night(turns_left=1)
    table.answer(0, "code die=1")
    before = lockdown(table)
    assert before is not None
    assert (before.card, before.matched, before.vote) == (table.state.decks["experiment"][-1], True, None)
    table.answer(0, "end")
    voted = lockdown(table)
    assert voted is not None
    assert voted.matched
    choice = voted.vote
    assert choice is not None
    assert choice.place == "colony"
    coming = [
        next(place.coming for place in night.places if place.name == "colony") for night in (choice.up, choice.down)
    ]
    assert coming == [4, 1]
    assert choice.up.killed
    assert not choice.down.killed


@rule("U2.2")
def test_an_improvement_is_tried_out_while_a_token_is_put():
    table = the_night()
    assert built_choices(table, 0) == []
    table.answer(0, "play junk-or-advance@starting")
    table.answer(0, "option 2")
    found = {choice.card: choice for choice in built_choices(table, 0)}
    assert found["latrine@improvement"].waste.per == 15
    assert found["greenhouse@improvement"].waste.per == 10


def test_no_more_nights_are_tried_out_than_tell_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are most of what insight costs: one for each improvement, one for each place that zombies come to."""
    tried: list[Passed] = []

    def passed(*given: object) -> Passed:
        tried.append(Passed(*given))  # type: ignore[arg-type]
        return tried[-1]

    monkeypatch.setattr(choices, "Passed", passed)
    table = the_night()
    table.answer(0, "play junk-or-advance@starting")
    table.answer(0, "option 2")
    assert len(built_choices(table, 0)) == len(tried) == len(table.state.row)
    table = the_night(turns_left=1)
    table.answer(0, "code die=1")
    table.answer(0, "end")
    tried.clear()
    voted = lockdown(table)
    assert voted is not None
    assert voted.vote is not None
    assert len(tried) == 1 + sum(place.coming > 0 for place in voted.vote.up.places)
