### Le jeu et son but.

G1 = De 2 à 5 joueurs mènent des groupes de survivants qui partagent une même colonie pendant un hiver de zombies.
    Tous partagent l’objectif commun ; chacun a en plus un objectif personnel.
    .not-a-player = Seuls les joueurs agissent, et vous regardez.
    .not-yours = { $survivor } ne fait pas partie de votre groupe.
    .unknown-player = Il n’y a pas de joueur « { $word } » à cette table. { $hint }
G1-1 = À 2 joueurs, on joue toujours la variante à deux (O2) ; la partie avec objectifs personnels demande de 3 à 5
    joueurs.
G2 = La partie se termine quand le moral atteint 0, quand la piste des manches atteint 0, ou quand on constate que
    l’objectif commun est accompli.
    .game-over = La partie est terminée.
G2-1 = L’objectif commun n’est vérifié qu’à l’étape C5. L’accomplir plus tôt dans la manche ne termine rien, sauf si sa
    carte le dit.
G2-2 = Un objectif commun peut apporter sa propre façon de terminer la partie, par exemple une obligation à ne pas
    manquer.
G3 = À la fin, chaque joueur qui accomplit son objectif personnel gagne, et tous les autres perdent. Il peut y avoir
    plusieurs vainqueurs, un seul, ou aucun.
G3-1 = Les vainqueurs sont désignés ainsi, quelle que soit la cause de la fin. Les objectifs personnels ne sont
    vérifiés qu’à la fin de la partie.
G3-2 = Un objectif personnel qui exige l’objectif commun échoue si ce dernier n’est pas accompli ; seuls les objectifs
    qui disent autre chose peuvent encore gagner.
G3-3 = Une même carte peut compter pour deux lignes distinctes d’un objectif personnel.
G4 = Si le moral ou la piste des manches atteint 0, la partie se termine aussitôt. L’objectif commun n’est plus
    vérifié et compte comme non accompli.
G4-1 = Un objectif commun qui demande de survivre à autant de manches que la piste en compte au départ est accompli à
    l’étape C5 de la dernière manche si le moral est encore supérieur à 0, donc avant que C6 n’amène la piste à 0.

G5 = Une carte survivant indique un nom, un métier, une influence, une valeur d’attaque, une valeur de fouille,
    une compétence et un lieu de prédilection : un lieu précis, « partout », « colonie » ou « hors colonie ».
    .unknown-survivor = Il n’y a pas de survivant « { $word } ». { $hint }
G5-1 = Le métier n’a aucun effet sur le jeu.
G5-2 = L’influence classe les survivants. Quand on cherche la plus faible ou la plus forte et que deux sont égales, le
    premier joueur choisit.
    .not-lowest = On ne peut choisir qu’un survivant de la plus faible influence.
G6 = Une carte objet indique un nom, un symbole (arme, outil, carburant, nourriture, livre, médicament ou survivant),
    un effet, et la pioche d’où elle vient : un lieu ou les objets de départ. Certains objets sont des événements,
    d’autres des équipements.
    .unknown-card = Il n’y a pas de carte objet « { $word } ». { $hint }
G6-1 = Il existe exactement 7 symboles, et chaque objet en porte un.
    .unknown-symbol = Il n’y a pas de symbole « { $word } ». { $hint }
G6-2 = Les objets événements et ceux qui amènent des survivants sont des cartes objet comme les autres.
G6-3 = Le dos d’un objet montre de quelle pioche il vient. Tous connaissent donc la provenance de chaque carte d’une
    main ou de la crise, mais non son contenu.
G7 = Une carte crise indique un nom, un ou plusieurs symboles qui permettent de l’éviter, ce qui arrive si elle n’est
    pas évitée, et un bonus si l’on fait mieux que nécessaire. Le seuil est le nombre de joueurs non exilés. Les
    crises de La nuit la plus longue placent aussi des brigands.
G8 = Une carte croisée des chemins indique un nom, un déclencheur et, le plus souvent, deux options.
G8-1 = Certaines croisées des chemins s’adressent aux adultes (7 dans la boîte de base, 9 dans La nuit la plus
    longue) ; on peut les écarter (S9).
G8-2 = Des cartes de toute pioche peuvent être marquées « à retirer en coopération » (7 dans la boîte de
    base) ; on ne les retire que dans les variantes O1 et O2.
G9 = Un objectif commun a deux faces, normale et difficile. Chacune indique la mise en place (moral et manches de
    départ, zombies, règles spéciales), le but et la durée : courte (45 à 90 minutes), moyenne (90 à 120) ou longue
    (120 à 210).

G10 = Le plateau montre la colonie et 6 lieux extérieurs. La colonie a 6 entrées numérotées, des cases de
    survivant, une piste de moral, une piste des manches, une réserve de nourriture, une décharge et une zone de
    crise. Les autres lieux sont le poste de police, le supermarché, l’école, la bibliothèque, l’hôpital et la
    station-service ; chacun a des cases de survivant, une entrée de plusieurs cases, une pioche
    d’objets et 4 cases de bruit.
    .unknown-place = Il n’y a pas de lieu « { $word } ». { $hint }
    .unknown-entrance = Il n’y a pas d’entrée « { $word } » ici, seulement de 1 à { $n }.
G10-1 = La colonie est elle aussi un lieu : le jeu de base en a donc 7. « Hors colonie » désigne tous les lieux sauf
    la colonie.
G10-2 = Les zombies, les barricades et les pièges occupent des cases d’entrée ; les survivants et les brigands
    occupent des cases de survivant.
    .entrance-empty = Il n’y a pas de zombie à l’entrée { $n }.
    .entrance-full = Il n’y a plus de case vide à l’entrée { $n }.
G10-3 = Les symboles d’un lieu montrent ce que contient sa pioche, du plus fréquent au plus rare. Ils n’ont aucun
    effet sur le jeu.
G11 = La colonie a 24 cases de survivant, que les survivants vulnérables occupent aussi, et 6 entrées de 3
    cases. Voici, pour les autres lieux dans l’ordre de leurs numéros, les cases de survivant puis
    d’entrée : 1 poste de police, 3 et 4 ; 2 supermarché, 3 et 4 ; 3 école, 4 et 4 ; 4 bibliothèque, 3 et 3 ; 5
    hôpital, 4 et 4 ; 6 station-service, 2 et 3. Les deux pistes vont de 0 à 10.
G11-1 = Le moral ne dépasse jamais 10.
G11-2 = Dans La nuit la plus longue, Raxxon est le lieu 7 et le repaire le lieu 8. Chacun a 4 cases de
    survivant et 4 cases d’entrée ; Raxxon a 4 cases de bruit, le repaire n’en a pas.

G12 = La boîte de base contient 10 objectifs communs à deux faces, 24 objectifs personnels, 10 traîtres et 10 exilés,
    30 survivants, 25 objets de départ, 20 objets pour chacun des 6 lieux, 20 crises, 80 croisées des chemins, 30 dés
    d’action et 1 dé de risque.
G12-1 = La boîte La nuit la plus longue contient 8 objectifs communs à deux faces, 24 objectifs personnels, 11
    traîtres et 5 exilés, 20 survivants, 25 objets de départ, 20 objets pour chacun de 7 lieux (dont Raxxon), 22
    crises, 61 croisées des chemins et 9 pour adultes, 10 améliorations, 12 expériences avec 19 figurines, 6 effets
    secondaires, 20 brigands et 9 plateaux de lieu.
G12-2 = La boîte Colonies en Guerre contient 50 croisées des chemins, 11 crises, 4 objectifs communs, 15 survivants,
    43 objets aléatoires, 8 objectifs de loup solitaire, 14 missions, 2 jeux de 5 cartes tactique, 33 balles, 2 dés de
    combat, un sablier de 2 minutes et la tanière.
G12-3 = Les jetons, les figurines et les dés ne manquent jamais : remplacez-les par autre chose (pour les zombies,
    voir Z5). Les pioches de cartes, elles, s’épuisent.
G12-4 = Si la pioche de survivants, de croisées des chemins, de crises ou d’objectifs exilés est vide, elle ne donne
    simplement rien.
    .no-survivors-left = Plus aucun survivant ne peut vous rejoindre.
G13 = Chaque objectif commun de la boîte de base a un récit d’ouverture, raconté au début de la partie. Il n’a aucun
    effet sur le jeu.
G13-1 = Chaque objectif traître de la boîte de base a un récit, raconté quand son propriétaire gagne. Il n’a aucun
    effet sur le jeu.
