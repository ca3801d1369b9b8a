### La nuit la plus longue : ce que la boîte et ses trois modules ajoutent à la table.

## Le plateau

board-times = { $name } ×{ $count }
board-bandit-name = brigand
# $can : on peut lui faire quelque chose, yes ou no.
board-bandit = { $count ->
    [one] Brigand { $at }
   *[other] { $count } brigands { $at }
}{ $can ->
    [yes] . Choisir
   *[no] { "" }
}
board-omen-springs-short = piège saute
hurt-despair = { $despair ->
    [one] un désespoir
   *[other] { $despair } désespoirs
}
tip-despair = chaque cœur brisé est un désespoir : il compte comme une blessure, et les soins ne l’ôtent pas
tip-trap = Planche à pointes : un piège explosif. Il saute quand un zombie ne trouve pas de place, et emporte tous les zombies de l’entrée.
tip-special = Initiale dans un disque : un zombie spécial. Seule une attaque le touche, et il faut l’attaquer avant toute autre cible du lieu.
tip-bandit = Masque : un brigand. Il occupe une place, attire les zombies comme un survivant et prend une carte de la pioche après les zombies.
tip-looted = { $n ->
    [one] Sac : ce soir, les brigands prennent 1 carte de cette pioche.
   *[other] Sac : ce soir, les brigands prennent { $n } cartes de cette pioche.
}
tip-unruly = Poing levé : indiscipliné. Compte double pour la nourriture et les zombies ; une carte de soin en calme un.
tip-experiment = La prochaine expérience de Raxxon. Deux dés qui forment son code la confinent au début de la nuit ; sinon, elle sort.
tip-side-effects = { $count ->
    [one] Pilule : 1 effet secondaire que personne n’a.
   *[other] Pilule : { $count } effets secondaires que personne n’a.
}

## Les modules

night-modules = Modules
night-fold = Replier les modules
night-or = ou
night-experiment = Expérience : { $name }
night-no-experiment = Il ne reste aucune expérience.
# $at : comment le lieu se trouve.
night-lair = { $at ->
    [most-survivors] là où il y a le plus de survivants
    [most-noise] là où il y a le plus de bruit
   *[random] dans un lieu au hasard
}
night-outbreak = Sinon, ce soir : { $count } × { $name }, { $where }
# $state : there (posé par $name), yours (vous pourriez le poser) ou missing.
night-code-die = { $state ->
    [there] { $value }, posé par { $name }
    [yours] { $value } : poser votre dé
   *[missing] il manque un { $value }
}
night-missing = { $dice } ?
night-loot = { $count ->
    [0] Pas encore de butin
    [one] 1 carte butin : { $names }
   *[other] { $count } cartes butin : { $names }
}{ $coming ->
    [0] { "" }
   *[other] ; +{ $coming } ce soir
}
night-no-loot = pas encore de butin
night-loot-rule = Ce que les brigands ont pris, à la vue de tous. Un survivant au repaire peut fouiller ou attaquer le camp pour en reprendre.
night-graveyard = Cimetière
night-graveyard-of = { $count ->
    [0] Cimetière : personne encore
    [one] Cimetière : 1 mort
   *[other] Cimetière : { $count } morts
}
night-graveyard-rule = Les morts de cette partie. Personne n’y va ; certaines cartes parlent d’eux.
night-graveyard-empty = Personne encore.
night-side-effects = Effets secondaires des pilules
night-side-effects-none = Ils ont tous trouvé preneur.
night-met = { $name }, { $where }
night-sign = { $sign ->
    [flees] fuit
   *[removed] retiré
}
night-works = Améliorations
night-built = { $count ->
    [one] construite
   *[other] { $count } construites
}
night-work = { $name } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} sur { $cost }
night-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} sur { $cost }
night-works-rule = { $deck ->
    [0] Aucune autre amélioration ne viendra après celles-ci.
    [one] Encore 1 amélioration dans la pioche.
   *[other] Encore { $deck } améliorations dans la pioche.
} Construite, une amélioration agit aussitôt et pour toute la partie.
night-sheet = { $kind ->
    [graveyard] Cimetière
    [loot] Butin
   *[works] Améliorations de la colonie
}
# $code : none, open ($missing : les dés qui manquent) ou whole.
night-edge = Modules : { $code ->
    [none] { "" }
    [whole] le code de Raxxon est posé,{ " " }
   *[open] code de Raxxon, il manque { $missing },{ " " }
}butin { $loot }{ $coming ->
    [0] { "" }
   *[other] { " " }(+{ $coming } ce soir)
}, { $dead ->
    [one] { $dead } mort
   *[other] { $dead } morts
}, améliorations construites : { $built }, à construire : { $row }

## Ce qu’on fait

dock-attack-special = Attaquer : { $name }
dock-die-code = Le verrou de Raxxon

## Ce soir

night-tonight = Ce soir, si la manche finit ainsi

# $missing : les dés qui manquent, $count : combien.
night-code = { $count ->
    [0] Code { $code } posé
    [one] Code { $code }, manque le { $missing }
   *[other] Code { $code }, les deux manquent
}
night-escapes = { $count } × { $name }
night-raxxon = Raxxon
night-code-laid = code posé
# $entrance : 0 pour la seule d’un lieu.
night-trap = { $entrance ->
    [0] { $place }, le piège saute
   *[other] Entrée { $entrance }, le piège saute
}
night-blown = { $count ->
    [one] −1 zombie
   *[other] −{ $count } zombies
}
night-pillage = { $count ->
    [one] 1 brigand
   *[other] { $count } brigands
}
night-pillage-cards = { $count ->
    [one] 1 carte au repaire
   *[other] { $count } cartes au repaire
}

## Scènes

night-table = Ce que fait le dé
# $wounds : -1 : en meurt.
night-raid-line = { $wounds ->
    [-1] { $loot ->
        [0] en meurt
       *[other] en meurt, { $loot } butin
    }
    [0] { $loot ->
        [0] rien
       *[other] { $loot } butin
    }
   *[other] { $loot ->
        [0] { $wounds ->
            [one] 1 blessure
           *[other] { $wounds } blessures
        }
       *[other] { $wounds ->
            [one] 1 blessure
           *[other] { $wounds } blessures
        }, { $loot } butin
    }
}
scene-raid = { $name } au camp des brigands
scene-raid-act = { $act ->
    [attack] attaque le camp des brigands
   *[search] fouille le camp des brigands en silence
}
scene-bandits = { $what ->
    [pillage] Les brigands pillent
   *[come] Des brigands surgissent
}
scene-bandits-away = { $count ->
    [one] L’un d’eux n’a pas trouvé de place.
   *[other] { $count } n’ont pas trouvé de place.
}
scene-trap-springs = le piège saute : −{ $count }
night-raid-search = Fouiller en silence
night-chance-loot = chances de butin
night-chance-death = risque de mort
night-comes = { $count } × { $name }, { $where }
# $about : exile, card, token ou lockdown.
scene-vote-on = { $about ->
    [exile] Vote d’exil
    [token] Vote sur le premier joueur
    [lockdown] Raxxon, début de la nuit
   *[card] Vote
}
scene-token-whom = { $name } reste-t-il premier joueur ?
scene-token-changes = { $thumb ->
    [up] { $name } commence aussi la prochaine manche.
   *[down] Le jeton passe à droite.
}
scene-lockdown-whom = Le code est bon : { $name }. Confiner ?
scene-lockdown-changes = { $thumb ->
    [up] { $name } reste sous clé, sa carte est jetée.
   *[down] Le premier joueur choisit un lieu où moins de zombies viennent ce soir, et { $name } sort.
}
scene-lockdown-stays = { $name } reste sous clé, sa carte est jetée
scene-lockdown-zombies = { $place } : { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
} comme prévu
scene-lockdown-fewer = { $count } zombies de moins à un lieu que choisit { $name }. { $place } : { $now } au lieu de { $was }
scene-lockdown-deaths = { $count ->
    [0] personne ne meurt ce soir
    [one] { $names } meurt : { $change }
   *[other] { $count } morts ({ $names }) : { $change }
}
# $state : matched, open, contained ou released.
scene-lockdown = { $state ->
    [matched] Raxxon : le code est bon. On vote.
    [contained] { $name } reste sous clé.
    [released] { $name } sort de Raxxon.
   *[open] Raxxon : aucun code ne convient.
}
scene-fewer-zombies = { $count } zombies de moins { $at } ce soir.
scene-encounter = Rencontre, expérience de Raxxon, { $at }
scene-encounter-attack = Attaque { DE($name) }
scene-encounter-least = il fallait { $least } ou plus
scene-encounter-risk = Jet de risque
scene-encounter-die = Rencontre : un nouveau dé décide de son sort
scene-encounter-hurt = { $name } : { $total ->
    [one] 1 blessure.
   *[other] { $total } blessures.
} { $left ->
    [0] { "" }
    [one] Une de plus tue.
   *[other] { $left } de plus tuent.
}
scene-encounter-fled = { $at ->
    [none] Fuite, et plus de place où aller.
   *[other] Fuite : { $at }.
}
scene-encounter-last = C’était le dernier du genre : sa carte quitte la partie.
scene-encounter-rule = Seule une attaque le touche, jamais un piège.
night-works-deck = { $count } en pioche
night-then = puis { $tokens } sur { $cost }
night-not-yet = { $count ->
    [one] Pas encore : il manquera 1 jeton
   *[other] Pas encore : il manquera { $count } jetons
}
night-changes-nothing = Ce soir : rien ne change encore
night-change-food = Ce soir, nourriture : { $have }, il en faut { $need }
night-change-zombies = Ce soir, zombies : { $now } au lieu de { $was }
night-change-waste = Décharge : 1 moral par { $per } cartes
night-change-morale = Moral ce soir : { $now } au lieu de { $was }
# $purpose : token, advancement (on retire des jetons) ou improvement (elle est perdue).
night-put = { $purpose ->
    [token] Poser ici
    [advancement] De celle-ci
   *[improvement] Celle-ci
}
night-improve-rule = Construite, elle agit aussitôt et pour toute la partie ; une autre prend sa place. Un jeton en trop est perdu.
