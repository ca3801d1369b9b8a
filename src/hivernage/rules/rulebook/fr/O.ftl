### Les variantes.

O1 = Coopération : jouez la face difficile de l’objectif commun, sans objectif personnel, sans vote d’exil et sans les
    cartes marquées « à retirer en coopération ». Tous gagnent ou perdent ensemble selon l’objectif
    commun.
O1-1 = En coopération, la face difficile est obligatoire.
O1-2 = En coopération, personne ne reçoit d’objectif personnel ni d’objectif traître.
O1-3 = En coopération, il n’y a pas de vote d’exil (F7).
    .no-exile-together = On n’exile personne dans une partie coopérative.
O1-4 = Toutes les cartes marquées, de n’importe quelle pioche, sont retirées à la mise en place (G8.2).
O2 = Deux joueurs : les règles de la coopération, avec 7 objets de départ chacun ; chaque joueur garde 3 survivants
    sur 4.
O3 = Traître : à la mise en place (S2), prenez 1 objectif non traître par joueur au lieu de 2 ; il y a donc une carte
    de plus que de joueurs.
O4 = Hardcore : jouez la face difficile de l’objectif commun ; le reste ne change pas.
O5 = Élimination : un joueur qui perd son dernier survivant est éliminé, et sa main quitte la partie.
O5-1 = Un joueur éliminé ne pioche pas de nouveau survivant (K4). Il perd, n’a plus ni tour ni vote, et ne compte plus
    pour la crise (C3).
    .you-are-out = Vous avez quitté la partie.
    .player-out = Le joueur { $player } a quitté la partie.
O5-2 = Un joueur éliminé ne compte plus nulle part : le voisin de droite et l’ordre des tours s’entendent parmi les
    joueurs restants, et le jeton premier joueur passe aussitôt au suivant à droite.
