### Raxxon : expériences, zombies spéciaux, effets secondaires, et les mots venus avec eux.

kind-experiment = Expérience · { $n ->
    [one] { $n } zombie spécial
   *[other] { $n } zombies spéciaux
}
kind-side-effect = Effet secondaire · { $good ->
    [yes] bénéfique
   *[no] néfaste
}
heading-code = Code de confinement
heading-arrival = Si elle s’échappe
heading-encounter = Après une attaque contre lui, lancez un dé
code-pair = { $first } + { $second }
arrival = { $n ->
    [one] { $n } zombie spécial, { lair }
   *[other] { $n } zombies spéciaux, chacun { lair }
}
lair = { $at ->
    [random] dans un lieu aléatoire
    [most-survivors] dans le lieu de 1 à 6 où se trouvent le plus de survivants (égalité ou personne : lieu aléatoire)
    [most-noise] dans le lieu de 1 à 6 qui porte le plus de jetons bruit (égalité ou aucun : lieu aléatoire)
   *[other] { $place }
}
the-attacker = l’attaquant
v-release = { $mood ->
    [does] libère
    [to] libérer
   *[do] libérez
}
v-turn = { $mood ->
    [does] tourne
    [to] tourner
   *[do] tournez
}
creature-removed = ce zombie spécial est retiré
creature-flees = ce zombie spécial s’enfuit vers un lieu aléatoire
release = { $counted ->
    [yes] { v-release } aussitôt { $n ->
        [one] { $n } expérience
       *[other] { $n } expériences
    } { $per }
   *[no] { v-release } aussitôt { $n ->
        [as-many] autant d’expériences
        [one] la première expérience
       *[other] les { $n } premières expériences
    }
}{ $elsewhere ->
    [no] { "" }
   *[yes] , { $at } au lieu de l’endroit indiqué
}
experiment-discard = { v-discard } la première expérience
experiment-bury = { v-put } la première expérience sous sa pioche
side-effect-random = { $it } reçoit pour toujours un effet secondaire tiré au hasard parmi ceux qui ne servent pas
side-effect-back = le dernier effet secondaire de { $it }, s’il en a un, rejoint les autres
v-discard = { $mood ->
    [does] défausse
    [to] défausser
   *[do] défaussez
}
side-effect = { $it } reçoit pour toujours l’effet secondaire « { $name } », sauf s’il sert déjà
look-experiment-top = { $everybody ->
    [yes] { v-reveal }
   *[no] { see }
} { $n ->
    [one] la première expérience
   *[other] les { $n } premières expériences
} { arrange }
dice-copy = { v-turn } { some-dice } { $per } sur la valeur d’un dé d’action non utilisé d’un autre joueur
dice-flip = { v-turn } { some-dice } { $per } sur la face opposée (7 moins la valeur)
whenever-contained = chaque fois qu’une expérience est défaussée par le vote ou avec la mort de son dernier zombie spécial

no-exposure-search = { $who } fouille sans lancer le dé de risque ensuite
takes-as-frostbite = { $as ->
    [nothing] { $who } ignore les engelures
   *[wound] { $who } reçoit une blessure normale au lieu d’une engelure
}
takes-as-bite = { $spread ->
    [yes] une morsure obtenue au dé pour { $who }, ou qui se propage jusqu’à lui, { bite-counts } et s’arrête là
   *[no] une morsure obtenue au dé pour { $who } { bite-counts }
}
bite-counts = { $as ->
    [nothing] est ignorée
   *[wound] compte comme une blessure normale
}
value = la valeur { $act ->
    [attack] d’attaque
   *[search] de fouille
} de { $who } { $more ->
    [yes] augmente de { $n } (6 au plus)
   *[no] baisse de { $n } (1 au moins)
}
code-slack = pour le code de confinement, un dé posé sur Raxxon peut compter pour { $n ->
    [one] { $n } de plus ou de moins
    [5] n’importe quelle valeur
   *[other] jusqu’à { $n } de plus ou de moins
}
code-anywhere = { $holder ->
    [table] les joueurs peuvent poser des dés sur Raxxon où que soient leurs survivants
   *[other] vous pouvez poser des dés sur Raxxon où que soient vos survivants
}
reroll = après { $rolls }{ $results ->
    [none] { "" }
   *[other] { " " }qui donne { $results }
}, { $holder ->
    [table] un joueur peut
   *[other] vous pouvez
} le faire refaire ; le second résultat compte
roll-of-exposure = un jet de risque de { $who }
roll-of-encounter = un jet de { $who } sur une table de rencontre
roll-of-place = le tirage d’un lieu aléatoire
roll-of-hit = un jet de { $who } pour toucher un survivant ou un brigand
rolled-wound = une blessure
rolled-frostbite = une engelure
rolled-bite = une morsure
count-special-zombies = { $n ->
    [one] zombie spécial
   *[other] zombies spéciaux
}
has-special-zombies = { $op ->
    [none] il n’y a { $quantity } { $where }
   *[other] il y a { $quantity } { $where }
}
