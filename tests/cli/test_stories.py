"""The stories of the cards are read out at the table: of the main objective at the start, of a betrayal at the end."""

import pytest

from hivernage.cards.text import Lang
from hivernage.cli.words import Speech
from hivernage.words.tell import tell
from tests.rule import rule
from tests.rules.positions import base, new_table, run_text, set_up

LANGS: tuple[Lang, ...] = ("en", "fr")


def story(key: str, lang: Lang) -> str:
    card = base().cards[key]
    assert card.story
    return card.story[lang]


@rule("G13")
@pytest.mark.parametrize("lang", LANGS)
def test_the_game_begins_with_the_story_of_its_objective(lang: Lang):
    for key, card in base().mains.items():
        table = set_up(new_table(1, objective=card.id))
        told = "\n".join(tell(table.history, Speech(lang, base(), 0), aloud=True))
        assert told.count(story(key, lang)) == 1


@rule("G13.1")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("weapons", "read"), [(4, True), (3, False)])
def test_the_story_of_a_betrayal_is_read_out_when_its_owner_wins(lang: Lang, weapons: int, read: bool):
    cards = ", ".join(["lighter", "lighter", "switchblade", "switchblade"][:weapons])
    table = run_text(
        f"""
setup:
  step: colony
  food: 0
  morale: 1
  survivors: {{brian-lee: {{player: p2, cards: [{cards}]}}, mike-cho: p1, daniel-smith: p3}}
  objectives: {{p1: hunger, p2: trigger-happy, p3: loner}}
"""
    ).table
    for seat in range(3):
        told = "\n".join(tell(table.history, Speech(lang, base(), seat), aloud=True))
        assert (story("trigger-happy@betrayal", lang) in told) == read


@pytest.mark.parametrize("lang", LANGS)
def test_the_story_of_a_secret_objective_is_its_owners(lang: Lang):
    table = run_text(
        """
setup:
  step: colony
  food: 3
  tokens: 9
  survivors: {brian-lee: p1, mike-cho: p2, daniel-smith: p3}
  objectives: {p1: loner, p2: trigger-happy, p3: hunger}
expect: {over: objective, winners: [p1]}
"""
    ).table
    told = "\n".join(tell(table.history, Speech(lang, base(), 1), aloud=True))
    assert story("loner@secret", lang) not in told
    assert story("trigger-happy@betrayal", lang) not in told
