### Les mots communs : qui, où, combien.
### $mood : do = impératif (« piochez »), does = troisième personne (« pioche »), to = infinitif (« piocher »).
### $person : you = le lecteur, they = un autre joueur.

your = { $person ->
    [they] son
   *[you] votre
}
your-f = { $person ->
    [they] sa
   *[you] votre
}
yours = { $person ->
    [they] ses
   *[you] vos
}
you-have = { $person ->
    [they] il a
   *[you] vous avez
}

nothing = rien ne se passe
heading = { $text } :
list-and = { $first } et { $last }
list-and-more = { $first }, { $last }
list-and-apart = { $first }, et { $last }
list-and-apart-more = { $first }, { $last }
list-and-if = { $first } et que { $last }
list-and-if-more = { $first }, que { $last }
list-or = { $first } ou { $last }
list-or-more = { $first }, { $last }
list-or-if = { $first } ou que { $last }
list-or-if-more = { $first }, que { $last }
list-neither = ni { $first } ni { $last }
list-neither-more = { $first }, ni { $last }
list-nowhere = ni { $first } ni { $last }
list-nowhere-more = { $first } ni { $last }
list-nor = { $first }, ni { $last }
list-nor-more = { $first }, ni { $last }
list-then = { $first }, puis { $last }
list-then-more = { $first }, { $last }
list-semicolon = { $first } ; { $last }
list-semicolon-more = { $first } ; { $last }

subject-you = vous
subject-active = le joueur actif
subject-that-player = ce joueur
that-player = ce joueur
that-survivor = ce survivant
this-survivor = ce survivant
that-one = lui
moving-survivor = le survivant
any-survivor = tout survivant
any-survivor-of-yours = chacun de vos survivants
each-of-them = chacun d’eux
chosen-survivor = le survivant choisi

## Symboles et cartes

symbol = { $symbol ->
    [weapon] arme
    [tool] outil
    [fuel] carburant
    [food] nourriture
    [book] livre
    [medicine] médicament
    [survivor] survivant
   *[any] { "" }
}
cards = { $n ->
    [as-many] autant de cartes
    [all] toutes les cartes
    [any] n’importe quel nombre de cartes
    [some] au moins 1 carte
    [one] { $n } carte
   *[other] { $n } cartes
} { symbol }

## Survivants

noun = { $noun ->
    [leader] { $number ->
        [one] leadeur
       *[many] leadeurs
    }
    [follower] { $number ->
        [one] survivant (hors leadeur)
       *[many] survivants (hors leadeur)
    }
   *[survivor] { $gender ->
        [man] { $number ->
            [one] homme
           *[many] hommes
        }
        [woman] { $number ->
            [one] femme
           *[many] femmes
        }
        [f] { $number ->
            [one] survivante
           *[many] survivantes
        }
       *[any] { $number ->
            [one] survivant
           *[many] survivants
        }
    }
}
male = { $gender ->
    [m] { $number ->
        [one] masculin
       *[many] masculins
    }
   *[any] { "" }
}
e = { $gender ->
    [f] e
    [woman] e
   *[any] { "" }
}
s = { $number ->
    [many] s
   *[one] { "" }
}
core = { $other ->
    [yes] { $number ->
        [one] autre
       *[many] autres
    }
   *[no] { "" }
} { noun } { $adjectives } { male }
adjective-human = { $yes ->
    [true] humain{ e }{ s }
   *[false] non humain{ e }{ s }
}
adjective-wounded = { $yes ->
    [true] blessé{ e }{ s }
   *[false] sans blessure
}
adjective-exiled = { $yes ->
    [true] exilé{ e }{ s }
   *[false] non exilé{ e }{ s }
}
present = { $number ->
    [one] présent
   *[many] présents
}
sharing = { $with_ ->
    [yours] { $person ->
        [they] de son groupe ou { present } dans le même lieu que l’un de ses survivants
       *[you] de votre groupe ou { present } dans le même lieu que l’un de vos survivants
    }
    [exiled] dans le même lieu qu’un survivant exilé
    [enemy] dans le même lieu qu’un survivant { $rival ->
        [that] de cette colonie
        [either] d’une colonie
       *[enemy] ennemi
    }
    [wolf] dans le même lieu { $rival ->
        [enemy] qu’un survivant du loup solitaire
       *[other] que l’un de vos survivants
    }
    [enemy-leader] dans le même lieu qu’un survivant du leadeur ennemi
    [zombies] dans un lieu où il y a des zombies
    [bandits] dans un lieu où il y a des brigands
   *[non-exiled] dans le même lieu qu’un survivant non exilé
}
with-token = { $yes ->
    [true] ayant { $harm ->
        [despair] du désespoir
        [weapon] une arme équipée
       *[frostbite] une engelure
    }
   *[false] sans { $harm ->
        [despair] désespoir
        [weapon] arme équipée
       *[frostbite] engelure
    }
}{ $more ->
    [yes] ,
   *[no] { "" }
}
hurt = ayant { $n ->
    [one] au moins { $n } blessure
   *[other] au moins { $n } blessures
}
wearing = { $number ->
    [one] équipé
   *[many] équipés
} de la carte « { $item } »
elsewhere = { $number ->
    [one] qui n’est pas { $at }
   *[many] qui ne sont pas { $at }
}
other-than-it = { $number ->
    [one] autre que { $it }
    [ranked] , à part { $it }
   *[many] autres que { $it }
}
named-exile = { $name } ({ $exiled ->
    [true] dont le joueur est exilé
   *[false] dont le joueur n’est pas exilé
})
the-leader = le leadeur de { $player }
whose = { $of ->
    [you] de { your } groupe
    [others] des autres joueurs
    [player] de { $player }
    [enemy-leader] du leadeur ennemi
   *[anyone] { "" }
}
un = { $gender ->
    [f] une
    [woman] une
   *[any] un
}
your-leader = { your } leadeur
survivors-a = { $of ->
    [others] { un } { $one } d’un autre joueur
    [player] { un } { $one } de { $player }
    [enemy-leader] { un } { $one } du leadeur ennemi
   *[other] { un } { $one }
} { $rest } { $besides }
survivors-no = { $of ->
    [others] auc{ un } { $one } d’un autre joueur
    [player] auc{ un } { $one } de { $player }
    [enemy-leader] auc{ un } { $one } du leadeur ennemi
   *[other] auc{ un } { $one }
} { $rest } { $besides }
survivors-one = { $of ->
    [you] l’{ un } de { yours } { $many }
    [others] { un } { $one } d’un autre joueur
    [player] { un } { $one } de { $player }
    [enemy-leader] { un } { $one } du leadeur ennemi
   *[anyone] { un } { $one }
} { $rest } { $besides }
survivors-each = { $of ->
    [you] chac{ un } de { yours } { $many }
    [others] chaque { $one } des autres joueurs
    [player] chaque { $one } de { $player }
    [enemy-leader] chaque { $one } du leadeur ennemi
   *[anyone] chaque { $one }
} { $rest } { $besides }
survivors-none = { $of ->
    [you] auc{ un } de { yours } { $many }
    [others] auc{ un } { $one } des autres joueurs
    [player] auc{ un } { $one } de { $player }
    [enemy-leader] auc{ un } { $one } du leadeur ennemi
   *[anyone] auc{ un } { $one }
} { $rest } { $besides }
survivors-all = { $of ->
    [you] { yours } { $many }
    [others] les { $many } des autres joueurs
    [player] les { $many } de { $player }
    [enemy-leader] les { $many } du leadeur ennemi
   *[anyone] les { $many }
} { $rest } { $besides }
some = { $n ->
    [one] { $one }
   *[other] { $many }
}
survivors-some = { $n } { $of ->
    [you] de { yours } { $many }
    [others] { some } des autres joueurs
    [player] { some } de { $player }
    [enemy-leader] { some } du leadeur ennemi
   *[anyone] { some }
} { $rest } { $besides }
survivors-up-to = { $n } { $of ->
    [you] de { yours } { $many } au plus
    [others] { some } au plus des autres joueurs
    [player] { some } au plus de { $player }
    [enemy-leader] { some } au plus du leadeur ennemi
   *[anyone] { some } au plus
} { $rest } { $besides }
survivors-ranked = { $n ->
    [counted] { $apart ->
        [yes] chacun des
       *[no] les
    } { $many }
    [one] le { $one }
   *[other] { $apart ->
        [yes] chacun des { $n }
       *[no] les { $n }
    } { $many }
} { whose } { $rest } ayant { $rank ->
    [lowest] la plus faible influence
   *[highest] la plus forte influence
} { $besides } { $per }

## Ce qui se compte

per = { $of ->
    [players] { $per ->
        [1] par { $one }
       *[other] pour { $per } { $many } (arrondi au supérieur)
    }
   *[other] { $per ->
        [1] par { $one }
       *[other] pour { $per } { $many } (arrondi au supérieur)
    }
}
out-of = , moins { $n } { $per ->
    [1] par { $one }
   *[other] pour { $per } { $many }
}
plus = { $counted ->
    [no] et { $n } de plus
   *[yes] , plus { $n ->
        [as-many] autant
       *[other] { $n }
    } { $per }
}
so-many = ({ $n } { $per })
players-exile = { $exiled ->
    [exiled] { $n ->
        [one] exilé
       *[other] exilés
    }
    [non-exiled] non { $n ->
        [one] exilé
       *[other] exilés
    }
   *[any] { "" }
}
count-players = { $n ->
    [one] joueur
   *[other] joueurs
} { players-exile }
count-equipped = { $symbol ->
    [weapon] { $n ->
        [one] arme équipée
       *[other] armes équipées
    }
    [tool] { $n ->
        [one] outil équipé
       *[other] outils équipés
    }
    [book] { $n ->
        [one] livre équipé
       *[other] livres équipés
    }
   *[other] { $n ->
        [one] carte { symbol } équipée
       *[other] cartes { symbol } équipées
    }
}
count-cards = { $n ->
    [one] carte
   *[other] cartes
} { symbol }
from-deck = de { $place }
counted-where = { $of ->
    [hand] { $whose ->
        [player] de la main de { $player }
        [anyone] de toutes les mains
        [non-exiled] des mains de tous les joueurs non exilés
        [each-non-exiled] de la main du joueur non exilé qui en a le moins
       *[you] de { your-f } main
    }
    [equipped] { $whose ->
        [you] chez { yours } survivants
        [player] chez les survivants de { $player }
        [non-exiled] chez les survivants des joueurs non exilés
        [each-non-exiled] chez les survivants du joueur non exilé qui en a le moins
       *[anyone] { "" }
    }
    [stored] sur l’objectif commun
    [tokens] sur l’objectif commun
    [waste] dans la décharge
    [lost] hors de la partie
    [graveyard] au cimetière
    [despair] en jeu
   *[other] { "" }
}
count-morale = { $n ->
    [one] point de moral
   *[other] points de moral
}
count-food = { $n ->
    [one] jeton nourriture
   *[other] jetons nourriture
}
count-starvation = { $n ->
    [one] jeton famine
   *[other] jetons famine
}
count-helpless = { $n ->
    [one] survivant vulnérable
   *[other] survivants vulnérables
}
count-zombies = { $n ->
    [one] zombie
   *[other] zombies
}
count-barricades = { $n ->
    [one] barricade
   *[other] barricades
}
count-traps = { $n ->
    [one] piège explosif
   *[other] pièges explosifs
}
count-unruly = { $n ->
    [one] survivant vulnérable indiscipliné
   *[other] survivants vulnérables indisciplinés
}
count-graveyard = { $n ->
    [one] survivant
   *[other] survivants
}
on-whom = sur { $who }
count-despair = { $n ->
    [one] jeton désespoir
   *[other] jetons désespoir
}
count-bandits = { $n ->
    [one] brigand
   *[other] brigands
}
count-loot = { $n ->
    [one] carte butin
   *[other] cartes butin
}
count-tokens = { $n ->
    [one] jeton
   *[other] jetons
}
count-lost = { $n ->
    [one] survivant
   *[other] survivants
}
count-wounds = { $n ->
    [one] blessure
   *[other] blessures
}
count-empty-decks = { $n ->
    [one] pioche d’objets vide
   *[other] pioches d’objets vides
}
count-unused-dice = { $n ->
    [one] dé d’action non utilisé
   *[other] dés d’action non utilisés
}
count-room = { $n ->
    [one] case de survivant libre
   *[other] cases de survivant libres
}
count-row = { $n ->
    [one] amélioration dans la rangée
   *[other] améliorations dans la rangée
}
count-experiments = { $n ->
    [one] expérience enfermée
   *[other] expériences enfermées
}
count-built = { $n ->
    [one] amélioration construite
   *[other] améliorations construites
}
count-advancement = { $n ->
    [one] jeton développement
   *[other] jetons développement
}
count-contained = { $n ->
    [one] expérience
   *[other] expériences
}
count-side-effects = { $n ->
    [one] effet secondaire
   *[other] effets secondaires
}
count-result = { $after ->
    [helpless] { $n ->
        [one] survivant vulnérable ainsi retiré
       *[other] survivants vulnérables ainsi retirés
    }
    [cards] { $n ->
        [one] carte ainsi déplacée
       *[other] cartes ainsi déplacées
    }
    [contest] { $n ->
        [one] point d’écart
       *[other] points d’écart
    }
    [roll] { $n ->
        [one] point du dé
       *[other] points du dé
    }
   *[other] { $n ->
        [one] unité du résultat
       *[other] unités du résultat
    }
}
