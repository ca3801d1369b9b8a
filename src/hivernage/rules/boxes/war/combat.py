"""Combats between the colonies, at night, place by place (W12 to W15)."""

from __future__ import annotations

from hivernage.cards.card import Tactic
from hivernage.cards.modifiers import CombatMod
from hivernage.model.board import COMBAT_DIE, SPOTS
from hivernage.model.events import (
    BetsShown,
    CombatBegan,
    CombatDiceRolled,
    CombatOver,
    EnemiesInside,
    StrengthCounted,
    TacticsShown,
)
from hivernage.model.parts import NOBODY, Combat, Fight
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.asking import Asking, Rule, answers_to, pick_live
from hivernage.rules.boxes.war.pairs import settle_order
from hivernage.rules.colony import change_bullets
from hivernage.rules.conditions import is_armed
from hivernage.rules.homes import colonies, is_at_enemy_door, is_wolf, outside
from hivernage.rules.losses import settle_group, wound
from hivernage.rules.powers import is_truce, mods
from hivernage.rules.scope import Scope
from hivernage.rules.wards import drop_morale
from hivernage.rules.whenever import whenever
from hivernage.rules.zombies import add_zombies

SIDES = (0, 1)
"""The colonies, by their numbers."""


def fight_combats(state: State) -> Rule:
    """One after another; newcomers wait until all are over, then enemies inside are looked at (W12.1, W13, W15)."""
    state.fighting = True
    for place in battlefields(state):
        if not all(sides_at(state, place)) or is_truce(state, place):
            continue
        wolf_for = NOBODY
        if state.game.loner is not None:
            wolf_for = yield from state.game.loner.before_combat(state, place)
        if all(sides_at(state, place)):
            yield from fight(state, place, wolf_for)
    state.fighting = False
    while state.newcomers:
        yield from settle_group(state, state.newcomers.pop(0))
    yield from enemies_inside(state)


def battlefields(state: State) -> list[str]:
    """Where combats may be, in their order: the ground of the colony with the lower morale, the other, the places.

    Who is first is settled once, and only if each has survivors at the doors of the other: else nothing depends on it
    (W12, W4.12, LW4.1). A home may be empty now, and have a defender whom a combat sends there (W11).
    """
    homes = [colony.place for colony in colonies(state)]
    besieged = all(sides_at(state, place)[1 - side] for side, place in enumerate(homes))
    if besieged and settle_order(state, "combat", lowest=True):
        homes.reverse()
    return [*homes, *sorted(outside(state), key=lambda name: SPOTS[name].number)]


def sides_at(state: State, place: str) -> list[list[str]]:
    """The survivors of each colony at a place, those at its doors among them; a lone wolf's start nothing (LW4.1)."""
    there = state.at(place)
    return [[s.id for s in there if state.players[s.owner].colony == side] for side in SIDES]


# One combat


def fight(state: State, place: str, wolf_for: int = NOBODY) -> Rule:
    """Tactics, strength, bets, dice, wounds; each combat is finished before the next (W12).

    `wolf_for`: the colony whose survivors those of the lone wolf are in this combat (LW4.3).
    """
    combat = state.combat = Combat(place, sides_at(state, place), wolf=wolf_for)
    if wolf_for != NOBODY:
        combat.sides[wolf_for] += [survivor.id for survivor in state.at(place) if is_wolf(state, survivor.owner)]
    state.tell(CombatBegan(place=place, sides=[side[:] for side in combat.sides]))
    if (yield from _show_tactics(state, combat)):
        _decide(state, combat, NOBODY, 0)
    else:
        _count_survivors(state, combat)
        yield from _bet(state, combat)
        yield from _roll(state, combat)
        yield from _deal_wounds(state, combat)
    state.combat = None
    if state.game.loner is not None and wolf_for != NOBODY:
        yield from state.game.loner.after_combat(state)


def _leaders(state: State) -> list[int]:
    return [state.colonies[side].leader for side in SIDES]


def _show_tactics(state: State, combat: Combat) -> Asking[bool]:
    """Both pick a card in secret, and both are turned over together; gives whether the combat ends at once (W19.1)."""
    leaders = _leaders(state)
    all_five = tuple(("tactic", name) for name in state.library.tactics)  # again in each combat (W12.2)
    answers = yield state.question(tuple(leaders), "tactic", (combat.place,), all_five)
    combat.tactics = [answers[leader][1] for leader in leaders]
    answers.clear()
    cards = [state.library.tactics[name] for name in combat.tactics]
    ends = cards[0].id == cards[1].id and cards[0].both == "ends"
    if not ends:
        for side in SIDES:
            combat.strength[side] += tactic_strength(cards[side], cards[1 - side])
    state.tell(TacticsShown(cards=combat.tactics[:], strength=combat.strength[:], ends=ends))
    return ends


def speaks(card: Tactic, enemy: Tactic) -> bool:
    """Whether a tactic counts: what a cancelled card says doesn't."""
    return not (enemy.against and enemy.against.cancel and card.id in enemy.against.cards)


def tactic_strength(card: Tactic, enemy: Tactic) -> int:
    """What a tactic is worth against another one."""
    if not speaks(card, enemy):
        return 0
    return card.strength + (card.against.strength if card.against and enemy.id in card.against.cards else 0)


def _played(state: State, combat: Combat, side: int) -> Tactic | None:
    """The tactic of a side, if it counts."""
    card, enemy = (state.library.tactics[combat.tactics[n]] for n in (side, 1 - side))
    return card if speaks(card, enemy) else None


def _count_survivors(state: State, combat: Combat) -> None:
    """One for each survivor there, one for each that holds a weapon, and what cards add (W12.3, W12.4)."""
    combat.step = "bets"
    for side in SIDES:
        there = [state.survivors[name] for name in combat.sides[side]]
        combat.strength[side] += len(there) + sum(is_armed(state, survivor) for survivor in there)
        combat.strength[side] += sum(mod.strength for survivor in there for mod in mods(state, survivor, CombatMod))
    state.tell(StrengthCounted(why="survivors", strength=combat.strength[:]))


def _bet(state: State, combat: Combat) -> Rule:
    """Bullets are bet in secret, opened together, and gone; one strength each (W12.5)."""
    leaders = _leaders(state)
    answers = yield state.question(tuple(leaders), "bet", (combat.place,))
    combat.bets = [int(answers[leader][1]) for leader in leaders]
    answers.clear()
    state.tell(BetsShown(bets=combat.bets[:]))
    for side in SIDES:
        combat.strength[side] += combat.bets[side]
        change_bullets(state, state.colonies[side], -combat.bets[side])
    state.tell(StrengthCounted(why="bets", strength=combat.strength[:]))


def _roll(state: State, combat: Combat) -> Rule:
    """Both dice at once: strength, then wounds of both, then zombies (W12.12)."""
    combat.step = "dice"
    combat.dice = [state.draw(len(COMBAT_DIE)) for _ in SIDES]
    faces = [COMBAT_DIE[n] for n in combat.dice]
    state.tell(CombatDiceRolled(faces=[face for face, _ in faces], numbers=[n for _, n in faces]))
    for side, (face, n) in enumerate(faces):
        if face == "strength":
            combat.strength[side] += n
    state.tell(StrengthCounted(why="dice", strength=combat.strength[:]))
    hits: list[tuple[str, int]] = []
    for side, (face, n) in enumerate(faces):
        if face == "wound":
            hits += [(name, n) for name in (yield from _pick_target(state, combat, side))]
    for name, n in hits:
        yield from wound(state, name, n)
    for face, n in faces:
        if face == "zombie":
            yield from add_zombies(state, combat.place, n)


def _pick_target(state: State, combat: Combat, side: int) -> Asking[list[str]]:
    """One enemy in the combat, of the leader's choice; nobody who is unhurt by their tactic (W12.7)."""
    if _is_unhurt(state, combat, 1 - side):
        return []
    leader = state.colonies[side].leader
    name = yield from pick_live(
        state, leader, "survivor", lambda: still_there(state, combat, 1 - side), ("combat-hit", combat.place)
    )
    return [] if name is None else [name]


def _is_unhurt(state: State, combat: Combat, side: int) -> bool:
    played = _played(state, combat, side)
    return played is not None and played.unhurt


def still_there(state: State, combat: Combat, side: int) -> list[str]:
    """Who of a side is still at the place: who has left takes no wounds (W12.13)."""
    there = {survivor.id for survivor in state.at(combat.place)}
    return [name for name in combat.sides[side] if name in there]


def _deal_wounds(state: State, combat: Combat) -> Rule:
    """The loser's leader spreads the difference over their own survivors there, as they like (W12.9, W12.10)."""
    combat.step = "wounds"
    ours, theirs = combat.strength
    if ours == theirs:
        _decide(state, combat, NOBODY, 0)
        return
    winner = int(theirs > ours)
    loser, by = 1 - winner, abs(ours - theirs)
    _decide(state, combat, winner, by)
    played = _played(state, combat, loser)
    if not _is_unhurt(state, combat, loser):
        yield from _spread(state, combat, loser, by + (played.lose_more if played else 0))
    yield from whenever(state, "won-combat", Scope(state.colonies[winner].leader, here=combat.place))


def _spread(state: State, combat: Combat, side: int, n: int) -> Rule:
    """Wound after wound to a survivor of choice, as long as anybody there can take one."""
    leader = state.colonies[side].leader
    for left in range(n, 0, -1):
        name = yield from pick_live(
            state,
            leader,
            "survivor",
            lambda: still_there(state, combat, side),
            ("combat-loss", combat.place, str(left)),
        )
        if name is None:
            return
        yield from wound(state, name)


def _decide(state: State, combat: Combat, winner: int, by: int) -> None:
    """Who has won, and by how much."""
    state.fights.append(Fight(state.round, combat.place, winner, combat.wolf))
    state.tell(CombatOver(place=combat.place, winner=winner, by=by, strength=combat.strength[:]))


@answers_to("bet")
def bet_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """Nothing up to all that the colony has (W12.5)."""
    return [("bet", str(n)) for n in range(state.colonies[state.players[seat].colony].bullets + 1)]


# After the combats


def enemies_inside(state: State) -> Rule:
    """A colony with enemies at its doors and nobody of its own at home loses a morale for each of them (W13)."""
    for number, colony in enumerate(colonies(state)):
        there = state.at(colony.place)
        enemies = [survivor for survivor in there if is_at_enemy_door(survivor)]
        if enemies and len(enemies) == len(there):
            state.tell(EnemiesInside(colony=number, n=len(enemies)))
            yield from drop_morale(state, colony, len(enemies))
