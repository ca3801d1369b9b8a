### Conditions (propositions qui suivent « si ») et déclencheurs. $yes : affirmée ou niée.
### $op : least, most, exact, either et between (de $low à $n), none, all, ou than (comparaison de deux nombres).

have = { $person ->
    [they] a
   *[you] avez
}
lead = { $person ->
    [they] mène
   *[you] menez
}
control = { $person ->
    [they] contrôle
   *[you] contrôlez
}
not-any = { $counted ->
    [hand] aucune
    [equipped] { $symbol ->
        [tool] aucun
        [book] aucun
       *[other] aucune
    }
    [stored] aucune
    [bullets] aucune
    [doors-held] aucune
    [waste] aucune
    [barricades] aucune
    [wounds] aucune
    [built] aucune
    [room] aucune
    [row] aucune
    [experiments] aucune
    [contained] aucune
   *[other] aucun
}

quantity = { $op ->
    [none] { not-any } { $noun }
    [least] au moins { $n } { $noun }
    [exact] exactement { $n } { $noun }
    [either] { $low } ou { $n } { $noun }
    [between] { $low } à { $n } { $noun }
    [all] { $counted ->
        [hand] toutes les
        [equipped] { $symbol ->
            [tool] tous les
            [book] tous les
           *[other] toutes les
        }
        [stored] toutes les
        [bullets] toutes les
        [doors-held] toutes les
        [waste] toutes les
        [loot] toutes les
        [barricades] toutes les
        [wounds] toutes les
        [built] toutes les
        [room] toutes les
        [row] toutes les
        [experiments] toutes les
        [contained] toutes les
       *[other] tous les
    } { $noun }
    [more] plus de { $n } { $noun }
    [fewer] moins de { $n } { $noun }
   *[most] au plus { $n } { $noun }
} { $per }
found-only = (hors objets de départ)
other-survivors = autres { $survivors }
than-more = plus de { $noun } { $where } que de { $other }
than-fewer = moins de { $noun } { $where } que de { $other }
than-least = au moins autant de { $noun } { $where } que de { $other }
as-more = supérieur au nombre de { $other }
as-fewer = inférieur au nombre de { $other }
as-least = supérieur ou égal au nombre de { $other }
as-most = inférieur ou égal au nombre de { $other }
than-most = au plus autant de { $noun } { $where } que de { $other }

has-morale = le moral est { $op ->
    [none] à 0
    [least] d’au moins { $n } { $per }
    [most] de { $n } ou moins { $per }
    [either] de { $low } ou { $n }
    [between] compris entre { $low } et { $n }
    [than] { $bare }
    [all] maximal
   *[other] de { $n }
}
has-food = { $op ->
    [none] la réserve ne contient { $quantity }
   *[other] la réserve contient { $quantity }
}
has-starvation = { $op ->
    [none] la réserve ne contient { $quantity }
   *[other] la réserve contient { $quantity }
}
has-helpless = { $op ->
    [none] il n’y a { $quantity } à la colonie
    [than] il y a { $quantity }
   *[other] il y a { $quantity } à la colonie
}
has-waste = { $op ->
    [none] la décharge ne contient { $quantity }
   *[other] la décharge contient { $quantity }
}
has-zombies = { $op ->
    [none] il n’y a { $quantity } { $where }
   *[other] il y a { $quantity } { $where }
}
has-barricades = { $op ->
    [none] il n’y a { $quantity } { $where }
   *[other] il y a { $quantity } { $where }
}
has-traps = { $op ->
    [none] il n’y a { $quantity } { $where }
   *[other] il y a { $quantity } { $where }
}
has-unruly = { $op ->
    [none] la colonie n’a { $quantity }
   *[other] la colonie a { $quantity }
}
has-graveyard = { $op ->
    [none] il n’y a { $quantity } au cimetière
   *[other] il y a { $quantity } au cimetière
}
has-despair = { $op ->
    [none] { $who } n’ont { $quantity }
   *[other] { $who } ont { $quantity }
}
has-bandits = { $op ->
    [none] il n’y a { $quantity } { $where }
   *[other] il y a { $quantity } { $where }
}
has-loot = { $op ->
    [none] il n’y a { $quantity }
   *[other] il y a { $quantity }
}
has-each = { $yes ->
    [no] il n’y a pas { $quantity } { $where }
   *[yes] il y a { $quantity } { $where }
}
has-survivors = { $whose ->
    [you] { $op ->
        [none] { $subject } ne { control } { $quantity } { $where }
       *[other] { $subject } { control } { $quantity } { $where }
    }
    [player] { $op ->
        [none] { $player } ne contrôle { $quantity } { $where }
       *[other] { $player } contrôle { $quantity } { $where }
    }
   *[anyone] { $op ->
        [none] il n’y a { $quantity } { $where }
       *[other] il y a { $quantity } { $where }
    }
}
has-hand = { $whose ->
    [you] { $op ->
        [none] { $subject } n’{ have } { $quantity } { $where } en main
       *[other] { $subject } { have } { $quantity } { $where } en main
    }
    [player] { $op ->
        [none] { $player } n’a { $quantity } { $where } en main
       *[other] { $player } a { $quantity } { $where } en main
    }
    [each-non-exiled] { $op ->
        [none] aucun joueur non exilé n’a de { $noun } { $where } en main
       *[other] chaque joueur non exilé a { $quantity } { $where } en main
    }
    [non-exiled] { $op ->
        [none] les joueurs non exilés n’ont { $quantity } en main
       *[other] les joueurs non exilés ont ensemble { $quantity } en main
    }
   *[anyone] { $op ->
        [none] les joueurs n’ont { $quantity } { $where } en main
       *[other] les joueurs ont { $quantity } { $where } en main
    }
} { $found }
has-equipped = { $op ->
    [none] { $whose ->
        [you] { $person ->
            [they] les survivants de { $subject }
           *[you] vos survivants
        }
        [player] les survivants de { $player }
        [each-non-exiled] les survivants de chaque joueur non exilé
        [non-exiled] les survivants des joueurs non exilés
        [who] { $who }
       *[anyone] les survivants
    } { $single ->
        [yes] n’a
       *[no] n’ont
    } { $quantity }
   *[other] { $whose ->
        [you] { $person ->
            [they] les survivants de { $subject }
           *[you] vos survivants
        }
        [player] les survivants de { $player }
        [each-non-exiled] les survivants de chaque joueur non exilé
        [non-exiled] les survivants des joueurs non exilés
        [who] { $who }
       *[anyone] les survivants
    } { $single ->
        [yes] a
       *[no] ont
    } { $quantity }
} { $found }
has-stored = { $op ->
    [none] il n’y a { $quantity } { $where } sur l’objectif commun
   *[other] il y a { $quantity } { $where } sur l’objectif commun
} { $found }
has-stored-each = l’objectif commun { $yes ->
    [no] ne porte pas
   *[yes] porte
} { $quantity } { $where } { $found }
has-tokens = { $op ->
    [none] il n’y a { $quantity } sur l’objectif commun
   *[other] il y a { $quantity } sur l’objectif commun
}
has-lost = { $op ->
    [none] { $quantity } n’a quitté la partie
   *[other] { $quantity } { $n ->
        [one] a
       *[other] ont
    } quitté la partie
} (sans compter les survivants vulnérables)
has-wounds = { $op ->
    [none] { $who } { $single ->
        [yes] n’a
       *[no] n’ont
    } { $quantity }
   *[other] { $who } { $single ->
        [yes] a
       *[no] ont
    } { $quantity }
}
has-empty-decks = { $op ->
    [none] il n’y a aucune pioche d’objets vide
   *[other] il y a { $quantity }
}
has-built = { $op ->
    [none] il n’y a { $quantity }
   *[other] il y a { $quantity }
}
has-row = { $op ->
    [none] il n’y a { $quantity }
   *[other] il y a { $quantity }
}
has-experiments = { $op ->
    [none] il n’y a { $quantity }
   *[other] il y a { $quantity }
}
has-advancement = { $op ->
    [none] il n’y a { $quantity } sur les améliorations de la rangée
   *[other] il y a { $quantity } sur les améliorations de la rangée
}
has-contained = { $op ->
    [none] { $quantity } n’a quitté la partie
   *[other] { $quantity } { $n ->
        [one] a
       *[other] ont
    } quitté la partie
}
has-side-effects = { $op ->
    [none] { $who } { $single ->
        [yes] n’a
       *[no] n’ont
    } { $quantity }
   *[other] { $who } { $single ->
        [yes] a
       *[no] ont
    } { $quantity }
}
has-unused-dice = { $op ->
    [none] { $subject } n’{ have } { $quantity }
   *[other] { $subject } { have } { $quantity }
}
has-players = { $op ->
    [none] il n’y a { $quantity }
   *[other] il y a { $quantity }
}
has-result = le résultat est { $op ->
    [none] 0
    [least] d’au moins { $n } { $per }
    [most] de { $n } ou moins { $per }
    [either] de { $low } ou { $n }
    [between] compris entre { $low } et { $n }
    [than] { $bare }
    [all] maximal
   *[other] de { $n }
}

more-than = { $yes ->
    [no] { $subject } n’{ have } pas
   *[yes] { $subject } { have }
} { $by ->
    [1] plus de { $noun }
   *[other] au moins { $by } { $noun } de plus
} { $of ->
    [hand] en main
   *[other] { "" }
} { $than ->
    [some-other-player] qu’au moins un autre joueur
   *[every-other-player] que chacun des autres joueurs
}

exists-named-yours = { $exiled ->
    [false] { $subject } { $person ->
        [they] n’est pas exilé et
       *[you] n’êtes pas exilé et
    }
    [true] { $subject } { $person ->
        [they] est exilé et
       *[you] êtes exilé et
    }
   *[any] { $subject }
} { $yes ->
    [no] ne { control } pas { $name }
   *[yes] { control } { $name }
} { $anywhere ->
    [no] , qui est { $where }
   *[yes] { "" }
}
exists-named = { $name } { $yes ->
    [no] n’est pas
   *[yes] est
} { $anywhere ->
    [yes] en jeu
   *[no] { $where }
} { $exiled ->
    [any] { "" }
   *[other] { $yes ->
        [no] ou
       *[yes] et
    } { $after_if ->
        [yes] que
       *[no] { "" }
    } son joueur { $home ->
        [yes] n’est pas exilé
       *[no] est exilé
    }
}
all-in-play = { $yes ->
    [no] { $names } ne sont en jeu
   *[yes] { $names } sont { $n ->
        [2] tous deux
       *[other] tous
    } en jeu
}
any-in-play = { $names } est en jeu
some-are-calm = au moins 1 survivant vulnérable n’est pas indiscipliné
exists-yours = { $subject } { $yes ->
    [no] ne { control }
   *[yes] { control }
} { $who }
exists = { $yes ->
    [no] il n’y a
   *[yes] il y a
} { $who } { $place ->
    [no] en jeu
   *[yes] { "" }
}
alone-together = { $whose ->
    [yours] { $yes ->
        [no] il n’y a pas deux
       *[yes] deux
    } survivants humains { $person ->
        [they] de { $subject }
       *[you] de votre groupe
    }
    [humans-one-of-another] { $yes ->
        [no] il n’y a pas deux
       *[yes] deux
    } survivants humains, l’un { $person ->
        [they] de { $subject }
       *[you] de votre groupe
    } et l’autre d’un autre joueur,
   *[one-of-another] { $yes ->
        [no] il n’y a pas deux
       *[yes] deux
    } survivants, l’un { $person ->
        [they] de { $subject }
       *[you] de votre groupe
    } et l’autre d’un autre joueur,
} { $yes ->
    [no] qui soient
   *[yes] sont
} seuls ensemble dans un lieu{ $whose ->
    [yours] {" "}hors de la colonie
   *[other] {""}
}
has-moved = { $again ->
    [yes] il
   *[no] { $it }
} { $yes ->
    [no] n’a fait aucun déplacement pendant ce tour
   *[yes] a fait un déplacement pendant ce tour
}
is-built = l’amélioration « { $name } » { $yes ->
    [no] n’est pas
   *[yes] est
} construite
has-room = { $op ->
    [none] il n’y a
   *[other] il y a
} { $quantity } { $where }
in-deck = { $yes ->
    [no] { $name } n’est pas
   *[yes] { $name } est
} dans la pioche de survivants
alive = { $again ->
    [yes] il
   *[no] { $it }
} { $yes ->
    [no] n’est plus en jeu
   *[yes] est toujours en jeu
}
complete = l’objectif commun { $yes ->
    [no] n’est pas
   *[yes] est
} accompli
last-round = la colonie { $yes ->
    [no] n’a pas tenu
   *[yes] a tenu
} jusqu’à la dernière manche
betrayers-exiled = { $yes ->
    [no] les traîtres ne sont pas tous
   *[yes] tous les traîtres sont
} exilés
has-token = { $subject } { $war ->
    [yes] { $yes ->
        [no] ne { lead } pas
       *[yes] { lead }
    } la colonie
   *[no] { $yes ->
        [no] n’{ have } pas
       *[yes] { have }
    } le jeton premier joueur
}
searched-since = { $yes ->
    [no] les lieux hors de la colonie n’ont pas tous été fouillés depuis
   *[yes] chaque lieu hors de la colonie a été fouillé depuis
}

## Déclencheurs

while = { $happening }, alors que { $condition }
at-start = au début du tour, { $condition }
when-moved = { $subject } déplace { $who } { $anywhere ->
    [no] vers { $to }
    [area] { "" }
   *[yes] { "" }
} { $empty ->
    [true] vers un lieu { $area } sans autre survivant
    [false] vers un lieu { $area } où se trouvent d’autres survivants
   *[none] { $anywhere ->
        [area] vers un lieu { $to }
       *[other] { "" }
    }
} { $fuel ->
    [true] en jouant une carte carburant
    [false] sans jouer de carte carburant
   *[none] { "" }
}
when-searched = { $subject } fouille { $place } avec { $who }
when-heal-with-medicine = { $subject } joue une carte médicament pour soigner un survivant
when-use-weapon = { $subject } utilise une carte arme
when-spend-food = { $subject } dépense un jeton nourriture (le jeton est parti, le dé n’est pas encore augmenté)
when-clean = { $subject } nettoie la décharge
when-joined = grâce à une carte, { $who } rejoint le groupe de { $subject } { $helpless ->
    [true] en même temps qu’un survivant vulnérable
    [false] sans survivant vulnérable
   *[none] { "" }
}
when-exposed = après un déplacement, le dé de risque inflige { $result ->
    [frostbite] une engelure
   *[wound] une blessure (pas une engelure)
} à un survivant de { $subject } { $empty ->
    [true] dans un lieu sans autre survivant
    [false] dans un lieu où se trouvent d’autres survivants
   *[none] { "" }
}
when-take-pill = un survivant de { $subject } a pris une pilule et y a survécu
when-died = un survivant de { $subject } a été tué pendant ce tour
when-built = une amélioration a été construite pendant ce tour
when-yawn = un joueur autre que celui qui garde cette carte bâille
when-cleaning = { $subject } nettoie la décharge (le dé est dépensé, aucune carte n’est encore retirée)
when-accusation = un joueur en accuse un autre, à voix haute, d’être un traître (aucun des deux n’étant exilé)
the-accused = le joueur accusé
