"""The cards of Warring Colonies, with stand-ins for the decks that its pack doesn't have yet."""

from functools import cache

import msgspec

from hivernage.cards.card import Card, Crisis, Crossroads, MainObjective, Survivor
from hivernage.cards.library import Library, keys_of
from hivernage.cards.load import packs_of, read_packs
from hivernage.model.options import BOX_NAMES

WAR = "warring-colonies"


@cache
def war() -> Library:
    packs = [reading.pack for reading in read_packs(*packs_of(WAR))]
    cards: list[Card] = [card for pack in packs for card in pack.cards]
    own = {type(card) for pack in packs if pack.id == WAR for card in pack.cards}
    boxes = {key: pack.id for pack in packs if pack.id in BOX_NAMES for card in pack.cards for key in keys_of(card)}
    extra: list[Card] = []
    if MainObjective not in own:
        extra += [_main("divide-and-conquer", {"is": "last_round"}), _main("the-killing-blow", {"is": "complete"})]
    if Crisis not in own:
        extra += [_crisis("the-common-well"), *(_crisis(f"war-crisis-{n}") for n in range(10))]
    if Survivor not in own:
        people = {"the-enforcer": 71, "bernadette-wilson": 72, "scott-wheeler": 73}
        plain = next(card for card in cards if isinstance(card, Survivor) and card.id == "brian-lee")
        extra += [msgspec.structs.replace(plain, id=name, influence=n, powers=()) for name, n in people.items()]
    if Crossroads not in own:
        older = [card for card in cards if isinstance(card, Crossroads)]
        extra += [msgspec.structs.replace(card, id="war-" + card.id) for card in older[:40]]
    boxes |= {key: WAR for card in extra for key in keys_of(card)}
    return Library(cards + extra, tuple(pack.id for pack in packs), boxes)


def _main(name: str, goal: dict[str, str]) -> MainObjective:
    side = {"morale": 6, "rounds": 4, "bullets": 3, "goal": goal}
    setup = [{"do": "zombies", "at": "colony", "n": 3}]
    card = {"deck": "main", "id": name, "name": {"en": "D", "fr": "D"}, "length": "short"}
    return msgspec.convert({**card, "normal": {**side, "setup": setup}}, MainObjective)


def _crisis(name: str) -> Crisis:
    card = {"deck": "crisis", "id": name, "name": {"en": "C", "fr": "C"}, "symbols": ["tool"]}
    effects = {"failure": {"do": "lose", "what": "morale"}, "bonus": {"do": "gain", "what": "morale"}}
    return msgspec.convert({**card, **effects}, Crisis)
