"""Which cards a war of two colonies is played with."""

from hivernage.cards.load import load_packs
from hivernage.cards.playing import in_play
from hivernage.model.options import BOX_NAMES, Options
from tests.rule import rule


@rule("W1.3", "W2.5")
def test_secret_objectives_that_need_a_module_stay_out_of_a_war():
    objectives = in_play(load_packs(*BOX_NAMES), Options(players=4, box="warring-colonies")).decks["secret"]
    assert len(objectives) == 34
    assert not {"justice@secret", "us-or-them@secret"} & {*objectives}
