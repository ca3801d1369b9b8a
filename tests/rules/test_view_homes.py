"""Where people live, as a seat sees it, on a board with two homes."""

from __future__ import annotations

import pytest

from hivernage.model.board import COLONY
from hivernage.view_homes import colony_of, home_of, homes_of, is_home, is_meant, outside_of
from hivernage.views import View, view
from tests.laws.pairs import DEN, arena


def seen_by(seat: int) -> View:
    """Even seats live in the colony, odd ones in the den."""
    return view(arena(1, players=4, homes=2), seat)


def meant(where: str | None, looks: int, seat: int | None = None) -> list[str]:
    seen = seen_by(looks)
    return [place.name for place in seen.places if is_meant(seen, where, place.name, seat)]


def test_each_lives_in_one_of_the_homes() -> None:
    seen = seen_by(0)
    assert homes_of(seen) == (COLONY, DEN)
    assert [home_of(seen, seat) for seat in range(4)] == [COLONY, DEN, COLONY, DEN]
    assert colony_of(seen, -1).place == COLONY
    assert [is_home(seen, place) for place in (COLONY, DEN, "school")] == [True, True, False]
    assert sorted((*outside_of(seen), COLONY, DEN)) == sorted(place.name for place in seen.places)


@pytest.mark.parametrize("where", [None, "everywhere"])
def test_a_card_that_names_no_place_means_all(where: str | None) -> None:
    assert meant(where, 0) == [place.name for place in seen_by(0).places]


def test_a_card_means_one_place_or_all_outside() -> None:
    assert meant("school", 0) == ["school"]
    assert meant("non-colony", 1) == list(outside_of(seen_by(1)))


@pytest.mark.parametrize(("looks", "seat", "home"), [(0, None, COLONY), (1, None, DEN), (0, 3, DEN), (1, 2, COLONY)])
def test_the_colony_of_a_card_is_the_home_of_whom_it_is_about(looks: int, seat: int | None, home: str) -> None:
    assert meant("colony", looks, seat) == [home]
