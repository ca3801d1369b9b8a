### The guided first game. Each step has a title, what it tells, and `.do`: what the learner does.
### $p2, $p3: the names of the bots.

## Who we are

lesson-story = The dead walk, and it is winter. A handful of people hold out in an old building. You lead some of them, { $p2 } and { $p3 } lead others. You win together, and yet each of you wants something of your own.
    .title = A colony in the snow
lesson-goal = This is what the colony wants. Whoever kills a zombie rolls for a sample. Seven of nine are here already, and two nights are left. If hope, called morale, falls to 0, all is over before.
    .title = The main objective
lesson-secret = Besides, everybody has a secret objective. Only you ever see yours.
    .title = Your secret
    .do = Hold the card to look at it, then let go.
lesson-ticks = To win you need both: the colony reaches its objective, and every line of your secret has a tick. Yours says: no wounds among your survivors. Some secrets are a traitor’s, who wins when the colony falls.
    .title = Two ticks to win
lesson-hand = Five cards to begin with, and nobody else sees them. Food feeds the colony, medicine heals, fuel makes a way safe. Any of them can be given to a crisis.
    .title = Your hand
lesson-numbers = Three numbers each. The axe and the magnifying glass say which die it takes to attack and to search: the smaller, the better. The third is influence: the leader with the most begins, whoever has the least dies first.
    .title = Who comes along?
lesson-group = Thomas fights with any die, Sophie searches with any. The first one you pick leads the group.
    .title = Choose two of four
    .do = Tap Thomas Heart, then Sophie Robinson, then the button below.

## The first turn

lesson-round = Each round a crisis is turned up: by nightfall it wants cards from all of you. Then everybody rolls dice.
    .title = The round begins
lesson-dice = One die for you, one for each survivor. Most actions use up a die, and it must show at least the number beside the axe or the magnifying glass.
    .title = Three dice, three actions
lesson-forecast = Nobody has to reckon: up here stands what the coming night brings if nothing more is done.
    .title = What kills us tonight?
    .do = Tap the forecast.
lesson-forecast-line = Read the line of entrance 1: it is full, so tonight’s zombie breaks in, and somebody dies. Each death costs morale too.
    .title = An overrun
    .do = Close the sheet.
lesson-omen = And here is where. Three zombies stand before the gate, three is all it holds. The arch says: this is where they break in. So one of them has to go.
    .title = The same on the board
lesson-attack = Thomas needs a 1 to attack, so your smallest die will do. The bar shows the risk: whoever attacks rolls the exposure die.
    .title = Attack
    .do = Tap Thomas Heart, then Attack.
lesson-attack-where = Which zombie? One of the three at entrance 1.
    .title = Choose the entrance
    .do = Tap entrance 1 on the board.
lesson-sample = The main objective has its say: for each zombie killed a die is rolled, and 4 or more brings a sample. A 5!
    .title = A sample?
lesson-exposure = Twelve faces: six do nothing, three wound, two bring frostbite, one is a bite. A bite kills and spreads to those who stand there too; three wounds kill as well.
    .title = The exposure die
lesson-safer = Look: nobody dies at entrance 1 any more. One die, one zombie fewer, one sample more.
    .title = The night looks better
lesson-barricade = A barricade holds up one zombie: it breaks the planks instead of breaking in. Any die will do.
    .title = Barricade
    .do = Tap Thomas Heart, then Barricade.
lesson-barricade-where = There is one free space at entrance 1.
    .title = Where to?
    .do = Tap entrance 1.
lesson-fuel = Moving costs no die, but each survivor moves once a turn, and outside it is cold. With a fuel card the way is safe: compare the two buttons.
    .title = A safe way
    .do = Tap Thomas Heart, then “safe, with fuel”, then the school.
lesson-walk = Sophie goes on foot to the hospital, to look for medicine. No fuel is left: she rolls the exposure die.
    .title = A dangerous way
    .do = Tap Sophie Robinson, then Move, then the hospital.
lesson-frostbite-die = Frostbite: a wound that gets worse.
    .title = Bad luck
lesson-frostbite = The flake beside Sophie: at the start of each of your turns it adds a wound, until somebody heals it. And your secret says: no wounds!
    .title = Frostbite
lesson-cure = Medicine takes a wound or frostbite off one of your people. Cards are played without a die. Played cards go to the waste pile; when ten lie there, that costs morale every night.
    .title = The cure
    .do = Tap Medicine, then Play.
lesson-why-not = Where something can’t be done, the game says why. Sophie stands before a zombie: could she fight?
    .title = Why not?
    .do = Tap Sophie Robinson.
lesson-why-not-read = A padlock, the reason and its rule. Her attack value is 4, and your last die shows a 3.
    .title = Her number is too high
lesson-search = But she may search with any die. She looks at the top card of the hospital.
    .title = Search
    .do = Tap Search.
lesson-noise = Junk. You may make noise to look at one more card. Each noise token may draw one more zombie here tonight, and only four have room: how likely it is that Sophie dies of it stands with it.
    .title = One more card?
    .do = Tap “make noise”.
lesson-keep = Medicine! Keep one, the other goes under the deck. Nobody else knows what you took.
    .title = Keep one
    .do = Tap Medicine.
lesson-crisis = Tonight the crisis wants medicine, one card for each player: three. If too few come, morale falls by two.
    .title = The crisis
lesson-add = Everybody may add cards in their turn, face down.
    .title = Give your share
    .do = Tap Medicine in your hand, then To the crisis.
lesson-added = A right card counts +1. A wrong one counts −1: that is how a traitor spoils it, unseen. Only the back shows where a card comes from, and the shape in its corner who gave it.
    .title = Right and wrong cards
lesson-end = Your dice are used up. Now it is { $p2 }’s turn.
    .title = The end of your turn
    .do = Tap End my turn.

## The others

lesson-guard = You sit to the right of { $p2 }, so you hold the crossroads card of this turn. Only you may read it.
    .title = You guard a card
    .do = Tap “You guard a card”.
lesson-guard-read = It happens when one of { $p2 }’s survivors moves. Say nothing, and watch: the table stops by itself.
    .title = A secret for one turn
lesson-empty-road = Mike Cho walks to the grocery store, and the road is quiet.
    .title = { $p2 } moves
lesson-fired = Your card! Everybody reads it now, and { $p2 } chooses: a horse to ride, or food for the colony.
    .title = The crossroads happens
lesson-horse = { $p2 } chose food for all. Three more: tonight one food feeds two people in the colony.
    .title = For the colony
lesson-ninja = Mike Cho is a ninja and fights without risk. This time the die brought no sample: eight of nine.
    .title = A zombie fewer
lesson-their-card = { $p2 } has added a card. What it is shows tonight.
    .title = A second card
lesson-their-search = { $p3 } has searched the police station and kept a card. Nobody saw it, but remember where it comes from.
    .title = { $p3 } takes something along
lesson-pile = Three cards lie there, and { $p3 } promises more for the next crisis. Talk binds nobody.
    .title = Enough?

## The night

lesson-night = The colony phase. First the meal: one food for two people. Then the crisis: the cards are shuffled and turned up one by one. Three right ones, it is prevented.
    .title = The night, step by step
lesson-zombies = Zombies come: to the colony one for every two people, elsewhere one for each survivor. At entrance 1 the barricade broke, and nobody died.
    .title = They come
lesson-noise-rolled = Your noise: 1 to 3 would have drawn one more, and there was no room left. A 4: all quiet, Sophie lives.
    .title = What the noise draws
lesson-second-round = The last round. The first player token goes on, so { $p3 } begins. A new crisis: medicine again.
    .title = The second round
lesson-dawn = Keep an eye on { $p3 }.
    .title = { $p3 } begins

## The second round

lesson-strange = { $p3 } adds a card. Its back, and the line below, tell where it comes from: the police station.
    .title = A strange card
lesson-what-lies-there = Every place has its own cards. What is there at the police station?
    .title = Who gave it?
    .do = Tap the police station.
lesson-no-medicine = Weapons, fuel, tools, food, people. No medicine. So the card is wrong for certain, and the shape in its corner is { $p3 }’s.
    .title = No medicine here
    .do = Close the sheet.
lesson-accuse = Say it. With these buttons everybody understands you, bots too.
    .title = An accusation
    .do = Open the talk, then Accuse, { $p3 }, and say it.
lesson-close-talk = Everybody has heard it.
    .title = It is said
    .do = Close the talk.
lesson-exile = Once in your turn you may have everybody vote on exiling a player.
    .title = Exile
    .do = Tap At the table, choose { $p3 }, then Call the vote.
lesson-vote = All vote in secret, { $p3 } too. If two innocent players are exiled, the colony is lost. But you have a reason.
    .title = Up or down?
    .do = Thumb up.
lesson-voted = All votes are opened together. Two to one.
    .title = The outcome
lesson-exiled-scene = { $p3 } has to leave the colony, and gets a new objective. Nobody says whether it was a traitor.
    .title = Into the snow
lesson-exiled = { $p3 } plays on outside: searches, fights, moves, but votes no more and doesn’t count for the crisis. It needs only two cards now.
    .title = Not out of the game
lesson-request = You may ask the others for a card. Whoever gives one gives it openly, and it is played at once. Food is always welcome.
    .title = A request
    .do = Tap At the table, then Food.
lesson-given = { $p2 } gave food, { $p3 } gave nothing.
    .title = Given
lesson-promise = Now promise that you will give to the crisis. Nobody can force you to keep it, but they will remember.
    .title = A promise
    .do = Open the talk, then Promise, then the crisis.
lesson-close-talk-again = { $p2 } counts on you.
    .title = Your word
    .do = Close the talk.
lesson-keep-promise = The wrong card counts −1, so three right ones are needed to reach two.
    .title = Keep it
    .do = Tap Medicine, then To the crisis.
lesson-search-again = Sophie may find another one.
    .title = Search again
    .do = Tap Sophie Robinson, then Search.
lesson-keep-again = Medicine again: just what is needed.
    .title = Lucky
    .do = Tap Medicine.
lesson-crossroads = This time it is yours: it waited for one of your people to search. Read both ways out.
    .title = Your crossroads
lesson-choice = One more die each in the next round, which never comes, or more hope now. Morale is what we live by.
    .title = Choose
    .do = Choose the first one.
lesson-third-card = And the second card for the crisis.
    .title = To the crisis
    .do = Tap Medicine, then To the crisis.
lesson-last-sample = One sample is missing, and look at the forecast: the hospital is full, tonight Sophie would die there. One blow for both. This time she has a 5.
    .title = The last sample
    .do = Tap Sophie Robinson, then Attack.
lesson-ninth = A 5: the ninth sample!
    .title = Complete
lesson-end-again = Nothing is left that must be done; one die may stay unused. What remains is { $p2 }’s turn, and the night.
    .title = The last turn
    .do = Tap End my turn, and once more, since a die is left.

## The end

lesson-last-night = Three right cards, one wrong one: two, and two were needed. Without the exile it would have failed.
    .title = Just enough
lesson-secrets = The colony holds, and now every secret is open. Nobody of yours is wounded: you have won. { $p2 } wanted three food cards in hand and has not. { $p3 } was a traitor: you were right.
    .title = All secrets
lesson-real-game = You know all you need: reach the objective together, tick off your secret, and look closely at who gives what. What is new will be explained where it comes up.
    .title = Ready
