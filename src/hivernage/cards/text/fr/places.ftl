### Lieux, pioches et joueurs. $person : you = le lecteur, they = un autre joueur.

## Lieux : la forme nue, .at (où l’on agit), .in (où l’on se trouve), .each (dans chacune de ses parties)

place-colony = la colonie
    .at = à la colonie
    .in = à la colonie
    .each = à chaque entrée de la colonie
place-police-station = le poste de police
    .at = au poste de police
    .in = au poste de police
    .each = au poste de police
place-grocery-store = le supermarché
    .at = au supermarché
    .in = au supermarché
    .each = au supermarché
place-school = l’école
    .at = à l’école
    .in = à l’école
    .each = à l’école
place-library = la bibliothèque
    .at = à la bibliothèque
    .in = à la bibliothèque
    .each = à la bibliothèque
place-hospital = l’hôpital
    .at = à l’hôpital
    .in = à l’hôpital
    .each = à l’hôpital
place-gas-station = la station-service
    .at = à la station-service
    .in = à la station-service
    .each = à la station-service
place-here = ce lieu
    .at = dans ce lieu
    .in = dans ce lieu
    .each = dans ce lieu
place-there = le lieu de départ
    .at = dans le lieu de départ
    .in = dans le lieu de départ
    .each = dans le lieu de départ
place-destination = le lieu d’arrivée
    .at = dans le lieu d’arrivée
    .in = dans le lieu d’arrivée
    .each = dans le lieu d’arrivée
place-non-colony = chaque lieu hors de la colonie
    .at = dans chaque lieu hors de la colonie
    .in = hors de la colonie
    .each = dans chaque lieu hors de la colonie
place-everywhere = chaque lieu, colonie comprise
    .at = dans chaque lieu, colonie comprise
    .in = en jeu
    .each = dans chaque lieu, colonie comprise
place-of-it = le lieu où se trouve { $it }
    .at = dans le lieu où se trouve { $it }
    .in = dans le lieu où se trouve { $it }
    .each = dans le lieu où se trouve { $it }
a-place = un lieu
place-pick-any = un lieu de { your } choix
    .at = dans un lieu de { your } choix
    .in = dans un lieu de { your } choix
    .each = dans un lieu de { your } choix
place-pick-non-colony = un lieu hors de la colonie
    .at = dans un lieu hors de la colonie
    .in = dans un lieu hors de la colonie
    .each = dans un lieu hors de la colonie
place-pick-with-your-survivor = un lieu où { you-have } un survivant
    .at = dans un lieu où { you-have } un survivant
    .in = dans un lieu où { you-have } un survivant
    .each = dans un lieu où { you-have } un survivant
place-pick-non-colony-with-your-survivor = un lieu hors de la colonie où { you-have } un survivant
    .at = dans un lieu hors de la colonie où { you-have } un survivant
    .in = dans un lieu hors de la colonie où { you-have } un survivant
    .each = dans un lieu hors de la colonie où { you-have } un survivant
place-pick-with-your-two-alone = un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .at = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .in = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .each = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble

deck = la pioche d’objets de { $place }
deck-any = une pioche d’objets de { your } choix

## Joueurs : .each avec un verbe au singulier, .all au pluriel

seats-you = vous
    .each = le joueur actif
    .all = vous
    .besides = vous
seats-owner = le joueur de { $it }
    .each = le joueur qui contrôle { $it }
    .all = le joueur qui contrôle { $it }
    .besides = le joueur qui contrôle { $it }
seats-others = les autres joueurs
    .each = chaque autre joueur
    .all = les autres joueurs
    .besides = chaque autre joueur
seats-everyone = les joueurs
    .each = chaque joueur
    .all = tous les joueurs
    .besides = chaque autre joueur
seats-non-exiled = les joueurs non exilés
    .each = chaque joueur non exilé
    .all = les joueurs non exilés
    .besides = chaque autre joueur non exilé
seats-at-colony = les joueurs de la colonie
    .each = chaque joueur ayant un survivant à la colonie
    .all = les joueurs ayant un survivant à la colonie
    .besides = chaque autre joueur ayant un survivant à la colonie
seats-at-place = les joueurs présents
    .each = chaque joueur ayant un survivant { $place }
    .all = les joueurs ayant un survivant { $place }
    .besides = chaque autre joueur ayant un survivant { $place }
seats-player = ce joueur
    .each = ce joueur
    .all = ce joueur
    .besides = ce joueur

pick-player-others = un autre joueur
pick-player-at-colony = un autre joueur ayant un survivant à la colonie
pick-player-with-cards = un autre joueur ayant des cartes en main
pick-player-alone-with-you = l’autre joueur qui a un survivant dans ce lieu
pick-player-with-fewer-survivors = un joueur ayant moins de survivants que { $person ->
    [they] lui
   *[you] vous
}
pick-player-of-exiled-here = le joueur du survivant exilé
