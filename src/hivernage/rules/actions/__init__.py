"""Everything a player can do on their turn: one file a verb, with its answers, its refusals and what it does.

A new action is a file beside these and a line below; `tests/rules/test_actions.py` names whatever else it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby

from hivernage.cards.card import Item
from hivernage.model.parts import Survivor
from hivernage.model.question import Answer, Question
from hivernage.model.state import State
from hivernage.rules.actions.action import Action, Moments
from hivernage.rules.actions.add import ADD
from hivernage.rules.actions.add_equipped import ADD_EQUIPPED
from hivernage.rules.actions.attack import ATTACK
from hivernage.rules.actions.attract import ATTRACT
from hivernage.rules.actions.barricade import BARRICADE
from hivernage.rules.actions.calm import CALM
from hivernage.rules.actions.claim import CLAIM
from hivernage.rules.actions.clean import CLEAN
from hivernage.rules.actions.code import CODE
from hivernage.rules.actions.end import END
from hivernage.rules.actions.equip import EQUIP
from hivernage.rules.actions.exile import EXILE
from hivernage.rules.actions.feed import FEED
from hivernage.rules.actions.food import FOOD
from hivernage.rules.actions.hand_off import HAND_OFF
from hivernage.rules.actions.loot import LOOT
from hivernage.rules.actions.menu import Menu
from hivernage.rules.actions.move import MOVE
from hivernage.rules.actions.pass_move import PASS
from hivernage.rules.actions.play import PLAY
from hivernage.rules.actions.request import REQUEST
from hivernage.rules.actions.search import SEARCH
from hivernage.rules.actions.store import STORE
from hivernage.rules.actions.use import USE
from hivernage.rules.asking import answers_to

__all__ = ["ACTIONS", "Action", "Moments", "action_answers", "list_actions"]

BASE_ACTIONS = (
    *(END, MOVE, ATTACK, SEARCH, BARRICADE, ATTRACT, CLEAN, USE, PLAY, EQUIP),
    *(FEED, FOOD, ADD, ADD_EQUIPPED, STORE, REQUEST, HAND_OFF, EXILE),
)
"""Those of the base box."""

LONG_NIGHT_ACTIONS = (CALM, LOOT, CODE)
"""Those that Long Night and its modules add."""

WAR_ACTIONS = (PASS, CLAIM)
"""Those that Warring Colonies adds."""

ACTIONS: dict[str, Action] = {action.verb: action for action in (*BASE_ACTIONS, *LONG_NIGHT_ACTIONS, *WAR_ACTIONS)}
"""Every action by its verb, in the order of menus. Which of them a game has, and when, its `verbs` say."""


@answers_to("action")
def action_answers(state: State, _question: Question, seat: int) -> list[Answer]:
    """Every answer to the question what to do now."""
    return list_actions(state, seat).answers


def list_actions(state: State, seat: int) -> Menu:
    """All that a seat can do in this step."""
    menu = Menu(state, seat)
    for answers in _listers(state.game.verbs.get(state.step, ()), bool(menu.dice)):
        answers(menu)
    return menu


Lister = Callable[[Menu], None]


@cache
def _listers(verbs: tuple[str, ...], has_dice: bool) -> list[Lister]:
    """Neighbours in the menu that list by survivor, or by card, take turns at each of them."""
    actions = [ACTIONS[verb] for verb in verbs if has_dice or not ACTIONS[verb].uses_die]
    found: list[Lister] = []
    for way, group in groupby(actions, lambda action: action.lists_by):
        together = list(group)
        if way == "survivor":
            found.append(_by_survivor([a.survivor_answers for a in together if a.survivor_answers is not None]))
        elif way == "card":
            found.append(_by_card([a.card_answers for a in together if a.card_answers is not None]))
        else:
            found += [action.answers for action in together if action.answers is not None]
    return found


def _by_survivor(listers: list[Callable[[Menu, Survivor], None]]) -> Lister:
    def answers(menu: Menu) -> None:
        for survivor in menu.group:
            for lister in listers:
                lister(menu, survivor)

    return answers


def _by_card(listers: list[Callable[[Menu, str, Item], None]]) -> Lister:
    def answers(menu: Menu) -> None:
        items = menu.state.library.items
        for key in menu.ready:
            for lister in listers:
                lister(menu, key, items[key])

    return answers
