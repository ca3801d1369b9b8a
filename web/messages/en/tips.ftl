### What signs and keywords mean: by hovering, by focus, or by a long press.

tip-hover = hover to read
tip-attack = Axe { $n }+: attacks with a die of { $n } or more.
tip-search = Lens { $n }+: searches with a die of { $n } or more.
tip-influence = Influence { $n }: at the same place, an overrun or a bite strikes the lowest first.
tip-wound = each drop is a wound; the third usually kills
tip-frostbite = each flake is frostbite: it is a wound, and wounds again at the start of the turn
tip-leader = Star: this survivor leads the group.
tip-noise = Noise { $n }: tonight one roll for each token; with 3 or less, one more zombie comes here.
tip-free = { $n ->
    [one] Dotted circle: a free space.
   *[other] Dotted circles: { $n } free spaces.
}
tip-coming = Dashed: zombies that will come tonight.
tip-overrun = Overrun: a zombie won’t find a space, and somebody will die.
tip-helpless = Helpless survivors eat, draw zombies and can do nothing.
tip-starvation = Each starvation token costs 1 morale whenever food is short.
tip-food = Food: if there isn’t enough tonight, nobody eats and morale falls.
tip-waste = Waste: every ten cards cost 1 morale at night.
tip-morale = Morale: at 0 the game is over. A struck flame is lost tonight; a hollow one is lost if the crisis isn’t prevented.
tip-round = The moons are the rounds: the game ends with the last.
tip-first = Lantern: plays first in this round.
tip-bot = Robot: a bot plays this seat.
tip-exiled = Door: exiled.
tip-away = Dotted circle: nobody is connected to this seat.
tip-hand = { $n ->
    [0] No card in hand.
    [one] 1 card in hand.
   *[other] { $n } cards in hand.
}
tip-dice = { $n ->
    [0] No die left to use.
    [one] One die to use: { $dice }.
   *[other] { $n } dice to use: { $dice }.
}
tip-die = The die { $value } will do wherever { $value } or less is asked for.
tip-used-die = A die that was used.
tip-spread = { $n ->
    [one] Teeth: a bite can spread to another survivor here.
   *[other] Teeth: a bite can spread to { $n } other survivors here.
}
tip-risk = { $hurt ->
    [0] death { $death }%
   *[other] { $death ->
        [0] hurt { $hurt }%
       *[other] hurt { $hurt }%, death { $death }%
    }
}
tip-table = Ask everybody for a card, propose an exile, and whatever else needs no survivor.
tip-name-limit = Up to { $most } characters.
dock-undo-short = Undo
board-omen-overrun-short = Overrun
board-omen-falls-short = { $amount ->
    [one] −1 barricade
   *[other] −{ $amount } barricades
}
