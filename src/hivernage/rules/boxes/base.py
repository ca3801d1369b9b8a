"""The base box: the round, its night, and what players can do."""

from __future__ import annotations

from hivernage.model.board import BASE_BOARD, COLONY
from hivernage.rules.actions import BASE_ACTIONS
from hivernage.rules.colony import give_up
from hivernage.rules.crossroads import guard_watch, resolve_report
from hivernage.rules.effects.control import run_scheduled
from hivernage.rules.game import Game, Part, one_turn
from hivernage.rules.phases import (
    colony_phase,
    count_round,
    do_duty,
    eat,
    look_at_objective,
    pass_token,
    pay_waste,
    resolve_crisis,
    start_round,
    zombies_come,
)
from hivernage.rules.setup import setup
from hivernage.rules.turn import act, end_turn, open_turn, start_turn

BASE = Game(
    flow={
        "setup": one_turn(setup),
        "start-round": one_turn(start_round),
        "start-turn": one_turn(start_turn, keeps=True),
        "open-turn": one_turn(open_turn, guard_watch),
        "action": one_turn(act, guard_watch, asks_first=True),
        "reported": one_turn(resolve_report),
        "end-turn": one_turn(end_turn),
        "colony": one_turn(colony_phase),
    },
    night=(
        Part("duty", "G2.2", do_duty),
        Part("food", "C1", eat),
        Part("waste", "C2", pay_waste),
        Part("crisis", "C3", resolve_crisis),
        Part("zombies", "C4", zombies_come),
        Part("scheduled", "T2", run_scheduled),
        Part("objective", "C5", look_at_objective),
        Part("track", "C6", count_round),
        Part("token", "C7", pass_token),
    ),
    fall=give_up,
    board=BASE_BOARD,
    homes=(COLONY,),
    decks=("survivor", "crisis", "crossroads", "exiled"),
    seats=range(2, 6),
    verbs={"action": tuple(action.verb for action in BASE_ACTIONS)},
)
