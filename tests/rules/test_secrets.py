"""What only some players may learn."""

from hivernage.model.ids import SPECTATOR
from hivernage.rules.actions import ACTIONS
from hivernage.rules.why_not import why_not
from hivernage.table import Table
from hivernage.views import view
from tests.rule import rule
from tests.rules.positions import as_seen, new_table, run_text

ATTACK = """
setup:
  survivors: {ashley-ross: p1 school, mike-cho: p2 school}
  hand: {p2: [fuel]}
  dice: {p1: [3]}
chance: [1, 1]
play:
  - p1: attack ashley-ross mike-cho die=3
"""
SEARCH = """
setup:
  survivors: {forest-plum: p1 gas-station}
  decks: {gas-station: [lighter, fuel, medicine]}
  dice: {p1: [5]}
play:
  - p1: search forest-plum die=5
  - p1: noise
  - p1: keep fuel
"""
FOREIGN_BACK = SEARCH.replace(" fuel", " fuel@hospital")
FETCH = """
setup:
  survivors: {talia-jones: p1, mike-cho: p2}
  decks: {gas-station: [lighter, fuel, medicine]}
  step: start-turn
  crossroads: talia-jones
play:
  - p1: option 1
  - p1: place gas-station
  - p1: take fuel
  - p1: enough
"""
FETCHED_FOREIGN_BACK = FETCH.replace(" fuel", " fuel@hospital")
CRISIS = """
setup:
  hand: {p1: [fuel@library, junk@school]}
  crisis: fuel-shortage
play:
  - p1: add fuel
  - p1: add junk
"""
GIVERS = """
setup:
  crisis: fuel-shortage
  crisis_pile: {p1: [fuel@library], p2: [junk@school]}
  crisis_pile_seen: {p2: [lighter@gas-station]}
"""
CROSSROADS = """
setup:
  step: start-turn
  crossroads: horde
play:
  - p1: end
"""


@rule("A1.7")
def test_a_stolen_card_is_seen_by_the_two_concerned():
    events = run_text(ATTACK).events
    for seat, sees in [(0, True), (1, True), (2, False), (SPECTATOR, False)]:
        (facts,) = as_seen(events, seat, "stolen")
        assert ("card" in facts) == sees
        assert "fuel" not in str(facts) or sees


@rule("A2.6")
def test_only_the_searcher_sees_the_drawn_cards():
    events = run_text(SEARCH).events
    for kind in ("looked", "kept", "put-under"):
        for seat, sees in [(0, True), (1, False), (2, False), (SPECTATOR, False)]:
            for facts in as_seen(events, seat, kind):
                assert ("lighter" in str(facts) or "fuel" in str(facts)) == sees


@rule("F2.3", "G6.3")
def test_cards_added_to_a_crisis_show_their_number_and_backs_only():
    outcome = run_text(CRISIS)
    events = outcome.events
    for seat in (1, 2, SPECTATOR):
        assert "fuel@library" not in str(view(outcome.table, seat))
        seen = as_seen(events, seat, "added")
        assert [(facts["pile"], facts["back"]) for facts in seen] == [(1, "library"), (2, "school")]
        assert "fuel" not in str(seen)
        assert "junk" not in str(seen)


@rule("F2.3", "G6.3")
def test_everybody_saw_who_gave_which_back_and_the_giver_knows_the_face():
    table = run_text(GIVERS).table
    for seat in (0, 1, 2, SPECTATOR):
        colony = view(table, seat).colonies[0]
        laid = list(zip(colony.crisis_pile, colony.crisis_givers, strict=True))
        assert laid == [("@library", 0), ("@school", 1), ("lighter@gas-station", 1)]
    mine, other = view(table, 0).mine, view(table, 2).mine
    assert mine is not None
    assert other is not None
    assert (mine.given, other.given) == (["fuel@library"], [])


@rule("G6.3")
def test_backs_in_hands_are_known_and_faces_are_not():
    table = run_text("setup: {hand: {p1: [fuel@library, junk@school]}}\n").table
    for seat in (1, 2, SPECTATOR):
        shown = str(view(table, seat))
        assert "@library" in shown
        assert "@school" in shown
        assert "fuel@library" not in shown
        assert "junk@school" not in shown


@rule("F5")
def test_an_offer_that_is_not_taken_returns_unseen():
    text = """
setup: {hand: {p2: [food-1], p3: [food-3]}}
play:
  - p1: request food
  - {p3: give food-3, p2: give food-1}
"""
    table = run_text(text).table
    for seat in (0, 1, SPECTATOR):
        assert "food-3" not in str(view(table, seat))
    table.answer(0, "take p2")
    for seat in (0, 1, SPECTATOR):
        assert "food-3" not in str(view(table, seat))
        assert all("food-3" not in str(event.seen_by(seat).facts) for event in table.history)


@rule("X1", "R5", "X4")
def test_only_the_player_on_the_right_sees_the_crossroads_card():
    outcome = run_text(CROSSROADS)
    drawn, again = (as_seen(outcome.events, seat, "crossroads-drawn")[0] for seat in (2, 1))
    assert drawn["guard"] == again["guard"] == 2
    assert drawn["card"] == "horde@crossroads"
    assert "card" not in again
    assert all("horde" not in str(facts) for facts in as_seen(outcome.events, 1, "crossroads-under"))


@rule("C3.1")
def test_contributed_cards_are_shuffled_before_the_reveal():
    text = """
setup:
  step: colony
  rounds_left: 1
  food: 3
  crisis: fuel-shortage
  crisis_pile: [fuel, junk, medicine, food-1, lighter, hammer]
"""
    laid_down = run_text(text).table.start
    orders: set[str] = set()
    for seed in range(12):
        state = laid_down.copy()
        state.forced, state.key = None, bytes([seed]) * 32
        (facts,) = as_seen(Table(state).history, 0, "crisis-resolved")
        orders.add(str(facts["cards"]))
    assert len(orders) > 6


@rule("E1.1")
def test_the_exiled_objective_is_secret():
    text = """
setup:
  survivors: {brian-lee: p2 school}
  objectives: {p1: collector, p2: trigger-happy, p3: hunger}
  decks: {exiled: [crafty]}
play:
  - p1: exile p2
  - {p1: vote up, p2: vote down, p3: vote up}
"""
    events = run_text(text).events
    assert as_seen(events, 1, "exiled-objective") == [{"seat": 1, "card": "crafty@exiled"}]
    assert as_seen(events, 0, "exiled-objective") == [{"seat": 1}]


@rule("S2.3")
def test_a_secret_objective_is_shown_to_nobody_else():
    table = new_table(9)
    mine = table.state.players[0].objective
    assert all(mine not in str(event.seen_by(1).facts) for event in table.history)


@rule("K1.2")
def test_the_dead_stay_on_view():
    text = """
setup:
  survivors: {brian-lee: {player: p1, wounds: 2}, mike-cho: p1}
  leaders: {p1: mike-cho}
chance: [wound]
play:
  - p1: move brian-lee school
"""
    table = run_text(text).table
    assert "brian-lee" in str(view(table, 2))
    assert [lost.name for lost in table.state.lost] == ["brian-lee"]


@rule("T5")
def test_nobody_can_show_a_hidden_card_whoever_s_turn_it_is():
    table = new_table(4)
    for seat in range(3):
        table.answer(seat, table.legal(table.questions[0], seat)[0])
    for player in table.state.players:
        refusal = why_not(table.state, player.seat, ("show", player.hand[0]))
        assert refusal is not None
        assert refusal.rule == "T5"
    assert "show" not in ACTIONS


@rule("A2.5", "A2.6")
def test_a_card_of_another_place_shows_its_back_when_it_comes_to_a_hand() -> None:
    """So whoever imagines which of the cards was kept knows as much as who sits at the table."""
    own, foreign = (run_text(text).events[-2] for text in (SEARCH, FOREIGN_BACK))
    assert (own.kind, own.seen_by(1).facts["back"], own.reveal) == ("kept", "", False)
    assert (foreign.kind, foreign.seen_by(1).facts["back"], foreign.reveal) == ("kept", "hospital", True)
    assert "card" not in foreign.seen_by(1).facts


@rule("X5", "LW7.2")
def test_a_card_of_another_place_shows_its_back_when_it_is_taken_out_of_a_deck() -> None:
    own, foreign = (
        next(event for event in run_text(text).events if event.kind == "fetched")
        for text in (FETCH, FETCHED_FOREIGN_BACK)
    )
    assert (own.seen_by(1).facts["back"], own.reveal) == ("", False)
    assert (foreign.seen_by(1).facts["back"], foreign.reveal) == ("hospital", True)
    assert "card" not in foreign.seen_by(1).facts
