### La fin d’une partie, et la revoir pas à pas.

# $ending : objective, morale, rounds, wrongly-exiled, renegade ou duty.
end-title = { $ending ->
    [objective] La colonie tient bon.
    [morale] La colonie s’effondre.
    [rounds] Le temps a manqué.
    [wrongly-exiled] Deux innocents ont été chassés dans la neige.
    [renegade] Le camp ne dormait pas : l’un de vous l’avait prévenu.
    [duty] La colonie a manqué à son devoir.
   *[other] La partie est finie.
}
# $count : combien ont gagné. $names : qui.
end-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
# $round : la dernière. $objective : l’objectif commun. $complete : true ou false.
end-where = Manche { $round }. { $objective } ({ $complete ->
    [true] accompli
   *[false] pas accompli
}).
end-secrets = Les secrets révélés
end-won = gagné
end-lost = perdu
# $kind : secret, betrayal ou wolf.
end-objective-kind = { $kind ->
    [wolf] Loup solitaire :
    [betrayal] Traître :
   *[secret] Personnel :
}
end-no-objective = Pas de secret : chacun jouait pour l’objectif commun.
# $round : quand.
end-exiled = { $round ->
    [0] En exil.
   *[other] En exil depuis la manche { $round }.
}
# $objective : l’objectif exilé.
exiled-objective = Objectif exilé : { $objective }
end-dead = Les morts
end-helpless = Un vulnérable
end-helpless-short = un vulnérable
end-deaths = { $count } morts
# $cause : bite, wounds, overrun, helpless ou card.
end-death = { $cause ->
    [bite] morsure, manche { $round }
    [wounds] blessures, manche { $round }
    [overrun] brèche, manche { $round }
    [helpless] manche { $round }
   *[card] effet d’une carte, manche { $round }
}
end-nobody-died = Personne. C’est rare.
end-morale = Le moral
# $morale : les nombres, séparés par des virgules.
end-morale-label = Le moral au départ et après chaque manche : { $morale }
end-colony-falls = 0 : la colonie s’effondre
end-start = départ
end-crises = Qui a donné quoi à chaque crise
end-total = Total / requis
# $outcome : failed, prevented ou exceeded.
end-crisis = { $outcome ->
    [failed] ratée
    [exceeded] évitée, avec des cartes en plus
   *[prevented] évitée
}
end-wrong-symbol = Souligné : le mauvais symbole, compte −1.

## Ce que pensaient les bots

# $whom : you, ou quelqu’un d’autre, $name.
end-thoughts = Ce que les autres pensaient { DE(end-thoughts-whom) }
end-thoughts-about = À propos de
end-thoughts-you = vous
# $count : combien de traîtres il y avait. $who : you, si vous en êtes. $names : leurs noms.
end-betrayer = { $count ->
    [0] Personne ne trahissait.
   *[other] { $who ->
        [you] C’était vous, le traître.
       *[other] Le traître, c’était { $names }.
    }
}
# $bot : qui le pensait. $whom : you, ou quelqu’un d’autre, $name. $doubt : à quel point, en un mot.
end-thoughts-whom = { $whom ->
    [you] vous
   *[other] { $name }
}
end-thought = { $doubt ->
    [sure] { $bot } en était certain : le traître, c’était { end-thoughts-whom }.
    [suspected] { $bot } { $whom ->
        [you] vous soupçonnait
       *[other] soupçonnait { $name }
    }.
    [doubted] { $bot } doutait { DE(end-thoughts-whom) }.
    [wondered] { $bot } ne savait que penser { DE(end-thoughts-whom) }.
   *[trusted] Finalement, { $bot } { $whom ->
        [you] vous faisait confiance
       *[other] faisait confiance { A($name) }
    }.
}
# $doubt : le plus fort. $round : quand.
end-thought-peak = À la manche { $round }, { $doubt ->
    [sure] il n’en doutait plus.
    [suspected] il avait de forts soupçons.
   *[doubted] il avait des doutes.
}
end-thought-knew = { $bot } savait : le traître, c’était lui.
# $numbers : les chances selon chaque bot, en phrases.
end-thoughts-label = Les chances { $whom ->
    [you] que vous soyez le traître
   *[other] { QUE($name) } soit le traître
}, selon les autres, après chaque manche. { $numbers }
# $chances : des pourcentages, séparés par des virgules.
end-thoughts-numbers = { $bot } : { $chances }.
end-thoughts-round = manche { $round }

end-download = Télécharger
rematch = Rejouer, même table
rematch-join = Rejoindre la revanche { DE($name) }
# $link : l’adresse de la nouvelle table.
rematch-said = On rejoue ! { $link }
# $proof : fits, differs ou unknown.
end-proof = { $proof ->
    [fits] Tirages vérifiés : la clé correspond à l’empreinte montrée au départ.
    [differs] Attention : la clé ne correspond pas à l’empreinte montrée au départ.
   *[unknown] Tirages : ce navigateur ne peut pas vérifier la clé ici ; « hivernage verify » le fait avec le fichier de la partie.
}
end-proof-explained = Tous les dés et tous les mélanges viennent d’une seule clé secrète. Son empreinte a été montrée avant la première carte distribuée : personne n’a pu choisir une autre clé ensuite.
end-promise = Empreinte (SHA-256)
end-key = Clé

## La revoir pas à pas

replay = Revoir la partie pas à pas
replay-close = Retour au résultat
replay-told = Ce qui s’est passé
replay-moment = Moment de la partie
# $step : quel moment. $of : combien il y en a. $round : la manche.
replay-where = Moment { $step } sur { $of }, manche { $round }.
replay-morale = Moral { $morale }.
# Dans une guerre. $homes : chaque colonie et son moral.
replay-war-morale = Moral : { $homes }.
replay-home-morale = { $home } { $morale }
# $count : 2, la paire ; 1, le loup solitaire. $names : qui.
replay-turns = { $count ->
    [1] Tour { DE($names) }.
   *[other] Tours { DE($names) }.
}
replay-back = Un moment en arrière
replay-next = Un moment plus loin
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour plus loin

## La rediffusion : lecture, repères, mains

replay-play = Lire
replay-pause = Pause
replay-marks = Les moments forts
# $round : de la partie. $what : ce qui s’y est passé.
replay-mark = Manche { $round } : { $what }
# $kind : crisis, death, vote ou exile. $count : combien. $outcome : de la crise. $name : l’exilé.
replay-mark-what = { $kind ->
    [crisis] { $outcome ->
        [failed] crise non évitée
       *[other] crise évitée
    }
    [death] { $count ->
        [one] une mort
       *[other] { $count } morts
    }
    [vote] un vote
    [combat] { $home ->
        [none] combat sans vainqueur
       *[other] combat, vainqueur : { $home }
    }
    [fall] { $home ->
        [none] { $name } quitte la partie
       *[other] { $home } : moral à 0
    }
   *[exile] exil : { $name }
}
replay-hands = Mains
replay-no-cards = aucune carte
scrolls-sideways = Faites glisser pour tout voir.
end-practice = Table d’entraînement : les bots acceptaient de revenir en arrière même après des dés et des cartes.

## What was needed, and what was there

# $objective : l’objectif commun.
end-main = Objectif commun : { $objective }
# $complete : yes ou no. $ending : comment la partie s’est finie.
end-main-outcome = { $complete ->
    [yes] Accompli.
   *[no] { $ending ->
        [morale] Manqué : le moral est tombé à 0.
        [rounds] Manqué : toutes les manches sont passées.
        [wrongly-exiled] Manqué : un second exil à tort a mis fin à la partie.
        [duty] Manqué : la colonie a manqué à son devoir.
       *[other] Manqué.
    }
}
end-needed = Ce qu’il fallait, et ce qu’il y avait à la fin :

## Une guerre de deux colonies

# $round : la dernière. $objective : l’objectif commun, le même pour les deux.
end-war-where = Manche { $round }. { $objective }.
# $outcome : complete ou fallen. $count : combien de colonies, $home : la première, « La Forge ».
end-war-colonies = { $outcome ->
    [complete] { $count ->
        [one] { $home } gagne.
       *[other] Les deux colonies gagnent.
    }
   *[fallen] { $count ->
        [one] { $home } s’effondre.
       *[other] Les deux colonies s’effondrent.
    }
}
end-war-neither = Aucune colonie ne gagne.
# $outcome : won ou gone. $name : le loup solitaire.
end-war-wolf = { $outcome ->
    [won] { $name }, loup solitaire, gagne.
   *[gone] { $name }, loup solitaire, a quitté la partie.
}
# $outcome : complete, fallen, both ou missed.
end-war-outcome = { $outcome ->
    [complete] Objectif atteint.
    [fallen] Moral tombé à 0.
    [both] Atteint, mais par l’autre colonie aussi : une seule peut gagner.
   *[missed] Objectif manqué.
}
# $name : le loup solitaire.
end-war-lone = { $name }, loup solitaire
end-war-gone = A quitté la partie quand le moral de la tanière est tombé à 0.
end-wolf-leaves = 0 : le loup solitaire s’en va
