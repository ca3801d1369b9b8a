"""Fan packs at the table: --pack on every command that deals cards, saves that know their packs, bad packs refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hivernage.bots.playing_out import play_out
from hivernage.cards.library import Library, face
from hivernage.cards.load import load_packs
from hivernage.cli import main
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.options import MODULES, Options
from hivernage.saves import OtherCards, load, save
from tests.manual import CARDS, COMMANDS, DECKS, SCENARIOS, write_pack

SECOND = """
deck: crisis
cards:
- id: second-frost
  name: {en: Second Frost, fr: Deuxième gel}
  symbols: [fuel]
  failure: {do: lose, what: morale}
  bonus: {do: gain, what: morale}
"""


def run(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The examples of the manual."""
    return write_pack(tmp_path / "my-winter")


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """Another pack of one card."""
    folder = tmp_path / "second"
    folder.mkdir()
    (folder / "pack.yaml").write_text("id: second\nname: {en: Two, fr: Deux}\nversion: '1'\n", encoding="utf-8")
    (folder / "crises.yaml").write_text(SECOND, encoding="utf-8")
    return folder


def saved(file: Path, *packs: Path) -> Path:
    """A game played to its end with these packs."""
    table = new_table(Options(players=3), load_packs("base", *packs), 5, 0)
    play_out(table, bots_for("random", table, 5, 0))
    file.write_bytes(save(table))
    return file


# In the decks


def test_the_cards_of_a_pack_lie_in_the_decks(pack: Path):
    table = new_table(Options(players=3), load_packs("base", pack), 1, 0)
    state = table.state
    assert state.options.packs == ("base", "my-winter")
    assert state.places["grocery-store"].deck.count("tinned-peaches@grocery-store") == 2
    assert state.places["school"].deck.count("tinned-peaches@school") == 1
    assert len(state.places["school"].deck) == 20 + 2  # peaches and a nail board
    assert "light-on-the-hill@crossroads" in state.decks["crossroads"]
    assert "burst-pipes@crisis" in state.decks["crisis"]
    assert "a-warm-room@exiled" in state.decks["exiled"]
    objectives = [*state.box, *(player.objective for player in state.players)]
    assert {"bookworm@secret", "last-tank-of-fuel@betrayal"} <= set(objectives)
    assert "rosa-blum" in [*state.decks["survivor"], *(name for player in state.players for name in player.dealt)]


def test_the_cards_of_a_pack_are_drawn_in_games(pack: Path):
    seen = _seen_in_games(load_packs("base", pack), 60, Options(players=4, objective="till-the-thaw"))
    modules = Options(players=4, box="long-night", modules=MODULES)
    seen |= _seen_in_games(load_packs("base", "long-night", pack), 20, modules)
    assert set(CARDS) <= seen


def _seen_in_games(library: Library, games: int, options: Options) -> set[str]:
    seen: set[str] = set()
    for number in range(games):
        table = new_table(options, library, 3, number)
        seen |= {face(key) for key in table.state.side_effects}  # they lie open, and bots of chance seldom take a pill
        play_out(table, bots_for("random", table, 3, number))
        for event in table.history:
            seen |= {face(word) for facts in (event.facts, *event.private.values()) for word in _words(facts)}
    return seen


def _words(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [word for entry in value.values() for word in _words(entry)]
    if isinstance(value, list | tuple):
        return [word for entry in value for word in _words(entry)]
    return [value] if isinstance(value, str) else []


# The commands


def test_play_takes_packs(pack: Path):
    items = (pack / "deck-0.yaml").read_text(encoding="utf-8")
    (pack / "deck-0.yaml").write_text(items.replace("grocery-store: 2", "starting: 40"), encoding="utf-8")
    result = run("play", "--pack", pack, "--seed", 3, "--lang", "fr", typed="1\nquit\n")
    assert result.exit_code == 0
    assert "Pêches au sirop" in result.output


def test_a_game_that_is_left_tells_how_to_go_on(tmp_path: Path, pack: Path):
    file = tmp_path / "winter.json"
    output = run("play", "--pack", pack, "--save", file, "--lang", "en", typed="quit\n").output
    _, _, command = output.strip().splitlines()[-1].partition("hivernage ")
    assert command == f"play --load {file} --pack {pack}"
    assert run(*command.split(), typed="quit\n").exit_code == 0


def test_simulate_takes_packs(pack: Path, second: Path):
    result = run("simulate", "--pack", pack, "--pack", second, "--games", 2, "--objective", "till-the-thaw")
    assert result.exit_code == 0
    assert "till-the-thaw, normal side" in result.output
    assert "base, my-winter, second" in result.output


def test_scenario_takes_packs(pack: Path):
    (pack / "scenarios").mkdir()
    for number, text in enumerate(SCENARIOS):
        (pack / "scenarios" / f"{number}.yaml").write_text(text, encoding="utf-8")
    assert run("scenario", pack / "scenarios").exit_code == 1
    result = run("scenario", pack / "scenarios", "--pack", pack)
    assert result.exit_code == 0
    assert "2 of 2 passed" in result.output


def test_cards_commands_take_packs(pack: Path, second: Path):
    listed = run("cards", "list", "--pack", pack, "--pack", second).output
    assert "[tinned-peaches]" in listed
    assert "[second-frost]" in listed
    assert "Add 2 food" in run("cards", "show", "peaches", "--pack", pack, "--lang", "en").output.replace("add", "Add")


def test_the_commands_of_the_manual_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: Path):
    """Typed as they stand there, with fewer games."""
    monkeypatch.chdir(tmp_path)
    (pack / "scenarios").mkdir()
    for number, text in enumerate(SCENARIOS):
        (pack / "scenarios" / f"{number}.yaml").write_text(text, encoding="utf-8")
    assert len(COMMANDS) >= 6
    for command in COMMANDS:
        result = run(*command.replace("200", "2").split(), typed="1\nquit\n")
        assert result.exit_code == 0, (command, result.output)


# Saves


def test_a_save_goes_on_with_its_packs_in_any_order(tmp_path: Path, pack: Path, second: Path):
    file = saved(tmp_path / "game.json", pack, second)
    for packs in ([pack, second], [second, pack]):
        named = [word for folder in packs for word in ("--pack", folder)]
        result = run("replay", file, "--lang", "en", *named)
        assert result.exit_code == 0, result.output
        assert "The game is over" in result.output
        assert run("play", "--load", file, *named).exit_code == 0


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_a_save_names_the_packs_that_are_missing(tmp_path: Path, pack: Path, second: Path, command: list[str]):
    file = saved(tmp_path / "game.json", pack, second)
    without = run(*command, file)
    assert without.exit_code == 2
    assert without.stderr.startswith(f"error: {file}: the save needs the cards of the packs my-winter, second; ")
    assert "--pack" in without.stderr
    assert "the pack second;" in run(*command, file, "--pack", pack).stderr


def test_a_save_names_the_packs_that_are_too_many(tmp_path: Path, pack: Path):
    file = saved(tmp_path / "game.json")
    assert "made without the cards of the pack my-winter" in run("replay", file, "--pack", pack).stderr


def test_a_save_notices_that_a_pack_has_changed(tmp_path: Path, pack: Path):
    file = saved(tmp_path / "game.json", pack)
    items = (pack / "deck-0.yaml").read_text(encoding="utf-8")
    (pack / "deck-0.yaml").write_text(items.replace("n: 2", "n: 3"), encoding="utf-8")
    with pytest.raises(OtherCards, match="base, my-winter have changed"):
        load(file.read_bytes(), load_packs("base", pack))


# Bad packs


@pytest.mark.parametrize(
    "command",
    [["play"], ["simulate"], ["scenario", "any.yaml"], ["replay", "any.json"], ["cards", "check"], ["cards", "list"]],
)
def test_a_bad_pack_is_refused_with_the_nearest_word(pack: Path, command: list[str]):
    file = pack / "deck-0.yaml"
    file.write_text(DECKS[0].replace("gain", "gian"), encoding="utf-8")
    result = run(*command, "--pack", pack)
    assert result.exit_code == 2
    assert result.stderr == f"error: {file}:9:16: unknown effect 'gian'; did you mean 'gain'?\n"
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (
            lambda text: text.replace("symbol: food", "symbol: foood"),
            ":6:11: unknown word 'foood' for 'symbol'; did you",
        ),
        (lambda text: text.replace("kind:", "knid:"), ":7:3: unknown field 'knid' of 'item'; did you mean 'kind'?"),
        (
            lambda text: text.replace("school", "shcool"),
            ":8:30: unknown word 'shcool' for 'copies'; did you mean 'school'",
        ),
        (lambda text: text.replace("tinned-peaches", "fuel").replace("grocery-store", "library"), "fuel@"),
        (lambda text: text.replace("deck: item", "deck: items"), ":1:7: "),
        (lambda text: text.replace("effect: {do", "effect: {{do"), ":9:"),
        (lambda _: "", "deck-0.yaml"),
    ],
)
def test_whatever_is_wrong_is_told_with_its_place(pack: Path, command: str, damage: Any, said: str):
    file = pack / "deck-0.yaml"
    file.write_text(damage(DECKS[0]), encoding="utf-8")
    result = run(command, "--pack", pack)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith(f"error: {file}")
    assert said in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_the_same_pack_twice_is_refused(pack: Path):
    result = run("simulate", "--pack", pack, "--pack", pack)
    assert result.exit_code == 2
    assert "a second pack 'my-winter'" in result.stderr
