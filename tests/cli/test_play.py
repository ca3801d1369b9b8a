"""The text game: whole games, commands, short forms, refusals, saving, and nothing that is hidden."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hivernage.cards.library import Library
from hivernage.cards.load import read_once
from hivernage.cli import main
from hivernage.cli.words import Speech
from hivernage.saves import load


@cache
def library() -> Library:
    return read_once("base")


def play(*lines: str, **options: object) -> Result:
    """What a player sees who types these lines and then leaves, in company that asks for nothing before their turn."""
    arguments = {"seed": 3, "lang": "en", "bot": "casual", **options}
    words = [word for name, value in arguments.items() for word in (f"--{name}", str(value))]
    return CliRunner().invoke(main, ["play", *words], input="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_first_answers_and_ending_turns(players: int, lang: str):
    """`end` is no answer to most questions and is explained; then the first answer is given."""
    result = play(*["end", "1"] * 400, players=players, lang=lang, bot="regular")
    assert result.exit_code == 0, result.output
    assert {"en": "The game is over", "fr": "La partie est finie"}[lang] in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_war_by_first_answers_and_passing(lang: str):
    """`pass` ends the moves, `end` the actions; what is asked of who isn't to move can wait."""
    lines = ["wait", "pass", "end", "1"] * 300
    result = play(*lines, box="warring-colonies", players=4, lang=lang)
    assert result.exit_code == 0, result.output[-2000:]
    assert {"en": "The game is over", "fr": "La partie est finie"}[lang] in result.output


def test_a_whole_evening_with_all_modules():
    result = play(*["end", "1"] * 400, box="long-night", modules="all", players=3)
    assert result.exit_code == 0, result.output[-2000:]
    assert "The game is over" in result.output


def test_stops_politely_when_the_input_ends():
    result = play()
    assert result.exit_code == 0
    assert result.output.endswith("You leave the table. Until next time!\n")


def test_quit_leaves():
    assert "Until next time" in play("1", "quit").output
    assert "À la prochaine" in play("1", "quitter", lang="fr").output


def test_shows_the_position_and_what_is_mine():
    output = play("1").output
    for text in ("Morale 6", "Crisis:", "Objective: We Need More Samples", "0/9", "police station", "Your hand (5)"):
        assert text in output
    assert "Secret objective:" in output
    assert "> Player 1 (you)" in output
    assert "[move ashley-ross …]" in output


def test_answers_by_number_key_and_short_form():
    told = "Talia Jones goes from the colony to the school"
    assert told in play("1", "move talia-jones school").output
    assert told in play("1", "mo tal sch").output
    assert told in play("1", "MOVE Talia School").output
    assert "Talia Jones va de la colonie à l’école" in play("1", "aller talia ecole", lang="fr").output
    assert "You lead Ashley Ross and Janet Taylor" in play("2").output


def test_several_answers_that_fit_are_listed():
    output = play("1", "move ash").output
    assert "12 answers fit. Which one?" in output
    assert "move ashley-ross gas-station" in output


def test_what_is_impossible_is_explained_with_its_rule():
    assert "A2.3" in play("1", "why search").output
    assert "A2.3" in play("1", "search ashley 5").output
    assert "A2.3" in play("1", "pourquoi fouiller ashley", lang="fr").output
    assert "Not possible" in play("1", "exile p1").output
    assert "S7" in play("why move").output


def test_what_is_possible_is_said_to_be():
    assert "It is possible: number" in play("1", "why move ashley school").output
    assert "Why what?" in play("1", "why").output


@pytest.mark.parametrize(
    "line", ["frobnicate", "999", "-1", "move", "why frobnicate", "card zzzzqq", "log x", "\x00", "é" * 500]
)
def test_nonsense_is_answered_and_changes_nothing(line: str):
    result = play("1", line, "board")
    assert result.exit_code == 0, result.output
    assert "Until next time" in result.output


def test_commands_show_things():
    output = play("1", "?", "menu", "keys", "me", "hand", "board", "card shotgun", "log", "log 3", "log all").output
    assert "take your last decision back" in output
    assert "move ashley-ross school" in output
    assert "FN SLP Shotgun" in output
    assert "Shuffled: the survivor deck." in output


def test_cards_are_found_by_a_part_of_their_name():
    assert "Did you mean: ashley-ross" in play("1", "card ashlei-ros").output
    assert "Fusil à pompe" in play("1", "carte fusil a pompe", lang="fr").output


def test_undo_takes_back_what_nobody_learnt_from():
    output = play("1", "add medicine", "undo", "add medicine").output
    assert "Taken back." in output
    assert output.count("You add Medicine to the crisis, face down: 1 there now.") == 2


def test_undo_refuses_what_was_learnt():
    assert "can’t be taken back" in play("1", "move ashley school", "undo").output


def test_saving_and_going_on(tmp_path: Path):
    file = tmp_path / "winter.json"
    first = play("1", "move talia school", f"save {file}")
    assert f"Saved to {file}" in first.output
    again = play("board", load=file)
    assert "Talia Jones (p1" in again.output
    assert load(file.read_bytes(), library()).done


def test_save_when_leaving(tmp_path: Path):
    file = tmp_path / "winter.json"
    play("1", "quit", save=file)
    assert load(file.read_bytes(), library()).state.round == 1


def test_a_file_that_cannot_be_written_is_no_catastrophe(tmp_path: Path):
    output = play("1", f"save {tmp_path / 'no' / 'such' / 'folder'}", "save", "board").output
    assert "Not saved" in output
    assert "For instance: save" in output


@pytest.mark.parametrize("seed", range(6))
def test_cards_in_other_hands_are_never_printed(seed: int, tmp_path: Path):
    """Whatever the others hold and nobody has shown this seat isn't on the screen."""
    file = tmp_path / "save.json"
    output = play(*"1", *["end"] * 2, seed=seed, players=4, save=file, bot="regular").output
    table = load(file.read_bytes(), library())
    if table.over:
        pytest.skip("at the end all cards are turned over")
    speech = Speech("en", library(), 0)
    hidden = {speech.card(key) for player in table.state.players[1:] for key in [*player.hand, player.objective]}
    seen = {name for event in table.history for name in _cards_in(event.seen_by(0).facts, speech)}
    seen |= {speech.card(key) for key in table.state.players[0].hand}
    assert hidden - seen, "the test needs cards that this seat never saw"
    told = "\n".join(line for line in output.splitlines() if "Morale" not in line)  # "Food 2" is a card, and a count
    assert [name for name in hidden - seen if name in told] == []


def _cards_in(facts: object, speech: Speech) -> set[str]:
    """The names of all cards in the facts of an event."""
    if isinstance(facts, str):
        return {speech.card(facts)} if facts in speech.library.cards else set()
    parts = facts.values() if isinstance(facts, dict) else facts if isinstance(facts, list) else ()
    return {name for part in parts for name in _cards_in(part, speech)}
