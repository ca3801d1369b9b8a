### Hints for a first game.

hint = Hint
hint-understood = Understood
hints-off = No more hints
guide-back = Back to the lesson
hints-again = Show the first-game hints again
# $hint: what it is about.
hint-text = { $hint ->
    [exile] Exile is not the end. You have a new objective of your own, you still search, fight and move; you only vote no more and live outside the colony.
    [action] Tap one of your survivors, then what they shall do. What glows can be done now; a die is used up by most actions.
    [secret] Only you know your secret objective. To win, you need it and usually the main objective as well. Hold its card to look at it.
    [crisis] Before the round ends, the crisis wants cards with its symbol, face down. Wrong ones count against you; somebody may add them on purpose.
    [crossroads] You hold the crossroads card of the player on turn. Say nothing: if what it names happens, it is read out.
    [vote] Votes are secret until everybody has voted; the first player breaks ties.
    [scenario] This evening is a scenario in chapters. Tap the objective: it has its pages, what is closed still, and the story so far.
    [bolts] The bolts of Raxxon: with a survivor there put unused dice on it, each value once. They stay there, so you roll fewer until all of it is done.
    [accuse] Each of you is asked once. A vote costs nothing; a wrong exile does, and the second wrong one ends the game.
    [night] After everybody’s turn comes the colony phase: food, waste, the crisis, then zombies. The forecast at the top shows what it would bring now.
    [hunger] Starvation tokens never go away: each one costs morale whenever food is short again.
    [improvements] The strip in the wall shows improvements. Cards put advancement tokens on them; with enough gears one is built, and it helps for the rest of the game.
    [bandits] A masked bust is a bandit: it fills a space, draws zombies, and takes a card to the hideout every night. Attacking one needs no exposure roll.
    [hideout] The bandits’ loot lies open in the hideout. A survivor there may search or attack the camp: the table shows what each face of the die would do to them.
    [raxxon] Raxxon holds experiments. With a survivor there you may put unused dice on its lock: two that match the code let the table vote at nightfall. Without them the experiment gets out.
    [special] A special zombie stands first at its entrance. Only attacks touch it; a die on its own table then decides whether it goes. The modules (key M) have all tables.
    [unruly] A raised fist is an unruly survivor: it counts as two for food and zombies. A medicine card from your hand calms it.
    [despair] A broken heart is despair: a wound that medicine doesn’t take off.
    [trap] A spiked plank is an explosive trap: a zombie that finds no space sets it off, and all zombies of that entrance are gone.
    [influence] The number beside “infl.” is influence. The leader with the most begins; where an overrun or a bite strikes, whoever has the least dies first.
    [spread] A bite kills and spreads to the lowest influence there. Accept that death, and it stops; or roll: unharmed, and it stops too, but any harm kills and it goes on.
    [noise] Each noise token lets you look at one more card. In the night each is rolled for: on 1 to 3 one more zombie comes here.
    [frostbite] The flake is frostbite: at the start of each of your turns it adds a wound, until medicine takes it off. Three wounds kill.
    [helpless] The helpless can’t do anything, but they eat, draw zombies, and cost morale when they die.
    [half] In the night one food feeds two people in the colony. If there isn’t enough for all, nobody eats, and morale falls.
    [waste] Played cards go to the waste pile. For each full ten morale falls every night; anybody in the colony can clean up with a die.
   *[death] Every death costs one morale. At 0 the game is over.
}
