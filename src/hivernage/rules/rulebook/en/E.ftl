### Exile.

E1 = An exiled player draws an exiled objective, which changes or replaces their goal.
E1-1 = The exiled objective is drawn at once, before the exiled player’s survivors move, and stays secret.
E1-2 = The exiled player’s old objective is shown only if the exiled objective says so (T1).
E2 = The exiled player’s survivors in the colony must leave at once for places outside, of the player’s choice. The
    rules of moving apply (a free space, an exposure roll), but it doesn’t use up their move of the turn.
E2-1 = The survivors leave one by one, in the order their player picks; a bite spreads at the place of arrival.
E2-2 = If no place outside has a free space, a survivor stays in the colony until one is free on their player’s turn.
E2-3 = Survivors of the exiled player who are outside already stay where they are.
    .outside-already = { $survivor } isn’t in the colony.
E3 = An exiled player plays on, with turns, dice and crossroads cards, under the rules E3.1 to E3.10.
E3-1 = An exiled player may still request and give cards, hand items off outside the colony, add cards to the main
    objective, attack, search, barricade and call a vote to exile.
    .hand-off-inside = An exiled player hands items off outside the colony only.
E3-2 = An exiled player can’t add cards to a crisis, and doesn’t count for the number it needs.
    .crisis-exiled = An exiled player can’t add cards to the crisis.
E3-3 = An exiled player can’t vote.
E3-4 = An exiled player can’t spend food tokens.
    .food-exiled = An exiled player can’t spend the colony’s food.
E3-5 = An exiled player may play food cards to raise one of their dice by 1 for each card, instead of the card’s effect.
    .feed-in-colony = Only an exiled player raises dice with food cards; the colony spends food tokens.
    .not-food = “{ $card }” isn’t food.
E3-6 = Helpless survivors whom an exiled player would add are not added.
E3-7 = Survivors who join an exiled player enter a place outside of that player’s choice, also the one who replaces a
    lost group (K4).
E3-8 = Cards an exiled player plays leave the game instead of going to the waste pile.
E3-9 = The deaths of an exiled player’s survivors cost no morale.
E3-10 = An exiled player’s survivors may not move into the colony.
    .colony-closed = Survivors of an exiled player may not enter the colony.
E4 = If two players are exiled and neither has a betrayal objective, morale drops to 0 at once.
E4-1 = With three players exiled, two of them without a betrayal objective are enough.
E4-2 = Whether two exiled players end the game (E4) is checked as soon as the second exile is decided. If it ends
    so, everybody learns that neither was a betrayer.
E4-3 = E4 is checked as soon as the vote has passed, before the exiled objective is drawn.
