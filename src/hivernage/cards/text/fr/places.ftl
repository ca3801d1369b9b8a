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
place-raxxon = Raxxon
    .at = chez Raxxon
    .in = chez Raxxon
    .each = chez Raxxon
place-hideout = le repaire
    .at = au repaire
    .in = au repaire
    .each = au repaire
place-forge = la Forge
    .at = à la Forge
    .in = à la Forge
    .each = à chaque entrée de la Forge
place-lighthouse = le Phare
    .at = au Phare
    .in = au Phare
    .each = à chaque entrée du Phare
place-den = la tanière
    .at = dans la tanière
    .in = dans la tanière
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
    .in = { $rival ->
        [enemy] hors de la colonie
       *[other] en ville
    }
    .each = dans chaque lieu hors de la colonie
place-town = chacun des lieux 1 à 6
    .at = dans chacun des lieux 1 à 6
    .in = dans les lieux 1 à 6
    .each = dans chacun des lieux 1 à 6
place-everywhere = chaque lieu, colonie comprise
    .at = dans chaque lieu, colonie comprise
    .in = en jeu
    .each = dans chaque lieu, colonie comprise
place-random = un lieu au hasard
    .at = dans un lieu au hasard
    .in = dans un lieu au hasard
    .each = dans un lieu au hasard
place-open-entrances = chaque entrée de la colonie sans barricade ni piège
    .at = à chaque entrée de la colonie sans barricade ni piège
    .in = à chaque entrée de la colonie sans barricade ni piège
    .each = à chaque entrée de la colonie sans barricade ni piège
on-the-board = sur le plateau
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
place-pick-town = l’un des lieux 1 à 6
    .at = dans l’un des lieux 1 à 6
    .in = dans l’un des lieux 1 à 6
    .each = dans l’un des lieux 1 à 6
place-pick-with-your-survivor = un lieu où { you-have } un survivant
    .at = dans un lieu où { you-have } un survivant
    .in = dans un lieu où { you-have } un survivant
    .each = dans un lieu où { you-have } un survivant
place-pick-non-colony-with-your-survivor = un lieu hors de la colonie où { you-have } un survivant
    .at = dans un lieu hors de la colonie où { you-have } un survivant
    .in = dans un lieu hors de la colonie où { you-have } un survivant
    .each = dans un lieu hors de la colonie où { you-have } un survivant
place-pick-with-special-zombies = un lieu hors de la colonie où il y a des zombies spéciaux
    .at = dans un lieu hors de la colonie où il y a des zombies spéciaux
    .in = dans un lieu hors de la colonie où il y a des zombies spéciaux
    .each = dans un lieu hors de la colonie où il y a des zombies spéciaux
place-pick-with-bandits = un lieu où il y a des brigands
    .at = dans un lieu où il y a des brigands
    .in = dans un lieu où il y a des brigands
    .each = dans un lieu où il y a des brigands
place-pick-with-your-two-alone = un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .at = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .in = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble
    .each = dans un lieu hors de la colonie où deux de { yours } survivants humains sont seuls ensemble

deck = la pioche d’objets de { $place }
deck-any = une pioche d’objets de { your } choix
deck-town = une pioche d’objets de { your } choix (lieux 1 à 6)

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
who-is-first = { $war ->
    [yes] le chef de colonie
   *[no] le premier joueur
}
seats-first = { who-is-first }
    .each = { who-is-first }
    .all = { who-is-first }
    .besides = { who-is-first }
seats-player = ce joueur
    .each = ce joueur
    .all = ce joueur
    .besides = ce joueur

pick-player-others = un autre joueur
pick-player-non-exiled = un autre joueur non exilé
pick-player-at-colony = un autre joueur ayant un survivant à la colonie
pick-player-with-cards = un autre joueur ayant des cartes en main
pick-player-alone-with-you = l’autre joueur qui a un survivant dans ce lieu
pick-player-with-fewer-survivors = un joueur ayant moins de survivants que { $person ->
    [they] lui
   *[you] vous
}
pick-player-of-exiled-here = le joueur du survivant exilé
