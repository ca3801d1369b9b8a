"""A fold reads each event once, as its seat saw it, and begins anew where the story is another one."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from hivernage.fold import Fold
from hivernage.model.events import CardAdded, Event, Fetched, Kept, Moved, RoundBegan


class Diary(Fold):
    """What somebody wrote down."""

    def __init__(self, eyes: int | None = None) -> None:
        self.eyes = eyes
        self.begun = 0
        self.begin()

    def begin(self) -> None:
        super().begin()
        self.begun += 1
        self.lines: list[str] = []


@Diary.lesson
def _round(diary: Diary, event: RoundBegan) -> None:
    diary.lines.append(f"round {event.round}")


@Diary.lesson
def _got(diary: Diary, event: Kept | Fetched) -> None:
    diary.lines.append("something" if event.card is UNSET else event.card)


class LongDiary(Diary):
    """Somebody who writes of crises too."""


@LongDiary.lesson
def _added(diary: LongDiary, event: CardAdded) -> None:
    diary.lines.append(f"{event.seat} gave a card")


def story(*rounds: int) -> list[Event]:
    return [RoundBegan(round=n, left=9 - n) for n in rounds]


def test_lessons_are_known_by_the_types_of_events():
    assert set(Diary.lessons) == {RoundBegan, Kept, Fetched}
    assert Fold.lessons == {}


def test_there_is_one_lesson_for_a_kind():
    with pytest.raises(AssertionError, match="two lessons about RoundBegan"):

        @Diary.lesson
        def _again(diary: Diary, event: RoundBegan | Moved) -> None: ...

    Diary.lessons.pop(Moved, None)


def test_a_fold_inherits_lessons_and_keeps_its_own_to_itself():
    assert set(LongDiary.lessons) == {*Diary.lessons, CardAdded}
    assert CardAdded not in Diary.lessons


def test_each_event_is_read_once():
    diary, told = Diary(), story(1, 2)
    diary.read(told)
    told += story(3)
    diary.read(told)
    diary.read(told)
    assert diary.lines == ["round 1", "round 2", "round 3"]


@pytest.mark.parametrize("since", [(), (4,), (4, 5), (4, 5, 6)])
def test_where_something_was_taken_back_everything_is_read_anew(since: tuple[int, ...]):
    diary, told = Diary(), story(1, 2, 3)
    diary.read(told)
    diary.read([told[0], *story(*since)])
    assert diary.lines == ["round 1", *(f"round {n}" for n in since)]
    assert diary.begun == 3, "when it was made, for the first story and for the other one"


def test_what_is_known_first_is_known_again_after_a_new_beginning():
    diary, told = Diary(), story(1, 2)
    diary.read(told, lambda: diary.lines.append("the deal"))
    diary.read(told[:1], lambda: diary.lines.append("the deal"))
    diary.read(told[:1], lambda: diary.lines.append("not again"))
    assert diary.lines == ["the deal", "round 1"]


def test_events_are_taken_as_the_seat_saw_them():
    kept: list[Event] = [Kept(seat=1, place="school", private={1: {"card": "saw@school"}})]
    for eyes, line in ((1, "saw@school"), (0, "something"), (None, "something")):
        diary = Diary(eyes)
        diary.read(kept)
        assert diary.lines == [line]
