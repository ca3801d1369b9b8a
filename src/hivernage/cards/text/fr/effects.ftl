### Ce que font les cartes. Chaque proposition convient à « vous », à « chaque joueur » et à « peut » par $mood et $person.

## Comment les étapes s’assemblent

may = { $mood ->
    [do] { $person ->
        [they] peut { how-often } { $then }
       *[you] vous pouvez { how-often } { $then }
    }
    [to] pouvoir { how-often } { $then }
   *[does] peut { how-often } { $then }
}
how-often = { $times ->
    [0] { "" }
    [1] { "" }
   *[other] , jusqu’à { $times } fois,
}
any-player = chaque joueur { $then }
any-player-may = chaque joueur peut { $then }
first-player = le premier joueur { $must ->
    [yes] { "" }
   *[no] peut
} { $then }
each-player = { $who } { $then }
each-at-once = simultanément, { $who } { $then }
each-in-turn = { $who } à tour de rôle : { $then }
if = si { $test }, { $then }
only-if = (seulement si { $test })
only-with-module = (module { $module ->
    [improvements] améliorations
    [bandits] brigands
   *[raxxon] Raxxon
})
otherwise = sinon, { $then }
one-player = dans l’ordre du tour, { $who } peut { $then }, jusqu’à ce que l’un d’eux le fasse
if-nobody = si personne ne le fait, { $then }
contest = { v-roll } { $n ->
    [as-many] autant de dés
    [one] un dé
   *[other] { $n } dés
} { $per }, puis { $against } { $against ->
    [one] dé
   *[other] dés
} pour l’adversaire, et { v-compare } les deux sommes
contest-won = si { $person ->
    [they] la sienne
   *[you] la vôtre
} est au moins aussi élevée, { $then }
contest-lost = si { $person ->
    [they] la sienne
   *[you] la vôtre
} est plus faible, { $then }
roll-plus = { v-roll } un dé et { v-add } { $n } au résultat { $one ->
    [none] { "" }
   *[other] par { $one }
}
sum-band = { $size ->
    [all] n’importe quelle somme
    [most] { $high } ou moins
    [least] { $low } ou plus
   *[exact] { $band }
}
random-place = { v-draw-lots } un lieu au hasard (de 1 à 6)
choose = { $by ->
    [you] { v-choose } :
   *[other] { $who } choisit :
}
choose-by-player-of = le joueur qui contrôle { $name } choisit :
option = { $first ->
    [yes] { $text }
   *[no] ou bien { $text }
}
vote = { $seats ->
    [you] vous votez
    [owner] { $who } vote
    [player] { $who } vote
    [first] { $who } vote
   *[other] { $who } votent
}
vote-up = pouce levé
vote-down = pouce baissé
ballot = { $heading } : { $then }
roll = { v-roll } { $n ->
    [as-many] autant de dés un par un
    [one] un dé
   *[other] { $n } dés un par un
} { $per }
roll-one = { v-roll } { $n ->
    [as-many] autant de dés un par un : pour chaque { $band }, { $then }
    [one] un dé : sur { $band }, { $then }
   *[other] { $n } dés un par un : pour chaque { $band }, { $then }
}
roll-per = { v-roll } { $n ->
    [one] un dé
   *[other] { $n } dés
} { $per } : sur { $band }, { $then }
band = sur { $band } : { $then }
pay-cards = { $to ->
    [removed] retirer de la partie { $price } de leurs mains
    [objective] poser sur l’objectif commun { $price } de leurs mains
   *[waste] mettre à la décharge { $price } de leurs mains sans en appliquer l’effet
}
pay-dice = dépenser { $n ->
    [one] { $n } dé d’action non utilisé
   *[other] { $n } dés d’action non utilisés
}
together-cards = les joueurs peuvent ensemble { pay-cards }
together-dice = les joueurs peuvent ensemble { pay-dice }
together-both = les joueurs peuvent ensemble { pay-cards } et { pay-dice }
one-pays-card = un joueur peut { $to ->
    [removed] retirer de la partie { $price } de sa main
    [objective] poser sur l’objectif commun { $price } de sa main
   *[waste] mettre à la décharge { $price } de sa main sans en appliquer l’effet
}
one-pays-die = un joueur peut { pay-dice }
if-paid = { $one ->
    [yes] si quelqu’un le fait
   *[no] s’ils le font
}, { $then }
for-each-of = pour { $who }, { $then }
pick = { $by ->
    [first] le premier joueur choisit { $who }
   *[you] { v-choose } { $who }
}
on-blank = sur une face vide, { $then }
later-end-of-round = à la fin de la manche, { $then }
later-end-of-next-round = à la fin de la prochaine manche, { $then }
until-turn = jusqu’à la fin du tour : { $then }
until-round = jusqu’à la fin de la manche : { $then }
until-next-round = jusqu’à la fin de la prochaine manche : { $then }
until-game = jusqu’à la fin de la partie : { $then }

## La carte elle-même

attach = { $again ->
    [yes] { v-attach-it } cette carte
   *[no] { v-attach } cette carte à { $who }
}
wear = { $limit ->
    [one] { v-remove } cette carte de la partie
   *[other] { v-lay } 1 jeton sur cette carte (à { $limit } jetons, elle quitte la partie)
}
cancel = { $cause ->
    [spend-food] le dé n’est pas augmenté ; le jeton nourriture reste dépensé
    [cleaning] l’action ne retire aucune carte ; le dé reste dépensé
   *[other] ce qui allait se produire ne se produit pas ; le coût reste payé
}
end-game = la partie s’arrête aussitôt et l’objectif commun est manqué
special-christmas = le joueur qui contrôle Forest Plum peut, jusqu’à 4 fois, piocher une carte dans la pioche d’objets du supermarché, la montrer à tous et la donner à un autre joueur
special-james-meyers = { v-look } la main de chaque autre joueur ; { $person ->
    [they] il peut
   *[you] vous pouvez
} retirer de la partie 3 cartes médicament des mains des joueurs ({ $person ->
    [they] la sienne
   *[you] la vôtre
} comprise) pour gagner 1 point de moral
special-gambling = dans l’ordre du tour à partir du premier joueur, chacun peut miser jusqu’à 1 carte de sa main par survivant qu’il a à la colonie, puis lance un dé par carte misée ; celui qui obtient le plus haut résultat sur un seul dé prend toutes les cartes misées (en cas d’égalité, on relance)
special-one-more = relancez le dé sur la table de cette pilule pour le même survivant
special-the-vault = dans l’ordre du tour, chaque joueur peut confier aux autres un vrai secret qu’il ne leur a jamais dit ; ajoutez 2 zombies à la colonie pour chaque joueur qui ne le fait pas
special-oh-what-a-feeling = s’il y a plusieurs lieux de ce genre, le joueur actif en choisit un ; les deux joueurs concernés votent en même temps. Deux pouces levés : retirez toutes les blessures et tout le désespoir des deux survivants, et chacun des deux joueurs lance un dé ; celui qui obtient le plus haut résultat prend le survivant de l’autre dans son groupe (rien en cas d’égalité). Deux pouces baissés : rien ne se passe. Sinon, posez 1 jeton désespoir sur le survivant du joueur au pouce levé
special-weeds = { v-name } un objet ; dans l’ordre du tour, les autres joueurs ayant un survivant à la colonie peuvent { $person ->
    [they] lui
   *[you] vous
} donner cet objet de leur main, jusqu’à ce que l’un d’eux le fasse ; retirez tout le désespoir des survivants de ce joueur
special-exile-the-accuser = le joueur qui a porté l’accusation est exilé
special = { v-follow } la règle spéciale « { $name } »

## La colonie

morale-count = { $n ->
    [all] tout le moral
    [as-many] autant de points de moral
    [one] { $n } point de moral
   *[other] { $n } points de moral
}
food-count = { $n ->
    [all] tous les jetons nourriture
    [as-many] autant de jetons nourriture
    [one] { $n } jeton nourriture
   *[other] { $n } jetons nourriture
}
helpless-count = { $n ->
    [all] tous les survivants vulnérables
    [as-many] autant de survivants vulnérables
    [one] { $n } survivant vulnérable
   *[other] { $n } survivants vulnérables
}
gain-morale = { v-gain } { morale-count } { $per }
the-supply = { $whose ->
    [its] sa réserve
   *[the] la réserve
}
gain-food = { v-add } { food-count } à { the-supply } { $per }
gain-helpless = { $whose ->
    [its] { v-receive } { helpless-count }
   *[the] { v-add } { helpless-count } à la colonie
} { $per }
unruly-some = { $n ->
    [all] tous les survivants vulnérables indisciplinés
    [as-many] autant de survivants vulnérables indisciplinés
    [one] { $n } survivant vulnérable indiscipliné
   *[other] { $n } survivants vulnérables indisciplinés
}
gain-unruly = { v-add } { unruly-some } à la colonie { $per }
temper-calm = { v-calm } { unruly-some } { $per }
temper-unruly = { v-render } { $n ->
    [one] indiscipliné
   *[other] indisciplinés
} { helpless-count } { $per }
gain-starvation = { v-add } { $n ->
    [as-many] autant de jetons famine
    [one] { $n } jeton famine
   *[other] { $n } jetons famine
} à { the-supply } { $per }
gain-token = { v-lay } { $n ->
    [as-many] autant de jetons
    [one] { $n } jeton
   *[other] { $n } jetons
} sur l’objectif commun { $per }
lose-morale = { v-lose } { morale-count } { $per }
lose-food = { v-remove } { food-count } de { the-supply } { $per }
lose-half-food = { v-remove } de la réserve la moitié des jetons nourriture (arrondi au supérieur)
lose-helpless = { v-remove } { helpless-count } de la partie (sans { $n ->
    [one] le
   *[other] les
} tuer) { $per }
lose-improvement = { $n ->
    [all] toutes les améliorations construites sont perdues pour le reste de la partie
    [as-many] autant d’améliorations construites, choisies par le premier joueur, sont perdues pour le reste de la partie
    [one] une amélioration construite, choisie par le premier joueur, est perdue pour le reste de la partie
   *[other] { $n } améliorations construites, choisies par le premier joueur, sont perdues pour le reste de la partie
} { $per }
lose-advancement = { v-remove } { $n ->
    [all] tous les jetons développement des améliorations
    [as-many] autant de jetons développement d’une même amélioration
    [one] { $n } jeton développement d’une amélioration
   *[other] { $n } jetons développement d’une même amélioration
} { $per }
lose-waste = { v-remove } de la partie { $n ->
    [all] toutes les cartes
    [as-many] autant de cartes
    [one] la première carte
   *[other] les { $n } premières cartes
} de la décharge { $per }
advance = { v-lay } { $n ->
    [one] { $n } jeton développement sur une amélioration
   *[other] { $one ->
        [yes] { $n } jetons développement sur une même amélioration
       *[no] { $n } jetons développement sur des améliorations, chacun sur celle de { your } choix
    }
}
skip-crisis-current = { v-put } la crise en cours sous sa pioche ; aucune crise n’est résolue pendant cette manche
skip-crisis-next = la prochaine crise révélée quitte la partie ; aucune crise n’est résolue pendant cette manche-là
add-goal = l’objectif commun exige une chose de plus : { $goal }
exile-vote = { v-call } un vote d’exil contre { $player }
exile-vote-failed = si le vote échoue, { $then }

## Survivants

harm = { $harm ->
    [frostbite] { $n ->
        [one] { $n } engelure
       *[other] { $n } engelures
    }
    [despair] { $n ->
        [one] { $n } jeton désespoir
       *[other] { $n } jetons désespoir
    }
   *[wound] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
}
wound = { v-lay } { $n ->
    [as-many] autant de blessures
   *[other] { harm }
} sur { $who }
share-wounds = { v-share } { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
} { $person ->
    [they] à sa guise
   *[you] à votre guise
} entre { $who }
heal = { $again ->
    [yes] { v-remove-from-it }
   *[no] { v-remove }
} { healed } { $again ->
    [yes] { "" }
   *[no] à { $who }
}
healed = { $harm ->
    [frostbite] { $n ->
        [all] toutes les engelures
        [one] { $n } engelure
       *[other] { $n } engelures
    }
    [despair] { $n ->
        [all] tous les jetons désespoir
        [one] { $n } jeton désespoir
       *[other] { $n } jetons désespoir
    }
    [any] { wounds-healed } { $n ->
        [all] { "" }
       *[other] de n’importe quel type
    } (désespoir compris)
   *[usual] { wounds-healed } de n’importe quel type
}
wounds-healed = { $n ->
    [all] toutes les blessures
    [one] { $n } blessure
   *[other] { $n } blessures
}
one-helpless = 1 survivant vulnérable
kill = { $again ->
    [yes] { v-kill-it }
   *[no] { v-kill } { $who }
} { $free ->
    [yes] (sans perte de moral)
   *[no] { "" }
} { $bite ->
    [yes] (une morsure, qui se propage)
   *[no] { "" }
}
remove = { $again ->
    [yes] { v-remove-it }
   *[no] { v-remove } { $who }
} de la partie (ce n’est pas une mort){ $standee ->
    [yes] { " " }; la figurine reste sur place, et ne peut être ni déplacée, ni attaquée, ni tuée
   *[no] { "" }
}
remove-from-deck = { v-remove } de la partie { $who } (dans la pioche de survivants)
expose = { v-roll } { $n ->
    [1] { "" }
    [as-many] autant de fois
   *[other] { $n } fois
} le dé de risque pour { $who } { $per }
place-whom = { v-place } { $at } { $who } (ce n’est pas un déplacement){ $able ->
    [yes] , si possible
   *[no] { "" }
}{ $room ->
    [yes] { " " }; pour faire de la place, des survivants qui s’y trouvent peuvent être placés à la colonie
   *[no] { "" }
}
place = { $again ->
    [yes] { v-place-it }
   *[no] { v-place } { $who }
} { $at } (ce n’est pas un déplacement){ $able ->
    [yes] , si possible
   *[no] { "" }
}{ $room ->
    [yes] { " " }; pour faire de la place, des survivants qui s’y trouvent peuvent être placés à la colonie
   *[no] { "" }
}{ $again_ ->
    [yes] { " " }; s’il n’y a plus de place, relancez le dé
   *[no] { "" }
}
as-leader = { $leader ->
    [yes] , comme leadeur
   *[no] { "" }
}
with-wounds = { $wounds ->
    [0] { "" }
    [one] , avec { $wounds } blessure
   *[other] , avec { $wounds } blessures
}
with-despair = { $despair ->
    [0] { "" }
    [one] , avec { $despair } jeton désespoir
   *[other] , avec { $despair } jetons désespoir
}
whose-group = { $for ->
    [player] le groupe de { $player }
   *[you] { your } groupe
}
by-making-room = { $room ->
    [yes] { " " }(sans case libre dans ce lieu, un survivant qui s’y trouve, au choix du premier joueur, rentre à la colonie)
   *[no] { "" }
}
recruit = { v-draw } un survivant, qui rejoint { whose-group } { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
recruit-named = { v-add } { $name } à { whose-group } depuis la pioche de survivants { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
transfer-you = { v-take } dans { your } groupe { $who }
transfer-player = { v-give } { $who } à { $player }
transfer-left = { v-give } { $who } au joueur à { $person ->
    [they] sa gauche
   *[you] votre gauche
}
all-equipment = { $symbol ->
    [any] { $again ->
        [yes] tout son équipement
       *[no] tout l’équipement de { $it }
    }
   *[other] toutes les cartes { symbol } équipées à { $it }
}
one-equipment = { $symbol ->
    [any] { $again ->
        [yes] { "1" } de ses équipements
       *[no] { "1" } équipement de { $it }
    }
   *[other] { "1" } carte { symbol } équipée à { $it }
}
unequip-all = { $to ->
    [loot] { v-put } { all-equipment } dans le butin
    [removed] { v-remove } de la partie { all-equipment }
    [waste] { v-put } { all-equipment } à la décharge
   *[hand] { v-return } { all-equipment } dans la main de son joueur
}
unequip-one = { $to ->
    [loot] { v-put } { one-equipment } dans le butin
    [removed] { v-remove } de la partie { one-equipment }
    [waste] { v-put } { one-equipment } à la décharge
   *[hand] { v-return } { one-equipment } dans la main de son joueur
}
unequip-the-card = { $to ->
    [removed] { v-remove } cet objet de la partie
   *[other] { v-put } cette carte à la décharge
}
free-attack = { v-attack } avec { $it }, sans utiliser de dé d’action
free-search = { v-rummage } avec { $it }, sans utiliser de dé d’action

## Zombies et entrées

zombie-count = { $n ->
    [all] tous les zombies
    [as-many] autant de zombies
    [one] { $n } zombie
   *[other] { $n } zombies
}
barricade-count = { $n ->
    [all] toutes les barricades
    [as-many] autant de barricades
    [one] { $n } barricade
   *[other] { $n } barricades
}
trap-count = { $n ->
    [as-many] autant de pièges explosifs
    [one] { $n } piège explosif
   *[other] { $n } pièges explosifs
}
zombies = { v-add } { zombie-count } { $at } { $per }
kill-zombies = { v-kill } { zombie-count } { $at } { $per }, { $exposure ->
    [once] en ne lançant qu’une fois le dé de risque
   *[none] sans lancer le dé de risque
}
clear-zombies = { v-remove } { zombie-count } de { $of } (sans { $n ->
    [one] le
   *[other] les
} tuer) { $per } { $leave ->
    [yes] et { v-put } une barricade à la place de chacun
   *[no] { "" }
}
clear-barricades = { v-remove } { barricade-count } de { $of } { $per }
lure = { v-move } jusqu’à { zombie-count } d’un seul autre lieu vers des cases d’entrée vides { $at }
barricade = { v-lay } { barricade-count } { $at }
place-trap = { v-lay } { trap-count } { $at }
arm = { v-change } { barricade-count } { $at } { $per } en { $n ->
    [one] piège explosif
   *[other] pièges explosifs
}
shift-count = { $what ->
    [zombies] { zombie-count }
    [bandits] { $n ->
        [all] tous les brigands
        [as-many] autant de brigands
        [one] { $n } brigand
       *[other] { $n } brigands
    }
   *[noise] { $n ->
        [all] tous les jetons bruit
        [as-many] autant de jetons bruit
        [one] { $n } jeton bruit
       *[other] { $n } jetons bruit
    }
}
shift = { v-move } { shift-count } { $per } { $from_ ->
    [any] d’un seul autre lieu
    [colony] de la colonie
   *[it] du lieu où se trouve { $it }
} vers des cases vides { $at }
barricade-action = { v-make } { $n ->
    [one] une action Barricader
   *[other] { $n } actions Barricader
} { $at }, sans dé
noise = { v-lay } { $n ->
    [one] { $n } jeton bruit
   *[other] { $n } jetons bruit
} { $at }, si possible{ $colony ->
    [zombie] { " " }(à la colonie, { v-add } plutôt { zombie-count })
   *[no] { "" }
}

noise-fill = { v-lay } un jeton bruit sur chaque case bruit libre { $at }

## Brigands

bandit-count = { $n ->
    [all] tous les brigands
    [as-many] autant de brigands
    [one] { $n } brigand
   *[other] { $n } brigands
}
bandits = { v-place } { bandit-count } { $at } { $per }
bandits-random = { v-place } { bandit-count } { $per }{ $several ->
    [yes] , chacun dans un lieu au hasard
   *[no] { " " }dans un lieu au hasard
}
bandits-fill = { v-place } un brigand sur chaque case de survivant libre { $at }
clear-some-bandits = { v-remove } jusqu’à { bandit-count } de { your } choix { $at }
clear-bandits = { v-remove } { bandit-count } de { $of } { $per }
loot = { v-take } { $latest ->
    [yes] { $n ->
        [as-many] toutes les cartes qui viennent d’être mises dans le butin
        [one] la dernière carte mise dans le butin
       *[other] les { $n } dernières cartes mises dans le butin
    }
   *[no] { $n ->
        [as-many] autant de cartes butin
        [one] { $n } carte butin
       *[other] { $n } cartes butin
    } de { your } choix
} { $per }
plunder = { $to ->
    [removed] { v-remove } de la partie
    [waste] { v-put } à la décharge
   *[loot] { v-put } dans le butin
} { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de { $deck }
without-deck = s’il n’y a pas de pioche, { $then }

## Cartes et pioches

draw = { v-draw } { $cards } dans { $deck }
fetch = { $equip ->
    [no] { v-take }
   *[other] { v-search }
} { $cards } { $symbol ->
    [any] de { your } choix
   *[other] { "" }
} dans { $deck }, { $equip ->
    [no] { "" }
    [it] { equip-with-it } { $it },
   *[other] { equip-with-it } un survivant { $equip },
} puis { v-shuffle } la pioche
fetch-one = { v-search } « { $item } » dans { $deck } ; si la carte y est, { $to ->
    [it] { equip-with-it } { $it }
    [place] { equip-with-it } un survivant { $at }
   *[no] { take-it }
} ; { v-shuffle } la pioche
equip-with-it = { $mood ->
    [to] en équiper
    [does] en équipe
   *[do] équipez-en
}
dig = { v-reveal } { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
} de { $deck }, { $optional ->
    [yes] { may-take } { $cards }
   *[no] { v-take } { $cards }
} et { v-shuffle } le reste dans la pioche
may-take = { $mood ->
    [to] pouvoir prendre
    [does] peut prendre
   *[do] prenez si vous voulez
}
dig-until = { v-reveal } des cartes de { $deck } jusqu’à trouver { $cards }, { $n ->
    [one] { take-it }
   *[other] { take-them }
} et { v-shuffle } le reste dans la pioche
take-it = { $mood ->
    [to] la prendre
    [does] la prend
   *[do] prenez-la
}
take-them = { $mood ->
    [to] les prendre
    [does] les prend
   *[do] prenez-les
}
purge = { v-remove } de la partie { $cards } de { $deck }
discard-any = { $to ->
    [loot] { v-put } dans le butin { $cards } de { your-f } main
    [removed] { v-remove } de la partie { $cards } de { your-f } main
    [objective] { v-put } sur l’objectif commun { $cards } de { your-f } main
   *[waste] { v-put } à la décharge { $cards } de { your-f } main sans en appliquer l’effet
}
discard = { $to ->
    [objective] { v-put } sur l’objectif commun { $cards } de { your-f } main
    [removed] { v-remove } de la partie { $cards } de { your-f } main
    [loot] { v-put } dans le butin { $cards } de { your-f } main
   *[waste] { v-put } à la décharge { $cards } de { your-f } main sans en appliquer l’effet
}
discard-random = { $to ->
    [objective] { v-put } sur l’objectif commun { $cards } de { your-f } main, au hasard
    [removed] { v-remove } de la partie { $cards } de { your-f } main, au hasard
    [loot] { v-put } dans le butin { $cards } de { your-f } main, au hasard
   *[waste] { v-put } à la décharge { $cards } de { your-f } main, au hasard, sans en appliquer l’effet
}
locked = { $locked ->
    [yes] ({ $n ->
        [one] elle ne peut pas être jouée
       *[other] elles ne peuvent pas être jouées
    } avant la prochaine manche)
   *[no] { "" }
}
steal = { v-take } { $cards } de { your } choix dans la main de { $player } { locked }
steal-random = { v-take } { $cards } au hasard dans la main de { $player } { locked }
talk-free = { $person ->
    [they] il peut
   *[you] vous pouvez
} en parler
talk-silent = aucun de ces deux joueurs ne peut en parler
talk-two-words = { $person ->
    [they] il peut
   *[you] vous pouvez
} ensuite en dire exactement 2 mots aux autres
hand-over = { v-give } à { $player } toutes les cartes de { your-f } main { $n ->
    [0] { "" }
   *[other] sauf { $n }
}
hand-over-some = { v-give } à { $to } { $cards } de { your-f } main, au choix
swap = { v-exchange } 1 carte de { your-f } main avec { $player }, chacun la sienne, face cachée et au choix, si les deux joueurs le veulent
see = { $everybody ->
    [yes] { v-show } à tous
   *[no] { v-look }
}
look-random-card = { see } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au hasard dans la main de { $player }
look-hand = { see } la main de { $player }
look-for-symbol = { v-name } un symbole et { see } toutes les cartes de ce symbole dans la main de { $player }
look-objective = { see } l’objectif personnel de { $player }
arrange = { $arrange ->
    [yes] { $mood ->
        [to] et les replacer dans l’ordre de { your } choix
        [does] et les replace dans l’ordre de { your } choix
       *[do] et replacez-les dans l’ordre de { your } choix
    }
   *[no] { "" }
}
top-cards = { $n ->
    [one] la première carte
   *[other] les { $n } premières cartes
}
look-deck-top = { see } { top-cards } de { $deck } { arrange }
look-crisis-top = { see } { top-cards } de la pioche de crises { arrange }
retrieve-verb = { $to ->
    [hand] { v-take } en main
   *[waste] { v-put } à la décharge
}
retrieve = { retrieve-verb } { $n ->
    [all] toutes les cartes
    [as-many] autant de cartes
    [one] { retrieve-up-to } { $n } carte
   *[other] { retrieve-up-to } { $n } cartes
} { $any ->
    [yes] objet
   *[no] { $kinds }
} { $n ->
    [one] qui a quitté la partie
   *[other] qui ont quitté la partie
}
retrieve-up-to = { $up_to ->
    [yes] jusqu’à
   *[no] { "" }
}
retrieve-latest = { retrieve-verb } { latest-cards } quitté la partie (sans compter les survivants ni les événements)
latest-cards = { $n ->
    [one] la dernière carte objet qui a
   *[other] les { $n } dernières cartes objet qui ont
}

## Dés

by-how-much = { $n ->
    [as-many] d’autant
   *[other] de { $n } { $per }
}

some-dice = { $whose ->
    [other] { $up_to ->
        [yes] { $n ->
            [all] n’importe quel nombre de dés d’action non utilisés d’un autre joueur
           *[other] jusqu’à { $n } des dés d’action non utilisés d’un autre joueur
        }
       *[no] { $n ->
            [all] tous les dés d’action non utilisés d’un autre joueur
            [as-many] autant de dés d’action non utilisés d’un autre joueur
            [one] { $n } dé d’action non utilisé d’un autre joueur
           *[other] { $n } dés d’action non utilisés d’un autre joueur
        }
    }
   *[you] { my-dice }
}
my-dice = { $up_to ->
    [yes] { $n ->
        [all] autant de { yours } dés d’action non utilisés que { $person ->
            [they] voulu
           *[you] vous voulez
        }
       *[other] jusqu’à { $n } de { yours } dés d’action non utilisés
    }
   *[no] { $n ->
        [all] tous { yours } dés d’action non utilisés
        [as-many] autant de { yours } dés d’action non utilisés
       *[other] { $n } de { yours } dés d’action non utilisés
    }
}
one-die = { $whose ->
    [other] un dé d’action non utilisé d’un autre joueur
   *[you] un de { yours } dés d’action non utilisés
}
dice-raise = { v-raise } { by-how-much } la valeur de { one-die }
dice-lower = { v-lower } { by-how-much } la valeur de { one-die }
dice-reroll = { v-reroll } { some-dice } { $per }
dice-set = { v-give } à { some-dice } { $per } la valeur de { your } choix
dice-spend = { v-spend } { some-dice } { $per }
dice-add = { v-roll } { $n ->
    [as-many] autant de dés d’action
    [one] { $n } dé d’action
   *[other] { $n } dés d’action
} de plus { $per }
