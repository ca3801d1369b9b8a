### What is asked, and how the answers read. Things that a question isn't about are "none".

question-group = Choose your survivors; the first one named will be your leader.
question-other = Choose.
question-action = What do you do?
question-give = { $me ->
    [yes] You ask
   *[no] { $who } asks
} for a card: { $symbol }. A card that is given is shown to all and played at once.
question-take-gift = Whose card do you take?
question-survivor = { $purpose ->
    [lowest] Equal influence: you are the first player, so you say who it is.
    [leave] Who leaves the colony next?
    [wound] Who takes a wound? ({ $card })
    [displace] Who makes room? ({ $card })
   *[none] Choose a survivor. ({ $card })
}
question-place = Choose a place. ({ $card })
question-player = { $purpose ->
    [die] Whose die?
   *[none] Choose a player. ({ $card })
}
question-attract = { $survivor } makes a racket. Where does the next zombie come from?
question-vote = { $purpose ->
    [exile] Shall { $player } be exiled?
   *[card] Thumbs up or down? ({ $card })
}
question-tie = The vote is tied, and you are the first player. { $purpose ->
    [exile] Shall { $player } be exiled?
   *[card] Up or down? ({ $card })
}
question-entrance = { $purpose ->
    [kill] The zombie at which entrance?
    [remove] The zombie at which entrance leaves?
    [lure] The zombie at which entrance comes?
    [lure-to] To which entrance?
    [barricade] A barricade at which entrance?
   *[none] Which entrance?
} ({ $place })
question-search = { $survivor } searches { $place }. Keep a card, or make noise and look at one more?
question-keep = You keep one more card. Which?
question-fetch = Which card do you take out of the deck of { $place }?
question-retrieve = Which card that left the game do you take? ({ $card })
question-equip = Who gets { $card }?
question-spread = The bite spreads to { $survivor } { $at }. Accept the death and it stops there; or roll, and only a blank saves.
question-die = { $purpose ->
    [raise] Which die goes up by one?
    [lower] Which die goes down by one?
    [spend] Which die do you give up?
    [set] Which die do you turn?
    [reroll] Which die is rolled again?
   *[none] Which die?
}
question-value = What shall the die show?
question-dice = Which dice do you roll again? Name them one by one.
question-plan = { $survivor } can put something to use here. Do you?
question-move = { $card }: who moves, and where?
question-pledge = { $card }: pay together? { $text }
question-order = Several things happen at once. Which comes first?
question-leader = Who leads your group from now on?
question-may = { $card }: do you want to? { $text }
question-may-pay = { $card }: do you pay for it? { $text }
question-stake = Gambling: you may stake { $n ->
    [one] one card
   *[other] up to { $n } cards
}. The highest die takes all.
question-option = { $card }: choose.
question-crossroads = { $card }: choose.
question-arrange = In which order do the two crises go back?
question-take = Which of these cards do you take? ({ $card })
question-discard = Which card do you discard?
question-confiscate = Which medicine leaves the game, out of whose hand? Three of them bring 1 morale.
question-heal = Which wound of { $survivor } heals?
question-steal = Which card do you take from Player { $other }?
question-give-away = Which card do you give to Player { $other }?
question-present = Christmas: turn up a present?
question-present-for = Who is this present for?
question-target = Whom does { $survivor } attack?
question-ward = { $survivor } is bitten. A card would help: { $symbol }. Do you give one up?
question-guard = Did it happen?

## Answers

answer-vote = { $rest ->
    [up] thumbs up
   *[down] thumbs down
}
answer-first = { $rest }
answer-pass = pass
answer-withdraw = take your pledge back
answer-none = none of them
answer-enough = enough
answer-accept = accept the death
answer-roll = roll the exposure die
answer-go = go ahead
answer-with = with { $rest }
answer-noise = make noise{ $rest ->
    [none] { "" }
   *[other] { " " }with { $rest }
}
answer-yes = yes
answer-no = no
answer-pay = yes, with { $rest }
answer-keep = keep { $rest }
answer-keep-group = { $leader } as leader, with { $rest }
answer-give = give { $rest }
answer-take = take { $rest }
answer-pledge = offer { $rest }
answer-stake = stake { $rest }
answer-discard = discard { $rest }
answer-steal = take { $rest }
answer-ward = give up { $rest }
answer-keep-order = as they are
answer-swap = the other way round
answer-draw = turn one up
answer-entrance = entrance { $rest }
answer-heal = { $rest ->
    [frostbite] frostbite
   *[wound] a wound
}
answer-report = { $rest ->
    [yawn] yes, somebody yawned
   *[other] { $rest }
}
answer-wait = not yet
answer-option = { $rules }
answer-option-labelled = { $label } — { $rules }
answer-end = end your turn
answer-zombie = a zombie

## The menu of actions

section-cards = Cards in your hand
section-table = At the table
row-move = Move
row-move-with = Move with { $card }
row-attack = Attack a survivor
row-attack-zombie = Attack a zombie
row-search = Search
row-barricade = Build a barricade
row-attract = Attract 2 zombies
row-clean = Take out the waste
row-use = Use
row-use-with = Use { $card }
power-of = { $name }: { $text }
row-own-ability = the ability
row-hand-off = Hand { $card } to
row-add-equipped = Add to the crisis
row-play = Play
row-equip = Equip { $card } to
row-add = Add to the crisis
row-store = Put on the objective
row-feed = Eat { $card } to raise
row-food = +1 for 1 food
row-request = Ask for a card
row-exile = Call a vote to exile
row-end = End your turn
section-survivor = { $name }, { $at } · attack { $attack }+ · search { $search }+
verbs = { $verb ->
    [move] go walk
    [request] ask
    [play] use
    [clean] waste
    [exile] banish
   *[other] { "" }
}
action = { $row }: { $rest }
