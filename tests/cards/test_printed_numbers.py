"""The numbers printed on survivors, and how many of each item lie in which deck."""

from collections import Counter

import pytest

from hivernage.cards.library import face
from tests.rules.positions import base

# Influence, attack, search, gender
SURVIVORS = {
    "alexis-grey": (46, 5, 4, "f"),
    "andrew-evans": (12, 3, 3, "m"),
    "annaleigh-chan": (38, 2, 2, "f"),
    "arthur-thurston": (62, 4, 2, "m"),
    "ashley-ross": (52, 2, 5, "f"),
    "bev-russell": (34, 2, 4, "f"),
    "brandon-kane": (26, 2, 4, "m"),
    "brian-lee": (68, 3, 4, "m"),
    "buddy-davis": (36, 2, 4, "m"),
    "carla-thompson": (22, 4, 2, "f"),
    "daniel-smith": (66, 2, 5, "m"),
    "david-garcia": (50, 4, 3, "m"),
    "edward-white": (44, 4, 3, "m"),
    "forest-plum": (14, 2, 5, "m"),
    "gabriel-diaz": (60, 2, 3, "m"),
    "gray-beard": (16, 1, 4, "m"),
    "harman-brooks": (32, 3, 3, "m"),
    "james-meyers": (54, 6, 3, "m"),
    "janet-taylor": (42, 3, 4, "f"),
    "jenny-clark": (24, 4, 3, "f"),
    "john-price": (18, 3, 3, "m"),
    "loretta-clay": (20, 2, 4, "f"),
    "maria-lopez": (48, 4, 2, "f"),
    "mike-cho": (30, 2, 4, "m"),
    "olivia-brown": (56, 4, 3, "f"),
    "rod-miller": (40, 3, 3, "m"),
    "sophie-robinson": (58, 4, 1, "f"),
    "sparky": (10, 2, 2, "m"),
    "talia-jones": (28, 3, 1, "f"),
    "thomas-heart": (64, 1, 3, "m"),
}

DECKS = {
    "starting": {
        "food-1": 10,
        "medicine": 5,
        "fuel": 5,
        "junk": 5,
    },
    "police-station": {
        "food-1": 3,
        "fuel": 4,
        "junk": 1,
        "outsider-1": 1,
        "outsider-2": 2,
        "colt-1911-pistol": 3,
        "tikka-t3-tactical-rifle": 2,
        "fn-slp-shotgun": 1,
        "pad-lock": 1,
        "walkie-talkie": 1,
        "night-vision-goggles": 1,
    },
    "grocery-store": {
        "food-1": 2,
        "food-2": 2,
        "food-3": 2,
        "medicine": 6,
        "junk": 1,
        "outsider-1": 1,
        "outsider-2": 2,
        "rotting-flesh": 1,
        "hammer": 1,
        "wrench": 1,
        "snow-shoes": 1,
    },
    "school": {
        "food-1": 3,
        "food-2": 3,
        "medicine": 3,
        "junk": 1,
        "outsider-2": 2,
        "outsider-3": 1,
        "scissors": 1,
        "baseball-bat": 1,
        "megaphone": 1,
        "school-blueprints": 1,
        "guide-to-leadership": 1,
        "beginners-martial-arts": 1,
        "123-barricades": 1,
    },
    "library": {
        "food-1": 4,
        "fuel": 4,
        "junk": 1,
        "outsider-1": 1,
        "outsider-3": 2,
        "reading-lamp": 1,
        "library-blueprints": 1,
        "police-station-blueprints": 1,
        "grocery-store-blueprints": 1,
        "hospital-blueprints": 1,
        "gas-station-blueprints": 1,
        "a-journey-in-jazzercise": 1,
        "survivors-cookbook": 1,
    },
    "hospital": {
        "food-2": 4,
        "medicine": 4,
        "adrenaline-shot": 2,
        "fuel": 4,
        "junk": 1,
        "outsider-2": 3,
        "mop": 1,
        "flashlight": 1,
    },
    "gas-station": {
        "food-1": 3,
        "medicine": 3,
        "fuel": 6,
        "outsider-1": 1,
        "outsider-2": 2,
        "fn-slp-shotgun": 1,
        "lighter": 2,
        "switchblade": 2,
    },
}
KINDS = {
    "equip": {
        "colt-1911-pistol",
        "tikka-t3-tactical-rifle",
        "fn-slp-shotgun",
        "lighter",
        "switchblade",
        "walkie-talkie",
        "night-vision-goggles",
        "rotting-flesh",
        "hammer",
        "wrench",
        "snow-shoes",
        "baseball-bat",
        "mop",
        "flashlight",
        "school-blueprints",
        "library-blueprints",
        "police-station-blueprints",
        "grocery-store-blueprints",
        "hospital-blueprints",
        "gas-station-blueprints",
        "guide-to-leadership",
        "beginners-martial-arts",
        "123-barricades",
        "a-journey-in-jazzercise",
        "survivors-cookbook",
    },
    "event": {"outsider-1", "outsider-2", "outsider-3"},
}


@pytest.mark.parametrize("name", SURVIVORS)
def test_the_numbers_of_a_survivor(name: str) -> None:
    card = base().survivors[name]
    assert (card.influence, card.attack, card.search, card.gender) == SURVIVORS[name]
    assert card.human is (name != "sparky")


def test_there_are_no_others() -> None:
    assert set(base().survivors) == set(SURVIVORS)


@pytest.mark.parametrize("deck", DECKS)
def test_how_many_of_each_item_a_deck_holds(deck: str) -> None:
    assert Counter(face(key) for key in base().decks[deck]) == DECKS[deck]


def test_what_becomes_of_a_played_item() -> None:
    """Equipment stays, events leave the game, fuel goes with a move, and all else is used once."""
    for key, item in base().items.items():
        name = face(key)
        wanted = next((kind for kind, names in KINDS.items() if name in names), "move" if name == "fuel" else "use")
        assert item.kind == wanted, name
