### Quand un pouvoir sert, ce qu’il coûte, et les modificateurs permanents.

power = { $heads } : { $body }
power-event = { $heads }, { $body }
start-turn = { $own ->
    [yes] au début de votre tour
   *[no] au début de son tour
}
start-round = au début de chaque manche
end-turn = { $own ->
    [yes] à la fin de votre tour
   *[no] à la fin de son tour
}
start-zombies = juste avant l’arrivée des zombies pendant la phase de la colonie
end-zombies = juste après l’arrivée des zombies pendant la phase de la colonie
times = { $n ->
    [1] une fois
    [2] deux fois
   *[other] { $n } fois
}
once-turn = { times } par tour
once-round = { times } par manche
once-game = { times } par partie
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
    [you] l’un de vos survivants se déplace
   *[holder] { $it } se déplace
} { $anywhere ->
    [no] vers { $to }
   *[yes] { "" }
}
whenever-barricaded = chaque fois que { $who ->
    [everyone] un survivant pose une barricade
    [you] l’un de vos survivants pose une barricade
   *[holder] { $it } pose une barricade
}
whenever-cleaned = chaque fois que { $who ->
    [everyone] un survivant nettoie la décharge
    [you] l’un de vos survivants nettoie la décharge
   *[holder] { $it } nettoie la décharge
}
whenever-searched = chaque fois que { $who ->
    [everyone] un survivant a fouillé
    [you] l’un de vos survivants a fouillé
   *[holder] { $it } a fouillé
}
whenever-killed = quand { $it } est tué
whenever-attacked = chaque fois que { $who ->
    [everyone] un survivant attaque un zombie
    [you] l’un de vos survivants attaque un zombie
   *[holder] { $it } attaque un zombie
}
whenever-attacked-with = chaque fois que { $who ->
    [everyone] un survivant attaque un zombie
    [you] l’un de vos survivants attaque un zombie
   *[holder] { $it } attaque un zombie
} avec la carte « { $item } »
whenever-zombies-came = chaque fois que des zombies { $there ->
    [yes] y sont
   *[no] sont
} placés
whenever-trap-sprung = chaque fois qu’un piège explosif { $there ->
    [yes] s’y
   *[no] se
} déclenche
whenever-bandit-came = juste après le placement d’un brigand { $there ->
    [yes] à cet endroit
   *[no] { "" }
}
whenever-helpless-gone = dès qu’il n’y a plus aucun survivant vulnérable
whenever-killed-zombie = chaque fois que { $who ->
    [everyone] un zombie est tué
    [you] l’un de vos survivants tue un zombie
   *[holder] { $it } tue un zombie
}

no-exposure-move = { $who } se déplace sans lancer le dé de risque
no-exposure-search = { $who } fouille sans lancer le dé de risque
no-exposure-way = { $who } se déplace { $both ->
    [yes] d’un lieu hors de la colonie à un autre
   *[no] { $start ->
        [none] { "" }
       *[other] de { $start }
    } { $to ->
        [none] { "" }
       *[other] vers { $to }
    }
} sans lancer le dé de risque
no-exposure-attack = { $who } attaque sans lancer le dé de risque
no-exposure-between = { $who } se déplace entre { $first } et { $second } sans lancer le dé de risque
no-exposure-entrance = { $who } attaque les zombies de l’entrée { $n } de la colonie sans lancer le dé de risque
instead-kill = une attaque de { $who } tue { zombie-count } au lieu de 1 { $roll ->
    [no] , sans lancer le dé de risque
   *[yes] { "" }
}
when-who = { $holder ->
    [table] un survivant
   *[other] { $who }
}
instead-barricade = quand { when-who } pose une barricade, il en pose { $n } au lieu de 1
instead-clean = quand { when-who } nettoie la décharge, il retire { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au lieu de 3
instead-noise = quand { when-who } fouille, un jeton bruit permet de piocher { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au lieu de 1
instead-heal = un objet { $holder ->
    [table] qu’un joueur joue
   *[other] que vous jouez
} et qui retire une blessure en retire { $n } au lieu de 1 au même survivant
instead-recruit = quand { $holder ->
    [table] un joueur prend
   *[other] vous prenez
} le premier survivant de la pioche, révélez-en { $n } et choisissez-en un ; les autres sont remélangés dans la pioche
any-die = { $who } { $act ->
    [attack-or-search] attaque ou fouille
    [search] fouille
   *[attack] attaque
} avec un dé de n’importe quelle valeur
sure-hit = une attaque de { $who } contre un { $of ->
    [bandit] brigand
   *[survivor] survivant
} réussit sans relancer le dé
search-more = quand { when-who } fouille { $place }, piochez { $look } { $look ->
    [one] carte
   *[other] cartes
} de plus{ $keep ->
    [0] { "" }
   *[other] { " " }et gardez-en { $keep } de plus
}
carries = quand { when-who } se déplace, { $n ->
    [one] 1 autre de vos survivants du même lieu
   *[other] jusqu’à { $n } autres de vos survivants du même lieu
} { $n ->
    [one] peut
   *[other] peuvent
} l’accompagner sans lancer le dé de risque (c’est aussi { $n ->
    [one] son
   *[other] leur
} déplacement)
dies-at = { $who } meurt à { $n } blessures au lieu de 3
no-spread = une morsure qui se propage épargne { $who }
dice-rolled = au début de { $when ->
    [next] la prochaine manche
   *[each] chaque manche
}, { $holder ->
    [table] chaque joueur lance
    [players] { $who } lance
   *[other] { $person ->
        [they] il lance
       *[you] vous lancez
    }
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
act-barricade = poser de barricade
act-clean = nettoyer la décharge
act-attract = appâter des zombies
act-request = solliciter les autres joueurs
act-use-ability = utiliser sa compétence
act-add-to-crisis = ajouter de cartes à la crise
act-play = jouer de cartes { symbol }
cannot-lure = les zombies ne peuvent être ni appâtés ni déplacés { $anywhere ->
    [no] depuis { $from_ }
   *[yes] hors d’un lieu
}
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
zombies-due = { $n ->
    [as-many] autant
   *[other] { $n }
} { $n ->
    [one] zombie
   *[other] zombies
} de { $more ->
    [yes] plus
   *[no] moins
} { $n ->
    [one] arrive
   *[other] arrivent
} { $at } pendant la phase de la colonie { $per }
counts-as-zombies = { $who } compte pour { $n } quand les zombies arrivent pendant la phase de la colonie
counts-as-food = { $who } compte pour { $n } quand la colonie mange
barricade-arms = quand { when-who } pose une barricade avec un dé { $n ->
    [1] de n’importe quelle valeur
    [6] de 6
   *[other] de { $n } ou plus
}, il pose un piège explosif à la place
waste-per = la décharge coûte 1 point de moral par tranche de { $n } cartes au lieu de 10
food-due = la colonie mange { $n ->
    [as-many] autant de jetons
    [one] { $n } jeton
   *[other] { $n } jetons
} nourriture de { $more ->
    [yes] plus
   *[no] moins
} { $per }
ward-result = { $result ->
    [wound] une blessure
    [frostbite] une engelure
   *[bite] une morsure
}
on-roll = { $roll ->
    [6] sur un 6
   *[other] sur { $roll }–6
}
at-its-place = { $holder ->
    [table] { "" }
   *[other] sur le lieu de { $who }
}
ward-morale = { $after ->
    [death] la mort d’un survivant (non vulnérable) coûte { $n ->
        [all] 0 point de moral
       *[other] { $n } de moins en moral
    }
   *[any] quand du moral est perdu, { $n ->
        [all] il ne l’est pas
       *[other] il s’en perd { $n } de moins
    }
}
ward-morale-roll = { $after ->
    [death] quand la mort d’un survivant (non vulnérable) devrait coûter du moral
   *[any] quand du moral devrait être perdu
}, lancez un dé : { on-roll }, { $n ->
    [all] rien n’est perdu
   *[other] il s’en perd { $n } de moins
}
ward-overrun = quand une brèche { at-its-place } devrait tuer quelqu’un, personne ne meurt
ward-overrun-roll = quand une brèche { at-its-place } devrait tuer quelqu’un, lancez un dé : { on-roll }, personne ne meurt
ward-barricade = quand des zombies devraient détruire une barricade { at-its-place }, elle reste (ce zombie n’est pas placé)
ward-barricade-roll = quand des zombies devraient détruire une barricade { at-its-place }, lancez un dé : { on-roll }, elle reste (ce zombie n’est pas placé)
ward-exposure = quand le dé de risque est lancé pour { $who }, { $results ->
    [none] le résultat
   *[other] { $results }
} ne compte pas
ward-exposure-roll = quand le dé de risque est lancé pour { $who }, lancez aussi un dé : { on-roll }, { $results ->
    [none] le résultat
   *[other] { $results }
} ne compte pas
ward-price = { $ward } si { $holder ->
    [table] le premier joueur choisit
   *[other] vous choisissez
} de { $then }
request-keeps = une carte obtenue par une demande peut être gardée en main au lieu d’être jouée aussitôt
ward-bite = chaque fois qu’une morsure est obtenue au dé, n’importe quel joueur peut mettre une carte { symbol } à la décharge pour l’ignorer
