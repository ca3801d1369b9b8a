"""Where two French words meet: the cases of `words_that_meet.json`, which `web/src/i18n/french.test.ts` reads too."""

import json
from pathlib import Path

import pytest

from hivernage.french import contract, join
from hivernage.messages import Messages

CASES = json.loads(Path(__file__).with_name("words_that_meet.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("word", "phrase", "together"), CASES)
def test_a_small_word_before_a_name(word: str, phrase: str, together: str):
    assert join(word, phrase) == together


@pytest.mark.parametrize(
    ("loose", "fused"),
    [
        ("de le poste de police", "du poste de police"),
        ("De les zombies", "Des zombies"),
        ("à le joueur", "au joueur"),
        ("de la colonie et de l’école", "de la colonie et de l’école"),
        ("chaque fois que un zombie", "chaque fois qu’un zombie"),
        ("le groupe de Olivia Brown et de Harman Brooks", "le groupe d’Olivia Brown et de Harman Brooks"),
        ("Lorsque Olivia", "Lorsqu’Olivia"),
        ("si il y a", "s’il y a"),
        ("si elle", "si elle"),
        ("de 8 zombies", "de 8 zombies"),
        ("donnez-le à Mike", "donnez-le à Mike"),
    ],
)
def test_a_generated_sentence(loose: str, fused: str):
    assert contract(loose) == fused


def test_messages_join_what_they_are_told_and_leave_the_rest(tmp_path: Path):
    folder = tmp_path / "fr"
    folder.mkdir()
    (folder / "it.ftl").write_text(
        "turn = Tour { DE($name) } : { $text }\nwho = { $name }\nsay = { QUE(who) }", "utf-8"
    )
    messages = Messages(tmp_path)
    assert messages.say("fr", "turn", {"name": "Alix", "text": "de Alix"}) == "Tour d’Alix : de Alix"
    assert messages.say("fr", "say", {"name": "Élise"}) == "qu’Élise"
    with pytest.raises(ValueError, match="turn"):
        messages.say("fr", "turn", {"text": ""})
