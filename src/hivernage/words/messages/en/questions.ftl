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
    [go-along] Who goes along with { $survivor }?
    [displace] Who makes room? ({ $card })
    [send-home] It is full { $at }. Who is sent home?
    [combat-hit] Which enemy takes the wounds? (Combat { $at })
    [combat-loss] { $n ->
        [one] One wound is
       *[other] { $n } wounds are
    } left for your side. Who takes one? (Combat { $at })
   *[none] Choose a survivor. ({ $card })
}
question-place = { $purpose ->
    [fewer] Which place do 3 fewer zombies come to tonight? ({ $card })
    [clear-bandits] Where is a bandit removed? ({ $card })
    [bandit] You lead the bandits. Where does the next one go?
   *[none] Choose a place. ({ $card })
}
question-player = { $purpose ->
    [die] Whose die?
   *[none] Choose a player. ({ $card })
}
question-attract = { $survivor } makes a racket. Where does the next zombie come from?
question-vote = { $purpose ->
    [exile] Shall { $player } be exiled?
    [lockdown] The dice fit. Thumbs up: { $card } stays locked in. Thumbs down: it gets out, and one place has 3 fewer zombies tonight.
    [token] Shall the first player token stay where it is ({ $player })?
   *[card] Thumbs up or down? ({ $card })
}
question-tie = The vote is tied, and you are the first player. { $purpose ->
    [exile] Shall { $player } be exiled?
    [lockdown] Up: { $card } stays locked in. Down: it gets out, and one place has 3 fewer zombies tonight.
    [token] Shall the first player token stay where it is ({ $player })?
   *[card] Up or down? ({ $card })
}
question-entrance = { $purpose ->
    [kill] The zombie at which entrance?
    [remove] The zombie at which entrance leaves?
    [lure] The zombie at which entrance comes?
    [lure-to] To which entrance?
    [barricade] A barricade at which entrance?
    [attack] The one at which entrance is attacked?
    [trap] A trap at which entrance?
    [arm] The barricade at which entrance becomes a trap?
    [unbar] At which entrance is a barricade or trap taken away?
    [stand] At which entrance do you stand?
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
    [copy] Which die do you turn to the value of another player’s?
    [flip] Which die do you turn upside down?
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
question-arrange = { $purpose ->
    [experiment] In which order do the two experiments go back?
   *[crisis] In which order do the two crises go back?
}
question-reroll = { $card }: { $purpose ->
    [exposure] this exposure roll
    [encounter] this roll on the encounter table ({ $n })
    [place] this random place ({ $place })
   *[hit] this roll to hit ({ $n })
} may be made once more. Do you want that? The second one counts.
question-take = Which of these cards do you take? ({ $card })
question-discard = { $purpose ->
    [objective] Which card do you put on the main objective?
   *[other] Which card do you discard?
}
question-symbol = Which symbol do you ask { $player } for?
question-confiscate = Which medicine leaves the game, out of whose hand? Three of them bring 1 morale.
question-call = The first player token is about to be passed on. Do you call a vote to keep it where it is?
question-helpless = { $purpose ->
    [kill] Which helpless survivor is killed?
   *[remove] Which helpless survivor leaves?
}
question-heal = Which wound of { $survivor } heals?
question-steal = Which card do you take from Player { $other }?
question-give-away = Which card do you give to Player { $other }?
question-swap = { $card }: which card do you give for one of theirs? Both choose in secret, and either may pass.
question-present = Christmas: turn up a present?
question-present-for = Who is this present for?
question-target = Whom does { $survivor } attack?
question-ward = { $survivor } is bitten. A card would help: { $symbol }. Do you give one up?
question-secret = Tell the others a true secret that they don’t know? Whoever keeps silent brings 2 zombies to the colony.
question-item = { $card }: which item do you ask for?
question-give-item = Do you give { $card } to the active player?
question-loot = Which loot card do you take?
question-unequip = What does { $survivor } lose?
question-improvement = { $purpose ->
    [advancement] Which improvement loses advancement tokens? ({ $card })
    [improvement] You are the first player: which improvement is lost? ({ $card })
   *[none] Which improvement gets an advancement token? ({ $card })
}
question-guard = Did it happen?

## What somebody else is asked, after "must answer:"; for the other questions their own words do

others-group = which survivors to keep.
others-other = what to choose.
others-action = what to do.
others-give = { $me ->
    [yes] your request for a card: { $symbol }.
   *[no] { $who } asks for a card: { $symbol }.
}
others-take-gift = whose card to take.
others-survivor = { $purpose ->
    [lowest] who it is, of those with equal influence.
    [leave] who leaves the colony next.
    [wound] who takes a wound. ({ $card })
    [go-along] who goes along with { $survivor }.
    [displace] who makes room. ({ $card })
    [send-home] who is sent home, as it is full { $at }.
    [combat-hit] which enemy takes the wounds. (Combat { $at })
    [combat-loss] who on the losing side takes a wound, { $n } left. (Combat { $at })
   *[none] which survivor. ({ $card })
}
others-place = { $purpose ->
    [fewer] which place 3 fewer zombies come to tonight. ({ $card })
   *[none] which place. ({ $card })
}
others-player = { $purpose ->
    [die] whose die.
   *[none] which player. ({ $card })
}
others-tie = the vote is tied. { $purpose ->
    [exile] Shall { $player } be exiled?
    [token] Does the first player token stay where it is ({ $player })?
   *[card] Up or down? ({ $card })
}
others-item = which item to ask for. ({ $card })
others-give-item = whether to give { $card }.
others-call = whether to call a vote to keep the first player token where it is.
others-helpless = which helpless survivor it is.
others-keep = which second card to keep.
others-fetch = which card to take out of the deck of { $place }.
others-retrieve = which card that left the game to take. ({ $card })
others-spread = whether to accept the death of { $survivor }, which stops the bite, or to roll.
others-die = { $purpose ->
    [raise] which die goes up by one.
    [lower] which die goes down by one.
    [spend] which die to give up.
    [set] which die to turn.
    [reroll] which die is rolled again.
    [copy] which die to turn to the value of another one.
    [flip] which die to turn upside down.
   *[none] which die.
}
others-dice = which dice to roll again.
others-plan = whether { $survivor } puts something to use.
others-leader = who leads the group from now on.
others-may = { $card }: yes or no? { $text }
others-may-pay = { $card }: pay for it? { $text }
others-stake = how many cards to stake, at most { $n }.
others-option = { $card }: which way to go.
others-crossroads = { $card }: which way to go.
others-take = which card to take. ({ $card })
others-discard = which card to discard.
others-loot = which loot card to take.
others-symbol = which symbol to ask { $player } for.
others-reroll = whether the roll is made once more. ({ $card })
others-improvement = { $purpose ->
    [advancement] which improvement loses advancement tokens. ({ $card })
    [improvement] which improvement is lost. ({ $card })
   *[none] which improvement gets an advancement token. ({ $card })
}
others-steal = which card to take from somebody.
others-give-away = which card to give.
others-swap = which card to swap, if any.
others-arrange = { $purpose ->
    [experiment] in which order the two experiments go back.
   *[crisis] in which order the two crises go back.
}
others-ward = { $survivor } is bitten. A card would help: { $symbol }.

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
answer-play = play it by itself
answer-pay = yes, with { $rest }
answer-keep = keep { $rest }
answer-keep-group = { $leader } as leader, with { $rest }
answer-mission-keep = keep them all
answer-mission-swap = swap { $rest }
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
answer-call = call a vote
answer-helpless = { $rest ->
    [calm] a calm one
   *[unruly] an unruly one
}
answer-heal = { $rest ->
    [frostbite] frostbite
    [despair] despair
   *[wound] a wound
}
answer-report = { $rest ->
    [yawn] yes, somebody yawned
   *[other] { $rest }
}
answer-accusation = { $accuser } accused { $named }
answer-wait = not yet
answer-option = { $rules }
answer-option-labelled = { $label } — { $rules }
answer-end = end your turn
answer-zombie = a zombie
answer-bandit = a bandit
answer-camp = the camp of the bandits
answer-told = I told them a secret
answer-silent = keep silent
answer-loot = take { $rest }
answer-store = put { $rest } on the objective

## The menu of actions

section-cards = Cards in your hand
section-table = At the table
row-move = Move
row-move-with = Move with { $card }
row-attack = Attack a survivor
row-attack-bandit = Attack a bandit
row-attack-camp = Attack the bandits’ camp
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
row-calm = Calm an unruly helpless survivor with a medicine card
row-store = Put on the objective
row-feed = Eat { $card } to raise
row-food = +1 for 1 food
row-request = Ask for a card
row-code = Put a die on Raxxon
row-exile = Call a vote to exile
row-loot = Take a loot card
row-end = End your turn
row-wait = Not now: let the others go on
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
