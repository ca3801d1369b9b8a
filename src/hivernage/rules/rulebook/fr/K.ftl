### Perdre des survivants, en accueillir d’autres.

K1 = Un survivant tué quitte la partie et le moral baisse de 1. Cela vaut aussi pour un survivant vulnérable.
    .lost = { $survivor } n’est plus dans la partie.
K1-1 = Un survivant est tué par une brèche, par une troisième blessure de quelque sorte que ce soit, par une morsure
    ou par l’effet d’une carte.
K1-2 = Les morts restent visibles et peuvent être comptés, car des objectifs peuvent le demander.
K2 = L’équipement d’un survivant qui meurt à la colonie revient dans la main de son joueur ; ailleurs, il est mélangé
    à la pioche d’objets du lieu.
K2-1 = Dans un lieu sans pioche d’objets, le repaire, l’équipement devient du butin.
K3 = Un joueur qui perd son leadeur en désigne un nouveau parmi ses survivants.
K4 = Si un joueur perd son dernier survivant, sa main quitte la partie et il pioche un nouveau survivant, qui devient
    son leadeur et entre à la colonie.
K4-1 = K2 passe d’abord : l’équipement revenu dans la main quitte donc la partie avec elle.
K4-2 = Le nouveau survivant entre même si la colonie est pleine.
K4-3 = Si la pioche de survivants est vide, le joueur n’a plus de groupe jusqu’à ce qu’un survivant arrive ; il
    continue de jouer des cartes et de voter.
    .no-group = Vous n’avez aucun survivant.
K5 = Un survivant retiré n’est pas tué : aucun point de moral n’est perdu, sauf si la carte le dit. K2, K3 et K4
    s’appliquent tout de même.
K6 = Un nouveau survivant entre à la colonie. On peut l’utiliser aussitôt, mais il n’apporte pas de dé avant le
    prochain lancer.
    .not-in-play = { $survivor } n’est pas en jeu.
K6-1 = Un nouveau survivant peut se déplacer et agir pendant le tour où il arrive, avec les dés que son joueur a déjà.
K6-2 = Si un effet ajoute des survivants et des survivants vulnérables, les premiers sont ajoutés d’abord.
K7 = Un survivant donné à un autre joueur ou pris par lui garde son équipement et ses blessures.
