"""What the rules may ask: every kind of question, with its arguments and the forms of its answers.

A form is a line of words. Words in capitals stand for something (`WORDS` says for what), `a|b` is one of several, and
the last word with dots after it may come several times.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

# fmt: off
QuestionKind = Literal[
    "group", "action", "search", "keep", "plan", "spread", "ward", "give", "take-gift", "equip", "move", "target",
    "attract", "entrance", "place", "survivor", "player", "leader", "order", "vote", "tie", "guard", "crossroads",
    "option", "may", "may-pay", "pledge", "take", "fetch", "retrieve", "discard", "steal", "give-away", "swap",
    "arrange", "die", "dice", "value", "heal", "helpless", "call", "reroll", "stake", "present", "present-for",
    "confiscate", "secret", "unequip", "loot", "symbol", "accuse", "reveal", "improvement",
    "item", "give-item", "tactic", "bet", "elect", "mission", "take-sides",
]
# fmt: on

WORDS: Final[dict[str, str]] = {
    "ACT": "an action, by the first word of its answer",
    "CARD": "a card by its key, `lighter@gas-station`",
    "DIE": "an action die by its value, `die=4`",
    "FACE": "what was rolled: a result, a number or a place",
    "HERE": "the place in question, or nothing",
    "HOLDER": "a survivor, or `table` for a power of the table",
    "IT": "the survivor in question, or nothing",
    "N": "a number",
    "NODE": "a part of a card, `sleep@crossroads#3`",
    "PLACE": "a place, `school`",
    "PLAYER": "a player, `p1`",
    "POWER": (
        "a survivor whose ability it is, or a card with its place among the cards of its holder, `lighter.1`; "
        "where another power of it could be meant, which one: `rosa-blum/2`, `lighter.1/2`"
    ),
    "REPORT": "what a crossroads card wants to be told",
    "RESULT": "what the step before gave, a number",
    "SEAT": "the number of a seat, or -1 for nobody",
    "SOURCE": "the card whose effect it is, or the survivor whose ability it is",
    "SURVIVOR": "a survivor",
    "SYMBOL": "a symbol of items, `fuel`",
    "TACTIC": "a tactic, `all-in`",
    "TARGET": "`zombie`, `bandit`, the bandits' `camp`, or a survivor",
    "THERE": "where a move came from, or nothing",
    "WEAPON": "the equipped card in question, or nothing",
}
"""What the words in capitals stand for."""

SCOPE: Final = "NODE IT HERE THERE SEAT SOURCE WEAPON RESULT"
"""The arguments of a question about a part of a card: what the running effect is about."""
ABOUT_COLONY: Final = f"{SCOPE} N"
"""And the colony that a mission is about, by its number."""


class QuestionForm(NamedTuple):
    """What a kind of question asks, and what may be answered."""

    rule: str
    """The rule that it stands under: T1 where a card asks."""
    text: str
    """Who is asked what."""
    args: tuple[str, ...]
    """The forms of its arguments; without any there are none."""
    answers: tuple[str, ...]
    hidden: bool = False
    """Whether its answers differ from seat to seat, or depend on what only the asked seat knows. Else everybody may see
    what there is to choose."""


# fmt: off
ACTIONS: Final = (
    "end", "move SURVIVOR PLACE", "move SURVIVOR PLACE CARD", "attack SURVIVOR TARGET DIE", "search SURVIVOR DIE",
    "barricade SURVIVOR DIE", "attract SURVIVOR DIE", "clean SURVIVOR DIE", "use HOLDER POWER", "use HOLDER POWER DIE",
    "play CARD", "equip CARD SURVIVOR", "feed CARD DIE", "food DIE", "add CARD", "add-equipped SURVIVOR CARD",
    "store CARD", "request SYMBOL", "hand-off SURVIVOR CARD SURVIVOR", "exile PLAYER", "calm CARD", "loot", "code DIE",
    "pass", "claim CARD",
)
# fmt: on

QUESTIONS: Final[dict[QuestionKind, QuestionForm]] = {
    "group": QuestionForm(
        "S6",
        "Every player keeps survivors of those dealt, in secret; the first one named leads the group.",
        (),
        ("keep SURVIVOR SURVIVOR...",),
        hidden=True,
    ),
    "action": QuestionForm("R7.1", "The player whose turn it is does something.", (), ACTIONS, hidden=True),
    "search": QuestionForm(
        "A2",
        "Who searches keeps a card, or makes noise to look at one more.",
        ("SURVIVOR PLACE",),
        ("keep CARD", "noise", "noise with POWER"),
        hidden=True,
    ),
    "keep": QuestionForm(
        "A2.5", "Who searches may keep one more card.", ("SURVIVOR PLACE",), ("keep CARD",), hidden=True
    ),
    "plan": QuestionForm(
        "A6",
        "A player uses powers along with an action, one after another; those chosen already are named.",
        ("ACT SURVIVOR", "ACT SURVIVOR POWER..."),
        ("go", "with POWER", "with POWER CARD", "with POWER DIE", "with POWER CARD DIE"),
        hidden=True,
    ),
    "spread": QuestionForm(
        "D3",
        "A bite spreads to a survivor: their player accepts the death, or rolls.",
        ("SURVIVOR PLACE",),
        ("accept", "roll"),
    ),
    "ward": QuestionForm(
        "T3.1",
        "A survivor is bitten, and everybody with cards may give one up to save them.",
        ("SURVIVOR SYMBOL",),
        ("pass", "ward CARD"),
        hidden=True,
    ),
    "give": QuestionForm(
        "F5.1", "Everybody else is asked for an item of a symbol.", ("SYMBOL",), ("pass", "give CARD"), hidden=True
    ),
    "take-gift": QuestionForm("F5", "Who asked for an item takes one of those offered.", ("SYMBOL",), ("take PLAYER",)),
    "equip": QuestionForm(
        "F5.3",
        "A player equips a survivor with a gift, or with a card found for it.",
        ("CARD",),
        ("equip CARD SURVIVOR",),
    ),
    "move": QuestionForm(
        "F3",
        "A player moves a survivor with a gift of fuel, or plays it for its other use.",
        ("CARD",),
        ("move SURVIVOR PLACE", "play CARD"),
    ),
    "target": QuestionForm(
        "A1", "A player picks whom a survivor attacks without a die.", ("SURVIVOR",), ("target TARGET",)
    ),
    "attract": QuestionForm(
        "A5", "A player picks where the next zombie comes from.", ("SURVIVOR PLACE",), ("place PLACE", "enough")
    ),
    "entrance": QuestionForm(
        "G10.2",
        "A player picks an entrance, for what is done there.",
        ("kill|remove|lure|lure-to|barricade|trap|arm|unbar|attack|stand PLACE",),
        ("entrance N",),
    ),
    "place": QuestionForm(
        "T1",
        "A player picks a place: for a survivor, for an effect, to lure or move something from, to keep zombies away "
        "from, or, as their chief, for a bandit; the lone wolf the colony that a mission is about.",
        (
            *("SURVIVOR", "SOURCE", "lure SOURCE", "shift-zombies|shift-bandits|shift-noise SOURCE", "bandit"),
            *("fewer CARD", "claim CARD"),
        ),
        ("place PLACE",),
    ),
    "survivor": QuestionForm(
        "T1",
        "A player picks a survivor for an effect, or who goes along on a move; "
        "the first player one of those with the lowest influence; "
        "an exiled player who leaves the colony next; in a war a player who is sent home, a leader who takes a wound.",
        (
            "SOURCE",
            "expose|wound|displace SOURCE",
            "go-along SURVIVOR",
            "leave|lowest",
            "send-home|combat-hit PLACE",
            "combat-loss PLACE N",
        ),
        ("survivor SURVIVOR", "enough"),
    ),
    "player": QuestionForm("T1", "A player picks another player.", ("SOURCE", "die"), ("player PLAYER",)),
    "leader": QuestionForm("K3", "A player names a new leader.", (), ("leader SURVIVOR",)),
    "order": QuestionForm("T2", "A player picks what comes first of several things at once.", (), ("first SOURCE",)),
    "vote": QuestionForm(
        "V1",
        "Everybody votes in secret.",
        ("card CARD", "exile PLAYER", "token PLAYER", "lockdown CARD"),
        ("vote up|down",),
    ),
    "tie": QuestionForm(
        "V1.2",
        "The first player breaks a tie.",
        ("card CARD", "exile PLAYER", "token PLAYER", "lockdown CARD"),
        ("vote up|down",),
    ),
    "guard": QuestionForm(
        "X1",
        "Who guards the crossroads card may report what the server can't see. Nobody waits for it.",
        (),
        ("report REPORT", "report REPORT PLAYER PLAYER"),
        hidden=True,
    ),
    "crossroads": QuestionForm(
        "X3",
        "A player chooses an option of a crossroads card that was read out.",
        (SCOPE, ABOUT_COLONY),
        ("option N", "none"),
        hidden=True,
    ),
    "option": QuestionForm(
        "X3", "A player chooses an option of an effect.", (SCOPE, ABOUT_COLONY), ("option N", "none"), hidden=True
    ),
    "may": QuestionForm("T1", "A player may use an effect.", (SCOPE, ABOUT_COLONY), ("yes", "no"), hidden=True),
    "may-pay": QuestionForm(
        "T1", "A player may pay a card for an effect.", (SCOPE, ABOUT_COLONY), ("no", "pay CARD"), hidden=True
    ),
    "pledge": QuestionForm(
        "T1",
        "Everybody may pay for something together, openly and in any order.",
        ("NODE",),
        ("pass", "withdraw", "pledge CARD", "pledge DIE"),
        hidden=True,
    ),
    "take": QuestionForm("X5", "A player takes one of the cards turned up.", ("SOURCE",), ("take CARD", "enough")),
    "fetch": QuestionForm(
        "X5",
        "A player looks through a deck and takes a card out of it, perhaps to equip a survivor with it.",
        ("PLACE SYMBOL|any", "PLACE SYMBOL|any equip"),
        ("take CARD", "enough"),
        hidden=True,
    ),
    "retrieve": QuestionForm(
        "T1",
        "A player takes a card back that has left the game.",
        ("SOURCE all|up-to", "SOURCE all|up-to SYMBOL..."),
        ("take CARD", "enough"),
        hidden=True,
    ),
    "discard": QuestionForm(
        "T1",
        "A player discards a card, to the waste pile, to the loot, out of the game or onto the main objective; one by "
        "one, where it may be any number.",
        ("SYMBOL|any waste|removed|objective|loot", "SYMBOL|any waste|removed|objective|loot up-to"),
        ("discard CARD", "none", "enough"),
        hidden=True,
    ),
    "steal": QuestionForm("T1", "A player takes a card from a hand.", ("SEAT",), ("steal CARD",), hidden=True),
    "give-away": QuestionForm(
        "T1", "A player gives cards away until so many are left.", ("SEAT N",), ("give CARD",), hidden=True
    ),
    "swap": QuestionForm(
        "T1",
        "Two players each choose in secret a card for the other, or none: then there is no swap.",
        ("SOURCE PLAYER PLAYER",),
        ("pass", "give CARD"),
        hidden=True,
    ),
    "arrange": QuestionForm(
        "T1", "A player puts two cards back on a deck.", ("crisis", "experiment"), ("keep-order", "swap")
    ),
    "die": QuestionForm(
        "T1",
        "A player picks an action die, for what becomes of it.",
        ("raise|lower|set|spend|reroll|copy|flip PLAYER",),
        ("die DIE",),
    ),
    "dice": QuestionForm("T1", "A player names dice to roll again, one by one.", ("reroll",), ("die DIE", "enough")),
    "value": QuestionForm("T1", "A player picks what a die shall show.", (), ("value DIE",)),
    "heal": QuestionForm(
        "T1", "A player picks which wound of a survivor heals.", ("SURVIVOR",), ("heal wound|frostbite|despair",)
    ),
    "helpless": QuestionForm(
        "L5.4",
        "A player picks the side of the helpless survivor who is killed or removed.",
        ("kill|remove",),
        ("helpless calm|unruly",),
    ),
    "call": QuestionForm(
        "L1.3",
        "Everybody may call a vote to leave the first player token where it is.",
        ("token",),
        ("pass", "call"),
    ),
    "reroll": QuestionForm(
        "T1",
        "A player may have a roll made once more; the second one counts.",
        ("exposure|encounter|place|hit FACE SOURCE",),
        ("yes", "no"),
    ),
    "stake": QuestionForm(
        "T1", "A player may gamble so many cards, one by one.", ("N",), ("stake CARD", "enough"), hidden=True
    ),
    "present": QuestionForm("T1", "A player may turn up a present.", (), ("draw", "enough")),
    "present-for": QuestionForm("T1", "A player gives the present turned up to another.", (), ("give PLAYER",)),
    "confiscate": QuestionForm(
        "T1",
        "A player who sees all hands takes medicine out of them; so many are taken already.",
        ("N",),
        ("take PLAYER CARD", "none"),
        hidden=True,
    ),
    "secret": QuestionForm(
        "T1",
        "A player may tell the others a true secret that they have never told them; their word is believed.",
        ("SOURCE",),
        ("told", "silent"),
    ),
    "unequip": QuestionForm("T1", "A player picks which equipment a survivor loses.", ("SURVIVOR",), ("unequip CARD",)),
    "loot": QuestionForm(
        "B5.2",
        "A player takes a card of the loot, or puts it on a main objective that collects loot.",
        (),
        ("loot CARD", "store CARD"),
    ),
    "symbol": QuestionForm(
        "T1", "A player names a symbol, to see the cards of it in a hand.", ("PLAYER",), ("symbol SYMBOL",)
    ),
    "accuse": QuestionForm(
        "I2.16",
        "In the special exile phase a player names somebody, and a vote is held, or names nobody.",
        (),
        ("pass", "name PLAYER"),
    ),
    "reveal": QuestionForm(
        "I2.26",
        "Every player who isn't exiled reveals a betrayal that is fulfilled and wins, or stays silent.",
        (),
        ("silent", "reveal"),
        hidden=True,
    ),
    "improvement": QuestionForm(
        "U2.4",
        "A player picks the improvement that gets a token or loses some; the first player one that is lost.",
        ("SOURCE", "advancement|improvement SOURCE"),
        ("improvement CARD",),
    ),
    "item": QuestionForm(
        "T1", "A player names an item, any copy of it, that somebody may give them.", ("SOURCE",), ("item CARD",)
    ),
    "give-item": QuestionForm(
        "T1",
        "A player may give the active player the item that was named.",
        ("CARD",),
        ("pass", "give CARD"),
        hidden=True,
    ),
    "tactic": QuestionForm(
        "W12.2", "Both leaders pick a tactic in secret, for a combat at a place.", ("PLACE",), ("tactic TACTIC",)
    ),
    "bet": QuestionForm(
        "W12.5", "Both leaders bet bullets in secret, in a combat at a place.", ("PLACE",), ("bet N",), hidden=True
    ),
    "elect": QuestionForm(
        "W17",
        "Everybody names a teammate as leader of the colony, in secret; in a tie the leader picks one of the tied.",
        ("votes", "votes barred", "tie PLAYER..."),
        ("elect PLAYER",),
        hidden=True,
    ),
    "mission": QuestionForm(
        "LW1.6",
        "The lone wolf may swap one mission at the start of the turn.",
        (),
        ("keep", "swap CARD"),
        hidden=True,
    ),
    "take-sides": QuestionForm(
        "LW4",
        "The lone wolf's survivors at a place flee from a combat there, or fight for a colony.",
        ("PLACE",),
        ("flee", "fight PLACE"),
    ),
}
"""Every kind of question there is."""
