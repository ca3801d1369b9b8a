### Pourquoi ceci n’est pas possible maintenant. Une phrase chacune ; majuscule et point sont ajoutés.
### $gender : f ou m, le genre du survivant dont on parle. On s’adresse au joueur par « vous », sans accord.

## Morceaux de phrases

hint = Vouliez-vous dire « { $word } » ?
some-card = une carte
ability-of = la capacité de { $survivor }
card-named = « { $card } »

## À qui le tour

game-over = la partie est terminée
not-a-player = seuls les joueurs agissent, et vous regardez
you-are-out = vous ne faites plus partie du jeu
phase-setup = la mise en place n’est pas terminée
phase-start-round = la manche commence à peine ; attendez votre tour
phase-colony = personne n’agit pendant la phase de colonie
not-your-turn = ce n’est pas votre tour
settle-first = il faut d’abord finir de résoudre ce qui est en cours

## Des mots inconnus

unknown-action = il n’y a pas d’action « { $word } ». { $hint }
unknown-survivor = il n’y a pas de survivant « { $word } ». { $hint }
unknown-place = il n’y a pas de lieu « { $word } ». { $hint }
unknown-card = il n’y a pas de carte objet « { $word } ». { $hint }
unknown-player = il n’y a pas de joueur « { $word } » à cette table. { $hint }
unknown-symbol = il n’y a pas de symbole « { $word } ». { $hint }
unknown-target = « { $word } » n’est pas une cible. { $hint }
unknown-power = il n’y a ici ni capacité ni équipement « { $word } ». { $hint }
unknown-die = un dé s’écrit de die=1 à die=6, pas « { $word } »
too-many-words = l’action est complète sans « { $word } »
impossible = ce n’est pas possible maintenant
no-survivor-fits = aucun de vos survivants ne peut le faire maintenant
no-card-fits = aucune de vos cartes ne peut servir à cela maintenant

## Survivants

lost = { $survivor } n’est plus dans la partie
not-in-play = { $survivor } n’est pas en jeu
not-yours = { $survivor } ne fait pas partie de votre groupe
no-group = vous n’avez aucun survivant

## Dés

no-dice = il ne vous reste aucun dé d’action
no-such-die = vous n’avez pas de dé d’action disponible de valeur { $n }
attack-too-low = { $survivor } attaque avec { $need } ou plus ; { $all ->
    [yes] votre meilleur dé disponible est un { $n }
   *[no] { $n } ne suffit pas
}
search-too-low = { $survivor } fouille avec { $need } ou plus ; { $all ->
    [yes] votre meilleur dé disponible est un { $n }
   *[no] { $n } ne suffit pas
}
ability-too-low = { $power } demande un dé de { $need } ou plus ; { $all ->
    [yes] votre meilleur dé disponible est un { $n }
   *[no] { $n } ne suffit pas
}
die-at-top = { $all ->
    [yes] tous vos dés disponibles sont déjà à 6
   *[no] un dé ne dépasse jamais 6
}

## Des cartes qui interdisent

forbidden-move = « { $card } » interdit à { $survivor } de se déplacer
forbidden-move-there = « { $card } » interdit ce déplacement à { $survivor }
forbidden-search = « { $card } » interdit à { $survivor } de fouiller
forbidden-attack = « { $card } » interdit à { $survivor } d’attaquer
forbidden-use-ability = « { $card } » prive { $survivor } de sa capacité
forbidden-add-to-crisis = « { $card } » vous interdit d’ajouter des cartes à la crise
forbidden-play = « { $card } » vous interdit de jouer de telles cartes

## Déplacement

moved-already = { $survivor } s’est déjà { $gender ->
    [f] déplacée
   *[m] déplacé
} pendant ce tour
there-already = { $survivor } est déjà { $place }
colony-closed = les survivants d’un joueur exilé ne peuvent pas entrer dans la colonie
place-full = il n’y a plus d’emplacement de survivant libre { $place }
nowhere-to-go = { $survivor } n’a nulle part où aller
not-for-moves = « { $card } » ne se joue pas avec un déplacement

## Actions avec un dé

no-target = il n’y a personne à attaquer { $place }
no-zombie = il n’y a pas de zombie { $place }
attack-helpless = on ne peut pas attaquer les survivants vulnérables
attack-own = on ne peut pas attaquer ses propres survivants
victim-elsewhere = { $survivor } n’est pas { $place }
search-colony = on ne peut pas fouiller la colonie
deck-empty = il n’y a plus rien à trouver { $place }
entrances-full = il n’y a plus d’emplacement d’entrée libre { $place }
nothing-to-attract = il n’y a pas de zombie à appâter ailleurs
clean-outside = { $survivor } n’est pas à la colonie, et c’est là qu’on vide la décharge
no-waste = la décharge est vide

## Capacités et équipement

no-such-ability = { $survivor } n’a pas cette capacité
no-table-power = aucune capacité de ce genre n’est offerte à tous
not-together = { $survivor } et { $other } ne sont pas au même endroit
ability-elsewhere = { $power } ne sert que { $place }
works-at-start = { $power } sert au début { $start ->
    [turn] du tour
   *[round] de la manche
}
works-with-action = { $power } se choisit en faisant l’action qui en profite
works-by-itself = { $power } agit d’office : il n’y a rien à utiliser
used-already = { $power } a déjà servi pendant { $once ->
    [turn] ce tour
    [round] cette manche
   *[game] cette partie
}
needs = { $power } ne sert que si { $needs }
power-does-nothing = { $power } n’aurait aucun effet maintenant
needs-no-die = { $power } ne demande pas de dé

## Cartes

hand-empty = vous n’avez pas de carte en main
not-in-hand = « { $card } » n’est pas dans votre main
equipped-already = « { $card } » n’est pas dans votre main : { $survivor } en est { $gender ->
    [f] équipée
   *[m] équipé
}
locked = « { $card } » ne peut pas servir avant la prochaine manche
play-with-move = « { $card } » se joue avec un déplacement
equip-instead = « { $card } » ne se joue pas seul : équipez-en un survivant
not-equipment = « { $card } » n’est pas un équipement : cette carte se joue
colony-full = « { $card } » amènerait des survivants, et la colonie n’a plus de place pour tous
no-survivors-left = plus aucun survivant ne peut vous rejoindre
nobody-to-heal = aucun blessé ne se trouve auprès de vos survivants
no-die-for-card = vous n’avez pas de dé disponible que « { $card } » puisse changer
card-does-nothing = « { $card } » n’aurait aucun effet maintenant
feed-in-colony = seul un joueur exilé augmente ses dés avec des cartes nourriture ; la colonie dépense des jetons
not-food = « { $card } » n’est pas de la nourriture
crisis-exiled = un joueur exilé ne peut pas ajouter de cartes à la crise
no-crisis = il n’y a pas de crise à laquelle ajouter des cartes
add-from-hand = cette carte n’est pas équipée : ajoutez-la de votre main
nothing-equipped = { $survivor } n’a pas d’équipement
not-equipped = { $survivor } n’est pas { $gender ->
    [f] équipée
   *[m] équipé
} de « { $card } »
attached = « { $card } » n’est pas un objet : cette carte reste où elle est
objective-takes-nothing = l’objectif commun ne reçoit pas de cartes
objective-takes-others = l’objectif commun ne reçoit pas de cartes comme « { $card } »
hand-off-from-hand = on ne donne pas une carte de sa main, seulement un équipement
hand-off-self = { $survivor } en est déjà { $gender ->
    [f] équipée
   *[m] équipé
}
nobody-to-take = il n’y a personne d’autre { $place }
taker-elsewhere = { $survivor } n’est pas { $place }

## Nourriture, sollicitations, exil

food-exiled = un joueur exilé ne peut pas dépenser la nourriture de la colonie
no-food = il n’y a plus de jeton nourriture dans la réserve
nobody-has-cards = personne d’autre n’a de carte en main
nobody-gave = { $symbol ->
    [any] vous avez déjà tout demandé pendant ce tour, et personne n’a donné
   *[other] vous l’avez déjà demandé pendant ce tour, et personne n’a donné
}
no-exile-together = on n’exile personne dans une partie coopérative
exile-called = vous avez déjà demandé un vote d’exil pendant ce tour
exile-self = vous ne pouvez pas désigner votre propre groupe
exiled-already = le joueur { $player } est déjà en exil
player-out = le joueur { $player } ne fait plus partie du jeu
nobody-to-exile = il n’y a plus personne à désigner
