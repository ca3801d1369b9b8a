### Long Night: the Raxxon module.

N1 = With this module its cards join their decks, and the place Raxxon comes with an item deck of its own. The 12
    experiments are shuffled and lie with the audio side up: anybody may read the top one. The 6 side effects of pills
    lie open.
N1-1 = The side effects are not shuffled, and anybody may look through them at any time.
N1-2 = The audio side of an experiment has the lockdown code, and which special zombies come where. Its encounter side
    has a table for a die.
N2 = After each search in Raxxon, the survivor who searched rolls the exposure die.
N2-1 = Only the search action does that, not abilities or cards that look at the deck. First the card is kept, then
    the die is rolled, then crossroads cards are looked at.
N3 = Pills: choose a survivor, roll a die and do what the card says. It may give the survivor a side effect, which stays
    next to them for good.
N3-1 = The survivor is one of your own and is chosen before the die is rolled.
N3-2 = The side effect is looked up among the open ones; if it is in use already, nobody gets anything.
N3-3 = A side effect can be neither added to a crisis nor handed off. When its survivor is lost, it goes back to the
    others.
    .side-effect-stays = { $card } stays with { $survivor } for good.
N4 = Lockdown: on your turn, with a survivor in Raxxon, you may put unused dice there. When the colony phase begins and
    two of the dice match the code of the top experiment, there is a vote. Thumbs up: the experiment is discarded.
    Thumbs down: the first player picks a place, the colony included, that gets 3 fewer zombies in this C4.
    .nobody-in-raxxon = None of your survivors is in Raxxon.
N4-1 = You may put any number of your unused dice there. They keep what they show, and they are spent.
N4-2 = The check comes before the meal, once a round, and for the top experiment only.
N4-3 = A code is a pair of dice; where a card has several pairs, one of them is enough. It takes two different dice.
N4-4 = The dice may be those of several players, and more dice than needed do no harm.
N4-5 = Whoever put a die there may have left Raxxon by the time of the check.
N4-6 = All players who are not exiled vote, and the first player breaks ties.
N4-7 = Thumbs up: the top experiment is discarded and does nothing, and no zombies are held back.
N4-8 = Thumbs down: the chosen place gets 3 fewer zombies in C4, never fewer than none, and then the experiment gets
    out (N5).
N4-9 = After the check all dice leave Raxxon.
N4-10 = Without an experiment in the deck there is no lockdown.
N4-11 = The 3 are taken off all zombies that C4 brings to the place: first off those for survivors and bandits, then off
    those of noise. Other reductions come on top. Special zombies and zombies of the crisis are not touched.
N4-12 = The first player picks the place before anything is rolled for the special zombies.
N4-13 = An exiled player may put dice there too, but doesn’t vote. Dice that lie there can’t be taken back.
N4-14 = Discarded experiments don’t come back. Dice still on Raxxon when there was no lockdown go back when dice are
    rolled.
N5 = Without a match, or with thumbs down, the special zombies come as the experiment says. Then its card is turned to
    the encounter side, in view of all.
N5-1 = Each special zombie of the card rolls a place of its own.
N5-2 = It fills a space of an entrance like any zombie.
N5-3 = Without an empty space a trap goes off; without a trap a barricade falls; without one the place is overrun. The
    special zombie is not placed.
N5-4 = If none could be placed, the experiment is discarded; else it lies by the colony, encounter side up.
N6 = Only an attack can kill a special zombie: no trap, and no effect that is not an attack. Only its own card moves it.
    An attacker at its place must aim at it first. After the exposure roll an attacker who lives rolls a die on its
    table. With the last of a type goes its card.
N6-1 = The attack takes a die as any attack does, but the table alone says whether the special zombie goes, stays or
    flees.
N6-2 = Effects that kill, move or attract zombies don’t touch it, and neither do traps. Other zombies at the place are
    hit as usual.
N6-3 = While one is at a place, no attack there can aim at another zombie, a survivor or a bandit, however often it was
    attacked. Of several the attacker picks one. The whole colony is one place.
    .special-first = A special zombie is { $place }: attack that first.
N6-4 = The exposure roll is made unless something spares it; an attacker who dies of it doesn’t roll on the table.
N6-5 = The roll on the table is made with a fresh die.
N6-6 = One that flees to a place without an empty space breaks in like one that comes out (N5.3), and is gone.
N6-7 = What changes an attack works on special zombies too. Each attack aims at one of them and makes one roll on the
    table; further kills of that attack hit nothing while a special zombie is there.
N6-8 = A special zombie is a zombie for cards that speak of attacking, killing or counting zombies. It counts as killed
    when the table of an attack removes it.
N6-9 = One that flees leaves its space first; if it rolls its own place, it just stays.
N7 = The special zombies are the claw, the hunter, the collector, the frostwalker, the tank, the screamer, the carrier,
    the hydra, the reaper, the spewer, the stinker and the siren: 12 cards, 19 figures.
N7-1 = Two hunters come, each to a random place. Encounter: 1 to 3, a wound for the attacker; 4, it flees; 5 or 6, a
    wound for the attacker, and the hunter is gone.
