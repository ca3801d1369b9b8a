### La manche.

R1 = Une manche comporte une phase des joueurs, puis une phase de la colonie.
    .phase-colony = Personne n’agit pendant la phase de la colonie.
R2 = La phase des joueurs suit cet ordre : on révèle une crise (R3), chacun lance ses dés d’action (R4), puis les
    joueurs jouent leur tour (R5).
    .phase-start-round = La manche commence à peine ; attendez votre tour.
R3 = Révélez la première carte de la pioche de crises ; la crise se résout pendant la phase de la colonie (C3).
R3-1 = Il y a une crise par manche ; après l’étape C3, sa carte quitte la partie.
R4 = Chacun reprend tous ses dés, puis lance 1 dé d’action, plus 1 par survivant de son groupe. Ce sont ses dés
    non utilisés. Les dés appartiennent au groupe : un même survivant peut en utiliser plusieurs.
    .unknown-die = Un dé s’écrit de die=1 à die=6, pas « { $word } ».
    .no-dice = Il ne vous reste aucun dé d’action non utilisé.
    .no-such-die = Vous n’avez pas de dé d’action non utilisé de valeur { $n }.
R4-1 = Les survivants vulnérables n’apportent pas de dé. Avec deux survivants chacun, tous commencent la partie avec 3
    dés.
R4-2 = Tous lancent leurs dés en même temps, avant le premier tour, et chacun voit les dés de tous.
R5 = Les tours se jouent dans le sens horaire à partir du premier joueur. Au début de chaque tour, le voisin de droite
    du joueur actif pioche une croisée des chemins, qu’il garde secrète (X1).
R5-1 = Chaque joueur a exactement un tour par manche ; après le dernier, la phase de la colonie commence.
R5-2 = Au début du tour, les engelures (R6) passent avant la pioche de la croisée des chemins.
R6 = Au début du tour d’un joueur, chacun de ses survivants qui a au moins une engelure subit une blessure.
R6-1 = Au début du tour, les engelures infligent une seule blessure, quel que soit leur nombre. C’est une blessure
    ordinaire, et elle peut être la troisième.
R7 = Un tour se termine quand son joueur le décide. Les dés non utilisés ne servent plus et sont repris au lancer
    suivant (R4).
R7-1 = Pendant votre tour, vous combinez librement les actions avec et sans dé, dans l’ordre de votre choix, et vous
    les répétez autant que le permettent vos dés, vos cartes et les règles, même avec le même survivant. Chaque action
    avec un dé utilise un de vos dés non utilisés.
    .unknown-action = Il n’y a pas d’action « { $word } ». { $hint }
    .too-many-words = L’action est complète sans « { $word } ».
    .unfinished = « { $word } » n’est pas encore une action entière.
