### Une guerre de deux colonies : des deux côtés.

mark-war = Seulement dans une guerre de deux colonies.
mark-wolf = Seulement avec un loup solitaire.

## Qui et où

adjective-enemy = ennemi{ e }{ s }
adjective-allied = allié{ e }{ s }
on-side = { $side ->
    [both] des deux colonies
   *[any] de n’importe quel camp
}
at-door = { $number ->
    [one] { $yes ->
        [false] qui n’est pas
       *[true] { "" }
    }
   *[many] { $yes ->
        [false] qui ne sont pas
       *[true] { "" }
    }
} à une entrée de la colonie{ $side ->
    [enemy] { "" }
   *[own] { " " }ennemie
}
place-own-home = chez elle
    .at = chez elle
    .in = chez elle
    .each = à chacune de ses entrées
place-enemy-colony = la colonie ennemie
    .at = à la colonie ennemie
    .in = à la colonie ennemie
    .each = à chaque entrée de la colonie ennemie
place-contested = chaque lieu extérieur où les deux camps sont présents
    .at = dans chaque lieu extérieur où les deux camps sont présents
    .in = dans un lieu extérieur où les deux camps sont présents
    .each = dans chaque lieu extérieur où les deux camps sont présents
seats-enemy-leader = le leadeur ennemi
    .each = le leadeur ennemi
    .all = le leadeur ennemi
    .besides = le leadeur ennemi
seats-on-side = { $side ->
    [both] { $who } des deux colonies
    [any] { $who } de n’importe quel camp
    [enemy] { $who } de la colonie ennemie
   *[own] { $who } de { your-f } colonie
}
pick-player-enemy-with-cards = un joueur ennemi ayant des cartes en main
subject-that-colony = cette colonie

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
leads = { $again ->
    [yes] il
   *[no] { $it }
} { $yes ->
    [no] n’est pas
   *[yes] est
} le leadeur de son groupe

## Ce qui se passe

colonies-all = chaque colonie
colonies-enemy = la colonie ennemie
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
    [enemy] la colonie ennemie { $then }
   *[both] chacune des deux colonies { $then }
}
side-after = { $then } ({ $side ->
    [enemy] la colonie ennemie
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
with-whom = avec { $who }

## Objectifs et tactiques

side-bullets = { $n ->
    [one] 1 balle
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
