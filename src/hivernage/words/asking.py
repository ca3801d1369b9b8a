"""Questions and their answers in words."""

from __future__ import annotations

from typing import Any

from hivernage.cards.effects import Power
from hivernage.cards.library import card_of_node
from hivernage.cards.text import effect_text, power_text
from hivernage.model.board import SPOTS
from hivernage.model.ids import SEATS, seat_of
from hivernage.model.question import Answer
from hivernage.views import QuestionView, View
from hivernage.words.speech import SYMBOLS, Arg, Speech

KINDS = ("zombie", "bandit", "camp")
"""What is attacked without a name of its own."""
NOTHING = dict.fromkeys(("card", "survivor", "place", "at", "symbol", "player", "named", "purpose", "text"), "none")


def question_text(question: QuestionView, view: View, speech: Speech) -> str:
    """What the rules want to know; of somebody else, as it is told from outside."""
    told = ("question",) if speech.seat in question.seats else ("others", "question")
    known = (key for manner in told if speech.has(key := f"{manner}-{question.kind}"))
    return speech.say(next(known, f"{told[0]}-other"), **_arguments(question, view, speech))


def _arguments(question: QuestionView, view: View, speech: Speech) -> dict[str, Arg]:
    """Everything a question's words may speak of; the first of its kind counts."""
    found: dict[str, Arg] = {}
    for word in question.args:
        for name, value in _meaning(word, speech):
            found.setdefault(name, value)
    if "survivor" in found:
        found.setdefault("card", found["survivor"])  # an ability is spoken of by whose it is
    number, active = int(found.get("n", 0)), _active(question, view)
    base: dict[str, Arg] = {**NOTHING, "g": "m", "n": number, "other": number + 1, "who": speech.subject(active)}
    return base | {"text": "", "me": "yes" if active == view.seat else "no"} | found


def _active(question: QuestionView, view: View) -> int:
    """Whose turn a question comes from: where two have theirs at once, that of the colony that is asked (W8.4)."""
    asked = {view.players[seat].colony for seat in question.seats}
    turns = [turn.seat for turn in view.turns if turn.seat >= 0 and view.players[turn.seat].colony in asked]
    return turns[0] if len(turns) == 1 else view.active


def _meaning(word: str, speech: Speech) -> list[tuple[str, Arg]]:
    if "#" in word:
        return [("card", speech.card(card_of_node(word))), ("text", node_text(word, speech))]
    if "@" in word or f"{word}@main" in speech.library.mains:
        return [("card", speech.card(word))]
    if word in SPOTS:
        return [("place", speech.place(word)), ("at", speech.at(word))]
    if word in SYMBOLS:
        return [("symbol", speech.symbol(word))]
    if word in SEATS:
        return [("player", speech.player(seat_of(word))), ("named", "you" if seat_of(word) == speech.seat else "other")]
    if word in speech.library.survivors:
        return [("survivor", speech.face(word)), ("g", speech.gender(word))]
    if word.isdigit():
        return [("n", int(word))]
    return [("purpose", word)] if word else []


def node_text(node: str, speech: Speech) -> str:
    """The rules that a question is about, where it offers a power or an effect."""
    word: Any = speech.library.nodes[node]
    if isinstance(word, Power):
        return power_text(word, speech.lang, speech.names)
    if hasattr(word, "options") or hasattr(word, "trigger"):
        return ""  # the options are told one by one
    return effect_text(word, speech.lang, speech.names)


# Answers


def answer_text(answer: Answer, question: QuestionView, speech: Speech) -> str:
    """An answer as a player would say it."""
    verb, rest = answer[0], answer[1:]
    if verb == "option":
        return _option(int(rest[0]), question, speech)
    if verb == "keep" and question.kind == "group":
        others = speech.listed([speech.face(name) for name in rest[1:]])
        return speech.say("answer-keep-group", leader=speech.face(rest[0]), rest=others)
    if question.kind == "mission":
        return speech.say(f"answer-mission-{verb}", rest=thing(rest[0], speech) if rest else "none")
    if verb == "report" and len(rest) == 3:
        return speech.say("answer-accusation", accuser=thing(rest[1], speech), named=thing(rest[2], speech))
    if verb in ("heal", "vote", "report", "helpless"):
        return speech.say(f"answer-{verb}", rest=rest[0])
    if verb in ("take", "give") and rest[0] in SEATS:
        return ": ".join(thing(word, speech) for word in rest)  # from whose hand, or to whom
    if verb == "equip":
        rest = rest[1:]  # the question names the card
    said = ", ".join(thing(word, speech) for word in rest if word != "with")
    if speech.has(f"answer-{verb}"):
        return speech.say(f"answer-{verb}", rest=said or "none")
    return said or speech.word(verb)


def thing(word: str, speech: Speech) -> str:
    """One word of an answer: a card, a survivor, a place, a die."""
    return speech.say(f"answer-{word}") if word in KINDS else speech.word(word)


def _option(number: int, question: QuestionView, speech: Speech) -> str:
    option = speech.library.nodes[question.args[0]].options[number - 1]
    rules = effect_text(option.then, speech.lang, speech.names)
    if option.label is None:
        return speech.say("answer-option", rules=rules)
    return speech.say("answer-option-labelled", label=option.label[speech.lang], rules=rules)


def ability(name: str, holder: str, speech: Speech) -> str:
    """What is used: the survivor's own ability, another's that they copy, or a card."""
    return speech.power(name, speech.say("row-own-ability") if name.partition("/")[0] == holder else "")


# Actions


def action_text(answer: Answer, speech: Speech) -> str:
    """An action as one line: what is done, and with what."""
    row, word = split(answer)
    label = word_label(row, word, speech)
    return speech.say("action", row=row_label(row, speech), rest=label) if label else row_label(row, speech)


def split(answer: Answer) -> tuple[Answer, str]:
    """A row, and the words by which its answers differ."""
    match answer:
        case ("move", _, place, *_):
            return (*answer[:2], *answer[3:]), place
        case ("attack", _, target, die) if target not in KINDS:
            return answer[:2], f"{target} {die}"
        case (_,):
            return answer, ""
        case _:
            return answer[:-1], answer[-1]


def row_label(row: Answer, speech: Speech) -> str:
    """What a row of actions does."""
    match row:
        case ("move", _, fuel):
            return speech.say("row-move-with", card=speech.card(fuel))
        case ("attack", _, target):
            return speech.say(f"row-attack-{target}")
        case ("use", holder, name):
            return speech.say("row-use-with", card=ability(name, holder, speech))
        case ("hand-off", _, card) | ("equip" | "feed", card):
            return speech.say(f"row-{row[0]}", card=speech.card(card))
        case _:
            return speech.say(f"row-{row[0]}")


def word_label(row: Answer, word: str, speech: Speech) -> str:
    """By what an action differs from others in its row."""
    if row[0] == "use" and len(row) == 2 and word:
        return ability(word, row[1], speech)
    return ", ".join(thing(part, speech) for part in word.split())
