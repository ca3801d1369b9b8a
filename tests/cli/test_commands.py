"""simulate, scenario, replay and cards; and errors that help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from hivernage.bots.playing_out import play_out
from hivernage.cards.load import load_packs
from hivernage.cli import card_commands, main
from hivernage.cli.group import Commands
from hivernage.lab.simulate import bots_for, new_table
from hivernage.model.options import USUAL_OBJECTIVE, Options
from hivernage.saves import save

ROOT = Path(__file__).parents[2]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def data(*arguments: object) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    table = new_table(Options(players=3), load_packs("base"), 5, 0)
    play_out(table, bots_for("casual", table, 5, 0))
    file = tmp_path / "game.json"
    file.write_bytes(save(table))
    return file


# Help


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "simulate",
        "scenario",
        "replay",
        "verify",
        "unseal",
        "cards",
        "cards list",
        "cards show",
        "cards check",
        "cards schema",
    ],
)
def test_every_command_has_help(command: str):
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.output


@pytest.mark.parametrize("group", [main, card_commands])
def test_the_list_of_commands_says_what_they_say_themselves(group: Commands):
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        assert command.name == name
        assert command.get_short_help_str(limit=200) == group.entries[name].help


def test_help_needs_neither_the_rules_nor_the_cards():
    code = "import sys, hivernage.cli; print([name for name in sys.modules if name.startswith('hivernage.')])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.strip() == "['hivernage.cli.group', 'hivernage.cli']"


# simulate


def test_simulate_gives_the_same_for_the_same_seed():
    first, again, other = (data("simulate", "--games", 6, "--players", 3, "--seed", seed) for seed in (1, 1, 2))
    for report in (first, again, other):
        assert report.pop("speed")["decisions_per_second"] > 0
    assert first == again
    assert first != {**other, "seed": 1}
    assert first["games"] == 6
    assert sum(first["endings"].values()) == sum(first["rounds"].values()) == sum(first["winners"].values()) == 6
    assert sum(kind["held"] for kind in first["objectives"].values()) == 18
    assert first["decisions"]["max"] >= first["decisions"]["median"]


@pytest.mark.parametrize("bot", ["random", "casual", "survivor", "litigious", "curious", "mix"])
def test_simulate_tells_what_happened(bot: str):
    output = run("simulate", "--games", 3, "--players", 2, "--bot", bot).output
    for text in ("3 games, 2 players", "hard side", "how they end", "decisions per game", "decisions/s", "games/s"):
        assert text in output


def test_simulate_plays_another_box_and_says_so():
    box = ("--box", "long-night", "--modules", "raxxon,bandits", "--mix", "survivors,items", "--no-stray-bandits")
    report = data("simulate", "--games", 1, *box)
    assert report["box"] == "long-night with raxxon, bandits; base cards mixed into survivor, item; no stray bandits"
    assert report["objective"] == USUAL_OBJECTIVE["long-night"]
    assert "box long-night with raxxon" in run("simulate", "--games", 1, *box).output
    assert data("simulate", "--games", 1)["box"] == "base"


def test_a_game_of_another_box_is_saved_loaded_and_told(tmp_path: Path):
    file = tmp_path / "night.json"
    result = CliRunner().invoke(main, ["play", "--box", "long-night", "--seed", "1", "--save", str(file)], input="")
    assert result.exit_code == 0, result.output
    assert run("replay", file, "--lang", "en").exit_code == 0
    assert CliRunner().invoke(main, ["play", "--load", str(file)], input="").exit_code == 0


# scenario


def test_scenarios_pass_or_fail_with_a_reason(tmp_path: Path):
    good = next((ROOT / "tests" / "scenarios" / "examples").glob("*.yaml"))
    bad = tmp_path / "bad.yaml"
    bad.write_text("nonsense: 1\n", encoding="utf-8")
    assert run("scenario", good).exit_code == 0
    result = run("scenario", good, bad)
    assert result.exit_code == 1
    assert f"pass  {good}" in result.output
    assert f"FAIL  {bad}" in result.output
    assert "1 of 2 passed" in result.output
    failed = run("scenario", bad, "--json")
    assert failed.exit_code == 1
    (verdict,) = json.loads(failed.stdout)
    assert not verdict["passed"]
    assert "bad.yaml" in verdict["reason"]


def test_a_scenario_that_fails_says_what_was_asked(tmp_path: Path):
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: x\nsetup: {hand: {p1: [fuel]}}\nplay: [{p1: play fuel}]\n", encoding="utf-8")
    output = run("scenario", bad).output
    assert "bad.yaml:3:13: 'play fuel' is refused" in output
    assert "        p1 is asked 'action': " in output
    (verdict,) = json.loads(run("scenario", bad, "--json").stdout)
    assert "p1 is asked 'action': " in verdict["reason"]


def test_a_missing_scenario_fails():
    result = run("scenario", "nowhere.yaml")
    assert result.exit_code in (1, 2)
    assert "nowhere.yaml" in result.output


# replay


def test_replay_tells_a_saved_game(saved: Path):
    output = run("replay", saved, "--lang", "en").output
    assert "Round 1 begins" in output
    assert "The game is over" in output
    assert "La partie est finie" in run("replay", saved, "--lang", "fr").output


def test_replay_stops_where_it_is_told(saved: Path):
    short = data("replay", saved, "--until", 3)
    whole = data("replay", saved)
    assert [step["decision"] for step in short["steps"]] == [0, 1, 2, 3]
    assert len(whole["steps"]) > 4
    assert whole["steps"][:4] == short["steps"]
    assert not short["position"]["ending"]


def test_replay_shows_what_the_seat_saw(saved: Path):
    (spectator, *_), (second, *_) = (data("replay", saved, *seat)["steps"] for seat in ((), ("--seat", 2)))
    assert [event["facts"] for event in spectator["events"]] == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert "hand" in second["events"][1]["facts"]
    assert "hand" not in second["events"][0]["facts"]


def test_replay_follows_a_table_that_went_back(tmp_path: Path):
    table = new_table(Options(players=3), load_packs("base"), 5, 0)
    whole = table.fork()
    play_out(whole, bots_for("casual", whole, 5, 0))
    for decision in whole.done[:40]:
        table.decide(decision)
    table.rewind(25)
    play_out(table, bots_for("casual", table, 6, 0))
    file = tmp_path / "game.json"
    file.write_bytes(save(table))
    told = data("replay", file)
    assert len(told["steps"]) == len(table.done) + 1
    assert told["position"]["ending"] == table.state.ending


# cards


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_are_listed_by_deck(lang: str):
    output = run("cards", "list", "--box", "base", "--lang", lang).output
    assert {"en": "Starting items (25)", "fr": "Objets de départ (25)"}[lang] in output
    assert "[ashley-ross]" in output
    listed = data("cards", "list", "--box", "base", "--lang", lang)
    assert sum(entry["copies"] for entry in listed["starting"]) == 25


def test_a_card_is_shown_in_both_languages():
    assert "Construction Worker" in run("cards", "show", "ashley-ross", "--lang", "en").output
    assert "Ouvrière du bâtiment" in run("cards", "show", "Ashley Ross", "--lang", "fr").output
    assert data("cards", "show", "ashley-ross", "--lang", "fr")["ashley-ross"]["name"] == "Ashley Ross"


def test_an_unknown_card_gives_the_nearest():
    result = run("cards", "show", "ashlei-ros")
    assert result.exit_code == 2
    assert "error: no card is called 'ashlei-ros'; did you mean ashley-ross" in result.stderr


def test_cards_are_listed_box_by_box():
    every = {entry["key"]: entry for deck in data("cards", "list").values() for entry in deck}
    base = {entry["key"] for deck in data("cards", "list", "--box", "base").values() for entry in deck}
    night = {entry["key"] for deck in data("cards", "list", "--box", "long-night").values() for entry in deck}
    war = {entry["key"] for deck in data("cards", "list", "--box", "warring-colonies").values() for entry in deck}
    assert base | night | war == set(every)
    assert not base & night
    assert not war & (base | night)
    assert "sombre-est-la-nuit@main" in night
    assert {every[key]["box"] for key in night} == {"long-night"}
    assert "[sombre-est-la-nuit, long-night]" in run("cards", "list").output


def test_the_schema_is_json():
    assert json.loads(run("cards", "schema").stdout)["title"] == "A deck of Hivernage cards"


# Errors


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "--objective", "no-such"], "no main objective 'no-such'"),
        (["simulate", "--objective", "no-such"], "no main objective 'no-such'"),
        (["play", "--modules", "bandits"], "the box 'base' has no module 'bandits'; choose the box 'long-night'"),
        (["simulate", "--mix", "items"], "the box 'base' mixes no item cards in: choose the box 'long-night'"),
        (["simulate", "--box", "long-night", "--objective", "kill-them"], "'long-night' has no main objective"),
        (["arena", "--box", "long-night", "--objective", "kill-them"], "there is no 'kill-them'; choose from "),
        (["lab", "--modules", "raxxon"], "the box 'base' has no module 'raxxon'"),
        (["play", "--box", "long-night", "--leave-out", "nobody"], "no card 'nobody' to leave out"),
        (["play", "--seat", "5", "--players", "3"], "there are 3 players"),
        (["simulate", "--quick"], "the quick game belongs to the box 'warring-colonies'"),
        (["simulate", "--box", "warring-colonies", "--quick", "--timer", "0"], "the quick game is played against"),
        (["simulate", "--box", "warring-colonies", "--players", "3"], "4 to 11 players can play, not 3"),
        (["simulate", "--box", "warring-colonies", "--betrayer"], "'betrayer' doesn't go with the box"),
        (["simulate", "--players", "7"], "2 to 5 players can play, not 7"),
        (["play", "--load", "no-such-file"], "no-such-file"),
        (["replay", "no-such-file"], "no-such-file"),
        (["cards", "check", "--pack", "no-such-folder"], "no-such-folder"),
    ],
)
def test_trouble_is_told_without_a_traceback(arguments: list[str], said: str):
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("error: ")
    assert said in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_a_war_has_four_players_where_nobody_says_how_many():
    report = run("simulate", "--box", "warring-colonies", "--older-crossroads", "--games", "1", "--json")
    played = json.loads(report.stdout)
    assert (played["players"], played["box"]) == (4, "warring-colonies; older crossroads")


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "lab", "sit"])
@pytest.mark.parametrize(
    ("option", "word", "said"),
    [
        ("--box", "short-night", "'short-night' is not one of 'base', 'long-night'"),
        ("--modules", "bandits,pirates", "there is no 'pirates'; choose from improvements, bandits, raxxon, all"),
        ("--mix", "dice", "there is no 'dice'; choose from items, starting, survivors, crises, crossroads"),
    ],
)
def test_words_that_no_box_knows_are_refused_with_those_it_does(command: str, option: str, word: str, said: str):
    result = run(command, option, word)
    assert result.exit_code == 2
    assert f"Invalid value for '{option}': " in result.stderr
    assert said in result.stderr


OF_RAXXON = """
deck: main
cards:
- id: behind-the-fence
  name: {en: Behind the Fence, fr: Derrière la clôture}
  length: short
  module: raxxon
  normal: {morale: 5, rounds: 5, goal: {is: last_round}}
"""


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "lab"])
def test_an_objective_says_which_module_it_needs(tmp_path: Path, command: str):
    sheet = 'id: my-night\nname: {en: My night, fr: Ma nuit}\nversion: "1"\n'
    (tmp_path / "pack.yaml").write_text(sheet, encoding="utf-8")
    (tmp_path / "mains.yaml").write_text(OF_RAXXON, encoding="utf-8")
    box = ("--box", "long-night", "--modules", "bandits", "--pack", tmp_path)
    result = run(command, *box, "--objective", "behind-the-fence")
    assert result.exit_code == 2
    assert "the main objective 'behind-the-fence' needs the module 'raxxon'" in result.stderr


@pytest.mark.parametrize(
    "damage", [lambda text: text[:500], lambda text: text.replace(b"move ", b"mive ", 1), lambda _: b"hello"]
)
def test_a_damaged_save_is_refused(saved: Path, damage: Any):
    saved.write_bytes(damage(saved.read_bytes()))
    for arguments in (["replay", saved], ["play", "--load", saved]):
        result = run(*arguments)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith(f"error: {saved}: ")


def test_a_seat_that_does_not_exist_is_refused(saved: Path):
    assert "choose one of their seats" in run("replay", saved, "--seat", 4).stderr
