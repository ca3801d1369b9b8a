"""The rules, as generators that yield questions. They know the state and the cards, nothing of servers or clients."""
