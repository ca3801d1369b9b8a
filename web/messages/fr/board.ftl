### La table en jeu : la barre du haut, le plateau, la colonne ; en petit pour le téléphone.

board-board = Plateau
board-rail = Crise, objectif, joueurs
board-close = Fermer
board-colon = { " : " }
board-comma = { ", " }
board-or = { " ou " }

## La barre du haut

board-round = manche
board-round-of = Manche { $round } sur { $last }
board-morale = Moral { $morale }
board-morale-tonight = moral ce soir
board-food-and-due = nourriture / due
board-overruns = { $count ->
    [one] brèche
   *[other] brèches
}
board-open-forecast = Prévisions de la nuit
board-tonight = Ce soir, si la manche finissait maintenant
board-change = { $change }
board-night-food = Nourriture { $have }, il en faut { $need }
board-night-starvation = famine { $change }
# $entrance : d’une colonie ; 0 pour une mort ailleurs. $place : où.
board-night-death = { $entrance ->
    [0] { $name } meurt ({ $place })
   *[other] Entrée { $entrance }, { $name } meurt
}
board-night-deaths = { $count } morts ({ $names })
board-a-helpless = un vulnérable
board-night-crisis = { $outcome ->
    [failed] Crise ratée
    [prevented] Crise évitée
    [exceeded] Crise plus qu’évitée
   *[open] Si la crise est ratée
}
board-night-to = { $change }, moral { $morale }
board-night-lost = { $change }, perdu
board-night-harm = voir la carte
board-night-duty = Dû pour l’objectif : { $due }
board-night-noise = { $place }, { $names }
board-night-chance = { $chance } %
board-night-zombies = +{ $colony } à la colonie, +{ $outside } dehors
board-night-waste = Décharge { $cards }
# $follows : page ou end. $name : l’objectif d’un scénario.
board-night-objective = { $follows ->
    [page] « { $name } » accompli
   *[end] Objectif commun accompli
}
# $follows : page ou end.
board-night-complete = { $follows ->
    [page] une page se tourne
   *[end] la partie finit
}
board-night-due = Ce soir : { $card }
board-night-more = +{ $count } autres
board-night-sum = { $change ->
    [0] Le moral reste à { $morale } ce soir.
   *[other] Moral { $morale }, après la nuit { $tonight } ({ $signed }).
}
board-night-uncertain = Des choix, des dés et des cartes cachées peuvent encore tout changer.
board-no-forecast = C’est déjà la nuit : plus rien à prévoir.
board-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## Le plateau

board-place-short = { $place ->
    [police-station] Police
    [grocery-store] Supermar.
    [school] École
    [library] Biblio.
    [hospital] Hôpital
    [gas-station] Station
    [raxxon] Raxxon
    [hideout] Repaire
    [colony] Colonie
    [forge] Forge
    [lighthouse] Phare
    [den] Tanière
   *[other] { $place }
}
board-entrance-short = E{ $number }
board-omen-overrun = Brèche ce soir
board-omen-chance = Brèche { $amount } %
board-omen-full = pleine
board-omen-falls = { $amount ->
    [one] barricade tombe
   *[other] { $amount } barricades tombent
}
board-omen-springs = piège saute : −{ $amount }
board-omen-comes = +{ $amount } ce soir
# $number: 0 for the only one of its place.
board-entrance = { $number ->
    [0] Entrée
   *[other] Entrée { $number }
} : { $zombies ->
    [0] aucun zombie
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $special ->
    [none] { "" }
   *[other] , { $special }
}{ $barricades ->
    [0] { "" }
    [one] , { $barricades } barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] { "" }
    [one] , { $traps } piège explosif
   *[other] , { $traps } pièges explosifs
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } ce soir
}{ $falling ->
    [0] { "" }
    [one] ; une barricade tombe ce soir
   *[other] ; { $falling } barricades tombent ce soir
}{ $springing ->
    [0] { "" }
    [one] ; un piège saute ce soir
   *[other] ; { $springing } pièges sautent ce soir
}{ $omen ->
    [overrun] ; brèche ce soir
    [full] ; pleine
   *[other] { "" }
}{ $can ->
    [yes] . Choisir cette entrée
   *[no] { "" }
}
board-place = { $number }, { $name } : { $zombies ->
    [0] aucun zombie
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
}{ $special ->
    [none] { "" }
   *[other] , { $special }
}{ $barricades ->
    [0] { "" }
    [one] , { $barricades } barricade
   *[other] , { $barricades } barricades
}{ $traps ->
    [0] { "" }
    [one] , { $traps } piège explosif
   *[other] , { $traps } pièges explosifs
}{ $survivors ->
    [0] { "" }
    [one] , { $survivors } survivant
   *[other] , { $survivors } survivants
}{ $bandits ->
    [0] { "" }
    [one] , { $bandits } brigand
   *[other] , { $bandits } brigands
}{ $blocked ->
    [0] { "" }
    [one] , une case de survivant barricadée
   *[other] , { $blocked } cases de survivant barricadées
}{ $noise ->
    [0] { "" }
   *[other] , bruit { $noise }
} ; { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}{ $looted ->
    [0] { "" }
    [one] ; les brigands prennent { $looted } carte ce soir
   *[other] ; les brigands prennent { $looted } cartes ce soir
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } ce soir
}{ $falling ->
    [0] { "" }
    [one] ; une barricade tombe ce soir
   *[other] ; { $falling } barricades tombent ce soir
}{ $springing ->
    [0] { "" }
    [one] ; un piège saute ce soir
   *[other] ; { $springing } pièges sautent ce soir
}{ $omen ->
    [overrun] ; brèche ce soir
    [chance] ; brèche { $amount } %
   *[other] { "" }
}{ $can ->
    [yes] . Choisir ce lieu
   *[no] { "" }
}
board-colony = { $name } : { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}, { $helpless ->
    [one] { $helpless } vulnérable
   *[other] { $helpless } vulnérables
}{ $unruly ->
    [0] { "" }
    [one] { " " }(dont { $unruly } indiscipliné)
   *[other] { " " }(dont { $unruly } indisciplinés)
}, nourriture { $food }{ $can ->
    [yes] . Choisir ce lieu
   *[no] { "" }
}
# $can : yes, target (on peut agir sur cette personne) ou no.
board-pawn = { $name }, { $owner }{ $leads ->
    [yes] , leadeur
   *[no] { "" }
}{ $exiled ->
    [yes] , exil
   *[no] { "" }
}{ $wounds ->
    [0] { "" }
    [one] , { $wounds } blessure
   *[other] , { $wounds } blessures
}{ $frostbite ->
    [0] { "" }
    [one] , { $frostbite } engelure
   *[other] , { $frostbite } engelures
}{ $despair ->
    [0] { "" }
   *[other] , désespoir { $despair }
}{ $can ->
    [yes] . Peut agir
    [target] . Choisir
   *[no] { "" }
}
board-standee = { $name }, simple figurine
board-noise = Bruit { $tokens }
board-food = Nourriture
board-food-due = il en faut { $need }
board-starvation = { $count ->
    [one] { $count } jeton famine
   *[other] { $count } jetons famine
}
board-mouths = à nourrir
# $count : tous ; $calm et $unruly : de chaque sorte.
board-helpless = { $unruly ->
    [0] { $count ->
        [one] { $count } vulnérable
       *[other] { $count } vulnérables
    }
   *[other] { $calm ->
        [0] { "" }
        [one] { $calm } vulnérable,{ " " }
       *[other] { $calm } vulnérables,{ " " }
    }{ $unruly ->
        [one] { $unruly } indiscipliné
       *[other] { $unruly } indisciplinés
    }
}
board-waste = Décharge
board-waste-pile = { $count ->
    [one] Décharge : { $count } carte
   *[other] Décharge : { $count } cartes
}
board-waste-per = { $morale ->
    [0] { $per } : −1 moral
   *[other] { $change } moral ce soir
}
board-top-random = Sur le dessus, un objet aléatoire : son dos le montre.
board-deck = { $count ->
    [one] { $count } carte à fouiller. Dans cette pioche, du plus au moins fréquent :
   *[other] { $count } cartes à fouiller. Dans cette pioche, du plus au moins fréquent :
}

## Crise et objectif

board-crisis = Crise de la manche
board-crisis-past = Plus de crise cette nuit
board-no-crisis = Pas de crise cette manche
board-crisis-need = Il faut { $need } { $need ->
    [one] carte
   *[other] cartes
} { $symbols }.
board-crisis-laid = { $count ->
    [0] aucune posée
    [one] { $count } posée
   *[other] { $count } posées
}
board-crisis-failed = Ratée :
board-crisis-bonus = À { $at } ou plus :
# $deck : d’où vient une carte ; son dos n’en dit pas plus.
board-origin = { $deck ->
    [police-station] 1
    [grocery-store] 2
    [school] 3
    [library] 4
    [hospital] 5
    [gas-station] 6
    [raxxon] 7
   *[other] dép.
}
# $symbol : vide quand il y en a plusieurs, dessinés à la suite.
board-crisis-short = Crise : { $need } { $symbol ->
    [weapon] { $need ->
        [one] arme
       *[other] armes
    }
    [tool] { $need ->
        [one] outil
       *[other] outils
    }
    [fuel] { $need ->
        [one] carburant
       *[other] carburants
    }
    [food] nourriture
    [book] { $need ->
        [one] livre
       *[other] livres
    }
    [medicine] { $need ->
        [one] médicament
       *[other] médicaments
    }
    [survivor] { $need ->
        [one] survivant
       *[other] survivants
    }
   *[several] { "" }
}
board-laid-short = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
board-failed-short = { $lost ->
    [yes] ratée : perdu
   *[no] { $same ->
        [yes] ratée : voir carte
       *[no] ratée : moral { $morale }
    }
}
board-met-short = évitée pour l’instant
board-objective = Objectif commun
board-goal-met = Accompli.

## Joueurs

board-players = Joueurs, dans l’ordre du tour
board-seat = Joueur { $number }
board-you = (vous)
board-turn = { $turn ->
    [done] a joué
    [now] joue maintenant
    [next] ensuite
    [later] puis
    [asked] doit répondre
    [out] a quitté la partie
   *[waits] attend
}
board-you-now = à vous
board-state-hand = { $state }, { $hand } c.
board-means = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $hand } c.
board-dice-of = Dés : { $dice } ; utilisés : { $used }
board-used-die = dé utilisé
board-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-first-player = premier joueur
board-bot = bot
board-exiled = en exil
board-away = absent
board-hurt = { $wounds ->
    [0] { "" }
    [one] { $wounds } blessure { "" }
   *[other] { $wounds } blessures { "" }
}{ $frostbite ->
    [0] { "" }
    [one] { $frostbite } engelure { "" }
   *[other] { $frostbite } engelures { "" }
}{ $despair ->
    [0] { "" }
    [one] { $despair } désespoir
   *[other] { $despair } désespoirs
}
board-attack = attaque
board-search = fouille
board-influence = influence { $influence }

## How objectives stand, and what is laid to the crisis

goal-to-win = Pour gagner
goal-and = et { $text }
# $kind : at_least, at_most, more_than ou last_round. $more : il y en a plus qu’il n’en faut, yes ou no.
goal-count = { $kind ->
    [at_most] { $current }, au plus { $needed }
    [last_round] manche { $current } sur { $needed }
   *[other] { $more ->
        [yes] { $current } (il en faut { $needed })
       *[no] { $current } sur { $needed }
    }
}
goal-stands = { $met ->
    [yes] oui
   *[no] non
}
goal-hidden = nul ne sait
# $points : +1 ou −1. $fits : yes ou no.
crisis-counts = { $fits ->
    [yes] compte { $points } : bon symbole
   *[no] compte { $points } : mauvais symbole
}
board-only-you-know = (face cachée, vous seul la connaissez)
board-setup = Mise en place
board-crisis-to-come = viendra à la manche 1
board-rounds = manches

