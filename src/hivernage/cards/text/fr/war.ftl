### Une guerre de deux colonies : des deux côtés.

mark-war = Seulement dans une guerre de deux colonies.
mark-wolf = Seulement avec un loup solitaire.

## Qui et où

adjective-enemy = ennemi{ e }{ s }
adjective-allied = allié{ e }{ s }
on-side = { $side ->
    [both] des deux colonies
    [any] de n’importe quel camp
    [wolf] du loup solitaire
   *[enemy] { $rival ->
        [that] de cette colonie
       *[either] des colonies
    }
}
at-home = à l’intérieur
at-door = { $number ->
    [one] { $yes ->
        [false] qui n’est pas
       *[true] { "" }
    }
   *[many] { $yes ->
        [false] qui ne sont pas
       *[true] { "" }
    }
} à une entrée { $rival ->
    [that] de cette colonie
    [either] d’une colonie
   *[enemy] de la colonie{ $side ->
        [enemy] { "" }
       *[own] { " " }ennemie
    }
}
place-own-home = chez elle
    .at = chez elle
    .in = chez elle
    .each = à chacune de ses entrées
the-rival = { $rival ->
    [that] cette colonie
    [either] une colonie
   *[enemy] la colonie ennemie
}
place-enemy-colony = { the-rival }
    .at = { at-the-rival }
    .in = { at-the-rival }
    .each = à chaque entrée de { the-rival }
at-the-rival = { $rival ->
    [enemy] à la colonie ennemie
   *[other] dans { the-rival }
}
place-contested = chaque lieu extérieur où les deux camps sont présents
    .at = dans chaque lieu extérieur où les deux camps sont présents
    .in = dans un lieu extérieur où les deux camps sont présents
    .each = dans chaque lieu extérieur où les deux camps sont présents
the-rival-leader = { $rival ->
    [that] le leadeur de cette colonie
    [either] le leadeur de chaque colonie
   *[enemy] le leadeur ennemi
}
seats-enemy-leader = { the-rival-leader }
    .each = { the-rival-leader }
    .all = { the-rival-leader }
    .besides = { the-rival-leader }
seats-wolf = le loup solitaire
    .each = le loup solitaire
    .all = le loup solitaire
    .besides = le loup solitaire
seats-on-side = { $side ->
    [both] { $who } des deux colonies
    [any] { $who } de n’importe quel camp
    [enemy] { $who } de la colonie ennemie
   *[own] { $who } de { your-f } colonie
}
pick-player-enemy-with-cards = un joueur { $rival ->
    [that] de cette colonie
    [either] d’une colonie
   *[enemy] ennemi
} ayant des cartes en main
subject-that-colony = cette colonie
subject-wolf = le loup solitaire
one-colony = l’une des deux colonies

## Ce qui se compte

count-bullets = { $n ->
    [one] balle
   *[other] balles
}
count-combats-won = { $n ->
    [one] combat
   *[other] combats
}
count-controlled = { $n ->
    [one] lieu
   *[other] lieux
}
count-doors-held = { $n ->
    [one] entrée ennemie
   *[other] entrées ennemies
}
counted-doors = où se tient un survivant de la colonie
has-bullets = { $op ->
    [none] la colonie n’a { $quantity }
   *[other] la colonie a { $quantity }
}
has-combats-won = { $op ->
    [none] la colonie n’a gagné { $quantity } { $where }
   *[other] la colonie a gagné { $quantity } { $where }
}
has-controlled = { $op ->
    [none] la colonie ne contrôle { $quantity }
   *[other] la colonie contrôle { $quantity }
} { $op ->
    [none] { "" }
   *[other] { control-means }
}
control-means = (elle contrôle un lieu extérieur où elle a plus de survivants que l’autre)
has-doors-held = { $op ->
    [none] la colonie ne tient { $quantity }
   *[other] la colonie tient { $quantity }
}
more-than-enemy = la colonie { $of ->
    [controlled] { $yes ->
        [no] ne contrôle pas
       *[yes] contrôle
    }
    [doors-held] { $yes ->
        [no] ne tient pas
       *[yes] tient
    }
    [combats-won] { $yes ->
        [no] n’a pas gagné
       *[yes] a gagné
    }
   *[other] { $yes ->
        [no] n’a pas
       *[yes] a
    }
} { $by ->
    [1] plus de { $noun }
   *[other] au moins { $by } { $noun } de plus
} que la colonie ennemie { $of ->
    [controlled] { control-means }
   *[other] { "" }
}
fought-won = la colonie { $yes ->
    [no] n’a gagné aucun
   *[yes] a gagné un
} combat à la manche précédente
fought-lost = la colonie { $yes ->
    [no] n’a perdu aucun
   *[yes] a perdu un
} combat à la manche précédente
fought-hired = { $yes ->
    [no] vous n’avez pas combattu
   *[yes] vous avez combattu
} { $hired ->
    [against] contre
   *[for] pour
} cette colonie et votre camp a { $result ->
    [lost] perdu
   *[won] gagné
} le combat
you-have-done = { $yes ->
    [no] vous n’avez pas
   *[yes] vous avez
}
has-done-kill-zombie = { you-have-done } tué { $n ->
    [one] un zombie
   *[other] { $n } zombies
} ce tour-ci { $with }
has-done-barricade = { you-have-done } posé { $n ->
    [one] une barricade
   *[other] { $n } barricades
} ce tour-ci { $with }
has-done-add-to-crisis = { you-have-done } ajouté { $n ->
    [one] une carte
   *[other] { $n } cartes
} à la crise ce tour-ci
has-done-send-home = { you-have-done } renvoyé chez { $times ->
    [one] lui
   *[other] eux
} { $who } ce tour-ci
of-each-colony = { $yes ->
    [no] pas pour chacune des deux colonies :
   *[yes] pour chacune des deux colonies,
} { $holds }
complete-for = { $side ->
    [any] { $yes ->
        [no] aucune colonie n’a
       *[yes] une colonie a
    }
   *[enemy] { the-rival } { $yes ->
        [no] n’a pas
       *[yes] a
    }
} accompli l’objectif commun { $alone ->
    [yes] , et l’autre non
   *[no] { "" }
}
has-morale-of = le moral de { the-rival } est { $op ->
    [none] à 0
    [least] d’au moins { $n }
    [most] de { $n } ou moins
    [either] de { $low } ou { $n }
    [between] compris entre { $low } et { $n }
    [than] { $bare }
    [all] maximal
   *[other] de { $n }
}
count-morale-of = moral
count-graveyard-of = { $n ->
    [one] survivant de { the-rival }
   *[other] survivants de { the-rival }
}
has-graveyard-of = { $op ->
    [none] il n’y a { $quantity } au cimetière
   *[other] il y a { $quantity } au cimetière
}
count-missions = { $n ->
    [one] mission
   *[other] missions
}
count-missions-of = { count-missions } pour ou contre { the-rival }
has-missions = { $op ->
    [none] vous n’avez accompli { $quantity }
   *[other] vous avez accompli { $quantity }
}
has-missions-of = { has-missions }
leads = { $again ->
    [yes] il
   *[no] { $it }
} { $yes ->
    [no] n’est pas
   *[yes] est
} le leadeur de son groupe

## Ce qui se passe

colonies-all = chaque colonie
colonies-enemy = { the-rival }
it-has = { $of ->
    [controlled] contrôle
    [doors-held] tient
    [combats-won] a gagné
   *[other] a
}
colonies-most = la colonie qui { it-has } le plus de { $counted } (les deux en cas d’égalité)
colonies-fewest = la colonie qui { it-has } le moins de { $counted } (aucune en cas d’égalité)
for-colony = pour { $who } : { $then }
colony-does = { $who } { $then }
bullet-count = { $n ->
    [all] toutes les balles
    [as-many] autant de balles
    [one] { $n } balle
   *[other] { $n } balles
}
gain-bullets = { v-gain } { bullet-count } { $per }
lose-bullets = { v-lose } { bullet-count } { $per }
side-does = { $side ->
    [enemy] { the-rival } { $then }
    [wolf] le loup solitaire { $then }
   *[both] chacune des deux colonies { $then }
}
side-after = { $then } ({ $side ->
    [enemy] { the-rival }
    [wolf] le loup solitaire
   *[both] les deux colonies
})
elect = { v-elect } aussitôt { $barred ->
    [yes] un autre chef de colonie
   *[no] le chef de colonie
}
hand-over-from = { v-receive } de { $from } { $cards } de sa main, à son choix
steal-stored = { v-take } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de { your } choix sur l’objectif commun de la colonie ennemie, pour le vôtre
retrieve-waste = { v-take } en main { $n ->
    [all] toutes les cartes
    [one] la première carte
   *[other] les { $n } premières cartes
} de la décharge

## Pouvoirs et déclencheurs

whenever-won-combat = chaque fois que la colonie gagne un combat { $at }
combat-strength = au combat, { $holder ->
    [you] chacun de vos survivants
   *[other] { $who }
} compte pour { $n } de plus en force
truce = aucun combat n’a lieu { $at }
votes = { $person ->
    [they] sa voix
   *[you] votre voix
} compte { $n ->
    [2] double
    [3] triple
   *[other] { $n } fois
} dans les votes et les élections
when-kill-zombie = { $subject } tue un zombie { $with }
when-barricade = { $subject } pose une barricade { $with }
when-add-to-crisis = { $subject } ajoute une carte à la crise
draw-mission = { v-draw } une mission
with-whom = avec { $who }

## Objectifs et tactiques

side-bullets = { $n ->
    [one] { $n } balle
   *[other] { $n } balles
} par colonie.
heading-check = À la fin de chaque manche, avant de vérifier le but
completes-one = une seule colonie peut l’accomplir
completes-both = les deux colonies peuvent l’accomplir
kind-tactic = Tactique
tactic-strength = +{ $n } en force
tactic-lose-more = si vous perdez le combat, répartissez { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
} de plus entre vos survivants
tactic-both-ends = si les deux leadeurs jouent cette carte, le combat s’arrête là, sans autre effet
tactic-unhurt = vos survivants ne subissent aucune blessure pendant ce combat
tactic-against = contre { $cards } : { $what }
tactic-quoted = « { $name } »
tactic-cancel = la carte adverse est sans effet

## Le loup solitaire

kind-mission = Mission du loup solitaire · { $does ->
    [harm] contre
   *[help] pour
} { $whom ->
    [both] les deux colonies
   *[one] une colonie
}
kind-lone-wolf = Objectif de loup solitaire
names-colony = un tirage secret désigne l’une des deux colonies (« cette colonie »)
heading-claim = À votre tour, vous pouvez la revendiquer { $whom ->
    [both] { "" }
   *[one] , { $does ->
        [harm] contre
       *[help] pour
    } une colonie de votre choix,
} si
heading-at-once = Vous la revendiquez aussitôt si
heading-cost = Coût
heading-mission = Ce qu’elle fait
heading-reward = Votre récompense
