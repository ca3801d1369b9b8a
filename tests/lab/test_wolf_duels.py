"""How two kinds of bots sit at a war with a lone wolf."""

from __future__ import annotations

from collections import Counter

from hivernage.lab.contests import teams


def test_each_kind_has_each_colony_and_is_each_wolf() -> None:
    seatings = teams("calm", "wild", 7, wolf=2)
    assert len(set(seatings)) == 4
    assert Counter(seating[2] for seating in seatings) == {"calm": 2, "wild": 2}
    for seating in seatings:
        others = seating[:2] + seating[3:]
        assert others[0] != others[1]
        assert others == others[:2] * 3


def test_without_a_wolf_there_are_two_seatings() -> None:
    assert teams("calm", "wild", 4) == [("calm", "wild") * 2, ("wild", "calm") * 2]
