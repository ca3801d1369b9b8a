"""Each word does what it says, in positions out of random games, and each condition holds when it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hivernage.cards import effects as do
from hivernage.cards.card import Crossroads
from hivernage.cards.checks import card_faults
from hivernage.cards.conditions import Complete, StateHolds
from hivernage.cards.effects import Special
from hivernage.cards.library import Library
from hivernage.cards.sense import sense_faults
from hivernage.model.parts import Held, SpecialZombie
from hivernage.rules.conditions import holds
from hivernage.rules.effects.interpret import can
from hivernage.yaml_files.faults import Fault
from tests.cards.generated import reading
from tests.cards.generated.combining import marked
from tests.cards.generated.meanings import STEPS
from tests.cards.generated.profile import examples
from tests.cards.generated.strategy import CONDITIONS, STEPS_OF, Saying, effects, effects_saying, sayings, word_of
from tests.cards.generated.trial import carry_out, place_of_chance
from tests.laws.games import long_night_table

FEW, MANY = 12, 100
IN_FULL = (
    do.Steal,
    do.Swap,
    do.FreeAttack,
    do.FreeSearch,
    do.Lure,
    do.PlaceAt,
    do.Recruit,
    do.Transfer,
    do.ExileVote,
    do.Unequip,
)
"""Words that are only begun where they can be carried out in full."""


NEVER: dict[type, tuple[str, ...]] = {
    do.Roll: ("times: all", "plus: all"),
    do.Contest: ("dice: all",),
    do.EachPlayer: ("at_once: True",),  # only where they pick, which a mark inside doesn't let them
    do.Gain: ("n: all",),
    do.Expose: ("times: all",),
    do.PlaceAt: tuple(
        f"at: {at}" for at in ("contested", "enemy-colony", "everywhere", "non-colony", "open-entrances", "town")
    ),
    do.Recruit: ("at: colony",),
    do.Zombies: ("n: all",),
    do.KillZombies: ("at: open-entrances", "at: random"),
    do.Clear: ("at: open-entrances", "at: random"),
    do.Barricade: ("at: open-entrances",),
    do.ArmBarricades: ("at: open-entrances", "at: random"),
    do.Noise: ("at: open-entrances",),
    do.Release: ("n: all",),
    do.Bandits: ("at: colony", "at: everywhere", "at: open-entrances"),
    do.Plunder: ("at: open-entrances",),
    **dict.fromkeys((do.Draw, do.Fetch, do.Dig, do.Purge), ("deck: colony", "deck: hideout")),
    do.Discard: ("n: all",),
    do.HandOver: ("to: everyone", "to: player", "to: you", "from: everyone", "from: owner", "from: you"),
    do.Look: ("of: everyone",),
}
"""What the checks refuse, whatever else the card says."""
IN_A_WAR: dict[type, tuple[str, ...]] = {do.Steal: ("random: False", "from: objective")}
"""What needs an enemy colony (test_sides.py)."""


def sayings_of(struct: type, refused: bool) -> list[Saying]:
    elsewhere, never = IN_A_WAR.get(struct, ()), NEVER.get(struct, ())
    return [said for said in sayings(struct) if str(said) not in elsewhere and (str(said) in never) == refused]


def library_of(effect: Any) -> Library:
    """Long Night with what it borrows, and a crossroads card that does this."""
    cards = {id(card): card for card in long_night_table(0).state.library.cards.values()}
    name = {"en": "Made", "fr": "Faite"}
    made = Crossroads(id="made", name=name, trigger=StateHolds(is_=Complete()), effect=effect)  # type: ignore[arg-type]
    return Library((*cards.values(), made), ("base", "long-night"))


def plain(word: Any) -> dict[str, Any]:
    card: dict[str, Any] = {"id": "made", "name": {"en": "M", "fr": "M"}, "trigger": {"when": "said", "what": "yawn"}}
    return card | {"effect": msgspec.to_builtins(word), "wolf_only": True}  # so that no word is refused


def _is_given(fault: Fault) -> bool:
    """Something that the trial takes care of: something is in question, and the card lies next to a survivor."""
    return "in question" in fault.what or "next to nobody" in fault.what


def test_every_word_has_a_meaning() -> None:
    """A new word of the vocabulary needs a sentence of its own in meanings.py or combining.py."""
    assert [word_of(word) for word in STEPS_OF if word not in STEPS] == []


@pytest.mark.parametrize("struct", [word for word in STEPS_OF if word is not Special], ids=word_of)
def test_a_word_does_what_it_means(struct: type, request: pytest.FixtureRequest) -> None:
    @examples(request, FEW * (5 if struct is do.Dice else 1), MANY)  # six words in one
    @given(effects(struct), st.integers(0, 10_000))
    def check(word: Any, number: int) -> None:
        assume(is_right(word))
        try_out(word, number)

    check()


def each_saying(refused: bool) -> pytest.MarkDecorator:
    found = [(struct, said) for struct in STEPS_OF for said in sayings_of(struct, refused)]
    return pytest.mark.parametrize(("struct", "said"), found, ids=[f"{word_of(word)}, {said}" for word, said in found])


@pytest.mark.thorough
@each_saying(refused=False)
def test_a_word_does_whatever_it_may_say(struct: type, said: Saying, request: pytest.FixtureRequest) -> None:
    """Also what cards seldom say: each value of each field."""

    @examples(request, 2, 20)
    @given(effects_saying(struct, said).filter(is_right), st.integers(0, 10_000))
    def check(word: Any, number: int) -> None:
        try_out(word, number)

    check()


@pytest.mark.thorough
@each_saying(refused=True)
def test_what_no_card_may_say_is_refused(struct: type, said: Saying, request: pytest.FixtureRequest) -> None:
    @examples(request, 20, 60)
    @given(effects_saying(struct, said))
    def check(word: Any) -> None:
        assert not is_right(word)

    check()


def test_what_is_said_to_be_refused_is_a_word() -> None:
    assert [
        word
        for struct, words in (*NEVER.items(), *IN_A_WAR.items())
        for word in words
        if word not in map(str, sayings(struct))
    ] == []


def is_right(word: Any) -> bool:
    """Whether a card may say so."""
    return all(_is_given(fault) for fault in card_faults("crossroads", plain(marked(word)), (), False))


def try_out(word: Any, number: int) -> None:
    """Do it somewhere, and see whether it does what it means."""
    word, struct = marked(word), type(word)
    state, scope = place_of_chance(number)
    state.library = library_of(word)
    scope = scope.but(card="made@crossroads")
    if struct is do.Attach:
        state.lane.shown.append(scope.card)
    elif struct is do.Wear:
        state.survivors[scope.it].cards.append(Held(scope.card, tokens=number % 3))
    elif struct is do.FreeAttack and number % 2:
        state.places[state.survivors[scope.it].place].special.append(SpecialZombie("hunter", 0))
    assume(struct not in IN_FULL or can(state, word, scope))
    STEPS[struct](word, carry_out(state, scope, word, number))


def test_the_checks_leave_words_to_try() -> None:
    assert list(sense_faults("crossroads", plain(do.Gain("food")), ())) == []


@pytest.mark.parametrize("struct", CONDITIONS, ids=word_of)
def test_a_condition_holds_when_it_says(struct: type, request: pytest.FixtureRequest) -> None:
    @examples(request, FEW, MANY)
    @given(effects(struct), st.integers(0, 10_000))
    def check(condition: Any, number: int) -> None:
        faults = sense_faults("secret", {"win": [msgspec.to_builtins(condition)], "wolf_only": True}, ())
        assume(not list(faults))
        state, scope = place_of_chance(number)
        assert holds(state, condition, scope) == reading.holds(state, condition, scope)

    check()
