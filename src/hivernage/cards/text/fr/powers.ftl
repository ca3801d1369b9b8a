### Quand un pouvoir sert, ce qu’il coûte, et les modificateurs permanents.

power = { $heads } : { $body }
power-event = { $heads }, { $body }
start-turn = { $own ->
    [yes] au début de votre tour
   *[no] au début de son tour
}
start-round = au début de chaque manche
once-turn = une fois par tour
once-round = une fois par manche
once-game = une fois par partie
with-die = avec un dé { $extra ->
    [yes] de plus,
   *[no] { "" }
} { $n ->
    [1] de n’importe quelle valeur
    [6] de 6
   *[other] de { $n } ou plus
}
pays = en jouant aussi une carte { symbol } sans en appliquer l’effet
pays-to = { v-play } une carte { symbol } sans en appliquer l’effet pour { $then }
repeatable = { $who ->
    [everyone] à son tour, autant de fois que voulu
   *[holder] autant de fois que vous voulez
}
needs = si { $test }
needs-not-exiled = tant que { $it } n’est pas exilé
whenever-moved = chaque fois que { $who ->
    [everyone] un survivant se déplace
   *[holder] { $it } se déplace
} { $anywhere ->
    [no] vers { $to }
   *[yes] { "" }
}
whenever-attacked = chaque fois que { $who ->
    [everyone] un survivant attaque
   *[holder] { $it } attaque
}
whenever-killed-zombie = chaque fois que { $who ->
    [everyone] un zombie est tué
   *[holder] { $it } tue un zombie
}

no-exposure-move = { $who } se déplace sans lancer le dé de risque
no-exposure-attack = { $who } attaque sans lancer le dé de risque
no-exposure-between = { $who } se déplace entre { $first } et { $second } sans lancer le dé de risque
no-exposure-entrance = { $who } attaque les zombies de l’entrée { $n } de la colonie sans lancer le dé de risque
instead-kill = une attaque de { $who } tue { zombie-count } au lieu de 1 { $roll ->
    [no] , sans lancer le dé de risque
   *[yes] { "" }
}
instead-barricade = quand { $who } pose une barricade, il en pose { $n } au lieu de 1
instead-clean = quand { $who } nettoie la décharge, il retire { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au lieu de 3
instead-noise = quand { $who } fouille, un jeton bruit permet de piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au lieu de 1
any-die = { $who } attaque avec un dé de n’importe quelle valeur
search-more = quand { $who } fouille { $place }, piochez { $look } { $look ->
    [one] carte
   *[other] cartes
} de plus{ $keep ->
    [0] { "" }
   *[other] { " " }et gardez-en { $keep } de plus
}
dies-at = { $who } meurt à { $n } blessures au lieu de 3
takes-as-frostbite = { $who } reçoit une blessure normale au lieu d’une engelure
takes-as-bite = une morsure obtenue au dé pour { $who } compte comme une blessure normale
no-spread = une morsure qui se propage épargne { $who }
dice-rolled = au début de { $when ->
    [next] la prochaine manche
   *[each] chaque manche
}, { $holder ->
    [table] chaque joueur lance
   *[other] vous lancez
} { $n } { $n ->
    [one] dé
   *[other] dés
} d’action de { $more ->
    [yes] plus
   *[no] moins
}
copies-abilities = { $who } a les compétences de tous les autres survivants du même lieu
act-move = se déplacer { $anywhere ->
    [no] vers { $to }
   *[yes] { "" }
}
act-search = fouiller
act-attack = attaquer
act-use-ability = utiliser sa compétence
act-add-to-crisis = ajouter de cartes à la crise
act-play = jouer de cartes { symbol }
cannot = { $again ->
    [yes] il
   *[no] { $who }
} ne peut { $several ->
    [no] pas
   *[yes] ni
} { $acts }
cannot-leave = { $who } ne peut plus quitter { $place }
cannot-any = { $who } ne peut { $several ->
    [no] { "" }
   *[yes] ni
} { $acts }
player-cannot = { $holder ->
    [table] les joueurs ne peuvent
   *[other] vous ne pouvez
} { $several ->
    [no] pas
   *[yes] ni
} { $acts }
waste-per = la décharge coûte 1 point de moral par tranche de { $n } cartes au lieu de 10
food-due = la colonie mange { $n } { $n ->
    [one] jeton
   *[other] jetons
} nourriture de plus
ward-bite = chaque fois qu’une morsure est obtenue au dé, n’importe quel joueur peut mettre une carte { symbol } à la décharge pour l’ignorer
