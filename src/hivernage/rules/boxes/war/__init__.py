"""Warring Colonies: two colonies in one town, pairs of turns, combats at night (chapter W)."""

from __future__ import annotations

from typing import Final

from hivernage.model.board import FORGE, LIGHTHOUSE, WAR_BOARD
from hivernage.rules.boxes.war.combat import fight_combats
from hivernage.rules.boxes.war.doors import send_away, who_may_leave
from hivernage.rules.boxes.war.election import elect_leaders
from hivernage.rules.boxes.war.night import (
    add_bullets,
    fall,
    look_at_both,
    settle_zombies_order,
    start_round,
    zombies_come,
)
from hivernage.rules.boxes.war.pairs import PAIRS
from hivernage.rules.boxes.war.setup import DEAL, REFUSED, right_ally, set_up, team
from hivernage.rules.effects.control import run_scheduled
from hivernage.rules.game import Game, Part, one_turn
from hivernage.rules.phases import colony_phase, count_round, eat, pay_waste, resolve_crisis

WAR: Final = Game(
    flow={
        "setup": one_turn(set_up),
        "start-round": one_turn(start_round),
        **PAIRS,
        "colony": one_turn(colony_phase),
    },
    night=(
        Part("food", "W11", eat),
        Part("combat", "W12", fight_combats),
        Part("waste", "W10.1", pay_waste),
        Part("crisis", "W9", resolve_crisis),
        Part("bullets", "W10", add_bullets),
        Part("order", "W11.4", settle_zombies_order),
        Part("zombies", "W11", zombies_come),
        Part("scheduled", "T2", run_scheduled),
        Part("objective", "W16", look_at_both),
        Part("track", "C6", count_round),
        Part("election", "W17", elect_leaders),
    ),
    fall=fall,
    board=WAR_BOARD,
    homes=(FORGE, LIGHTHOUSE),
    decks=("survivor", "crisis", "crossroads"),
    seats=range(4, 12),
    verbs={
        "movement": ("pass", "move", "request"),
        "actions": (
            *("end", "attack", "search", "barricade", "clean", "use", "play", "equip"),
            *("food", "add", "add-equipped", "store", "request", "hand-off", "calm"),
        ),
    },
    refuses=REFUSED,
    deal=DEAL,
    team=team,
    guard=right_ally,
    ways_in=who_may_leave,
    send_away=send_away,
    by_turns="movement",
    bites_wait="actions",
    noises=1,
    attacks_people=False,
    open_crisis=True,
)
