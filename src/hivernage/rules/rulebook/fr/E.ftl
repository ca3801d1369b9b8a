### L’exil.

E1 = Un joueur exilé pioche un objectif exilé, qui change ou remplace son but.
E1-1 = L’objectif exilé est pioché aussitôt, avant que les survivants du joueur exilé se déplacent, et reste secret.
E1-2 = L’ancien objectif du joueur exilé n’est montré que si l’objectif exilé le dit (T1).
E2 = Les survivants du joueur exilé présents à la colonie doivent partir aussitôt vers des lieux extérieurs de son
    choix. Les règles du déplacement s’appliquent (case de survivant vide, dé de risque), mais cela n’utilise pas leur
    déplacement du tour.
E2-1 = Les survivants partent un par un, dans l’ordre que choisit leur joueur ; une morsure se propage dans le lieu
    d’arrivée.
E2-2 = Si aucun lieu extérieur n’a de case de survivant vide, un survivant reste à la colonie jusqu’à ce qu’il y en
    ait une au tour de son joueur.
E2-3 = Les survivants du joueur exilé qui sont déjà à l’extérieur restent où ils sont.
    .outside-already = { $survivor } n’est pas à la colonie.
E3 = Un joueur exilé continue de jouer, avec tours, dés et croisées des chemins, selon les règles E3.1 à E3.10.
E3-1 = Un joueur exilé peut encore solliciter et donner des cartes, donner un équipement hors de la colonie, ajouter
    des cartes à l’objectif commun, attaquer, fouiller, barricader et demander un vote d’exil.
    .hand-off-inside = Un joueur exilé ne donne un objet qu’en dehors de la colonie.
E3-2 = Un joueur exilé ne peut pas ajouter de cartes à une crise, et il ne compte pas dans son seuil.
    .crisis-exiled = Un joueur exilé ne peut pas ajouter de cartes à la crise.
E3-3 = Un joueur exilé ne peut pas voter.
E3-4 = Un joueur exilé ne peut pas dépenser de jetons nourriture.
    .food-exiled = Un joueur exilé ne peut pas dépenser la nourriture de la colonie.
E3-5 = Un joueur exilé peut jouer des cartes nourriture pour augmenter l’un de ses dés de 1 par carte, au lieu d’en
    appliquer l’effet.
    .feed-in-colony = Seul un joueur exilé augmente ses dés avec des cartes nourriture ; la colonie dépense des jetons.
    .not-food = « { $card } » n’est pas de la nourriture.
E3-6 = Les survivants vulnérables qu’un joueur exilé ajouterait ne sont pas ajoutés.
E3-7 = Les survivants qui rejoignent un joueur exilé entrent dans un lieu extérieur de son choix, y compris celui qui
    remplace un groupe perdu (K4).
E3-8 = Les cartes que joue un joueur exilé quittent la partie au lieu d’aller à la décharge.
E3-9 = La mort des survivants d’un joueur exilé ne coûte aucun point de moral.
E3-10 = Les survivants d’un joueur exilé ne peuvent pas entrer dans la colonie.
    .colony-closed = Les survivants d’un joueur exilé ne peuvent pas entrer dans la colonie.
E4 = Si deux joueurs sont exilés et qu’aucun n’a d’objectif traître, le moral tombe aussitôt à 0.
E4-1 = Si trois joueurs sont exilés, il suffit que deux d’entre eux n’aient pas d’objectif traître.
E4-2 = On vérifie si deux joueurs exilés terminent la partie (E4) dès que le deuxième exil est décidé. Si elle se
    termine ainsi, tous apprennent qu’aucun des deux n’était un traître.
E4-3 = On vérifie E4 dès que le vote est acquis, avant que l’objectif exilé soit pioché.
