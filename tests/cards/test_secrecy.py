"""Cards that would let out a secret are refused, with the line and a way around it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hivernage.cards.load import PackError, load_pack

SHEET = "id: mine\nname: {en: Mine, fr: À moi}\nversion: '1'\n"
CARD = "- id: stranger\n  name: {en: Stranger, fr: Inconnu}\n"
OBJECTIVE = "deck: secret\ncards:\n" + CARD + "  win:\n  - {is: complete}\n"
SURVIVOR = (
    "deck: survivor\ncards:\n"
    + CARD
    + ("  occupation: {en: Baker, fr: Boulangère}\n  gender: f\n  influence: 40\n  attack: 3\n  search: 3\n  powers:\n")
)
WEAPON = "{is: at_least, n: 1, of: {of: hand, symbol: weapon}}"
SOMEBODYS_WEAPON = WEAPON.replace("weapon}", "weapon, whose: anyone}")

Write = Callable[[str], Path]


def crossroads(*lines: str, trigger: str = "{when: moved}") -> str:
    """A crossroads card; its own lines start with line 6."""
    return "deck: crossroads\ncards:\n" + CARD + f"  trigger: {trigger}\n" + "".join(f"  {line}\n" for line in lines)


def steps(*lines: str) -> str:
    """A crossroads card that does one thing after another; they start with line 7."""
    return crossroads("effect:", *(f"- {line}" for line in lines))


def with_somebody(*lines: str) -> str:
    """A crossroads card that picks a player and does one thing after another with them; they start with line 10."""
    return crossroads("effect:", "- do: pick_player", "  who: others", "  then:", *(f"  - {line}" for line in lines))


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a pack of one deck and returns its folder."""

    def write_pack(deck: str) -> Path:
        (tmp_path / "pack.yaml").write_text(SHEET, encoding="utf-8")
        (tmp_path / "deck.yaml").write_text(deck, encoding="utf-8")
        return tmp_path

    return write_pack


STEALING = {
    "blindly": (steps("{do: pick_player, who: others, then: {do: steal}}"), 7, "'steal' lets the thief choose"),
    "after a glance": (with_somebody("{do: look, at: random-card}", "{do: steal}"), 11, "add `random: true`"),
    "before the look": (with_somebody("{do: steal}", "{do: look, at: hand}"), 10, "{do: look, at: hand} before it"),
    "from somebody else": (
        with_somebody("{do: look, at: hand}", "{do: pick_player, who: others, then: {do: steal}}"),
        11,
        "haven't seen",
    ),
    "by somebody else": (
        with_somebody("{do: look, at: hand}", "{do: choose, by: owner, options: [{then: {do: steal}}]}"),
        11,
        "haven't seen",
    ),
    "later": (
        with_somebody(
            "{do: look, at: hand}",
            "{do: later, when: end-of-round, then: {do: pick_player, who: others, then: {do: steal}}}",
        ),
        11,
        "haven't seen",
    ),
    "of those looked at by the way": (
        with_somebody("{do: may, then: {do: look, at: hand}}", "{do: steal}"),
        11,
        "haven't seen",
    ),
}
READING = {
    "a trigger": (crossroads("effect: []", trigger=f"{{when: moved, if: {WEAPON}}}"), 5, "'weapon' cards counted"),
    "a state to wait for": (crossroads("effect: []", trigger=f"{{when: state, holds: {WEAPON}}}"), 5, "secret"),
    "a test": (crossroads(f"effect: {{do: if, test: {WEAPON}, then: []}}"), 6, "count `equipped` cards"),
    "a test deep down": (
        crossroads(f"effect: {{do: if, test: {{is: not, of: {WEAPON}}}, then: []}}"),
        6,
        "leave out `symbol`",
    ),
    "an option, about others": (
        crossroads(f"options: [{{needs: {SOMEBODYS_WEAPON}, then: []}}]"),
        6,
        "which is secret",
    ),
    "a power": (SURVIVOR + f"  - {{do: [], needs: {WEAPON}}}\n", 11, "let them pay with `pays`"),
    "a power within an option": (
        crossroads(f"options: [{{then: {{do: lasting, until: turn, powers: [{{do: [], needs: {WEAPON}}}]}}}}]"),
        6,
        "let them pay",
    ),
    "a number": (
        steps("{do: gain, what: food, n: {of: hand, symbol: food}}"),
        7,
        "'food' cards counted in a hand",
    ),
    "objectives": (
        crossroads("effect: {do: if, test: {is: betrayers_exiled}, then: []}"),
        6,
        "in the `win` of an objective",
    ),
}


ASKING = {
    "each player": (
        steps("{do: each_player, who: others, then: {do: discard, symbol: food}}"),
        7,
        "'each_player' passes over those without a food card",
    ),
    "one step of many": (
        steps("{do: pick_place, among: any, then: [{do: noise, at: here}, {do: discard, symbol: fuel}]}"),
        7,
        "put it into a `may`",
    ),
}


@pytest.mark.parametrize(("deck", "line", "message"), STEALING.values(), ids=STEALING)
def test_nobody_chooses_from_a_hand_they_have_not_seen(write: Write, deck: str, line: int, message: str):
    assert refused(write(deck), line, message)


@pytest.mark.parametrize(("deck", "line", "message"), READING.values(), ids=READING)
def test_nothing_in_the_open_depends_on_hidden_cards(write: Write, deck: str, line: int, message: str):
    assert refused(write(deck), line, message)


@pytest.mark.parametrize(("deck", "line", "message"), ASKING.values(), ids=ASKING)
def test_who_is_asked_does_not_depend_on_hidden_cards(write: Write, deck: str, line: int, message: str):
    assert refused(write(deck), line, message)


def refused(folder: Path, line: int, message: str) -> bool:
    """Whether the pack is refused for this one thing, in this line."""
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    (problem,) = caught.value.problems
    return Path(problem.file).name == "deck.yaml" and problem.line == line and message in str(problem)


ALLOWED = {
    "stealing what was seen": with_somebody("{do: look, at: hand}", "{do: may, then: {do: steal}}"),
    "stealing by lot": steps("{do: pick_player, who: with-cards, then: {do: steal, random: true}}"),
    "asking everybody": steps("{do: each_player, who: others, then: {do: may, then: {do: discard, symbol: food}}}"),
    "a way out for all": steps(
        "{do: each_player, who: others, then: {do: choose, options: [{then: {do: discard, symbol: food}}, {then: []}]}}"
    ),
    "counting backs": with_somebody("{do: if, test: {is: at_least, n: 1, of: {of: hand, whose: player}}, then: []}"),
    "counting what lies open": steps(f"{{do: if, test: {WEAPON.replace('hand', 'equipped')}, then: []}}"),
    "an option for those who hold": crossroads(f"options: [{{needs: {WEAPON}, then: []}}]"),
    "the end of the game": OBJECTIVE + f"  - {WEAPON}\n  - {{is: betrayers_exiled}}\n",
}


@pytest.mark.parametrize("deck", ALLOWED.values(), ids=ALLOWED)
def test_what_is_public_and_what_only_the_player_learns_is_allowed(write: Write, deck: str):
    """How many cards somebody holds is public, and which options are open only the player is told."""
    assert load_pack(write(deck)).cards
