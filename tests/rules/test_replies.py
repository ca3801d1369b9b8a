"""An answer that a question doesn't take is refused with a rule, whatever the question."""

from __future__ import annotations

import random

import pytest

from hivernage.cards.load import load_packs
from hivernage.lab.probing import REPLIES
from hivernage.model.chance import key_from_seed
from hivernage.model.options import Options
from hivernage.model.question import Answer, Decision, IllegalAnswer, words
from hivernage.model.question_kinds import QUESTIONS
from hivernage.rules.asking import REFUSERS
from hivernage.rules.refusal import LANGS
from hivernage.rules.rulebook import chapters
from hivernage.table import AnsweredAlready, Table
from tests.cards.packs import LONG_NIGHT, ROSA, library_with
from tests.rule import rule
from tests.rules.positions import run_text

RULES = {rule_id for chapter in chapters() for rule_id in chapter.rules}

SEARCH = """
setup:
  survivors: {forest-plum: p1 gas-station}
  decks: {gas-station: [lighter, fuel, medicine]}
  noise: {gas-station: 3}
  dice: {p1: [5]}
play:
  - p1: search forest-plum die=5
"""
EXILE = """
setup:
  survivors:
    brian-lee: p2
    daniel-smith: p2
    maria-lopez: p2 school
    gabriel-diaz: p3 gas-station
    david-garcia: p3 gas-station
    jenny-clark: p1
  objectives: {p1: collector, p2: trigger-happy, p3: hunger}
play:
  - p1: exile p2
  - {p1: vote up, p2: vote down, p3: vote up}
"""
REQUEST = """
setup:
  hand: {p2: [fuel, medicine], p3: [food-1]}
play:
  - p1: request fuel
"""


def refused(table: Table, seat: int, answer: str, cites: str, english: str, french: str = "") -> None:
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(seat, answer)
    assert (caught.value.rule, caught.value.text()) == (cites, english)
    assert str(caught.value) == f"{english} ({cites})"
    if french:
        assert caught.value.text("fr").replace("\N{NARROW NO-BREAK SPACE}", " ") == french


def test_every_question_stands_under_a_rule() -> None:
    assert {form.rule for form in QUESTIONS.values()} <= RULES
    assert set(REFUSERS) | set(REPLIES) <= set(QUESTIONS)


@rule("A2.1", "A2.5", "A2.7")
def test_in_a_search() -> None:
    table = run_text(SEARCH).table
    refused(
        table,
        0,
        "keep medicine@gas-station",
        "A2.5",
        "You haven’t drawn “Medicine”.",
        "Vous n’avez pas pioché « Médicament ».",
    )
    table.answer(0, "noise")
    refused(
        table,
        0,
        "noise",
        "A2.1",
        "There is no empty noise space at the gas station.",
        "Il n’y a plus de case de bruit vide à la station-service.",
    )
    refused(table, 0, "dance", "A2", "“dance” doesn’t answer what is asked now.")
    refused(table, 0, "keep", "A2", "“keep” isn’t among the answers now.")
    calm = run_text(SEARCH.replace("noise: {gas-station: 3}", "noise: {}")).table
    calm.answer(0, "noise")
    calm.answer(0, "noise")
    refused(calm, 0, "noise", "A2.7", "There is no card left at the gas station to make noise for.")


@rule("E2.3", "E3.10", "F3.1")
def test_when_exiles_leave() -> None:
    table = run_text(EXILE).table
    refused(table, 1, "survivor maria-lopez", "E2.3", "Maria Lopez isn’t in the colony.")
    refused(table, 1, "survivor jenny-clark", "G1", "Jenny Clark isn’t one of your survivors.")
    table.answer(1, "survivor brian-lee")
    full = "There is no free survivor space at the gas station."
    refused(table, 1, "place gas-station", "F3.1", full)
    refused(table, 1, "place colony", "E3.10", "Survivors of an exiled player may not enter the colony.")
    refused(table, 1, "place cellar", "G10", "There is no place “cellar”.")


@rule("F5", "F5.1")
def test_when_asked_for_a_card() -> None:
    table = run_text(REQUEST).table
    starting = table.state.players[1].hand
    fuel, medicine = (next(key for key in starting if key.startswith(face)) for face in ("fuel", "medicine"))
    refused(table, 1, f"give {medicine}", "F5", "“Medicine” isn’t what was asked for.")
    refused(table, 2, f"give {fuel}", "F5.1", "“Fuel” isn’t in your hand.")
    table.state.players[1].locked = [fuel]
    table._legal.clear()
    refused(table, 1, f"give {fuel}", "T1", "“Fuel” can’t be used before the next round.")
    table.state.players[1].locked = []
    for survivor in table.state.group(0):
        survivor.moved = True
    table._legal.clear()
    refused(table, 1, f"give {fuel}", "F5", "“Fuel” couldn’t be played now by whoever asks for it.")


@rule("V1.1")
def test_in_a_vote() -> None:
    table = run_text(EXILE[: EXILE.index("  - {p1: vote up")]).table
    refused(table, 1, "pass", "V1.1", "Vote up or down; nobody may abstain.")
    question = table.questions[0].id
    table.decide(Decision(question, 1, ("vote", "down")))
    with pytest.raises(AnsweredAlready) as caught:
        table.decide(Decision(question, 1, ("vote", "up")))
    assert (caught.value.rule, str(caught.value)) == ("V1", "You have answered that already. (V1)")


def test_an_action_that_lacks_words() -> None:
    table = run_text(REQUEST[: REQUEST.index("play:")]).table
    refused(table, 0, "request", "R7.1", "“request” isn’t a whole action yet.")


@rule("F8.1")
def test_a_stored_card_is_not_taken_back() -> None:
    """Where a card lets somebody take cards, one that lies on the main objective isn't among them."""
    table = Table.new(Options(players=3), load_packs("base"), key_from_seed(1))
    state = table.state
    state.colonies[0].stored = ["medicine@hospital"]
    refuser = REFUSERS["retrieve"]
    found = refuser(state, table.questions[0], 0, words("take medicine@hospital"))
    assert found is not None
    assert (found.rule, found.text()) == ("F8.1", "“Medicine” lies on the main objective and stays there.")


DISCARD = """
setup:
  survivors: {sparky: p1, rosa-blum: p1}
  crossroads: long-night
  hand: {p1: [food-1, fuel, medicine]}
chance: [blank]
play:
  - p1: move sparky school
"""


@rule("F1", "T1")
def test_when_a_card_is_to_be_discarded() -> None:
    library = library_with(LONG_NIGHT + "  effect: {do: discard, symbol: food}\n", ROSA)
    table = run_text(DISCARD, library).table
    food, fuel, _ = table.state.players[0].hand
    refused(table, 0, "keep", "T1", "“keep” doesn’t answer what is asked now.")
    refused(table, 0, "discard lighter@gas-station", "F1", "“Lighter” isn’t in your hand.")
    refused(table, 0, f"discard {fuel}", "T1", "“Fuel” isn’t a card of the symbol asked for.")
    refused(table, 0, f"discard {food} now", "T1", f"“discard {food} now” isn’t among the answers now.")
    table.state.players[0].locked = [food]
    table._legal.clear()
    refused(table, 0, f"discard {food}", "T1", "“Food 1” can’t be used before the next round.")


EQUIP = """
setup:
  survivors: {sparky: p1, brian-lee: p2}
  hand: {p2: [hammer]}
play:
  - p1: request tool
  - {p2: give hammer}
"""


@rule("F5.3")
def test_when_a_card_that_was_given_is_put_on() -> None:
    table = run_text(EQUIP).table
    (hammer,) = table.questions[0].args
    refused(table, 0, f"equip {hammer} brian-lee", "F5.3", "Brian Lee isn’t one of your survivors.")
    refused(table, 0, "pass", "F5.3", "“pass” doesn’t answer what is asked now.")


MUGGING = """
setup:
  step: start-turn
  survivors: {brian-lee: p1 school, mike-cho: p2 school}
  exiled: [p2]
  hand: {p1: [fuel, junk, medicine], p2: [food-1]}
  crossroads: mugging
play: []
"""
ADDICTION = """
setup:
  step: start-turn
  survivors: {brian-lee: {player: p1, cards: [addiction], wounds: 1}}
  hand: {p1: [fuel]}
play: []
"""
CROWDED = """
setup:
  survivors: {brian-lee: p1 library, daniel-smith: p1 library}
  helpless: 20
  hand: {p1: [fuel]}
  crossroads: car-crash
play:
  - p1: move brian-lee school fuel
"""


@rule("X3")
def test_a_closed_option_says_what_it_needs() -> None:
    table = run_text(MUGGING).table
    both = "you have at least 1 weapon card in hand or your survivors have at least 1 weapon card equipped"
    refused(table, 0, "option 3", "X3", f"This is possible only if {both}.")
    refused(table, 0, "option 4", "X3", "The options go from 1 to 3.")


@rule("X3")
def test_a_closed_option_counts_what_is_there() -> None:
    table = run_text(ADDICTION).table
    refused(
        table,
        0,
        "option 1",
        "X3",
        "This is possible only if you have at least 1 medicine card in hand. Now: 0.",
        "Possible seulement si vous avez au moins 1 carte médicament en main. Actuellement : 0.",
    )
    refused(table, 0, "option 2", "X3", "This is possible only if you have at least 1 unused die. Now: 0.")


@rule("X3")
def test_a_closed_option_says_where_there_is_no_room() -> None:
    table = run_text(CROWDED).table
    french = "Il faut une case de survivant vide à la colonie. Actuellement : 0."
    refused(table, 0, "option 1", "X3", "This needs a free survivor space at the colony. Now: 0.", french)


# In every game


def wrong_answers(answers: list[Answer], table: Table, choose: random.Random) -> list[Answer]:
    things = [*table.state.survivors, *table.state.places, *table.state.players[0].hand, "die=6", "p1", "2", "nonsense"]
    wrong: list[Answer] = [(), ("nonsense",), ("take", choose.choice(things))]
    for answer in choose.sample(answers, min(4, len(answers))):
        changed = (*answer[:-1], choose.choice(things))
        wrong += [answer[:1], changed, (answer[0], *choose.sample(things, 2)), (*answer, "now")]
    return [answer for answer in wrong if answer not in answers]


def test_every_refusal_names_a_rule_and_says_why() -> None:
    choose = random.Random(4)
    seen = set()
    for seed in range(8):
        table = Table.new(Options(players=2 + seed % 4), load_packs("base"), key_from_seed(seed))
        while not table.over:
            for question in table.questions:
                for seat in question.seats:
                    answers = table.legal(question, seat)
                    if question.kind != "action" or choose.random() < 0.1:
                        seen.add(question.kind)
                        for answer in wrong_answers(answers, table, choose):
                            check(table, Decision(question.id, seat, answer))
            question = next(q for q in table.questions if q.wait != "never")
            seat = question.seats[0]
            table.decide(Decision(question.id, seat, choose.choice(table.legal(question, seat))))
    assert len(seen) > 12


def check(table: Table, decision: Decision) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        table.decide(decision)
    check_words(caught.value)


SAID: set[tuple[str, str]] = set()


def check_words(error: IllegalAnswer) -> None:
    """Sentences are looked at once: to make one takes longer than to find the reason."""
    known = error.rule, error.refusal.reason_id
    if known in SAID:
        return
    SAID.add(known)
    assert error.rule in RULES
    english, french = (error.text(lang) for lang in LANGS)
    assert english.endswith((".", "?"))
    assert french.endswith((".", "?"))
    assert english != french
