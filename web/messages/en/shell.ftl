### What frames every page: its title, the language, the way home.

game-name = Hivernage
# $page: the page that is open.
title = { $page ->
    [rules] Rules · Hivernage
    [cards] Cards · Hivernage
   *[other] Hivernage
}
language = Language
# $language: each language is named in itself.
language-name = { $language ->
    [fr] Français
   *[en] English
}
missing-page = There is no page here.
# $address: as it was typed.
missing-page-about = “{ $address }” leads nowhere here: perhaps a letter is missing, or the link is old.
to-start = To the start

# Boxes
box = Box
# $box: base or long-night.
box-name = { $box ->
    [warring-colonies] Warring Colonies
    [long-night] Long Night
   *[base] Base box
}
box-about = { $box ->
    [warring-colonies] Two colonies, one town: pairs act at the same time, and fight at night.
    [long-night] Traps, despair, unruly survivors.
   *[base] The colony, the town and its crossroads.
}
# $count: how many modules. $modules: their names.
box-title = { $box ->
    [warring-colonies] Warring Colonies
    [long-night] Long Night{ $count ->
        [0] { "" }
       *[other] , with { $modules }
    }
   *[base] Base box
}
# $module: improvements, bandits or raxxon.
module = { $module ->
    [improvements] Improvements
    [bandits] Bandits
   *[raxxon] Raxxon
}
module-about = { $module ->
    [improvements] Projects that the colony builds together and keeps.
    [bandits] They rob the places, and their hideout can be raided.
   *[raxxon] A laboratory with the best finds, and what breaks out of it.
}
of-module = Module: { module }.
stray-bandits = Stray bandits
stray-bandits-about = Crises that name no place for bandits bring two all the same.
mixing = Base cards too
mix-none = None
mix-none-about = Only cards of Long Night.
mix-all = In all decks
mix-all-about = Both boxes are shuffled together.
# $deck: item, starting, survivor, crisis, crossroads, main, secret, betrayal or exiled.
mix-deck = { $deck ->
    [item] Items of the places
    [starting] Starting items
    [survivor] Survivors
    [crisis] Crises
    [crossroads] Crossroads
    [main] Main objectives
    [secret] Secret objectives
    [betrayal] Betrayal objectives
   *[exiled] Exiled objectives
}
mix-deck-about = { $deck ->
    [item] Each place keeps 20 cards of both boxes; nobody knows which.
   *[other] The cards of both boxes.
}
joining = Cards of Warring Colonies too
join-none = None
join-none-about = Only cards of the older boxes.
# $deck: random, survivor, crisis or crossroads.
join-deck = { $deck ->
    [random] Random items
    [survivor] Survivors
    [crisis] Crises
   *[crossroads] Crossroads
}
join-deck-about = { $deck ->
    [random] Five surprises in the deck of each place, with a back of their own.
   *[other] Shuffled in, but for those that need two colonies.
}
