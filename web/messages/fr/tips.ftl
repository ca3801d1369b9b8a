### Ce que veulent dire les signes et les mots clés : au survol, au focus, ou en maintenant le doigt.

tip-hover = survoler pour lire
tip-attack = Hache { $n }+ : attaque avec un dé de { $n } ou plus.
tip-search = Loupe { $n }+ : fouille avec un dé de { $n } ou plus.
tip-influence = Influence { $n } : au même lieu, une brèche ou une morsure touche d’abord la plus faible.
tip-wound = chaque goutte est une blessure ; à la troisième, d’ordinaire, on meurt
tip-frostbite = chaque flocon est une engelure : c’est une blessure, et elle blesse encore au début du tour
tip-leader = Étoile : ce survivant mène le groupe.
tip-noise = Bruit { $n } : ce soir, un dé par jeton ; à 3 ou moins, un zombie de plus vient ici.
tip-free = { $n ->
    [one] Cercle pointillé : une place libre.
   *[other] Cercles pointillés : { $n } places libres.
}
tip-coming = En pointillé : les zombies qui viendront ce soir.
tip-overrun = Brèche : un zombie ne trouvera pas de place, et quelqu’un mourra.
tip-helpless = Les vulnérables mangent, attirent des zombies et ne peuvent rien faire.
tip-starvation = Chaque jeton famine coûte 1 moral chaque fois que la nourriture manque.
tip-food = Nourriture : s’il n’y en a pas assez ce soir, personne ne mange et le moral baisse.
tip-waste = Décharge : chaque dizaine de cartes coûte 1 moral le soir.
tip-morale = Moral : à 0, la partie est finie. Flamme barrée : perdue ce soir ; flamme creuse : perdue si la crise n’est pas évitée.
tip-round = Les lunes sont les manches : la partie finit avec la dernière.
tip-first = Lanterne : joue en premier dans cette manche.
tip-bot = Un bot joue à cette place.
tip-exiled = Porte : en exil.
tip-away = Cercle pointillé : personne n’est connecté à cette place.
tip-hand = { $n ->
    [0] Aucune carte en main.
    [one] 1 carte en main.
   *[other] { $n } cartes en main.
}
tip-dice = { $n ->
    [0] Plus de dé à utiliser.
    [one] Un dé à utiliser : { $dice }.
   *[other] { $n } dés à utiliser : { $dice }.
}
tip-die = Le dé { $value } suffit là où il faut { $value } ou moins.
tip-used-die = Un dé déjà utilisé.
tip-spread = { $n ->
    [one] Dents : une morsure peut se propager à un autre survivant d’ici.
   *[other] Dents : une morsure peut se propager à { $n } autres survivants d’ici.
}
tip-risk = { $hurt ->
    [0] mort { $death } %
   *[other] { $death ->
        [0] blessé { $hurt } %
       *[other] blessé { $hurt } %, mort { $death } %
    }
}
tip-table = Solliciter une carte auprès de tous, proposer un exil, et le reste de ce qui se fait sans survivant.
tip-name-limit = Jusqu’à { $most } caractères.
dock-undo-short = Annuler
board-omen-overrun-short = Brèche
board-omen-falls-short = { $amount ->
    [one] −1 barricade
   *[other] −{ $amount } barricades
}
