### Warring Colonies : ce qu’une guerre de deux colonies ajoute à la table.

war-duel = Combat ce soir si rien ne bouge : { $first } contre { $second }
war-food = Nourriture { $food }
war-bullets = { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
}
war-bullets-word = Balles
war-combats = Combats : { $list }
war-here = ici
# Après le nom d’une colonie.
war-whose = { $own ->
    [yes] nous
   *[no] eux
}
war-morale-word = Moral
war-led-by = à sa tête : { $name }
war-fallen = Son moral est à 0 : elle a perdu.
war-tip-bullets = Les balles gagnent les combats : chacune ajoute 1 de force. Une ou deux renvoient un ennemi d’un lieu plein.
war-see = Voir
war-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
war-sand-runs = { $name ->
    [none] Le sablier coule : { $seconds } secondes.
   *[other] { $name } a fini. Il vous reste { $seconds } secondes.
}
war-is-done = { $name } a fini
war-step = { $step ->
    [setup] Mise en place
    [draw] Tirage des croisées
    [movement] Déplacements
    [actions] Actions
    [read] Fin des tours
   *[night] La nuit
}
war-standing = { $measure ->
    [held] Lieux tenus
    [tokens] Jetons
    [stored] Cartes déposées
   *[combats] Combats gagnés
}
war-pair = { $state ->
    [past] joué
    [now] en cours
    [next] ensuite
   *[later] puis
}
war-leads = à la tête de la colonie
war-done = a fini
war-opposite = { $name }, en face
war-opposite-nothing = Rien pour l’instant.
war-moved = ne bouge plus
war-moves = déplace un survivant
war-moves-next = ensuite
war-pass = Ne plus bouger personne
war-finish = J’ai fini
war-to-move = { $mine ->
    [yes] à vous de bouger
   *[no] au tour { DE($name) }
}
war-combat = Combat { $place }
war-combat-title = Un combat
war-combat-steps = Étapes du combat
war-combat-step = { $step ->
    [tactics] Tactiques
    [strength] Forces
    [bets] Balles
    [dice] Dés
   *[wounds] Blessures
}
war-strength = Force { $first } contre { $second }
war-face-down = face cachée
war-die = dé de combat
war-face = { $face ->
    [strength] force +{ $n }
    [wound] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
   *[zombie] { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }
}
war-ends = Le combat finit avant d’avoir commencé.
war-nobody-wins = Personne ne l’emporte.
# $home : la colonie, « la Forge ». $by : de combien.
war-wins = Victoire : { $home } (+{ $by }).
war-fought-before = Combats de la nuit, déjà finis
# $home : la colonie qui l’a emporté, ou none.
war-fought = { $place } : { $home ->
    [none] sans vainqueur
   *[other] vainqueur, { $home }
}
war-your-tactic = Votre tactique
war-pick-tactic = Choisissez une tactique
war-lay = Poser { $name } face cachée
war-your-bet = Votre mise
war-fewer = Une balle de moins
war-more = Une balle de plus
war-of-bullets = sur { $bullets }
war-bet = { $bullets ->
    [0] Ne rien miser
    [one] Miser { $bullets } balle
   *[other] Miser { $bullets } balles
}
# $own : du loup solitaire lui-même.
war-home-ally = { $own ->
    [yes] des vôtres, sans jet
   *[no] allié, sans jet
}
war-home-by-die = ennemi, sans jet
war-home-die = un dé
war-home-enemy = { $armed ->
    [yes] ennemi, tient une arme
   *[no] ennemi
}
war-home-costs = { $bullets ->
    [0] gratuit
    [one] pour { $bullets } balle
   *[other] pour { $bullets } balles
}
# $why : opposite, bullets, ou die (il n’en reste aucun). $bullets : ce que cela coûterait.
war-home-not = { $why ->
    [opposite] { $name } joue en face :
    [die] il ne vous reste aucun dé :
   *[other] { $bullets ->
        [one] coûte { $bullets } balle :
       *[other] coûte { $bullets } balles :
    }
}
war-wound-fewer = Une blessure de moins pour { $name }
war-wound-more = Une blessure de plus pour { $name }
war-wounded = { $dies ->
    [yes] meurt
   *[no] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
}
war-wounds-dealt = { $sum } sur { $all }{ $full ->
    [yes] { $deaths ->
        [0] , personne ne meurt.
        [one] , { $deaths } meurt.
       *[other] , { $deaths } meurent.
    }
   *[no] { "" }
}
war-wounds-anew = Recommencer
war-wounds-deal = Valider les blessures
war-waits-for = On attend { $names }
war-election = Élection : { $home }
war-election-title = Élection
war-not-oneself = pas soi-même
war-tie-rule = En cas d’égalité, { $name } tranche.
war-pick-leader = Choisissez une personne
war-vote-for = Voter pour { $name }
war-voted = { $voter } : { $named }
war-tied = Il y a égalité ; la personne à la tête jusqu’ici tranche.
war-leads-now = { $name } prend la tête de la colonie.
war-my-den = Ma tanière
war-den-of = Tanière { DE($name) }
war-den-label = { $name } : moral { $morale }, { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}, nourriture { $food }
war-den-morale = Moral de la tanière : { $morale }. À 0, le loup solitaire quitte la partie.
war-den-helpless = Vulnérables dans la tanière
war-wolf-gone = a quitté la partie
war-wolf-about = Le loup solitaire ne vit dans aucune colonie, et joue avant les paires.
war-missions = Missions
war-missions-done = { $count ->
    [0] Aucune mission réussie pour l’instant.
    [one] { $count } mission réussie.
   *[other] { $count } missions réussies.
}
war-keep-missions = Les garder toutes
war-flee = Fuir à la tanière
war-flee-about = Chacun fait un jet d’exposition.
# $home : la colonie, « la Forge ».
war-fight-for = Se battre pour { $home }
war-fight-with = Avec vous { $own } contre { $other }, avant les tactiques
war-hired = Qui se bat pour un camp peut recevoir ses blessures : la tête de ce camp choisit.
war-missions-held = { $count ->
    [one] Il tient { $count } mission.
   *[other] Il tient { $count } missions.
}
# Après le nom d’une mission. $home : la colonie concernée, ou none.
war-mission-of = { $home ->
    [none] (manche { $round })
   *[other] ({ $home }, manche { $round })
}
