"""Abilities that look at hidden cards: who gets to see them, and who only hears of it."""

from tests.rules.positions import as_seen, run_text


def test_annaleigh_chan_alone_sees_the_card() -> None:
    events = run_text("""
setup:
  survivors: {annaleigh-chan: p1}
  hand: {p2: [fuel, food-1]}
chance: [2]
play:
  - p1: use annaleigh-chan annaleigh-chan
""").events
    (mine,) = as_seen(events, 0, "hand-seen")
    assert mine["cards"] == ["fuel@starting"]
    for seat in (1, 2):
        (theirs,) = as_seen(events, seat, "hand-seen")
        assert theirs == {"seat": 0, "of": 1, "whole": False}


def test_gray_beard_and_his_victim_see_the_card_the_others_its_back() -> None:
    events = run_text("""
setup:
  survivors: {gray-beard: p1}
  hand: {p2: [fuel@library]}
chance: [1]
play:
  - p1: use gray-beard gray-beard
""").events
    seen = [as_seen(events, seat, "stolen")[0] for seat in (0, 1, 2)]
    assert [facts.get("card") for facts in seen] == ["fuel@library", "fuel@library", None]
    assert seen[2] == {"seat": 0, "victim": 1, "back": "library"}


def test_sophie_robinson_alone_sees_the_top_card() -> None:
    events = run_text("""
setup:
  survivors: {sophie-robinson: p1}
  decks: {hospital: [medicine, fuel]}
play:
  - p1: use sophie-robinson sophie-robinson
""").events
    assert [as_seen(events, seat, "peeked")[0].get("cards") for seat in (0, 1, 2)] == [
        ["medicine@hospital"],
        None,
        None,
    ]
    assert as_seen(events, 1, "peeked") == [{"seat": 0, "deck": "hospital"}]


def test_talia_jones_alone_sees_the_crises_and_their_order() -> None:
    events = run_text("""
setup:
  survivors: {talia-jones: p1}
  decks: {crisis: [despair, illness, rats]}
play:
  - p1: use talia-jones talia-jones
  - p1: swap
""").events
    cards = ["despair@crisis", "illness@crisis"]
    assert [as_seen(events, seat, "peeked")[0].get("cards") for seat in (0, 1, 2)] == [cards, None, None]
    assert [as_seen(events, seat, "arranged")[0].get("swapped") for seat in (0, 1, 2)] == [True, None, None]


def test_everybody_sees_what_gabriel_diaz_turns_up() -> None:
    events = run_text("""
setup:
  survivors: {gabriel-diaz: p1 school}
  decks: {school: [food-1, outsider-2, junk, fuel, medicine]}
play:
  - p1: use gabriel-diaz gabriel-diaz
  - p1: take outsider-2
""").events
    for seat in (0, 1, 2):
        (facts,) = as_seen(events, seat, "dug")
        assert [key.partition("@")[0] for key in facts["cards"]] == ["food-1", "outsider-2", "junk", "fuel"]  # type: ignore[attr-defined]
        assert as_seen(events, seat, "took") == [{"seat": 0, "card": "outsider-2@school"}]
