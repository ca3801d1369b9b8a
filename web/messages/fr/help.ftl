### Des conseils pour une première partie.

hint = Conseil
hint-understood = Compris
hints-off = Ne plus montrer de conseils
hints-again = Remontrer les conseils de la première partie
# $hint : de quoi il s’agit.
hint-text = { $hint ->
    [exile] L’exil n’est pas la fin. Vous avez un objectif exilé, vous fouillez, combattez et bougez encore ; seulement, vous ne votez plus et vivez hors de la colonie.
    [action] Touchez un de vos survivants, puis ce qu’il doit faire. Ce qui brille est possible maintenant ; la plupart des actions dépensent un dé.
    [secret] Vous seul connaissez votre objectif personnel. Pour gagner, il vous le faut, et presque toujours l’objectif commun aussi. Maintenez sa carte pour la relire.
    [crisis] Avant la fin de la manche, la crise demande des cartes à son symbole, face cachée. Les mauvaises comptent en moins ; quelqu’un peut en ajouter exprès.
    [crossroads] Vous tenez la croisée des chemins du joueur actif. Ne dites rien : si ce qu’elle annonce arrive, elle est lue à tous.
    [vote] Les votes restent secrets jusqu’au dernier ; le premier joueur départage.
    [night] Après le tour de chacun vient la phase de la colonie : nourriture, décharge, crise, puis zombies. La prévision, en haut, montre ce qu’elle donnerait maintenant.
    [hunger] Les jetons famine ne partent jamais : chacun coûte un point de moral chaque fois que la nourriture manque.
   *[death] Chaque mort coûte un point de moral. À 0, la partie est finie.
}
