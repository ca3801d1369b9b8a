"""A bot in thirty lines. Enter it in the arena: hivernage arena --bots random,examples/thirty_lines.py:CarefulBot"""

from random import Random

from hivernage.model.talk import Because


class CarefulBot:
    def __init__(self, seed, library):
        self.random, self.library = Random(seed), library

    def choose(self, seat, question, answers):
        view = seat.view()
        best = max(answers, key=lambda answer: (self.mark(view, answer), self.random.random()))
        if question.kind == "vote" and best[1] == "down":
            seat.say(Because("no-proof"))  # everybody hears it, each in their language
        return best

    def mark(self, view, answer):
        colony, items = view.colonies[0], self.library.items
        symbol = next((items[word].symbol for word in answer if word in items), "")
        match answer:
            case ("search" | "keep", *_) | ("attack", _, "zombie", _) | ("vote", "down"):
                return 5
            case ("add" | "give", _) if view.crisis and symbol in self.library.crises[view.crisis].symbols:
                return 8 if len(colony.crisis_pile) < len(view.players) else -1
            case ("play", _) if symbol == "food" and 2 * colony.food < len(view.survivors):
                return 7
        usual = {"clean": 6 if len(colony.waste) > 6 else 1, "barricade": 1, "end": 0}
        return 2 if answer[0] == "move" and view.round == 1 else usual.get(answer[0], -1)
