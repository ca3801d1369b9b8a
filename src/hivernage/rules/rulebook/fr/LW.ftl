### Colonies en Guerre : le loup solitaire.

LW1 = Le loup solitaire vit dans une tanière, qui a sa réserve de nourriture, sa décharge et son moral : 4, et jamais
    plus de 5. Il garde 3 survivants sur 5, a un objectif de loup solitaire et 3 missions. Il joue le premier à chaque
    manche, sans sablier. Au début de son tour il peut échanger 1 mission, et une mission accomplie est remplacée tant
    que la pioche dure.
LW1-1 = N’importe quel joueur peut prendre ce rôle. Le loup solitaire n’appartient à aucune colonie et n’a ni chef de
    colonie, ni vote, ni élection, mais un leadeur de groupe comme tout le monde (W2.9).
LW1-2 = Son objectif est l’un des 8 objectifs de loup solitaire, tiré au hasard. On suit ce qu’il dit de la mise en
    place.
LW1-3 = Ses survivants commencent dans la tanière. Il reçoit ses objets de départ comme les autres.
LW1-4 = Son tour vient avant la première paire. Il joue seul toutes les étapes de W4, sans limite de temps. C’est le
    joueur à sa droite qui pioche la croisée des chemins.
LW1-5 = Une mission accomplie est remplacée aussitôt. Si la pioche de missions est vide, il n’y en a pas de nouvelle.
    .mission-not-met = Cette mission n’est pas encore accomplie, ou son prix ne peut pas être payé.
    .no-such-mission = Vous n’avez pas cette mission.
LW1-6 = Échange : défaussez une mission et piochez-en une autre, seulement au début du tour et une fois par manche.
LW1-7 = Les cartes à la patte blanche ne servent qu’avec un loup solitaire.
LW1-8 = Les missions sont tenues secrètes. On montre celle qui est accomplie ; de celle qui est échangée, les autres
    voient seulement qu’elle l’a été. Ni l’une ni l’autre ne revient.
LW1-9 = L’objectif de loup solitaire remplace l’objectif personnel (W1.3), et il est tout aussi secret (S2.3).
LW1-10 = Si la pioche de missions est vide, il n’y a pas d’échange. Une mission accomplie se réclame pendant le tour du
    loup solitaire, sauf si la carte dit autre chose.
    .not-the-wolf = Seul le loup solitaire a des missions.
LW2 = Seuls les survivants du loup solitaire entrent dans la tanière, et aucun zombie n’y vient. Pour les compétences
    et les croisées des chemins, elle compte comme une colonie. Sa décharge coûte 1 moral toutes les 5 cartes. Le loup
    solitaire n’a pas de balles. Ses survivants sont renvoyés à la tanière, ou sinon dans un lieu de son choix.
    .den-closed = Seuls les survivants du loup solitaire entrent dans la tanière.
LW2-1 = Les survivants de la tanière mangent comme ceux d’une colonie (C1).
LW2-2 = La décharge se compte comme en C2, avec 5 au lieu de 10.
LW2-3 = Les nouveaux survivants entrent dans la tanière ou, si elle est pleine, dans un lieu au choix du loup
    solitaire, sauf si une carte dit autre chose. Les survivants vulnérables ne viennent jamais.
LW2-4 = Qui est renvoyé pour des balles par un joueur d’une colonie va à la tanière sans lancer de dé ; si elle est
    pleine, dans un lieu au choix du loup solitaire.
LW2-5 = La tanière a 6 cases de survivant.
LW2-6 = Nettoyer la décharge (A4), les jetons nourriture (F4), K2 et K4 valent dans la tanière comme dans une colonie.
LW2-7 = Qui est placé ailleurs parce que la tanière est pleine va dans un lieu qui a une case de survivant libre,
    sans lancer de dé, sauf s’il fuit (LW4.2).
LW3 = Le loup solitaire peut déplacer un survivant vers un lieu plein en utilisant un dé pour en renvoyer un ennemi, ou
    l’un des siens pour rien. Il peut se tenir aux entrées des deux colonies. Il peut aider contre la crise, ce qui ne
    change pas son moral.
LW3-1 = Le dé peut montrer n’importe quelle valeur. Qui est renvoyé ne lance pas de dé.
LW3-2 = Ni l’échec ni le bonus de la crise ne changent le moral du loup solitaire.
LW3-3 = Pour les deux colonies, les survivants du loup solitaire sont des ennemis en W6, W7 (2 balles s’ils sont
    armés), W11, W13 et W14, et jamais des alliés ; ils ne déclenchent aucun combat (LW4.1). Pour le loup solitaire,
    tous les autres sont des ennemis.
LW3-4 = Les cartes du loup solitaire comptent pour la crise comme toutes les autres. Lui-même n’est pas compté dans ce
    que la crise demande (W9.2). Les effets de la crise, hors moral, n’atteignent ses survivants que si la carte parle
    de lieux ou de tous les survivants.
LW4 = Avant un combat là où se tiennent des survivants du loup solitaire, ils fuient, et chacun lance le dé de risque,
    ou ils combattent pour l’un des deux camps.
LW4-1 = Les survivants du loup solitaire ne déclenchent pas de combat à eux seuls : il faut des survivants des deux
    colonies.
LW4-2 = Fuir : tous ses survivants qui sont là vont un par un à la tanière, ou dans un autre lieu si elle est pleine,
    et chacun lance le dé de risque.
LW4-3 = Combattre : pour ce combat, ce sont des survivants de la colonie choisie. Ils ajoutent leur force, armes
    comprises, et les chefs de colonie peuvent leur infliger des blessures.
LW4-4 = Chaque fois qu’ils doivent quitter un combat, ils vont à la tanière, ou dans un autre lieu si elle est pleine.
LW4-5 = Qui a fui vers un lieu où un combat vient plus tard y choisit de nouveau.
LW5 = Quand le moral de la tanière est à 0, le loup solitaire a perdu et quitte la partie.
LW5-1 = La mort de ses survivants coûte au loup solitaire son propre moral. Les missions le relèvent, jusqu’à 5.
LW5-2 = Le loup solitaire gagne si son objectif est accompli quand la partie se termine.
LW5-3 = Il part aussitôt, quelle que soit l’étape : tous ses survivants sont retirés sans perte de moral, leur
    équipement va où K2 l’envoie depuis leur lieu, et sa main, ses missions et ses dés quittent la partie. Les cartes
    qu’il a données à la crise restent. Les manches suivantes commencent par la première paire.
LW6 = Partie rapide : la paire a 2 minutes en tout pour ses actions. À 11 joueurs, chacun reçoit 4 objets de départ.
LW6-1 = Partie rapide : on retourne le sablier quand les deux joueurs ont fini de se déplacer. Ce qui n’est pas terminé
    quand il s’écoule est perdu.
LW6-2 = 11 joueurs forment deux colonies de 5, et l’un est un loup solitaire, qui n’a pas de plateau de joueur ; cela ne
    change rien.
LW7 = Des objets aléatoires peuvent se joindre à une partie des autres boîtes : retirez ceux qui portent la cible,
    puis ajoutez-en 5 à la pioche de chaque lieu.
LW7-1 = On mélange d’abord les autres. La pioche de chaque lieu en reçoit 5 au hasard, puis on la mélange.
LW7-2 = Tous les objets aléatoires ont le même dos, qui n’est qu’à eux : sur le dessus d’une pioche, dans une main ou
    glissés sous une pioche, tous voient que c’en est un. 8 des 43 au plus sont réservés aux guerres ; il en reste
    donc 5 pour 7 pioches.
