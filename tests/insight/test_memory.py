"""The memory aid: what a seat has seen, given and put under decks."""

from __future__ import annotations

from hivernage.insight.memory import Memory, memory
from hivernage.knowledge import knowledge
from hivernage.table import Table
from tests.laws.games import new_table
from tests.rules.positions import set_up


def morning() -> Table:
    return set_up(new_table(3, 3, objective="eight-weeks-of-darkness"))


def of(table: Table, seat: int) -> Memory:
    return memory(table.history, knowledge(table, seat))


def searcher(table: Table) -> str:
    """One of the active player's stands at the library with a good die."""
    state = table.state
    survivor = state.group(state.lane.seat)[0]
    survivor.place = "library"
    state.players[state.lane.seat].dice = [6]
    table._legal.clear()
    return survivor.id


def test_cards_put_under_a_deck_are_remembered_by_place():
    table = morning()
    seat, name = table.state.lane.seat, searcher(table)
    first, second = table.state.places["library"].deck[-1], table.state.places["library"].deck[-2]
    table.answer(seat, f"search {name} die=6")
    table.answer(seat, "noise")
    table.answer(seat, f"keep {second}")
    mine, other = of(table, seat), of(table, (seat + 1) % 3)
    assert [(put.round, put.deck, put.cards) for put in mine.put_under] == [(1, "library", [first])]
    deck = next(deck for deck in mine.decks if deck.deck == "library")
    assert [(card.card, card.depth, card.height) for card in deck.placed] == [(first, deck.size, 1)]
    assert [sight.cards for sight in mine.seen if sight.what == "looked"] == [[first], [second]]
    assert not other.put_under
    assert not [deck for deck in other.decks if deck.deck == "library"]


def test_what_one_gave_to_a_crisis_and_what_became_of_it():
    table = morning()
    seat = table.state.lane.seat
    card = table.state.players[seat].hand[0]
    table.answer(seat, f"add {card}")
    (crisis,) = of(table, seat).crises
    assert (crisis.card, crisis.mine, crisis.laid, crisis.outcome) == (table.state.crisis, [card], {seat: 1}, "")
    assert of(table, (seat + 1) % 3).crises[0].mine == []
    assert of(table, (seat + 1) % 3).crises[0].laid == {seat: 1}
    table.state.turns_left = 1
    table.answer(seat, "end")
    done = of(table, seat).crises[0]
    assert (done.cards, done.need, done.outcome) == ([card], 3, "failed")


def test_the_guard_remembers_the_card_and_others_do_not():
    table = morning()
    guard = table.state.lane.guard
    (held,) = of(table, guard).guarded
    assert (held.turn_of, held.card, held.fired) == (table.state.lane.seat, table.state.lane.crossroads, False)
    assert not of(table, table.state.lane.seat).guarded
    table.answer(table.state.lane.seat, "end")
    deck = next(deck for deck in of(table, guard).decks if deck.deck == "crossroads")
    assert [(card.card, card.height) for card in deck.placed] == [(held.card, 1)]


def test_cards_that_change_hands_are_known_to_the_two():
    table = morning()
    state = table.state
    thief, victim = state.lane.seat, (state.lane.seat + 1) % 3
    attacker, target = state.group(thief)[0].id, state.group(victim)[0].id
    state.players[thief].dice = [6]
    state.forced = [1] * 50
    table._legal.clear()
    table.answer(thief, f"attack {attacker} {target} die=6")
    (got,), (gave,) = of(table, thief).got, of(table, victim).gave
    assert (got.how, got.seat, gave.seat, got.card) == ("stolen", victim, thief, gave.card)
    assert of(table, victim).hands == {thief: [gave.card]}
    assert not of(table, 3 - thief - victim).hands


def test_a_story_that_begins_in_the_middle_of_a_round():
    table = morning()
    later = Table(table.turn_base)
    seat = later.state.lane.seat
    later.answer(seat, f"add {later.state.players[seat].hand[0]}")
    assert of(later, seat).crises[0].card == ""
    later.state.turns_left = 1
    crisis = later.state.crisis
    later.answer(seat, "end")
    assert of(later, seat).crises[0].card == crisis
