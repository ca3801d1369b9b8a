### Names of things in the text client. $me = yes where the reader is the one spoken of.

you = you
player = Player { $n }
list = { $first } and { $last }
times = { $n }× { $name }
die = die { $value }
card-back = a card from { $deck }
deck-name = { $deck ->
    [starting] the starting items
    [random] the random items
    [survivor] the survivor deck
    [survivors] the survivor deck
    [crisis] the crisis deck
    [crossroads] the crossroads deck
    [exiled] the exiled objectives
    [secret] the secret objectives
    [betrayal] the betrayal objectives
    [main] the main objectives
   *[other] { $deck }
}
deck-title = { $deck ->
    [starting] Starting items
    [random] Random items
    [survivor] Survivors
    [crisis] Crises
    [crossroads] Crossroads
    [exiled] Exiled objectives
    [secret] Secret objectives
    [betrayal] Betrayal objectives
    [main] Main objectives
    [chapter] Objectives of scenarios
    [scenario] Scenarios
    [tactic] Tactics
    [mission] Missions of the lone wolf
    [lone-wolf] Lone wolf objectives
    [improvement] Improvements
    [experiment] Experiments
    [side-effect] Side effects
    [raxxon] Items: Raxxon
    [police-station] Items: police station
    [grocery-store] Items: grocery store
    [school] Items: school
    [library] Items: library
    [hospital] Items: hospital
    [gas-station] Items: gas station
   *[other] { $deck }
}
spot = { $place ->
    [colony] colony
    [police-station] police station
    [grocery-store] grocery store
    [school] school
    [library] library
    [hospital] hospital
    [gas-station] gas station
    [raxxon] Raxxon
    [hideout] hideout
    [forge] Forge
    [lighthouse] Lighthouse
    [den] den
   *[other] { $place }
}
pile = the deck of { $deck }
door = { $at }, { $n ->
    [one] entrance
   *[other] entrances
} { $numbers }
nobody = nobody
