### La phase de la colonie.

C1 = Nourriture : les survivants présents à la colonie, vulnérables compris, mangent 1 jeton nourriture pour deux
    (arrondi au supérieur), pris dans la réserve. S’il n’y en a pas assez, aucun jeton ne part : ajoutez 1 jeton
    famine à la réserve, puis perdez 1 point de moral par jeton famine qui s’y trouve. Les survivants qui sont
    ailleurs ne mangent pas. Les jetons famine ne quittent jamais la réserve.
C1-1 = La nourriture nécessaire est la moitié du nombre de survivants présents à la colonie, vulnérables compris,
    arrondie au supérieur ; ceux qui sont ailleurs ne comptent pas.
C1-2 = S’il y a assez de jetons nourriture, exactement le nombre voulu quitte la réserve et aucun point de moral n’est
    perdu, même s’il reste d’anciens jetons famine.
C1-3 = S’il n’y a pas assez de jetons nourriture, aucun ne part, 1 jeton famine arrive, puis le moral baisse du nombre
    de jetons famine, le nouveau compris.
C1-4 = Les jetons famine restent jusqu’à la fin de la partie.
C2 = Décharge : perdez 1 point de moral par tranche complète de 10 cartes dans la décharge. Les cartes y restent.
C3 = Crise : mélangez les cartes ajoutées et révélez-les une à une. Chaque carte portant un symbole demandé compte +1,
    toute autre carte compte -1. Si le total est inférieur au nombre de joueurs non exilés, la crise frappe. S’il
    atteint ce nombre, elle est évitée ; s’il le dépasse d’au moins 2, la colonie gagne aussi 1 point de moral. Toutes
    ces cartes quittent ensuite la partie.
C3-1 = Les cartes ajoutées à la crise sont mélangées avant d’être révélées, pour que personne ne sache qui a ajouté
    quoi.
C3-2 = Pour une crise, chaque carte compte +1 ou -1, jamais plus (F2.1).
C3-3 = Si le total est inférieur au nombre de joueurs non exilés, l’effet de la crise s’applique.
C3-4 = Si le total atteint le nombre de joueurs non exilés, rien de fâcheux n’arrive.
C3-5 = Si le total dépasse d’au moins 2 le nombre de joueurs non exilés, la crise est évitée et la colonie gagne 1
    point de moral, une seule fois : c’est le bonus de la carte.
C3-6 = Les cartes ajoutées à la crise quittent la partie ; elles ne vont pas à la décharge.
C4 = Zombies : il en arrive un à la colonie pour deux survivants présents, vulnérables compris (arrondissez au
    supérieur). Chaque autre lieu en reçoit un par survivant présent. Ensuite, chaque jeton bruit est retiré et l’on
    lance un dé pour lui : sur 3 ou moins, un zombie de plus arrive dans ce lieu. Dans La nuit la plus longue, on
    lance le jeton comme une pièce, avec les mêmes chances.
C4-1 = Les zombies arrivent d’abord à la colonie, puis dans les autres lieux selon leurs numéros, puis à cause du
    bruit, dans le même ordre.
C4-2 = Le nombre de zombies qui arrivent dans un lieu est compté avant l’arrivée du premier ; les survivants tués par
    une brèche entre-temps ne le réduisent pas.
C4-3 = On lance un dé par jeton bruit. Le jeton part quel que soit le résultat : chaque manche commence donc sans bruit.
C5 = Objectif commun : s’il est accompli, la partie se termine.
C6 = Piste des manches : le marqueur descend de 1 ; à 0, la partie se termine.
C7 = Premier joueur : le jeton passe au joueur de droite. Une nouvelle manche commence avec R3.
