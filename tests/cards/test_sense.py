"""Cards that would say what nothing does are refused, with the line and a remedy; their neighbours are not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hivernage.cards.load import PackError, load_packs
from tests.cards.packs import LAMP, LONG_NIGHT, ROSA, library_with, with_powers, write_pack

ITEM = LAMP.replace("equip", "use")


def own(power: str) -> str:
    return with_powers(ROSA, power)


def held(power: str) -> str:
    return with_powers(LAMP, power)


def lasting(power: str, holder: str = "table") -> str:
    return ITEM + f"  effect: {{do: lasting, until: game, holder: {holder}, powers: [{power}]}}\n"


def played(effect: str) -> str:
    return ITEM + f"  effect: {effect}\n"


def read_out(effect: str) -> str:
    return LONG_NIGHT + f"  effect: {effect}\n"


def counted(count: str) -> str:
    return played(f"{{do: gain, what: food, n: {count}}}")


GAIN = "{do: gain, what: food}"
NO_ROLL = "{mod: no_exposure, act: attack}"
TWO_KILLS = "{mod: instead, of: kill, n: 2}"

REFUSED = [
    (LAMP + "  war_only: true\n  wolf_only: true\n", "`war_only` beside `wolf_only`"),
    (counted("{of: hand, at: town}"), "from no single deck"),
    (counted("{of: hand, at: hideout}"), "which has no deck"),
    # powers
    (own(f"{{who: everyone, do: {GAIN}}}"), "for `everyone`"),
    (held(f"{{start: round, die: 3, do: {GAIN}}}"), "a die for what isn't an action"),
    (held(f"{{whenever: moved, pays: fuel, do: {GAIN}}}"), "a price for what happens anyway"),
    (held(f"{{start: turn, must: true, pays: fuel, do: {GAIN}}}"), "a price for what happens anyway"),
    (held(f"{{pays: fuel, do: {GAIN}}}"), "a price for an action of its own"),
    (own(f"{{whenever: killed, who: you, do: {GAIN}}}"), "somebody else's death"),
    (lasting(f"{{who: everyone, whenever: killed, do: {GAIN}}}"), "somebody else's death"),
    (held(f"{{whenever: killed, once: round, do: {GAIN}}}"), "a limit for what happens once"),
    (held(f"{{must: true, do: {GAIN}}}"), "`must` without `start`"),
    (held(f"{{start: round, mods: [{NO_ROLL}], do: {GAIN}}}"), "`mods` with `start`"),
    (held(f"{{whenever: moved, mods: [{NO_ROLL}], do: {GAIN}}}"), "`mods` with `whenever`"),
    (held(f"{{at: here, do: {GAIN}}}"), "where no place is in question"),
    (lasting(f"{{at: school, do: {GAIN}}}"), "no survivor has"),
    (held(f"{{once: round, mods: [{TWO_KILLS}, {{mod: search_more, look: 1}}]}}"), "one choice for several actions"),
    (held(f"{{mods: [{NO_ROLL}], do: {GAIN}}}"), "`mods` and `do` in one power"),
    (held(f"{{once: round, mods: [{{mod: instead, of: clean, n: 5}}], do: {GAIN}}}"), "`mods` and `do` in one power"),
    (held("{once: round, mods: [{mod: dies_at, n: 4}]}"), "can't be chosen for an action"),
    (held("{once: round, mods: [{mod: no_exposure, act: search}]}"), "can't be chosen for an action"),
    (held("{once: round, mods: [{mod: instead, of: recruit, n: 2}]}"), "can't be chosen for an action"),
    (held("{mods: [{mod: no_exposure, act: attack, to: school}]}"), "`to` for an attack"),
    (held("{mods: [{mod: no_exposure, act: search, from: school}]}"), "`from` for a search"),
    (held("{mods: [{mod: no_exposure, act: move, to: here}]}"), "says nothing here"),
    (held("{mods: [{mod: no_exposure, act: move, to: school, between: [school, colony]}]}"), "beside `between`"),
    (held("{mods: [{mod: no_exposure, act: move, to: school, from: school}]}"), "to where it began"),
    (held("{mods: [{mod: ward, of: overrun, n: 2}]}"), "`n` for overrun"),
    (held("{mods: [{mod: ward, of: barricade, after: death}]}"), "`after` for barricade"),
    (held("{mods: [{mod: ward, of: morale, results: [wound]}]}"), "`results` for morale"),
    (held("{die: 3, mods: [{mod: ward, of: morale}]}"), "`die` for what nobody chooses"),
    (held("{once: round, pays: fuel, mods: [{mod: no_exposure, act: move}]}"), "`pays` for what nobody chooses"),
    (held("{times: 2, do: {do: gain, what: food}}"), "`times` without `once`"),
    (held("{once: round, mods: [{mod: no_exposure, act: attack, entrance: 2}]}"), "can't be chosen for an action"),
    (lasting(f"{{do: {GAIN}}}"), "but not for whom"),
    # modifiers
    (held("{mods: [{mod: copies_abilities}]}"), "is for the powers of a survivor"),
    (held("{mods: [{mod: waste_per, n: 15}]}"), "a rule for the whole table"),
    (own("{mods: [{mod: ward_bite, symbol: food}]}"), "a rule for the whole table"),
    (lasting("{mods: [{mod: food_due, n: 1}]}", "you"), "about the whole colony"),
    (held("{mods: [{mod: cannot, do: [use-ability]}]}"), "from one survivor only"),
    (held("{mods: [{mod: cannot, do: [move, play]}]}"), "in one modifier"),
    (held("{mods: [{mod: cannot, do: [search], to: school}]}"), "`to` without move alone"),
    (held("{mods: [{mod: cannot, do: [add-to-crisis], symbol: fuel}]}"), "`symbol` without play alone"),
    (held("{mods: [{mod: cannot, do: [play], who: {of: you}}]}"), "survivors for what players"),
    (held("{mods: [{mod: cannot, do: [move], to: non-colony}]}"), "no single place"),
    (held("{mods: [{mod: no_exposure, act: attack, between: [school, library]}]}"), "`between` for an attack"),
    (held("{mods: [{mod: no_exposure, act: move, entrance: 1}]}"), "`entrance` for a move"),
    # steps
    (played("{do: gain, what: food, n: all}"), "'all' where there is no whole"),
    (played("{do: dice, act: raise, n: all}"), "'all' where there is no whole"),
    (played("{do: dice, act: spend, up_to: true}"), "`up_to` with `act: spend`"),
    (played("{do: dice, act: add, whose: other}"), "more dice for another player"),
    (played("{do: lure, n: 1}").replace("lure, n: 1", "kill_zombies, at: random, n: 1"), "'random' is no place"),
    (played("{do: barricade, at: open-entrances}"), "'open-entrances' is no place"),
    (played("{do: barricade, at: school, action: true, trap: true}"), "a barricade action that puts a trap"),
    (played("{do: recruit, at: colony}"), "newcomers come to the colony anyway"),
    (played("{do: clear, what: barricades, at: school, leave_barricades: true}"), "barricades for barricades"),
    (played("{do: look, at: crisis-top, n: 3, arrange: true}"), "anything but two crises"),
    (played("{do: look, at: crisis-top, everybody: true}"), "for everybody"),
    (played("{do: look, at: hand, of: others, n: 2}"), "a number of times"),
    (played("{do: look, at: crisis-top, of: others}"), "players for `crisis-top`"),
    (played("{do: retrieve, to: hand, n: 1, latest: true, symbols: [fuel]}"), "`symbols` with `latest`"),
    (played("{do: retrieve, to: hand, n: all, up_to: true}"), "`up_to` with `n: all`"),
    (played("{do: discard, random: true, symbol: fuel}"), "a symbol for a card at random"),
    (played("{do: dig, deck: school, symbol: fuel, take: 1, optional: true}"), "`optional` without `cards`"),
    (played("{do: remove, who: {of: you}, from_deck: true}"), "somebody without a name"),
    (played("{do: place, who: {of: you}, at: everywhere}"), "no single place"),
    (played("{do: pick, who: {of: you}, then: {do: place, who: it, at: here}}"), "where they stand already"),
    (played("{do: attach, to: {of: you}}"), "outside a crossroads card"),
    (played("{do: cancel}"), "outside a crossroads card"),
    (played("{do: pick, who: {of: you}, then: {do: wear, limit: 2}}"), "lies next to nobody"),
    (played("{do: gain, what: food, n: 0}"), "0, which does nothing"),
    (played("{do: retrieve, to: hand, n: {of: food}}"), "a count of cards"),
    (played("{do: kill, who: {named: sparky, at: school}}"), "more than a name"),
    # survivors, conditions and counts
    (played("{do: pick, who: {named: sparky, gender: f}, then: []}"), "beside a name"),
    (played("{do: each, who: {human: true, n: 2}, then: []}"), "but not which"),
    (read_out("[]").replace("of: you", "of: others"), "survivors of other players"),
    (played("{do: if, test: {is: exists, who: {rank: lowest}}, then: []}"), "`rank` where one is enough"),
    (played("{do: if, test: {is: at_least, n: 2, of: {of: food, per: 2}}, then: []}"), "`per` in what is counted"),
    (played("{do: if, test: {is: at_least, n: 0, of: {of: food}}, then: []}"), "always so"),
    (played("{do: if, test: {is: more_than, of: {of: food}, than: some-other-player}, then: []}"), "same for every"),
    (
        played("{do: if, test: {is: more_than, of: {of: survivors, at: school}, than: some-other-player}, then: []}"),
        "some of what players have",
    ),
    (
        played("{do: if, test: {is: at_least, n: {of: equipped, origin: found}, of: {of: food}}, then: []}"),
        "`origin` in a number",
    ),
    (counted("{of: food, at: school}"), "`at` doesn't narrow `food`"),
    (counted("{of: unused-dice, whose: anyone}"), "`whose` doesn't narrow `unused-dice`"),
    (counted("{of: survivors, who: {of: you}, at: school}"), "`who` beside `at`"),
    (counted("{of: players, who: {of: you}}"), "told apart by exile only"),
    (counted("{of: wounds, whose: each-non-exiled}"), "'each-non-exiled' for `wounds`"),
    (counted("{of: wounds, at: school}"), "`at` doesn't narrow `wounds`"),
    (counted("{of: code-dice, whose: anyone}"), "`whose` doesn't narrow `code-dice`"),
    (counted("{of: equipped, who: {at: school}}"), "`who` and whose"),
    (counted("{of: survivors, who: {named: sparky}}"), "`named` where survivors are counted"),
    (counted("{of: zombies, at: school, each: true}"), "`each` at one place"),
    (counted("{of: players, table: [1, 2, 3, 4], times: 2}"), "`times` beside `table`"),
    (counted("{of: food, out_of: 3, plus: 1}"), "`plus` beside `out_of`"),
    (played("{do: if, test: {is: at_least, n: all, of: {of: food}}, then: []}"), "no whole"),
    (
        played("{do: if, test: {is: more_than, of: {of: hand, origin: found}, than: some-other-player}, then: []}"),
        "`origin` in what all have",
    ),
    (played("{do: if, test: {is: exists, who: {named: sparky, of: others}}, then: []}"), "`of` beside a name"),
    (read_out("[]").replace("who: {of: you}", "who: {named: sparky, at: school}"), "`at` beside a name"),
    # steps that say more than they do
    (played("{do: contest, dice: 0, against: 1, won: [], lost: []}"), "no number of dice"),
    (played("{do: roll, results: {1-6: []}, plus: all}"), "no number of dice"),
    (played("{do: roll, results: {1-6: []}, plus: 1, times: 2}"), "`times` beside `plus`"),
    (played("{do: noise, at: everywhere, n: all, zombie_in_colony: true}"), "which has none"),
    (played("{do: advance, one: true}"), "a single token"),
    (played(f"{{do: may, then: {{do: may, then: {GAIN}}}}}"), "an offer of an offer"),
    (played("{do: recruit, aside: true}"), "but not who"),
    (played("{do: recruit, make_room: true}"), "`make_room` in the colony"),
    (played("{do: roll, results: {1-6: []}, plus: {of: food, per: 2}}"), "added to a roll"),
    (played("{do: together, then: [], dice: 2, to: removed}"), "and no cards"),
    (played("{do: pick, who: {rank: lowest}, n: 2, then: []}"), "of a rank"),
    (played("{do: hand_over, n: 1, to: everyone}"), "for yourself"),
    (played("{do: look, at: hand, of: everyone}"), "your own cards"),
    (played("{do: clear, what: dice, at: school}"), "`at` for dice"),
    (held(f"{{start: round, once: round, times: 2, do: {GAIN}}}"), "several times at the start"),
    (
        played(
            "{do: pick_place, among: any, then:"
            " {do: lasting, until: game, holder: here, powers: [{mods: [{mod: no_spread}]}]}}"
        ),
        "no power is about it",
    ),
    # what is in question
    (played("{do: wound, who: it}"), "no survivor is in question"),
    (played("{do: zombies, at: here, n: 1}"), "no place is in question"),
    (played("{do: draw, deck: here}"), "no place is in question"),
    (played("{do: steal, random: true}"), "no other player is in question"),
    (played("{do: each_player, who: others, then: {do: swap}}"), "no other player is in question"),
    (played("{do: one_player, who: others, then: {do: hand_over, n: 1}}"), "no other player is in question"),
    (played("{do: pick_place, among: any, then: {do: wound, who: it}}"), "no survivor is in question"),
    (played("{do: pick, who: {of: player}, then: []}"), "no player is in question"),
    (played("{do: pick, who: {of: you}, with_it: true, then: {do: wound, who: it}}"), "no survivor is in question"),
    (played("{do: if, test: {is: alive}, then: []}"), "no survivor is in question"),
    (played("{do: vote, who: owner, up: [], down: []}"), "no survivor is in question"),
    (counted("{of: hand, whose: player}"), "no player is in question"),
    (read_out("{do: unequip, what: the-card}"), "no equipped card is in question"),
    (held("{do: {do: zombies, at: there, n: 1}}"), "no place that somebody left is in question"),
    (lasting("{who: everyone, do: {do: wound, who: it}}"), "no survivor is in question"),
    (read_out("{do: later, when: end-of-round, then: {do: noise, at: here}}"), "no place is in question"),
]


@pytest.mark.parametrize(("deck", "part"), REFUSED, ids=[f"{n}-{part}" for n, (_, part) in enumerate(REFUSED)])
def test_a_card_that_would_lie_is_refused(tmp_path: Path, deck: str, part: str) -> None:
    with pytest.raises(PackError) as caught:
        load_packs("base", write_pack(tmp_path, deck))
    assert [problem for problem in caught.value.problems if part in problem.what], str(caught.value)
    assert all(problem.line > 2 and problem.remedy for problem in caught.value.problems)


FINE = [
    lasting(f"{{who: everyone, start: round, once: game, do: {GAIN}}}"),
    held(f"{{start: turn, pays: fuel, do: {GAIN}}}"),
    held(f"{{start: turn, must: true, once: game, do: {GAIN}}}"),
    held(f"{{once: round, mods: [{TWO_KILLS}, {NO_ROLL}], do: {GAIN}}}"),
    held(f"{{mods: [{TWO_KILLS}]}}"),
    own("{mods: [{mod: food_due, n: 1}]}"),
    own("{mods: [{mod: cannot, do: [play], symbol: fuel}]}"),
    played("[{do: recruit}, {do: wound, who: it}]"),
    played("{do: pick_player, who: others, then: {do: steal, random: true}}"),
    played("{do: each_player, who: others, then: {do: look, at: hand, of: player}}"),
    read_out("{do: later, when: end-of-round, then: {do: wound, who: it}}"),
    read_out("{do: lasting, until: game, powers: [{whenever: moved, do: {do: zombies, at: there, n: 1}}]}"),
]


@pytest.mark.parametrize("deck", FINE)
def test_a_card_that_makes_sense_is_taken(deck: str) -> None:
    assert library_with(deck).packs == ("base", "mine")


# Ids


FUEL = LAMP.replace("id: lamp", "id: fuel")


@pytest.mark.parametrize(
    ("deck", "part"),
    [
        (FUEL, "the card 'fuel@starting' is in the pack 'base' too"),
        (FUEL.replace("starting: 3, ", ""), "belongs to another item of the pack 'base'"),
        (ROSA.replace("rosa-blum", "table"), "is a word of the game"),
        (ROSA.replace("rosa-blum", "school"), "is a word of the game"),
        (LAMP.replace("id: lamp", "id: brian-lee"), "belongs to a card with another name"),
        (
            LONG_NIGHT.replace("long-night", "ashley-ross").replace("Long Night", "Ashley Ross")
            + f"  effect: {{do: lasting, until: game, powers: [{{who: everyone, do: {GAIN}}}]}}\n",
            "is in the pack 'base' too",
        ),
    ],
)
def test_an_id_means_one_card(tmp_path: Path, deck: str, part: str) -> None:
    with pytest.raises(PackError) as caught:
        load_packs("base", write_pack(tmp_path, deck))
    (problem,) = caught.value.problems
    assert part in problem.what
    assert problem.line == 3
    assert "another id" in problem.remedy


def test_an_ability_and_a_lasting_rule_are_not_called_alike(tmp_path: Path) -> None:
    rosa = with_powers(ROSA, f"{{die: 2, do: {GAIN}}}")
    card = LONG_NIGHT.replace("long-night", "rosa-blum").replace(
        "Long Night, fr: Longue nuit", "Rosa Blum, fr: Rosa Blum"
    )
    rule = card + f"  effect: {{do: lasting, until: game, powers: [{{who: everyone, do: {GAIN}}}]}}\n"
    with pytest.raises(PackError, match="would be called like those of 'rosa-blum'"):
        load_packs("base", write_pack(tmp_path, rosa, rule))


def test_more_copies_of_the_same_card_are_welcome() -> None:
    fuel = next(item for item in library_with(LAMP).items.values() if item.id == "fuel")
    assert "school" not in fuel.copies
    plain = msgspec.to_builtins(fuel) | {"copies": {"school": 2}, "provenance": "original"}
    del plain["deck"]
    deck = msgspec.json.encode({"deck": "item", "cards": [plain]}).decode()
    assert library_with(deck).decks["school"].count("fuel@school") == 2
    with pytest.raises(PackError, match="belongs to another item"):
        library_with(deck.replace("Carburant", "Essence"))
