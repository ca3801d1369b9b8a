### What frames the rules of a card.

mark-adult = For adults.
mark-not-cooperative = Not for cooperative games.
mark-module = Module: { $module ->
    [improvements] improvements.
    [bandits] bandits.
   *[raxxon] Raxxon.
}
kind-survivor = { $occupation } · influence { $influence } · attack { $attack } · search { $search }
kind-item = Item · { symbol } · { $kind ->
    [event] event: leaves the game when played
    [pill] pill: leaves the game when taken
    [equip] equipment
    [move] played with a move
    [move-or-use] played with a move, or by itself
   *[use] used once
}
kind-crisis = Crisis
kind-crossroads = Crossroads
kind-main = Main objective · { $length ->
    [short] short
    [medium] medium
   *[long] long
}
kind-secret = Secret objective
kind-betrayal = Betrayal objective
kind-exiled = Exiled objective
kind-improvement = Improvement · { $n ->
    [one] 1 advancement token
   *[other] { $n } advancement tokens
}
crisis-symbols = to prevent it: { $symbols } cards, 1 per non-exiled player
crisis-bandit = one { $place }
heading-bandits = Bandits
heading-failure = If it isn’t prevented
heading-bonus = With 2 more than needed
heading-trigger = Trigger
heading-first = First
heading-with-move = With a move
heading-by-itself = Or by itself
heading-attached = While attached
heading-win = You win if
heading-win-instead = Your new goal
heading-loyal = If you aren’t a betrayer
heading-betrayer = If you are a betrayer, the first condition of your objective becomes
reveal-old = show your old objective to everybody; it is replaced
heading-side-normal = Normal side
heading-side-hard = Hard side
side-numbers = Morale { $morale }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
heading-setup = Setup
heading-goal = Goal
stores = on their turn players may put { $symbols } cards from their hand on this objective
stores-loot = whoever takes a loot card may put it on this objective instead of into their hand
heading-duty = At the start of each colony phase
exile-removed = an exiled player’s survivors leave the game, and the game is over for that player
