### Les zombies.

Z1 = Les zombies sont ajoutés un par un. À la colonie, le premier va à l’entrée 1, le deuxième à l’entrée 2, et ainsi
    de suite ; le septième va de nouveau à l’entrée 1. Chaque fois que l’on ajoute des zombies, on repart de l’entrée
    1.
Z1-1 = Une entrée pleine ne renvoie pas son zombie à la suivante : c’est là que Z2 ou Z3 s’applique, et le zombie
    suivant va à l’entrée suivante.
Z1-2 = Les zombies du plateau ne partent pas pendant la phase de la colonie ; ils restent jusqu’à ce qu’on les tue, les
    retire ou les déplace.
Z2 = Si l’entrée n’a plus de case vide mais qu’elle a une barricade, celle-ci est détruite et le zombie n’est
    pas placé.
Z2-1 = Un zombie détruit une barricade ; la case qu’elle laisse est vide pour le zombie suivant.
Z3 = Si l’entrée n’a ni case vide ni barricade, il y a une brèche : le zombie n’est pas placé, et le survivant
    du lieu qui a la plus faible influence est tué. S’il n’y a que des survivants vulnérables, l’un d’eux est tué ;
    s’il n’y a personne, rien ne se passe.
Z3-1 = À la colonie, une brèche touche toute la colonie, quelle que soit l’entrée.
Z3-2 = Chaque zombie sans case tue un survivant ; les survivants vulnérables ne sont tués que lorsqu’il n’y a
    plus d’autre survivant dans le lieu.
Z4 = Les lieux extérieurs suivent les mêmes règles avec leur unique entrée.
Z5 = La réserve de zombies ne s’épuise jamais ; des jetons remplacent les figurines.
Z5-1 = Pendant l’étape C4, un moral à 0 termine la partie après les zombies de la colonie, après ceux des autres lieux
    ou après le bruit, et non entre deux zombies d’une même série.
Z5-2 = Chaque fois que des zombies sont ajoutés à un autre moment, la partie se termine à l’instant où le moral
    atteint 0.
Z6 = Le survivant qui tue un zombie, par une attaque ou par une carte, lance le dé de risque. Retirer un zombie n’est
    pas le tuer.
Z6-1 = Pour tuer un zombie à la colonie, choisissez-en un à n’importe quelle entrée.
Z6-2 = Si une carte tue sans désigner de survivant, son joueur choisit l’un de ses survivants présents dans ce lieu
    pour lancer le dé.
