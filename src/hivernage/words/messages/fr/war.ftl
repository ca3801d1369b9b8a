### Colonies en guerre : deux colonies, leurs portes, leurs combats, leurs chefs de colonie. $home : une colonie par son
### lieu, « la Forge ». $home1 et $home2 : toutes les deux ; $first et $second : ce qu’a chacune.

event-colony-leader = { $seat } { est } chef de colonie { $in_home }.
event-order = { $what ->
    [movement] Premier déplacement : { $home }
    [crossroads] Première croisée des chemins : pour { $home }
    [combat] Premiers combats : { $in_home }
   *[zombies] Premiers zombies : { $in_home }
}{ $rolled ->
    [yes] { " " }(à moral égal, un dé a tranché)
   *[no] , où le moral est le plus { $what ->
        [crossroads] haut
       *[other] bas
    }
}.
event-stopped-moving = { $seat } ne déplac{ ez } plus personne.
event-timer = Le sablier est retourné : { $seconds } secondes.
event-finished = { $seat } { $me ->
    [yes] avez
   *[no] a
} fini d’agir.
event-time-out = Le sablier s’est écoulé pour { $seats }.
event-lies-bitten = { $survivor } est mordu{ e } et reste à terre jusqu’à la fin des actions.
event-stood-up = { $survivor } est sauvé{ e } et se relève.
event-sent-away = { $me ->
    [yes] Vous renvoyez
   *[no] { $seat } renvoie
} { $survivor } { DE($place) } chez { $g ->
    [f] elle
   *[m] lui
}{ $bullets ->
    [0] { "" }
    [one] { " " }pour 1 balle
   *[other] { " " }pour { $bullets } balles
}{ $die ->
    [0] { "" }
   *[other] , avec un dé ({ $die })
}.
event-driven-off = { $survivor } fuit devant un zombie { $door }.
event-bullets = La réserve de balles { DE($home) } { $sign ->
    [up] monte
   *[down] baisse
} de { $size } : { $now }.
event-added-openly = { $seat } { met } { $card } dans la crise, face visible : { $pile } en tout.
event-captured = Pris à l’ennemi { $at } : { $cards }.
event-stored-taken = { $seat } { prend } { $card } sur l’objectif commun de l’ennemi, pour { $home }.
event-colony-fell = Le moral { DE($home) } est à 0. Cette colonie a perdu, et joue jusqu’à la vérification de l’objectif commun.
event-combat = Combat { $at } : pour { $home1 }, { $first } ; pour { $home2 }, { $second }.
event-tactics = Tactiques : { $first } pour { $home1 }, { $second } pour { $home2 }. { $ends ->
    [yes] Le combat est fini avant d’avoir commencé.
   *[no] Force : { $strength }.
}
event-strength = Force avec les { $why ->
    [survivors] survivants et leurs armes
    [bets] balles
   *[dice] dés
} : { $strength }.
event-bets = Balles pariées : { $first } pour { $home1 }, { $second } pour { $home2 }.
event-combat-dice = Dés de combat : { $first } pour { $home1 }, { $second } pour { $home2 }.
event-combat-over = { $winner ->
    [-1] Personne ne gagne le combat { $at }.
   *[other] Combat { $at } : victoire { DE($home) }, { $more } à { $less }.
}
event-enemies-inside = { $n ->
    [one] Un ennemi est
   *[other] { $n } ennemis sont
} à la porte { DE($home) }, et plus personne n’y monte la garde.
event-missions-dealt = { $seat } { est } le loup solitaire{ $seen ->
    [yes] , et voici vos missions : { $cards }.{ $marked ->
        [-1] { "" }
       *[other] { " " }Le sort a désigné { $home } pour votre objectif.
    }
   *[no] , avec ses propres missions.
}
event-mission-swapped = { $seat } échang{ ez } une mission{ $seen ->
    [yes] { " " }: { $card } contre { $drawn }
   *[no] { "" }
}.
event-mission-done = { $seat } { $me ->
    [yes] avez
   *[no] a
} accompli la mission { $card }{ $colony ->
    [-1] { "" }
   *[other] { " " }({ $home })
}.
event-mission-drawn = { $seat } pioch{ ez } une nouvelle mission{ $seen ->
    [yes] { " " }: { $card }
   *[no] { "" }
}.
event-took-sides = { $seat } { $colony ->
    [-1] { $me ->
        [yes] fuyez
       *[no] fuit
    } le combat { $at }.
   *[other] { $me ->
        [yes] combattez
       *[no] combat
    } pour { $home } { $at }.
}
event-wolf-left = Il n’y a plus d’espoir dans la tanière : { $me ->
    [yes] vous quittez
   *[no] { $seat } quitte
} la partie, avec survivants, cartes et missions.
event-elected = Élection { $in_home } : { $votes }.{ $tie ->
    [yes] { " " }À égalité, le chef de colonie sortant tranche.
   *[no] { "" }
}

combat-face = { $face ->
    [strength] { $n } de force
    [wound] { $n ->
        [one] 1 blessure
       *[other] { $n } blessures
    }
   *[zombie] { $n ->
        [one] 1 zombie
       *[other] { $n } zombies
    }
}
strengths = { $first } pour { $home1 }, { $second } pour { $home2 }
vote-for = { $voter } pour { $named }

question-tactic = Combat { $at }. Quelle tactique jouez-vous ?
question-bet = Combat { $at }. Combien de balles pariez-vous ?
question-mission = Quelle mission échangez-vous, si vous en échangez une ?
question-take-sides = Un combat éclate { $at }. Vos survivants y fuient-ils, ou combattent-ils pour une colonie ?
question-elect = { $purpose ->
    [tie] Égalité. Qui mène votre colonie ?
   *[votes] Quel équipier doit mener votre colonie ?
}
others-tactic = quelle tactique jouer dans le combat { $at }.
others-bet = combien de balles parier dans le combat { $at }.
others-mission = s’il faut échanger une mission.
others-take-sides = s’il faut fuir ou combattre { $at }.
others-elect = { $purpose ->
    [tie] qui mène la colonie, après une égalité.
   *[votes] qui doit mener la colonie.
}
answer-tactic = { $rest }
answer-bet = parier { $rest }
answer-elect = { $rest }
answer-swap = échanger { $rest }
answer-flee = fuir
answer-fight = combattre pour { $rest }
row-claim = Montrer une mission accomplie
row-pass = Ne plus déplacer personne
