"""Small pieces of rules that only show when two seats act at once: each taken by itself."""

from __future__ import annotations

import pytest

from hivernage.model.parts import Standing
from hivernage.model.question import Gone
from hivernage.rules import crossroads, exposure
from hivernage.rules.crossroads import Moment
from hivernage.rules.effects import people
from tests.laws import pairs
from tests.rule import rule


@rule("D3", "T3.1")
def test_a_ward_for_somebody_who_is_gone_spares_nobody() -> None:
    """So the bite goes on to the next one."""
    state = pairs.board(2)
    state.take_turns(0)
    state.act_in(0)
    state.standing = [Standing(pairs.ward_node(state), "turn", state.turn + 1)]
    bitten = state.group(1)[0].id
    asking = exposure._is_warded(state, bitten)
    assert next(asking).kind == "ward"
    with pytest.raises(StopIteration) as end:
        asking.throw(Gone())
    assert end.value.value is False


@rule("W4.6", "D3")
def test_what_another_has_healed_meanwhile_is_not_healed_again() -> None:
    state = pairs.board(2)
    state.take_turns(0)
    state.act_in(0)
    patient = state.group(0)[0]
    patient.wounds, patient.frostbite = 1, 1
    asking = people._heal_some(state, 0, patient, 2, ("wound", "frostbite"))
    question = next(asking)
    assert question.options == (("heal", "wound"), ("heal", "frostbite"))
    patient.frostbite = 0
    assert question.live is not None
    assert question.live.answers() == (("heal", "wound"),)
    with pytest.raises(StopIteration):
        asking.send({0: ("heal", "wound")})
    assert (patient.wounds, patient.frostbite) == (0, 0)


@rule("W4.1", "X1")
@pytest.mark.parametrize(
    ("moments", "said"),
    [
        ((), False),
        ((Moment("moved"),), False),
        ((Moment("said", "yawn"),), True),
        ((Moment("moved"), Moment("said")), True),
    ],
)
def test_a_look_at_triggers_knows_whether_the_guard_said_something(moments: tuple[Moment, ...], said: bool) -> None:
    state = pairs.board(2)
    state.take_turns(0)
    state.act_in(0)
    state.audit = []
    for _ in crossroads.watch(state, *moments):
        pass
    assert [look.said for look in state.audit] == [said]
