### Why something can't be done now. One sentence each, without capital and stop where it can do without: both are added.
### $gender is there for languages whose words agree with a survivor; English doesn't need it.

## Parts of sentences

hint = Did you mean “{ $word }”?
some-card = a card
ability-of = the ability of { $survivor }
card-named = “{ $card }”

## Whose turn it is

game-over = the game is over
not-a-player = only players act, and you are watching
you-are-out = you are out of the game
phase-setup = the game is still being set up
phase-start-round = the round is just beginning; wait for your turn
phase-colony = nobody acts during the colony phase
not-your-turn = it isn’t your turn
settle-first = what is going on has to be settled first

## Words nobody knows

unknown-action = there is no action “{ $word }”. { $hint }
unknown-survivor = there is no survivor “{ $word }”. { $hint }
unknown-place = there is no place “{ $word }”. { $hint }
unknown-card = there is no item card “{ $word }”. { $hint }
unknown-player = there is no player “{ $word }” at this table. { $hint }
unknown-symbol = there is no symbol “{ $word }”. { $hint }
unknown-target = “{ $word }” is nothing to attack. { $hint }
unknown-power = there is no ability or equipment “{ $word }” here. { $hint }
unknown-die = a die is written die=1 to die=6, not “{ $word }”
too-many-words = the action is complete without “{ $word }”
impossible = that isn’t possible now
no-survivor-fits = none of your survivors can do that now
no-card-fits = none of your cards can be used that way now

## Survivors

lost = { $survivor } is no longer in the game
not-in-play = { $survivor } isn’t in play
not-yours = { $survivor } isn’t one of your survivors
no-group = you have no survivor

## Dice

no-dice = you have no unused die left
no-such-die = you have no unused die showing { $n }
attack-too-low = { $survivor } attacks with { $need } or more; { $all ->
    [yes] your highest unused die is { $n }
   *[no] { $n } is too low
}
search-too-low = { $survivor } searches with { $need } or more; { $all ->
    [yes] your highest unused die is { $n }
   *[no] { $n } is too low
}
ability-too-low = { $power } needs a die of { $need } or more; { $all ->
    [yes] your highest unused die is { $n }
   *[no] { $n } is too low
}
die-at-top = { $all ->
    [yes] all your unused dice show 6 already
   *[no] no die goes above 6
}

## Cards that forbid something

forbidden-move = “{ $card }” keeps { $survivor } from moving
forbidden-move-there = “{ $card }” keeps { $survivor } from moving there
forbidden-search = “{ $card }” keeps { $survivor } from searching
forbidden-attack = “{ $card }” keeps { $survivor } from attacking
forbidden-use-ability = “{ $card }” takes the ability of { $survivor } away
forbidden-add-to-crisis = “{ $card }” keeps you from adding cards to the crisis
forbidden-play = “{ $card }” keeps you from playing such cards

## Moving

moved-already = { $survivor } has moved already this turn
there-already = { $survivor } is { $place } already
colony-closed = survivors of an exiled player may not enter the colony
place-full = there is no free survivor space { $place }
nowhere-to-go = there is no place { $survivor } could move to
not-for-moves = “{ $card }” isn’t a card to play with a move

## Actions with a die

no-target = there is nobody to attack { $place }
no-zombie = there is no zombie { $place }
attack-helpless = helpless survivors can’t be attacked
attack-own = your own survivors can’t be attacked
victim-elsewhere = { $survivor } isn’t { $place }
search-colony = the colony can’t be searched
deck-empty = there is nothing left to find { $place }
entrances-full = there is no empty entrance space { $place }
nothing-to-attract = there is no zombie elsewhere to attract
clean-outside = { $survivor } isn’t in the colony, and only there waste can be cleaned
no-waste = the waste pile is empty

## Abilities and equipment

no-such-ability = { $survivor } has no such ability
no-table-power = there is no such ability for everybody
not-together = { $survivor } and { $other } aren’t at the same place
ability-elsewhere = { $power } works only { $place }
works-at-start = { $power } is for the start of a { $start ->
    [turn] turn
   *[round] round
}
works-with-action = { $power } is chosen along with the action it changes
works-by-itself = { $power } works by itself; there is nothing to use
used-already = { $power } has been used already this { $once ->
    [turn] turn
    [round] round
   *[game] game
}
needs = { $power } works only if { $needs }
power-does-nothing = { $power } would do nothing now
needs-no-die = { $power } needs no die

## Cards

hand-empty = you have no cards in hand
not-in-hand = “{ $card }” isn’t in your hand
equipped-already = “{ $card }” isn’t in your hand: { $survivor } has it
locked = “{ $card }” can’t be used before the next round
play-with-move = “{ $card }” is played together with a move
equip-instead = “{ $card }” isn’t simply played: equip a survivor with it
not-equipment = “{ $card }” isn’t equipment: it is played
colony-full = “{ $card }” would bring survivors, and the colony has no room for all of them
no-survivors-left = no new survivors are left to join
nobody-to-heal = nobody wounded stands with your survivors
no-die-for-card = you have no unused die that “{ $card }” could change
card-does-nothing = “{ $card }” would do nothing now
feed-in-colony = only an exiled player raises dice with food cards; the colony spends food tokens
not-food = “{ $card }” isn’t food
crisis-exiled = an exiled player can’t add cards to the crisis
no-crisis = there is no crisis to add cards to
add-from-hand = that card isn’t equipped: add it from your hand
nothing-equipped = { $survivor } has no equipment
not-equipped = { $survivor } hasn’t got “{ $card }”
attached = “{ $card }” is no item: it stays where it is
objective-takes-nothing = the main objective takes no cards
objective-takes-others = the main objective takes no cards like “{ $card }”
hand-off-from-hand = cards in hand can’t be handed off, only equipped ones
hand-off-self = { $survivor } has it already
nobody-to-take = there is nobody else { $place }
taker-elsewhere = { $survivor } isn’t { $place }

## Food, requests, exile

food-exiled = an exiled player can’t spend the colony’s food
no-food = there is no food token in the supply
nobody-has-cards = nobody else has cards in hand
nobody-gave = { $symbol ->
    [any] you have asked for everything this turn, and nobody gave any
   *[other] you have asked for that this turn, and nobody gave any
}
no-exile-together = nobody is exiled in a cooperative game
exile-called = you have called a vote to exile already this turn
exile-self = you can’t name yourself
exiled-already = player { $player } is exiled already
player-out = player { $player } is out of the game
nobody-to-exile = nobody is left to name
