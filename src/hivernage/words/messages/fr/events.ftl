### Ce qui s’est passé, une phrase par événement. $seat : le joueur (« Vous », « Joueur 2 ») ; $me = yes si c’est le lecteur.
### $seen = yes si le lecteur connaît la ou les cartes. $g : m ou f. $other = yes si le second joueur est le lecteur.

ez = { $me ->
    [yes] ez
   *[no] e
}
son = { $me ->
    [yes] votre
   *[no] son
}
sa = { $me ->
    [yes] votre
   *[no] sa
}
met = { $me ->
    [yes] mettez
   *[no] met
}
prend = { $me ->
    [yes] prenez
   *[no] prend
}
est = { $me ->
    [yes] êtes
   *[no] est
}
e = { $g ->
    [f] e
   *[m] { "" }
}

## Mise en place

event-dealt = { $seen ->
    [yes] Vous recevez { $hand }. Vous avez le choix entre { $survivors }.
   *[no] { $seat } reçoit ses cartes.
}
event-group = { $seat } { $me ->
    [yes] menez
   *[no] mène
} { $survivors } ; leadeur : { $leader }.
event-shuffled = On mélange { $pile }.
event-first-player = { $seat } { est } premier joueur.
event-objective = L’objectif commun : { $card }.

## Manches et tours

event-round = La manche { $round } commence ; { $left ->
    [one] c’est la dernière
   *[other] il en reste { $left }, celle-ci comprise
}.
event-crisis = Crise : { $card }.
event-dice = { $seat } lanc{ ez } { $dice }.
event-turn = { $me ->
    [yes] C’est à vous de jouer.
   *[no] C’est au tour { DE($who) }.
}
event-turn-over = { $me ->
    [yes] Vous finissez votre tour.
   *[no] { $seat } finit son tour.
}
event-colony-phase = La phase de la colonie.
event-food-due = { $home ->
    [none] La colonie doit manger { $need } { $need ->
        [one] jeton
       *[other] jetons
    } nourriture et en a { $have }
   *[other] Il faut { $need } { $need ->
        [one] jeton
       *[other] jetons
    } nourriture { $in_home } ; il y en a { $have }
}.
event-crisis-resolved = La crise { $card } : { $seen ->
    [yes] on y a mis { $cards }, ce qui fait { $total } sur { $need }
   *[no] on n’y a rien mis, et il fallait { $need }
}. { $outcome ->
    [failed] Elle frappe.
    [exceeded] Elle est évitée, et largement.
   *[prevented] Elle est évitée.
}
event-noise-rolled = Le bruit { $at } donne { $rolls } ; 3 ou moins attire un zombie.
event-round-track = { $left ->
    [0] Il ne reste plus de manche.
    [1] Il reste une manche.
   *[other] Il reste { $left } manches.
}

## La colonie. $home vaut none quand il n’y en a qu’une

of-home = { $home ->
    [none] { "" }
   *[other] { " " }{ DE($home) }
}
at-home = { $home ->
    [none] { "" }
   *[other] { " " }{ $in_home }
}
for-home = { $home ->
    [none] { "" }
   *[other] { " " }pour { $home }
}

event-morale = { $change ->
    [0] Le moral{ of-home } reste à { $now }.
   *[other] Le moral{ of-home } { $sign ->
        [up] monte
       *[down] baisse
    } de { $size } : { $now }.
}
event-food = La réserve de nourriture{ of-home } { $change ->
    [0] reste à { $now }.
   *[other] { $sign ->
        [up] monte
       *[down] baisse
    } de { $size } : { $now }.
}
event-starvation = Un jeton famine de plus{ at-home } : { $now }.
event-helpless = { $size } { $size ->
    [one] survivant vulnérable
   *[other] survivants vulnérables
} de { $sign ->
    [up] plus
   *[down] moins
} { $in_home }{ $unruly ->
    [0] { "" }
    [one] { " " }(dont 1 indiscipliné)
   *[other] { " " }(dont { $unruly } indisciplinés)
} : { $now }.
event-helpless-killed = Un survivant vulnérable { $unruly ->
    [yes] indiscipliné
   *[no] { "" }
} est tué{ at-home } : il en reste { $now }.
event-tempered = { $sign ->
    [up] { $size } { $size ->
        [one] survivant vulnérable devient indiscipliné
       *[other] survivants vulnérables deviennent indisciplinés
    }
   *[down] { $size } { $size ->
        [one] survivant vulnérable indiscipliné se calme
       *[other] survivants vulnérables indisciplinés se calment
    }
}{ at-home } : { $now } { $now ->
    [one] indiscipliné
   *[other] indisciplinés
} en tout.
event-waste = { $card } va dans la décharge.
event-card-left = { $card } quitte la partie.
event-cleaned = { $survivor } nettoie la décharge : { $cards }.
event-token = Un jeton de plus sur l’objectif commun{ for-home } : { $now }.
event-stored = { $seat } pos{ ez } { $card } sur l’objectif commun.
event-goal-added = Une condition s’ajoute à l’objectif commun : { $card }.
event-improvement = Nouvelle amélioration : { $card }.
event-advanced = { $seat } pos{ ez } { $n ->
    [one] 1 jeton développement
   *[other] { $n } jetons développement
} sur { $card } : { $now } sur { $cost }.
event-built = Construite : { $card }.
event-advancement-lost = { $n ->
    [one] 1 jeton développement est retiré
   *[other] { $n } jetons développement sont retirés
} { DE($card) } : { $now ->
    [0] il n’en reste pas
   *[other] il en reste { $now }
}.
event-improvement-lost = { $card } : l’amélioration est perdue.

## Se déplacer, fouiller, se battre

event-moved = { $survivor } { $doors ->
    [same] passe à l’entrée { $entrance } { DE($to) }
    [many] va { DE($place) } à l’entrée { $entrance } { DE($to) }
   *[one] va { DE($place) } { A($to) }
}{ $seen ->
    [yes] { " " }avec { $card }
   *[no] { "" }
}.
event-placed = { $survivor } est maintenant { $at }.
event-exposure = Dé de risque pour { $survivor } : { $result ->
    [blank] rien
    [wound] une blessure
    [frostbite] une engelure
   *[bite] une morsure
}.
event-warded-off = { $power } : { $what ->
    [morale] { $n ->
        [one] 1 point de moral n’est pas perdu
       *[other] { $n } points de moral ne sont pas perdus
    }
    [overrun] personne ne meurt
    [barricade] la barricade tient
   *[exposure] il n’arrive rien { A($survivor) }
}.
event-warded = { $seat } utilis{ ez } { $card } pour sauver { $survivor } de la morsure.
event-wounded = { $survivor } { $harm ->
    [frostbite] subit une engelure
    [despair] désespère
   *[wound] est blessé{ e }
} ({ $total } sur { $deadly }).
event-healed = { $survivor } est guéri{ e } { $harm ->
    [frostbite] d’une engelure
    [despair] de son désespoir
   *[wound] d’une blessure
}.
event-killed = { $survivor } meurt { $at } : { $cause ->
    [bite] une morsure
    [wounds] trop de blessures
    [overrun] les zombies ont ouvert une brèche
   *[card] l’effet d’une carte
}.
event-removed = { $survivor } quitte la partie.
event-equipment-to-hand = { $seat } repren{ $me ->
    [yes] ez
   *[no] d
} { $cards } en main.
event-equipment-to-deck = Mélangé dans la pioche { DE($place) } : { $cards }.
event-equipment-to-loot = Laissé à cet endroit, qui n’a pas de pioche ({ $place }) : { $cards }.
event-searched = { $survivor } fouille { $place }.
event-looked = { $seen ->
    [yes] Vous trouvez { $cards }.
   *[no] { $seat } regard{ ez } { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
}
event-kept = { $seen ->
    [yes] Vous gardez { $card }.
   *[no] { $seat } gard{ ez } une carte { DE($place) }.
}
event-top = Sur le dessus de la pioche { DE($place) } se trouve maintenant une carte { DE($back) }.
event-put-under = { $seen ->
    [yes] Vous glissez { $cards } sous la pioche.
   *[no] { $n ->
        [one] Une carte va
       *[other] { $n } cartes vont
    } sous la pioche { DE($place) }.
}
event-noise = { $n ->
    [one] Un jeton bruit
   *[other] { $n } jetons bruit
} { $at } : { $now } sur 4.
attack-roll = { $rolled ->
    [none] { " " }: touché à coup sûr
   *[other] { " " }et lance { $rolled } : { $hit ->
        [yes] touché
       *[no] manqué
    }
}
event-attacked = { $target ->
    [zombie] { $survivor } attaque un zombie { $at }{ $seen ->
        [yes] { " " }avec { $using }
       *[no] { "" }
    }.
    [bandit] { $survivor } attaque un brigand { $at }{ $seen ->
        [yes] { " " }avec { $using }
       *[no] { "" }
    }{ attack-roll }.
   *[other] { $survivor } attaque { $target } { $at }{ $seen ->
        [yes] { " " }avec { $using }
       *[no] { "" }
    }{ attack-roll }.
}
event-bandit-came = Un brigand surgit { $at }.
event-bandit-turned-away = Un brigand ne trouve pas de place{ $place ->
    [none] { "" }
   *[other] { " " }{ $at }
}.
event-bandits-removed = { $n ->
    [one] Un brigand disparaît
   *[other] { $n } brigands disparaissent
} { $at }{ $cause ->
    [overrun] { " " }: les zombies ont envahi les lieux
   *[other] { "" }
}.
event-pillaged = { $to ->
    [removed] De la pioche { DE($place) }, hors de la partie : { $card }.
    [waste] De la pioche { DE($place) } à la décharge : { $card }.
   *[loot] De la pioche { DE($place) } au repaire : { $card }.
}
event-raided = { $survivor } { $act ->
    [attack] attaque
   *[search] fouille
} le camp des brigands{ $seen ->
    [yes] { " " }avec { $using }
   *[no] { "" }
} et lance { $rolled } : { raid-wounds }{ raid-and }{ raid-loot }.
raid-wounds = { $wounds ->
    [0] { "" }
    [one] 1 blessure
   *[other] { $wounds } blessures
}
raid-and = { $wounds ->
    [0] { "" }
   *[other] { $loot ->
        [0] { "" }
       *[other] { " " }et{ " " }
    }
}
raid-loot = { $loot ->
    [0] { $wounds ->
        [0] rien
       *[other] { "" }
    }
    [one] 1 carte butin
   *[other] { $loot } cartes butin
}
event-secret = { $told ->
    [yes] { $seat } { $me ->
        [yes] avez
       *[no] a
    } confié un secret aux autres.
   *[no] { $seat } { $me ->
        [yes] gardez vos secrets
       *[no] garde ses secrets
    }.
}
event-became-loot = { $card } rejoint le butin.
event-loyalty-told = { $betrayer ->
    [yes] { $seat } { est } traître : les brigands ne veulent pas d’un tel meneur.
   *[no] { $seat } { $me ->
        [yes] n’êtes pas traître, et menez
       *[no] n’est pas traître, et mène
    } désormais les brigands.
}
event-zombie-killed = Un zombie est tué { $door }.
event-zombie-removed = Un zombie est retiré { DE($place) }{ $doors ->
    [many] , entrée { $entrance }
   *[one] { "" }
}.
event-zombie-came = { $n ->
    [one] Un zombie arrive { $door }.
   *[other] { $n } zombies arrivent { $door }.
}
event-zombies-came = Des zombies arrivent : { $where }.
event-zombie-moved = Un zombie est appâté { DE($place) } vers { $to }{ $doors ->
    [many] , entrée { $entrance }
   *[one] { "" }
}.
event-overrun = Brèche { $door } !
event-barricade = Une barricade est posée { $door }.
event-barricade-broken = Une barricade est détruite { $door }.
event-barricades-removed = { $n ->
    [0] Aucune barricade à retirer
    [1] Une barricade est retirée
   *[other] { $n } barricades sont retirées
} { DE($place) }.
event-trap = Un piège explosif est posé { $door }.
event-trap-armed = Une barricade devient un piège explosif { $door }.
event-trap-sprung = Un piège explose { $door } : { $zombies ->
    [0] aucun zombie ne s’y trouvait
    [1] 1 zombie disparaît
   *[other] { $zombies } zombies disparaissent
}.
event-traps-removed = { $n ->
    [one] Un piège explosif est retiré
   *[other] { $n } pièges explosifs sont retirés
} { DE($place) }.
event-place-rolled = Un dé désigne le lieu : { $place }.
event-noise-moved = { $n ->
    [one] Un jeton bruit passe
   *[other] { $n } jetons bruit passent
} { DE($place) } vers { $to }.
event-bandits-moved = { $n ->
    [one] Un brigand passe
   *[other] { $n } brigands passent
} { DE($place) } vers { $to }.

## Dés

event-die = { $seat } fai{ $me ->
    [yes] tes
   *[no] t
} passer un dé de { $was } à { $now }.
event-die-spent = { $seat } utilis{ ez } un dé de { $value }.
event-extra-dice = { $seat } lancer{ $me ->
    [yes] ez
   *[no] a
} { $n ->
    [one] un dé de plus
   *[other] { $n } dés de plus
}.
event-contest = { $card } : { $mine } contre { $theirs }.
event-rolled = { $card } : { $who } { $me ->
    [yes] obtenez
   *[no] obtient
} { $value }.

## Cartes

event-played = { $seat } jou{ ez } { $card }.
event-equipped = { $survivor } est équipé{ e } : { $card }.
event-handed-off = { $survivor } donne { $card } { A($to) }.
event-set-aside = { $seat } dépens{ ez } { $card }.
event-requested = { $seat } sollicit{ ez } une carte : { $symbol }.
event-offered = { $number ->
    [0] Personne n’en propose.
   *[other] Une carte est proposée par { $seats }.
}
event-item-named = { $seat } nomm{ ez } { $card }.
event-gave = { $seat } donn{ ez } { $card }.
event-added = { $seen ->
    [yes] Vous mettez { $card } dans la crise, face cachée : { $pile } en tout.
   *[no] { $seat } met une carte { DE($back) } dans la crise, face cachée : { $pile } en tout.
}
event-added-equipped = { $seat } { met } dans la crise { $card }, que portait { $survivor } : { $pile } en tout.
event-drew = { $seen ->
    [yes] Vous piochez { $card } ({ $deck }).
   *[no] { $seat } pioch{ ez } une carte { DE($deck) }.
}
event-looked-through = { $seen ->
    [yes] Vous parcourez la pioche { DE($deck) } : { $cards }.
   *[no] { $seat } parcour{ $me ->
        [yes] ez
       *[no] t
    } la pioche { DE($deck) }.
}
event-fetched = { $seen ->
    [yes] Vous prenez { $card } ({ $deck }).
   *[no] { $seat } { prend } une carte { DE($deck) }.
}
event-dug = { $seat } { $me ->
    [yes] révélez
   *[no] révèle
} des cartes { DE($deck) } : { $seen ->
    [yes] { $cards }
   *[no] il n’y en a pas
}.
event-took = { $seat } { prend } { $card }.
event-found = { $seat } trouv{ ez } { $card } dans la pioche { DE($deck) }.
event-purged = { $seen ->
    [yes] Retiré de la partie, depuis la pioche { DE($deck) } : { $cards }.
   *[no] Rien ne quitte la pioche { DE($deck) }.
}
event-saw-removed = { $seen ->
    [yes] Vous parcourez les cartes qui ont quitté la partie. Étaient face cachée : { $cards }.
   *[no] { $seat } parcour{ $me ->
        [yes] ez
       *[no] t
    } les cartes qui ont quitté la partie.
}
event-retrieved = { $seen ->
    [yes] De retour dans la partie, { $to ->
        [hand] dans { $me ->
            [yes] votre main
           *[no] la main { DE($who) }
        }
       *[waste] dans la décharge
    } : { $cards }.
   *[no] Rien ne revient dans la partie.
}
event-discarded = { $seat } défauss{ ez } { $card }.
event-stolen = { $other ->
    [yes] { $seat } vous prend { $card }.
   *[no] { $seat } { prend } { $seen ->
        [yes] { $card }
       *[no] une carte { DE($back) }
    } { A($victim) }.
}
event-given = { $other ->
    [yes] { $seat } vous donne { $card }.
   *[no] { $seat } donn{ ez } { $seen ->
        [yes] { $card }
       *[no] une carte { DE($back) }
    } { A($to) }.
}
event-saw-objective = { $seat } regard{ ez } { $other ->
    [yes] votre objectif
   *[no] l’objectif { DE($of) }
}{ $seen ->
    [yes] { " " }: { $card }
   *[no] { "" }
}.
event-peeked = { $seat } regard{ ez } le dessus { DE($pile) }{ $seen ->
    [yes] { " " }: { $cards }
   *[no] { "" }
}.
event-hand-shown = { $seat } montr{ ez } à tous : { $cards }.
event-hand-seen = { $seat } regard{ ez } { $whole ->
    [yes] { "" }
    [symbol] toutes les cartes { $symbol } de
   *[no] une carte de
} { $other ->
    [yes] votre main
   *[no] la main { DE($of) }
}{ $seen ->
    [yes] { " " }: { $cards }
    [none] { " " }: il n’y en a pas
   *[no] { "" }
}.
event-arranged = { $seat } replac{ ez } les cartes du dessus { DE($deck) } dans l’ordre de { son } choix.
event-hand-left = { $me ->
    [yes] Votre main quitte la partie
   *[no] La main { DE($who) } quitte la partie
}{ $seen ->
    [yes] { " " }: { $cards }
   *[no] { "" }
}.
event-used = { $holder ->
    [survivor] { $survivor } utilise { $power ->
        [own] sa compétence
       *[other] { $power }
    }
   *[table] { $seat } utilis{ ez } { $power }
}{ $which ->
    [none] .
   *[other] { " " }: « { $which } »
}
event-worn = { $card } s’use : { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}.
event-attached = { $card } reste avec { $survivor }.
event-lasting = En vigueur jusqu’à la fin { $until ->
    [turn] du tour
    [round] de la manche
    [next-round] de la manche suivante
   *[game] de la partie
} : { $card }.
event-lasting-over = N’est plus en vigueur : { $card }.
event-later = À suivre à la fin de la manche { $round } : { $card }.
event-due = Le moment est venu : { $card }.

## Payer ensemble, jouer aux dés

event-pledged = { $seat } propos{ ez } { $thing }.
event-withdrawn = { $seat } retir{ ez } { sa } proposition.
event-passed = { $seat } pass{ ez }.
event-pledge-returned = { $me ->
    [yes] { $card } revient dans votre main.
   *[no] { $card } revient dans la main { DE($who) }.
}
event-paid = Le compte y est.
event-not-paid = Le compte n’y est pas ; chacun reprend ce qu’il a proposé.
event-staked = { $seat } mis{ ez } { $seen ->
    [yes] { $card }
   *[no] une carte { DE($back) }
}, face cachée.
event-gambled = { $seat } lanc{ ez } { $dice } pour la mise.
event-won-stakes = { $me ->
    [yes] Vous remportez toutes les mises : { $cards }.
   *[no] { $seat } remporte toutes les mises.
}

## Croisées des chemins et crises

event-crossroads-drawn = { $seen ->
    [yes] Vous piochez la croisée des chemins de ce tour : { $card }. Gardez-la pour vous.
   *[no] { $seat } pioch{ ez } une croisée des chemins.
}
event-crossroads-under = La croisée des chemins retourne sous sa pioche.
event-crossroads = Croisée des chemins ! { $card }.
event-option = { $seat } choisi{ $me ->
    [yes] ssez
   *[no] t
} l’option { $option }{ $label ->
    [none] .
   *[other] { " " }: { $label }
}
event-no-option = Aucune option { DE($card) } n’est possible : rien ne se passe.
event-reported = { $seat } signal{ ez } : { $what ->
    [yawn] quelqu’un a bâillé
    [accusation] { $accuser } a accusé { $named } de trahison
   *[other] { $what }
} !
event-crisis-under-deck = La crise { $card } va sous sa pioche.
event-crisis-pile-left = { $n ->
    [one] La carte mise dans la crise est retirée
   *[other] Les { $n } cartes mises dans la crise sont retirées
} de la partie sans être vue{ $n ->
    [one] { "" }
   *[other] s
}.

## Groupes, votes, exil

event-leader = { $me ->
    [yes] { $survivor } devient leadeur de votre groupe.
   *[no] { $survivor } devient leadeur du groupe { DE($who) }.
}
event-newcomer = { $survivor } sort de la pioche de survivants.
event-joined = { $survivor } rejoint { $me ->
    [yes] votre groupe
   *[no] le groupe { DE($who) }
} { $at }.
event-transferred = { $survivor } passe dans { $me ->
    [yes] votre groupe
   *[no] le groupe { DE($who) }
}.
event-survivor-left-deck = { $survivor } quitte pour de bon la pioche de survivants.
event-exile-called = { $seat } demand{ ez } { $other ->
    [yes] votre exil
   *[no] l’exil { DE($named) }
}.
event-token-vote = { $seats } { $number ->
    [one] demande
   *[other] demandent
} un vote pour que le jeton premier joueur reste où il est.
event-voted = { $about ->
    [exile] Le vote d’exil
    [token] Le vote sur le jeton premier joueur
   *[card] Le vote
} — pour : { $up } ; contre : { $down }.
event-tie-broken = { $seat } tranch{ ez } l’égalité : { $decision ->
    [yes] pour
   *[no] contre
}.
event-exiled = { $seat } { est } exilé.
event-exiled-objective = { $seat } pioch{ ez } un objectif exilé{ $seen ->
    [yes] { " " }: { $card }
   *[no] { "" }
}.
event-objective-shown = { $seat } montr{ ez } { son } ancien objectif : { $card }.
event-wrongly-exiled = Deux exilés n’avaient jamais trahi personne. La colonie perd tout espoir.
event-eliminated = { $seat } quitt{ ez } la partie.

## La fin

event-over = La partie est finie : { $reason ->
    [objective] l’objectif commun est accompli
    [morale] le moral est à zéro
    [rounds] le temps est écoulé
    [wrongly-exiled] deux innocents ont été exilés
    [duty] le devoir de l’objectif n’a pas été accompli
    [renegade] le renégat a montré sa carte
   *[other] { $reason }
}. { $number ->
    [0] Personne ne gagne.
   *[other] Gagnants : { $winners }.
}
event-over-player = { $seat }, { $card } : { $won ->
    [yes] gagné
   *[no] perdu
}.

## Going back

event-undone = { $me ->
    [yes] Vous revenez sur votre dernière décision.
   *[no] { $seat } revient sur sa dernière décision.
}
event-rewound = Toute la table revient à une décision antérieure.
