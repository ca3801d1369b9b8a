### Une table dans son ensemble.

table-opening = La table s’ouvre…
table-goals = Crise et objectif
table-seats = Joueurs

## Qui est parti

# $time : minutes et secondes, comme sur une montre, ou heures, ou jours. $form : long ou short.
away = { $form ->
    [short] absent { $time }
   *[long] absent depuis { $time }
}
duration-hours = { $hours } h
duration-days = { $days } j

## Touches

keys-title = Touches
keys-close = Fermer la liste des touches
# $name : lesquelles. Les noms des touches sont séparés par des espaces.
keys-names = { $name ->
    [digits] 1 … 9
    [escape] Échap
    [forecast] F
    [modules] M
    [arrows] ← → ↑ ↓
    [enter] Entrée Espace
    [any] …
   *[help] ?
}
keys-about = { $name ->
    [digits] Choisir la première, la deuxième, la troisième chose proposée.
    [escape] Revenir d’un pas ; fermer ce qui est ouvert ; écarter une question pour regarder le plateau.
    [forecast] Cette nuit : ce qui arrive si la manche finit maintenant.
    [modules] Ouvrir les modules de La nuit la plus longue (s’ils sont en jeu)
    [arrows] Passer au bouton suivant d’un groupe ; Tab passe au groupe suivant.
    [enter] Appuyer sur le bouton choisi ; maintenir la touche sur votre objectif personnel pour le voir.
    [any] N’importe quelle touche : continuer après une scène qui montre ce qui s’est passé.
   *[help] Cette liste.
}
