"""Every refusal names its rule and says why, in both languages, and tells nobody more than they may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from hivernage.cards.effects import Lasting
from hivernage.cards.library import Library, origin
from hivernage.cards.load import read_once
from hivernage.cards.modifiers import Cannot
from hivernage.cards.targets import SYMBOLS
from hivernage.model.board import COLONY, SPOTS
from hivernage.model.chance import key_from_seed
from hivernage.model.ids import DIE, SEATS, SPECTATOR
from hivernage.model.options import Options
from hivernage.model.parts import Held, Lost, Standing, Survivor
from hivernage.model.question import Answer, Decision, IllegalAnswer, words
from hivernage.model.state import State
from hivernage.rules.actions import ACTIONS, list_actions
from hivernage.rules.refusal import Refusal
from hivernage.rules.rulebook import chapters
from hivernage.rules.spaces import free_spaces
from hivernage.rules.why_not import why_not
from hivernage.table import Table
from tests.how_many import how_many
from tests.rule import rule

RULES = {name for chapter in chapters() for name in chapter.rules}
ME, SHE, THEY = 0, 1, 2
JAIL = "daniel-smith"  # the crossroads card that locks a survivor up


@cache
def library() -> Library:
    return read_once("base")


@cache
def opening(players: int, cooperative: bool = False) -> Table:
    """The first turn of a game."""
    table = Table.new(Options(players=players, cooperative=cooperative), library(), key_from_seed(1))
    while table.questions[0].kind != "action":
        answer_first(table)
    return table


def answer_first(table: Table) -> None:
    question = table.questions[0]
    seat = question.seats[0]
    table.decide(Decision(question.id, seat, table.legal(question, seat)[0]))


@pytest.fixture
def state() -> State:
    return position()


def position(cooperative: bool = False) -> State:
    """My turn: Ashley Ross is at the school with Daniel Smith, Mike Cho in the colony with Olivia Brown."""
    state = opening(3, cooperative).state.copy()
    state.lane.seat, state.step, state.standing, state.lane.requested = ME, "action", [], []
    state.survivors = {}
    for name, owner, place in (
        ("ashley-ross", ME, "school"),
        ("mike-cho", ME, COLONY),
        ("daniel-smith", SHE, "school"),
        ("olivia-brown", THEY, COLONY),
    ):
        state.survivors[name] = Survivor(name, owner, place)
    for board in state.places.values():
        board.zombies, board.barricades = [0] * len(board.zombies), [0] * len(board.zombies)
    for player in state.players:
        player.hand, player.dice = [], [1, 3, 6]
    state.players[SHE].hand = ["fuel@starting"]
    state.colonies[0].food, state.colonies[0].waste = 1, ["junk@starting"]
    return state


def hold(state: State, survivor: str, *keys: str) -> None:
    state.survivors[survivor].cards += [Held(key) for key in keys]


def crowd(state: State, place: str) -> None:
    """Fill every survivor space."""
    state.places[place].standees = ["bev-russell"] * free_spaces(state, place)


def wall_up(state: State, place: str) -> None:
    """Fill every entrance space."""
    state.places[place].barricades = [SPOTS[place].entrance_spaces] * SPOTS[place].entrances


def forbid(state: State, card: str, act: str, survivor: str = "", seat: int = -1, to: str | None = None) -> None:
    """Put the words of a crossroads card in force that forbid something."""
    node = next(
        name
        for name, word in state.library.nodes.items()
        if name.startswith(f"{card}@crossroads#") and isinstance(word, Lasting) and bans(word, act, to)
    )
    state.standing.append(Standing(node, "game", 99, seat, survivor))


def bans(word: Lasting, act: str, to: str | None) -> bool:
    mods = [mod for power in word.powers for mod in power.mods]
    return any(isinstance(mod, Cannot) and act in mod.do and mod.to == to for mod in mods)


def refusal(state: State, action: str, seat: int = ME) -> Refusal:
    found = why_not(state, seat, words(action))
    assert found is not None, f"{action!r} is possible"
    return found


def refused(state: State, action: str, cites: str, english: str, french: str = "", seat: int = ME) -> None:
    found = refusal(state, action, seat)
    assert (found.rule, found.text()) == (cites, english)
    if french:
        assert found.text("fr").replace("\N{NARROW NO-BREAK SPACE}", " ") == french


def allowed(state: State, action: str, seat: int = ME) -> None:
    found = why_not(state, seat, words(action))
    assert found is None, found.text()


# Whose turn it is


def test_only_on_ones_own_turn(state: State) -> None:
    refused(state, "search daniel-smith", "R5.1", "It isn’t your turn.", "Ce n’est pas votre tour.", seat=SHE)
    refused(state, "play fuel@starting", "F1.2", "It isn’t your turn.", seat=SHE)
    refused(state, "add fuel@starting", "F2.2", "It isn’t your turn.", seat=SHE)
    refused(state, "end", "G1", "Only players act, and you are watching.", seat=SPECTATOR)
    state.players[THEY].out = True
    refused(state, "end", "O5.1", "You are out of the game.", seat=THEY)


@pytest.mark.parametrize(
    ("step", "cites", "english"),
    [
        ("over", "G2", "The game is over."),
        ("setup", "S7", "The game is still being set up."),
        ("start-round", "R2", "The round is just beginning; wait for your turn."),
        ("colony", "R1", "Nobody acts during the colony phase."),
        ("reported", "T3", "What is going on has to be settled first."),
    ],
)
def test_not_at_this_moment(state: State, step: str, cites: str, english: str) -> None:
    state.step = step
    refused(state, "end", cites, english)


# Words


def test_unknown_words_get_the_nearest_known_one(state: State) -> None:
    state.players[ME].hand = ["medicine@starting"]
    refused(
        state,
        "serch ashley-ross",
        "R7.1",
        "There is no action “serch”. Did you mean “search”?",
        "Il n’y a pas d’action « serch ». Vouliez-vous dire « search » ?",
    )
    refused(state, "move ashly-ross", "G5", "There is no survivor “ashly-ross”. Did you mean “ashley-ross”?")
    refused(state, "move ashley-ross libary", "G10", "There is no place “libary”. Did you mean “library”?")
    refused(state, "play medicine", "G6", "There is no item card “medicine”. Did you mean “medicine@starting”?")
    refused(state, "request wepon", "G6.1", "There is no symbol “wepon”. Did you mean “weapon”?")
    refused(state, "exile p9", "G1", "There is no player “p9” at this table.")
    refused(state, "attack ashley-ross zombi", "A1", "“zombi” is nothing to attack. Did you mean “zombie”?")
    refused(state, "barricade ashley-ross 3", "R4", "A die is written die=1 to die=6, not “3”.")
    refused(state, "xyzzy", "R7.1", "There is no action “xyzzy”.", "Il n’y a pas d’action « xyzzy ».")


def test_more_words_than_needed(state: State) -> None:
    refused(state, "end now", "R7.1", "The action is complete without “now”.")


def test_missing_words_are_no_reason_to_refuse(state: State) -> None:
    state.places["school"].zombies = [1]
    for action in ("", "move", "move ashley-ross", "attack", "attack ashley-ross zombie", "request", "exile", "end"):
        allowed(state, action)


def test_without_its_first_word_an_action_is_refused_for_all(state: State) -> None:
    state.survivors["daniel-smith"].place = state.survivors["olivia-brown"].place = "library"
    refused(state, "attack", "A1", "None of your survivors can do that now.")
    state.players[ME].dice = []
    refused(state, "barricade", "R4", "You have no unused die left.")
    refused(state, "play", "F1", "You have no cards in hand.")
    state.players[ME].hand = ["fuel@starting", "lighter@gas-station"]
    refused(state, "play", "F1", "None of your cards can be used that way now.")


# Survivors


def test_which_survivors_can_act(state: State) -> None:
    refused(state, "move daniel-smith library", "G1", "Daniel Smith isn’t one of your survivors.")
    refused(state, "move loretta-clay library", "K6", "Loretta Clay isn’t in play.")
    state.lost.append(Lost("loretta-clay", killed=True))
    refused(state, "move loretta-clay library", "K1", "Loretta Clay is no longer in the game.")
    del state.survivors["ashley-ross"], state.survivors["mike-cho"]
    refused(state, "move", "K4.3", "You have no survivor.", "Vous n’avez aucun survivant.")


# Moving


@rule("F3", "F3.3", "F3.1")
def test_moves(state: State) -> None:
    allowed(state, "move ashley-ross library")
    refused(state, "move ashley-ross school", "F3.3", "Ashley Ross is at the school already.")
    crowd(state, "library")
    refused(
        state,
        "move ashley-ross library",
        "F3.1",
        "There is no free survivor space at the library.",
        "Il n’y a plus de case de survivant vide à la bibliothèque.",
    )
    state.survivors["ashley-ross"].moved = state.survivors["mike-cho"].moved = True
    refused(
        state,
        "move ashley-ross colony",
        "F3",
        "Ashley Ross has moved already this turn.",
        "Ashley Ross s’est déjà déplacée pendant ce tour.",
    )
    assert refusal(state, "move mike-cho").text("fr") == "Mike Cho s’est déjà déplacé pendant ce tour."
    refused(state, "move", "F3", "None of your survivors can do that now.")


@rule("F3.1")
def test_nowhere_to_go(state: State) -> None:
    for name in state.places:
        crowd(state, name)
    refused(state, "move ashley-ross", "F3.1", "There is no place Ashley Ross could move to.")


@rule("E3.10")
def test_exiled_survivors_stay_outside(state: State) -> None:
    state.players[ME].exiled = True
    refused(state, "move ashley-ross colony", "E3.10", "Survivors of an exiled player may not enter the colony.")


@rule("T1")
def test_a_card_keeps_a_survivor_where_they_are(state: State) -> None:
    forbid(state, "horde", "move", survivor="ashley-ross")
    refused(
        state,
        "move ashley-ross library",
        "T1",
        "“Horde” keeps Ashley Ross from moving.",
        "« Horde » interdit à Ashley Ross de se déplacer.",
    )
    allowed(state, "move mike-cho library")


@rule("T1")
def test_a_card_bars_one_place(state: State) -> None:
    state.survivors["alexis-grey"] = Survivor("alexis-grey", ME, COLONY)
    forbid(state, "alexis-grey", "move", to="library")
    refused(state, "move alexis-grey library", "T1", "“Alexis Grey” keeps Alexis Grey from moving there.")
    allowed(state, "move alexis-grey school")
    allowed(state, "move ashley-ross library")


@rule("F3.4")
def test_fuel_goes_with_a_move(state: State) -> None:
    state.players[ME].hand = ["fuel@starting", "medicine@starting"]
    allowed(state, "move ashley-ross library fuel@starting")
    refused(state, "play fuel@starting", "F3.4", "“Fuel” is played together with a move.")
    refused(state, "move ashley-ross library medicine@starting", "F3.4", "“Medicine” isn’t a card to play with a move.")
    refused(state, "move ashley-ross library fuel@hospital", "F1", "“Fuel” isn’t in your hand.")
    state.players[ME].locked = ["fuel@starting"]
    refused(state, "move ashley-ross library fuel@starting", "T1", "“Fuel” can’t be used before the next round.")


# Attacking


@rule("A1", "A1.3")
def test_whom_to_attack(state: State) -> None:
    refused(
        state,
        "attack ashley-ross zombie",
        "A1",
        "There is no zombie at the school.",
        "Il n’y a pas de zombie à l’école.",
    )
    refused(state, "attack ashley-ross olivia-brown", "A1", "Olivia Brown isn’t at the school.")
    refused(state, "attack ashley-ross mike-cho die=3", "A1.3", "Your own survivors can’t be attacked.")
    refused(state, "attack mike-cho helpless", "A1.3", "Helpless survivors can’t be attacked.")
    allowed(state, "attack ashley-ross daniel-smith die=3")
    state.survivors["daniel-smith"].place = COLONY
    refused(state, "attack ashley-ross", "A1", "There is nobody to attack at the school.")


@rule("A1")
def test_which_die_attacks(state: State) -> None:
    state.places["school"].zombies = [1]
    refused(
        state,
        "attack ashley-ross zombie die=1",
        "A1",
        "Ashley Ross attacks with 2 or more; 1 is too low.",
        "Ashley Ross attaque avec 2 ou plus ; 1 ne suffit pas.",
    )
    refused(state, "attack ashley-ross zombie die=5", "R4", "You have no unused die showing 5.")
    state.players[ME].dice = [1, 1]
    refused(state, "attack ashley-ross", "A1", "Ashley Ross attacks with 2 or more; your highest unused die is 1.")
    hold(state, "ashley-ross", "switchblade@gas-station")
    allowed(state, "attack ashley-ross zombie die=1")


@rule("T1")
def test_a_card_locks_a_survivor_up(state: State) -> None:
    forbid(state, JAIL, "attack", survivor="ashley-ross")
    name = state.library.crossroads[f"{JAIL}@crossroads"].name["en"]
    refused(state, "attack ashley-ross daniel-smith", "T1", f"“{name}” keeps Ashley Ross from attacking.")
    refused(state, "search ashley-ross die=6", "T1", f"“{name}” keeps Ashley Ross from searching.")
    refused(state, "use ashley-ross", "T1", f"“{name}” takes the ability of Ashley Ross away.")


# Searching, barricading, cleaning, attracting


@rule("A2", "A2.2", "A2.3")
def test_searches(state: State) -> None:
    allowed(state, "search ashley-ross die=6")
    refused(
        state,
        "search ashley-ross die=3",
        "A2",
        "Ashley Ross searches with 5 or more; 3 is too low.",
        "Ashley Ross fouille avec 5 ou plus ; 3 ne suffit pas.",
    )
    refused(state, "search mike-cho", "A2.3", "The colony can’t be searched.")
    state.places[COLONY].deck = ["fuel@starting"]
    refused(state, "search mike-cho die=6", "A2.3", "The colony can’t be searched.")
    assert ("search", "mike-cho", "die=6") not in list_actions(state, ME).answers
    state.places["school"].deck = []
    refused(state, "search ashley-ross", "A2.2", "There is nothing left to find at the school.")


@rule("A3", "A3.1")
def test_barricades(state: State) -> None:
    allowed(state, "barricade ashley-ross die=1")
    wall_up(state, "school")
    refused(state, "barricade ashley-ross", "A3", "There is no empty entrance space at the school.")
    wall_up(state, COLONY)
    refused(state, "barricade mike-cho die=1", "A3.1", "There is no empty entrance space at the colony.")


@rule("A4", "A4.1")
def test_cleaning(state: State) -> None:
    allowed(state, "clean mike-cho die=1")
    refused(state, "clean ashley-ross", "A4", "Ashley Ross isn’t in the colony, and only there waste can be cleaned.")
    state.colonies[0].waste = []
    refused(state, "clean mike-cho die=1", "A4.1", "The waste pile is empty.", "La décharge est vide.")


@rule("A5", "A5.3")
def test_attracting(state: State) -> None:
    state.places["school"].zombies = [1]
    refused(state, "attract ashley-ross", "A5", "There is no zombie elsewhere to attract.")
    allowed(state, "attract mike-cho die=1")
    wall_up(state, COLONY)
    refused(state, "attract mike-cho", "A5.3", "There is no empty entrance space at the colony.")


# Abilities


@rule("A6", "A6.2", "A6.3")
def test_abilities(state: State) -> None:
    allowed(state, "use ashley-ross ashley-ross")
    refused(
        state,
        "use ashley-ross ashley-ross die=3",
        "A6.2",
        "The ability of Ashley Ross needs no die.",
        "La compétence d’Ashley Ross ne demande pas de dé.",
    )
    refused(state, "use ashley-ross mike-cho", "A6", "Ashley Ross has no such ability.")
    refused(state, "use mike-cho", "A6.3", "The ability of Mike Cho works by itself; there is nothing to use.")
    state.survivors["ashley-ross"].uses["ashley-ross/0"] = state.round
    refused(
        state,
        "use ashley-ross",
        "A6",
        "The ability of Ashley Ross has been used already this round.",
        "On a déjà utilisé la compétence d’Ashley Ross pendant cette manche.",
    )


@rule("A6", "A6.3")
def test_abilities_with_a_place_a_die_or_a_condition(state: State) -> None:
    state.survivors["thomas-heart"] = Survivor("thomas-heart", ME, "school")
    refused(
        state,
        "use thomas-heart thomas-heart",
        "A6.3",
        "The ability of Thomas Heart works only at the colony.",
        "La compétence de Thomas Heart ne sert qu’à la colonie.",
    )
    state.survivors["thomas-heart"].place = COLONY
    state.places[COLONY].zombies = [2, 0, 0, 0, 0, 0]
    refused(
        state,
        "use thomas-heart thomas-heart die=3",
        "A6",
        "The ability of Thomas Heart needs a die of 5 or more; 3 is too low.",
    )
    state.survivors["bev-russell"] = Survivor("bev-russell", ME, COLONY)
    state.colonies[0].helpless = 0
    assert refusal(state, "use bev-russell").reason_id == "needs"
    state.survivors["alexis-grey"] = Survivor("alexis-grey", ME, "library")
    assert refusal(state, "use alexis-grey").reason_id == "works-with-action"
    state.survivors["forest-plum"] = Survivor("forest-plum", ME, COLONY)
    refused(state, "use forest-plum", "T2.1", "The ability of Forest Plum is for the start of a turn.")


@rule("A6.3")
def test_a_copied_ability_needs_company(state: State) -> None:
    state.survivors["john-price"] = Survivor("john-price", ME, "library")
    refused(state, "use john-price ashley-ross", "A6.3", "John Price and Ashley Ross aren’t at the same place.")
    state.survivors["ashley-ross"].place = "library"
    allowed(state, "use john-price ashley-ross")


@rule("A6")
def test_equipment_is_used_like_an_ability(state: State) -> None:
    hold(state, "ashley-ross", "tikka-t3-tactical-rifle@police-station", "survivors-cookbook@library")
    refused(
        state,
        "use ashley-ross tikka-t3-tactical-rifle.1",
        "A6",
        "“Tikka T3 Tactical Rifle” would do nothing now.",
        "« Fusil tactique Tikka T3 » n’aurait aucun effet maintenant.",
    )
    assert refusal(state, "use ashley-ross survivors-cookbook.2").rule == "A6.3"
    assert refusal(state, "use ashley-ross lighter.3").reason_id == "unknown-power"


# Cards


@rule("F1", "F1.1", "T1")
def test_cards_in_hand(state: State) -> None:
    me = state.players[ME]
    refused(state, "play medicine@hospital", "F1", "“Medicine” isn’t in your hand.")
    hold(state, "ashley-ross", "lighter@gas-station")
    refused(
        state,
        "equip lighter@gas-station mike-cho",
        "F1.1",
        "“Lighter” isn’t in your hand: Ashley Ross has it.",
        "« Briquet » n’est pas dans votre main : Ashley Ross en est équipée.",
    )
    me.hand = ["lighter@gas-station", "medicine@starting", "food-1@starting"]
    refused(state, "play lighter@gas-station", "F1.1", "“Lighter” isn’t simply played: equip a survivor with it.")
    refused(state, "equip food-1@starting mike-cho", "F1.1", "“Food 1” isn’t equipment: it is played.")
    refused(state, "equip lighter@gas-station daniel-smith", "F1.1", "Daniel Smith isn’t one of your survivors.")
    refused(
        state,
        "play medicine@starting",
        "F1",
        "Nobody wounded stands with your survivors.",
        "Aucun blessé ne se trouve auprès de vos survivants.",
    )
    me.locked = ["food-1@starting"]
    refused(state, "play food-1@starting", "T1", "“Food 1” can’t be used before the next round.")


@rule("F1")
def test_cards_without_effect(state: State) -> None:
    state.players[ME].hand = ["junk@starting", "scissors@school"]
    refused(state, "play scissors@school", "F1", "“Scissors” would do nothing now.")
    state.players[ME].dice = []
    refused(state, "play junk@starting", "F1", "You have no unused die that “Junk” could change.")


@rule("X6", "X6.1", "G12.4")
def test_newcomers_need_room(state: State) -> None:
    state.players[ME].hand = ["outsider-2@school"]
    allowed(state, "play outsider-2@school")
    crowd(state, COLONY)
    refused(
        state,
        "play outsider-2@school",
        "X6",
        "“Outsider 2” would bring survivors, and the colony has no room for all of them.",
    )
    state.places[COLONY].standees.pop()
    assert refusal(state, "play outsider-2@school").rule == "X6.1"
    state.decks["survivor"] = []
    refused(state, "play outsider-2@school", "G12.4", "No new survivors are left to join.")


@rule("T1")
def test_a_card_keeps_food_in_the_hand(state: State) -> None:
    state.players[ME].hand = ["food-1@starting"]
    forbid(state, "maude", "play", seat=ME)
    refused(state, "play food-1@starting", "T1", "“Maude” keeps you from playing such cards.")


@rule("E3.4", "E3.5", "F4", "F4.1")
def test_food_for_dice(state: State) -> None:
    state.players[ME].hand = ["food-1@starting", "junk@starting"]
    refused(state, "food die=6", "F4.1", "No die goes above 6.", "Un dé ne dépasse jamais 6.")
    refused(state, "food die=4", "R4", "You have no unused die showing 4.")
    assert refusal(state, "feed food-1@starting die=3").rule == "E3.5"
    state.colonies[0].food = 0
    refused(state, "food", "F4", "There is no food token in the supply.")
    state.players[ME].exiled = True
    refused(state, "food die=3", "E3.4", "An exiled player can’t spend the colony’s food.")
    allowed(state, "feed food-1@starting die=3")
    refused(state, "feed junk@starting", "E3.5", "“Junk” isn’t food.")
    state.players[ME].dice = [6]
    refused(state, "feed food-1@starting", "F4.1", "All your unused dice show 6 already.")


@rule("F2", "E3.2", "T1")
def test_cards_for_the_crisis(state: State) -> None:
    state.players[ME].hand = ["junk@starting"]
    hold(state, "ashley-ross", "lighter@gas-station", "horse@crossroads")
    allowed(state, "add junk@starting")
    allowed(state, "add-equipped ashley-ross lighter@gas-station")
    refused(state, "add-equipped ashley-ross junk@starting", "F2", "That card isn’t equipped: add it from your hand.")
    refused(state, "add-equipped ashley-ross horse@crossroads", "F2", "“Horse” is no item: it stays where it is.")
    refused(state, "add-equipped mike-cho", "F2", "Mike Cho has no equipment.")
    hold(state, "mike-cho", "gray-beard@crossroads")
    refused(state, "add junk@starting", "T1", "“Gray Beard” keeps you from adding cards to the crisis.")
    state.crisis = ""
    refused(state, "add junk@starting", "F2", "There is no crisis to add cards to.")
    state.players[ME].exiled = True
    refused(state, "add junk@starting", "E3.2", "An exiled player can’t add cards to the crisis.")


@rule("F8")
def test_the_objective_takes_no_cards(state: State) -> None:
    refused(
        state,
        "store junk@starting",
        "F8",
        "The main objective takes no cards.",
        "L’objectif commun ne reçoit pas de cartes.",
    )
    refused(state, "store", "F8", "The main objective takes no cards.")


@rule("F6", "F6.2")
def test_handing_off(state: State) -> None:
    state.players[ME].hand = ["junk@starting"]
    refused(state, "hand-off ashley-ross", "F6", "Ashley Ross has no equipment.")
    hold(state, "ashley-ross", "lighter@gas-station", "horse@crossroads")
    allowed(state, "hand-off ashley-ross lighter@gas-station daniel-smith")
    refused(state, "hand-off ashley-ross lighter@gas-station mike-cho", "F6", "Mike Cho isn’t at the school.")
    refused(state, "hand-off ashley-ross lighter@gas-station ashley-ross", "F6", "Ashley Ross has it already.")
    refused(
        state,
        "hand-off ashley-ross junk@starting daniel-smith",
        "F6.2",
        "Cards in hand can’t be handed off, only equipped ones.",
    )
    refused(state, "hand-off mike-cho lighter@gas-station olivia-brown", "F6", "Mike Cho hasn’t got “Lighter”.")
    refused(state, "hand-off ashley-ross horse@crossroads", "F6", "“Horse” is no item: it stays where it is.")
    state.survivors["daniel-smith"].place = COLONY
    refused(state, "hand-off ashley-ross", "F6", "There is nobody else at the school.")


@rule("F5", "F5.1")
def test_requests(state: State) -> None:
    allowed(state, "request fuel")
    state.lane.requested = ["fuel"]
    refused(state, "request fuel", "F5.1", "You have asked for that this turn, and nobody gave any.")
    state.lane.requested = list(SYMBOLS)
    refused(state, "request", "F5.1", "You have asked for everything this turn, and nobody gave any.")
    state.players[SHE].hand = []
    refused(state, "request fuel", "F5", "Nobody else has cards in hand.")


@rule("F7", "F7.1", "F7.3", "O1.3")
def test_exile(state: State) -> None:
    allowed(state, "exile p2")
    refused(state, "exile p1", "F7.1", "You can’t name yourself.")
    state.players[SHE].exiled = True
    refused(state, "exile p2", "F7.3", "Player p2 is exiled already.", "Le joueur p2 est déjà en exil.")
    state.players[THEY].out = True
    refused(state, "exile p3", "O5.1", "Player p3 is out of the game.")
    refused(state, "exile", "F7.3", "Nobody is left to name.")
    state.lane.exile_called = True
    refused(state, "exile p3", "F7", "You have called a vote to exile already this turn.")
    refused(position(cooperative=True), "exile p2", "O1.3", "Nobody is exiled in a cooperative game.")


def test_the_table_raises_the_refusal() -> None:
    table = opening(3).fork()
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(table.state.lane.seat, "xyzzy")
    assert (caught.value.rule, caught.value.text()) == ("R7.1", "There is no action “xyzzy”.")


# In every game


def turns(seeds: range) -> Iterator[State]:
    """The positions of random games in which somebody is asked what to do."""
    for seed in seeds:
        table = Table.new(Options(players=2 + seed % 4), library(), key_from_seed(seed))
        choose = random.Random(seed)
        while not table.over:
            question = next(q for q in table.questions if q.wait != "never")
            seat = question.seats[0]
            if question.kind == "action" and choose.random() < 0.4:
                yield table.state
            table.decide(Decision(question.id, seat, choose.choice(table.legal(question, seat))))


def plausible(state: State, choose: random.Random) -> list[Answer]:
    """Things a player might try, possible or not."""
    cards = [*(held.key for s in state.survivors.values() for held in s.cards), "lighter@gas-station", "nonsense"]
    for player in state.players:
        cards += player.hand
    survivors = [*state.survivors, *(lost.name for lost in state.lost), "loretta-clay", "nobody"]
    abilities = [*survivors, *(f"{card.partition('@')[0]}.{n}" for card in cards for n in (1, 2))]
    words_for: dict[str, list[str]] = {
        "survivor": survivors,
        "holder": [*survivors, "table"],
        "target": ["zombie", "helpless", *survivors],
        "place": [*state.places, "cellar"],
        "power": abilities,
        "hand": cards,
        "held": cards,
        "die": list(DIE[1:]),
        "symbol": [*SYMBOLS, "gold"],
        "player": list(SEATS[:6]),
        "mission": [*state.library.missions, "nonsense"],
    }
    tries: list[Answer] = [(verb,) for verb in ACTIONS] + [(verb, name) for verb in ACTIONS for name in state.survivors]
    for verb, action in ACTIONS.items():
        columns = [words_for[kind.rstrip("?")] for kind in action.shape] or [["now"]]
        for _ in range(6):
            given = columns[: choose.randint(1, len(columns))]
            tries.append((verb, *(choose.choice(column) for column in given)))
    return tries


def test_what_is_listed_is_possible_and_everything_else_is_refused(request: pytest.FixtureRequest) -> None:
    choose = random.Random(1)
    for state in turns(range(how_many(request, quick=2, thorough=10, long=10))):
        listed = list_actions(state, state.lane.seat).answers
        starts = {answer[:n] for answer in listed for n in range(len(answer) + 1)}
        for answer in choose.sample(listed, min(len(listed), 25)):
            assert why_not(state, state.lane.seat, answer) is None
        for action in plausible(state, choose):
            found = why_not(state, state.lane.seat, action)
            assert (found is None) == (action in starts), action
            if found is not None:
                check(found, action)


def check(found: Refusal, action: Answer) -> None:
    assert found.rule in RULES, (action, found)
    assert found.reason_id != "impossible", action
    assert found.text("en").endswith((".", "?")), action
    assert found.text("fr").endswith((".", "?")), action
    assert found.text("en") != found.text("fr")


def test_a_refusal_tells_nothing_about_hidden_cards() -> None:
    choose = random.Random(2)
    for state in turns(range(10, 15)):
        for seat in range(len(state.players)):
            other = another_world(state, seat, choose)
            for action in choose.sample(plausible(state, choose), 25):
                assert why_not(state, seat, action) == why_not(other, seat, action), action


def another_world(state: State, seat: int, choose: random.Random) -> State:
    """The same table in the eyes of a seat, with other cards where it can't look."""
    other = state.copy()
    hidden = [player.hand for player in other.players if player.seat != seat]
    hidden += [place.deck for place in other.places.values()] + [other.box]
    for back in sorted({origin(key) for zone in hidden for key in zone}):
        deal_again(hidden, back, choose)
    for player in other.players:
        if player.seat != seat:
            player.locked = []
    for deck in other.decks.values():
        choose.shuffle(deck)
    return other


def deal_again(zones: list[list[str]], back: str, choose: random.Random) -> None:
    slots = [(zone, n) for zone in zones for n, key in enumerate(zone) if origin(key) == back]
    keys = [zone[n] for zone, n in slots]
    choose.shuffle(keys)
    for (zone, n), key in zip(slots, keys, strict=True):
        zone[n] = key
