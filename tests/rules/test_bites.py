"""Who lies bitten in a war."""

from hivernage.cards.effects import Kill
from hivernage.cards.targets import Survivors
from hivernage.rules.effects.interpret import run
from hivernage.rules.scope import Scope
from tests.cards.war_position import OURS, drive, set_up
from tests.rule import rule


@rule("W5")
def test_who_dies_of_something_else_lies_bitten_no_more() -> None:
    state = set_up()
    state.bitten = ["mike-cho", "maria-lopez"]
    drive(state, run(state, Kill(Survivors(named="mike-cho")), Scope(OURS)))
    assert state.bitten == ["maria-lopez"]
