"""Intervals against values from the literature."""

import pytest

from hivernage.lab.intervals import difference, difference_within, mean, quantile, share


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    # R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share_is_wilsons(hits: int, of: int, low: float, high: float):
    found = share(hits, of)
    assert (found.low, found.high) == (low, high)
    assert found.share == pytest.approx(hits / of, abs=0.0001)


def test_a_share_and_its_complement_have_mirrored_intervals():
    some, others = share(7, 50), share(43, 50)
    assert some.low == pytest.approx(1 - others.high)
    assert some.high == pytest.approx(1 - others.low)


def test_of_nothing_everything_is_possible():
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)
    assert (mean([], -1).low, mean([], -1).high) == (-1, 1)


def test_the_interval_of_a_difference_is_newcombes():
    # The same author, 873-890, table II, method 10: 56 of 70 less 48 of 80
    found = difference(share(56, 70), share(48, 80))
    assert (found.mean, found.low, found.high) == (0.2, 0.0524, 0.3339)


def test_the_interval_of_a_mean_narrows_with_the_number_of_values():
    few, many = mean([0.0, 0.5, 1.0] * 10), mean([0.0, 0.5, 1.0] * 1000)
    assert few.mean == many.mean == 0.5
    assert few.low < many.low < 0.5 < many.high < few.high


def test_values_that_are_all_alike_are_not_certainty():
    found = mean([0.0] * 30, least=-1)
    assert (found.mean, found.low, found.high) == (0, -0.1, 0.1)


def test_an_interval_stays_where_values_can_lie():
    assert mean([0.0, 0.0, 0.0, 1.0]).low == 0


def test_quantiles():
    assert quantile(range(100), 0.5) == 50
    assert quantile(range(100), 0.99) == 99
    assert quantile([], 0.5) == 0


def test_a_difference_within_groups_compares_each_with_its_like():
    """All of the easy games have it, and half of them would do without; pooled it looks like far more."""
    easy, hard = (share(24, 30), share(8, 10)), (share(1, 10), share(3, 30))
    found = difference_within([easy, hard])
    assert found.of == 80
    assert found.mean == 0.0
    assert found.low < 0 < found.high
    assert difference(share(25, 40), share(11, 40)).low > 0


def test_a_group_without_one_of_the_two_says_nothing():
    both, alone = (share(5, 10), share(2, 10)), (share(9, 9), share(0, 0))
    assert difference_within([both, alone]) == difference(*both)
    assert difference_within([alone]).low == -1.0


def test_more_games_make_it_surer():
    few, many = [(share(5, 10), share(3, 10))] * 2, [(share(50, 100), share(30, 100))] * 2
    assert difference_within(few).low < 0 < difference_within(many).low
