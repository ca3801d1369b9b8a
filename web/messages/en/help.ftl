### Hints for a first game.

hint = Hint
hint-understood = Understood
hints-off = No more hints
hints-again = Show the first-game hints again
# $hint: what it is about.
hint-text = { $hint ->
    [exile] Exile is not the end. You have a new objective of your own, you still search, fight and move; you only vote no more and live outside the colony.
    [action] Tap one of your survivors, then what they shall do. What glows can be done now; a die is used up by most actions.
    [secret] Only you know your secret objective. To win, you need it and usually the main objective as well. Hold its card to look at it.
    [crisis] Before the round ends, the crisis wants cards with its symbol, face down. Wrong ones count against you; somebody may add them on purpose.
    [crossroads] You hold the crossroads card of the player on turn. Say nothing: if what it names happens, it is read out.
    [vote] Votes are secret until everybody has voted; the first player breaks ties.
    [night] After everybody’s turn comes the colony phase: food, waste, the crisis, then zombies. The forecast at the top shows what it would bring now.
    [hunger] Starvation tokens never go away: each one costs morale whenever food is short again.
   *[death] Every death costs one morale. At 0 the game is over.
}
