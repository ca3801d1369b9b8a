### Une table dans son ensemble.

table-opening = La table s’ouvre…
table-goals = Crise et objectif
table-seats = Joueurs
