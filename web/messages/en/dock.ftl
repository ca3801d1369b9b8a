### What the player does and is asked.

dock-label = Your place at the table
dock-my-dice = My dice
dock-my-survivors = My survivors
dock-my-hand = My hand
dock-actions = What you can do
dock-table = At the table

## The band

dock-turn = Your turn, { $name }
dock-turn-with = Your turn: { $thing }
dock-asked = You decide
dock-choose-thing = { $left ->
    [yes] Choose a survivor, a die or a card.
   *[no] Nothing is left to do.
}
dock-move-somebody = Move a survivor, or move nobody any more: that is final.
dock-lost-at-zero = An unfinished action is lost at 0:00.
dock-choose-action = Choose a mark on the board or an action.
dock-choose-target = Choose where, on the board or here.
dock-others-turn = { $name } is playing
dock-others-asked = { $count ->
    [one] must answer: { $text }
   *[other] must answer: { $text }
}
dock-nothing-asked = Nothing is asked of you.
dock-over = The game is over
dock-back = Back
dock-close = Close
dock-end = End my turn
dock-undo = Undo: { $what }
dock-vote-rewind = Let the table vote on it

## Dice, survivors, cards

dock-die = the die { $value }
dock-used-die = a used die
dock-with-die = with the die { $value }
dock-die-who = Who uses it, and for what?
dock-die-raise = Add 1 to it
dock-leader = Leader
dock-attack = attack
dock-search = search
dock-least = { $n }+
dock-influence = infl. { $n }
dock-hurt = { $wounds ->
    [0] { $frostbite ->
        [0] unhurt
        [one] one frostbite
       *[other] { $frostbite } frostbites
    }
    [one] one wound{ $frostbite ->
        [0] { "" }
        [one] , one frostbite
       *[other] , { $frostbite } frostbites
    }
   *[other] { $wounds } wounds{ $frostbite ->
        [0] { "" }
        [one] , one frostbite
       *[other] , { $frostbite } frostbites
    }
}
dock-holds = { $used ->
    [0] { $card }
   *[other] { $card }, used
}
dock-ability = Ability
dock-secret = Secret objective
dock-hold = hold to look

## Actions

dock-verb = { $verb ->
    [attack] Attack
    [attack-survivor] Assault
    [attack-bandit] Attack a bandit
    [attack-camp] Attack the camp
    [calm] Calm
    [code] Put on Raxxon
    [move] Move
    [search] Search
    [barricade] Barricade
    [clean] Clean up
    [attract] Attract
    [use] Use
    [play] Play
    [equip] Equip
    [add] To the crisis
    [store] To the objective
    [hand-off] Hand over
    [add-equipped] To the crisis
    [feed] Eat
    [food] Spend 1 food
    [request] Ask for a card
    [calm] Calm somebody
    [exile] Call for exile
    [code] Die to Raxxon
    [loot] Take loot
    [pass] Move nobody else
    [claim] Complete a mission
    [end] End my turn
   *[other] { "" }
}
dock-detail = { $verb ->
    [attack] another survivor
    [attack-bandit] 4 or less on a new roll removes it
    [attack-camp] a new roll decides
    [attack-special] after the risk, a new die decides
    [calm] one unruly survivor
    [code] for the lockdown code tonight
    [loot] as chief of the bandits, once a round
    [barricade] closes a space
    [attract] draws 2 zombies here
    [equip] next to a survivor
    [add] face down
    [store] face up, on the objective
    [add-equipped] for all to see
    [hand-off] at the same place
    [feed] adds 1 to a die
    [food] adds 1 to a die
    [request] everybody is asked
    [pass] the other colony goes on alone
    [exile] everybody votes
   *[other] { "" }
}
dock-goes = { $survivor } goes
dock-hand-off = Hand over { $card }
dock-feed = Eat { $card }
dock-add-equipped = { $card } to the crisis
dock-deck = { $n ->
    [one] 1 card: { $symbols }
   *[other] { $n } cards: { $symbols }
}
dock-waste = { $n ->
    [one] 1 card of waste
   *[other] { $n } cards of waste
}
dock-move-detail = { $card ->
    [none] { $n ->
        [one] one place
       *[other] { $n } places
    }
   *[other] without risk, with { $card }
}
dock-with-fuel = safe, with fuel
dock-no-risk = no risk
dock-percent = { $percent }%
dock-percent-unit = %
dock-odds-part = { $part ->
    [nothing] unharmed { $percent }%
    [wound] wound { $percent }%
    [frostbite] frostbite { $percent }%
   *[death] death { $percent }%
}
dock-spreads = { $n ->
    [one] a bite could reach one more
   *[other] a bite could reach { $n } more
}
dock-impossible = { $what }: impossible
dock-rule = rule { $rule }
dock-which = Which of these?
dock-exile-sure = Call a vote to exile { $player }? Everybody votes at once, and it can be asked once in a turn.
dock-exile-yes = Call the vote
dock-exile-no = Better not

## Questions

dock-group-how = Pick { $n } survivors. The first one you pick leads the group.
dock-group-pick = { $n ->
    [one] Pick one more
   *[other] Pick { $n } more
}
dock-group-go = Begin, led by { $leader }
dock-search-deck = { $n ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $n } cards are left in the deck.
}
dock-search-noise = { $n ->
    [0] No noise here yet.
    [one] One noise here already.
   *[other] { $n } noises here already.
} Overrun tonight with one more: { $percent }%.
dock-pays = costs { $what }
dock-plan-go = { $with ->
    [0] Go ahead without
   *[other] Go ahead
}
dock-pledge-there = Lying there:
dock-pledge-empty = Nothing lies there yet.
dock-give = Give { $card }
dock-give-nothing = Give nothing
dock-give-secret = Everybody is asked: giving nothing says nothing about your hand.
dock-thinks = { $name } is thinking

## The card one guards

dock-guard = You guard a card
dock-guard-only = Only you see this card. You guard it this turn.
dock-guard-if = It happens if
dock-guard-how = The table stops by itself when it happens. If it doesn’t, the card goes back under the deck.
dock-guard-cover = Cover the card

## What the player remembers

dock-memory = What I have seen
dock-memory-only = Only you see this.
dock-memory-empty = Nothing yet that the table doesn’t know.
dock-by-die = a survivor of yours takes it, and a die decides
dock-memory-none = nothing
dock-memory-line = Round { $round } · { $text }
dock-memory-about = { $subject }: { $text }
dock-memory-placed = { $end ->
    [top] { $n ->
        [1] { $card } (on top)
       *[other] { $card } ({ $n }. from the top)
    }
   *[bottom] { $n ->
        [1] { $card } (at the bottom)
       *[other] { $card } ({ $n }. from the bottom)
    }
}
dock-memory-decks = In the decks
dock-memory-hands = With the others
dock-memory-seen = Seen
dock-memory-under = Put under decks
dock-memory-gave = Given
dock-memory-got = Got
dock-memory-crises = Put into crises
dock-memory-guarded = Guarded, in the turn of

# What happens by itself, in the place of a player's name.
dock-the-table = The table
dock-go-on = Go on

## Before it is done

# $dice: how many are unused.
dock-end-sure = { $dice ->
    [one] One die is still unused. End your turn?
   *[other] { $dice } dice are still unused. End your turn?
}
dock-end-yes = End it
dock-end-no = Play on
# $cards: their names.
dock-not-asked-for = Not asked for: { $cards }.
# $objective: the main objective.
dock-group-goal = Objective: { $objective }
# $hurt: the wounds in words. $deadly: how many of them kill.
dock-hurt-of = { $hurt }; { $deadly } kill
