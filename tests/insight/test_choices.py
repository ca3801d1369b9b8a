"""What a vote on a lockdown and an improvement would change tonight."""

from hivernage.insight.choices import built_choices, lockdown_choice
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
    assert lockdown_choice(table) is None
    table.answer(0, "end")
    choice = lockdown_choice(table)
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
    found = {choice.card: choice.tonight for choice in built_choices(table, 0)}
    assert found["latrine@improvement"].waste.per == 15
    assert found["greenhouse@improvement"].waste.per == 10
