### Card text and timing.

T1 = The text of a card beats the rules.
    .locked = “{ $card }” can’t be used before the next round.
    .forbidden-move = “{ $card }” keeps { $survivor } from moving.
    .forbidden-move-there = “{ $card }” keeps { $survivor } from moving there.
    .forbidden-search = “{ $card }” keeps { $survivor } from searching.
    .forbidden-attack = “{ $card }” keeps { $survivor } from attacking.
    .forbidden-barricade = “{ $card }” keeps { $survivor } from building barricades.
    .forbidden-attract = “{ $card }” keeps { $survivor } from attracting zombies.
    .forbidden-clean = “{ $card }” keeps { $survivor } from cleaning the waste pile.
    .forbidden-request = “{ $card }” keeps you from requesting cards.
    .forbidden-use-ability = “{ $card }” takes the ability of { $survivor } away.
    .forbidden-add-to-crisis = “{ $card }” keeps you from adding cards to the crisis.
    .forbidden-play = “{ $card }” keeps you from playing such cards.
    .other-symbol = “{ $card }” isn’t a card of the symbol asked for.
    .not-needed = No more of that is needed.
    .nothing-pledged = You have offered nothing that you could take back.
T2 = If two effects happen at the same moment, the first player picks their order.
T2-1 = At the start of a turn: frostbite (R6), then the draw of the crossroads card, then its trigger if it is a state
    that is true already (X1.1), then abilities and duties of the start of the turn, in the order the active player
    picks.
    .works-at-start = { $power } is for the { $start ->
        [turn] start of a turn
        [end-of-turn] end of a turn
       *[round] start of a round
    }.
T3 = Items can’t interrupt an effect that is being resolved: medicine doesn’t save a survivor who is taking the third
    wound.
    .settle-first = What is going on has to be settled first.
T3-1 = A card that itself offers a reaction is an exception (T1); the reaction is offered to everybody who could have
    it.
T4 = “Roll a die” on a card means a fresh action die that belongs to nobody and goes back after the effect.
T4-1 = Food tokens and other changes to a player’s own dice don’t touch such a roll.
T5 = Players may talk about anything, but nobody may show hidden cards.
    .hidden = Say what you like about your cards, but you can’t show them.
