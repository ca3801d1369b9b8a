### La mise en place.

S1 = Choisissez l’objectif commun, ou tirez-en un au hasard, et suivez sa mise en place.
S1-1 = Les marqueurs de moral et de manches commencent sur les nombres de la face choisie.
S1-2 = Les zombies de la mise en place sont ajoutés selon Z1, chaque série à partir de l’entrée 1.
S1-3 = Les règles spéciales de l’objectif commun valent pour toute la partie.
S1-4 = Pour une première partie, nous conseillons Encore plus d’échantillons (boîte de base) ou Offrande (La nuit la
    plus longue).
S2 = Pour les objectifs personnels, prenez au hasard 2 objectifs non traîtres par joueur et 1 objectif traître,
    mélangez-les et donnez-en 1 à chaque joueur. Les autres retournent dans la boîte sans être vus. Personne ne peut
    révéler le sien.
S2-1 = La réserve d’objectifs compte donc 2 cartes par joueur plus 1, dont exactement un objectif traître : il y a au
    plus un traître, et souvent aucun.
S2-2 = Personne ne voit les objectifs restés hors de cette réserve, ni ceux qui restent après la distribution.
S2-3 = Un objectif personnel reste face cachée. Seul son propriétaire peut le regarder, et il est interdit de le
    montrer.
S3 = Mélangez les crises, les survivants, les objectifs exilés et les croisées des chemins.
S4 = Chaque joueur reçoit 5 objets de départ au hasard ; les autres retournent dans la boîte.
S5 = Triez les objets par lieu et mélangez-les en 6 pioches.
S6 = Chaque joueur reçoit 4 survivants, en garde 2 et en rend 2 ; la pioche de survivants est alors mélangée de nouveau.
    .keep-so-many = Gardez exactement { $n } survivants différents, le leadeur en premier.
S6-1 = Chacun choisit en secret parmi ses 4 survivants ; seuls ceux qu’il garde sont connus des autres.
    .not-dealt = « { $word } » ne fait pas partie des survivants que vous avez reçus.
S7 = Chaque joueur désigne l’un de ses deux survivants comme leadeur ; l’autre le suit. Tous deux commencent à la
    colonie.
    .phase-setup = La mise en place n’est pas terminée.
S8 = Le joueur dont le leadeur a la plus forte influence prend le jeton premier joueur.
S8-1 = Si plusieurs leadeurs ont la même influence, un dé les départage.
S9 = La table peut écarter les croisées des chemins pour adultes.
S10 = Les cartes rangées dans la boîte ne servent pas dans cette partie. Les cartes retirées de la partie forment une
    pile ordonnée, en partie face cachée ; quelques cartes permettent de reprendre quelque chose dans cette pile,
    aucune dans la boîte.
