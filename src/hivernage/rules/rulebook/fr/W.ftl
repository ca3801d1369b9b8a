### Colonies en Guerre.

W1 = Deux colonies se partagent une ville, avec deux équipes de même taille. S’il reste un joueur, c’est le loup
    solitaire. Les deux colonies ont le même objectif commun ; il n’y a pas d’objectif traître, et chaque joueur a 1
    objectif personnel.
W1-1 = On y joue de 4 à 11 : de 2 à 5 joueurs par colonie, et un loup solitaire si le nombre est impair.
W1-2 = L’objectif commun est l’un de ceux de cette boîte, choisi ou tiré au hasard.
W1-3 = Les objectifs personnels, sans aucun traître, sont mélangés, et chaque joueur en reçoit 1. Les autres partent
    sans être vus, il est interdit de montrer le sien, et personne n’est jamais exilé.
W2 = Placez 2 plateaux de colonie, les 6 lieux et le cimetière, mélangez 5 objets aléatoires à la pioche de chaque
    lieu, et donnez à chaque colonie ses 5 tactiques. Chaque joueur reçoit 4 survivants et en garde 2 ; à 4 ou 5
    joueurs, chacun en reçoit 5 et en garde 3. Dans chaque colonie, le joueur dont le leadeur a la plus forte
    influence devient chef de colonie.
W2-1 = La pioche de chaque lieu contient ses 20 objets de la boîte de base et 5 objets aléatoires. De La nuit la plus
    longue ne viennent que les objets de départ.
W2-2 = Les objets de départ des deux boîtes sont mélangés ensemble. Chaque joueur en reçoit 5 ; les autres partent.
W2-3 = La pioche de crises contient les 11 crises de cette boîte, et aucune autre.
W2-4 = Les survivants sont ceux des trois boîtes. La table peut écarter Annaleigh Chan (boîte de base) et Bleue,
    Melissa Gupta et Jamie Gilmour (La nuit la plus longue).
W2-5 = Les objectifs personnels sont ceux des deux autres boîtes, sauf les traîtres, Justicier (boîte de base) et
    C’est eux ou nous (La nuit la plus longue).
W2-6 = On laisse de côté Raxxon, le repaire, les améliorations et leurs jetons, tous les objectifs traîtres et exilés,
    et toutes les crises et tous les objectifs communs des deux autres boîtes.
W2-7 = La pioche de croisées des chemins contient les 50 cartes de cette boîte ; la table peut y mêler 35 cartes de la
    boîte de base qui conviennent à une guerre.
W2-8 = Avec elles viennent 17 croisées des chemins de La nuit la plus longue. Les autres croisées des chemins de ces
    boîtes ne servent pas.
W2-9 = Chaque joueur désigne le leadeur de son groupe parmi les survivants qu’il garde. Tous commencent dans leur
    propre colonie.
W2-10 = Chaque colonie a son moral, sa réserve de nourriture, ses jetons famine, sa décharge, ses survivants
    vulnérables et ses balles ; celles-ci se posent sur la case de crise de son plateau.
W2-11 = Au départ, le moral, les manches, les zombies et les balles sont ceux de l’objectif commun. S’il ne dit rien
    des balles, il y en a 0.
W2-12 = « Premier joueur » désigne le chef de la colonie du joueur concerné, ou le loup solitaire si c’est lui. Quand
    il s’agit de toute la table, un dé tranche entre les chefs de colonie.
W2-13 = Rien d’autre ne vient de La nuit la plus longue : ni objets des lieux, ni brigands, ni expériences, ni effets
    secondaires.
W2-14 = Les 50 objets de départ des deux boîtes suffisent à 10 joueurs qui en reçoivent 5 chacun. Il y a 46 objectifs
    personnels, 23 de chacune de ces boîtes, et l’on se sert de 30 des 43 objets aléatoires.
W3 = La manche révèle la crise commune, puis tous lancent leurs dés. Les tours se jouent ensuite par deux, un joueur
    de chaque colonie en même temps, les chefs de colonie d’abord.
W3-1 = Après les chefs de colonie, les paires se suivent dans le sens horaire dans chaque colonie, jusqu’à ce que
    chacun ait eu un tour.
W3-2 = Au début d’une paire de tours, les engelures (R6) blessent les survivants des deux joueurs actifs.
W4 = Une paire de tours a quatre étapes : (1) les équipiers de droite piochent les croisées des chemins ; (2) les
    survivants se déplacent, chaque colonie à son tour, un survivant à la fois, et l’on peut solliciter ; (3) les deux
    joueurs agissent en même temps, et le premier qui a fini retourne le sablier de 2 minutes : ce que l’autre n’a pas
    terminé quand il s’écoule est perdu ; (4) on lit les croisées des chemins qui se sont déclenchées.
    .other-to-move = C’est à l’autre colonie de se déplacer.
W4-1 = (1) Pour chaque joueur actif, le premier équipier à sa droite pioche une carte. Une carte qui se déclenche
    n’interrompt pas le jeu.
W4-2 = (2) Vous déplacez un survivant ou vous passez, et chaque survivant se déplace une fois. La colonie dont le
    moral est le plus bas commence ; à égalité, un dé tranche. Qui a passé ne déplace plus personne pendant cette
    étape ; l’autre continue jusqu’à ce qu’il passe aussi.
W4-3 = (2) Chaque déplacement a son lancer du dé de risque, et une morsure de cette étape se résout aussitôt.
W4-4 = (2) On ne peut que se déplacer et solliciter pendant cette étape. Toutes les autres actions attendent (3), et
    l’on ne s’y déplace plus.
    .not-in-movement = Les survivants se déplacent ; il faut attendre que les deux joueurs aient passé.
    .not-in-actions = On ne se déplace plus pendant cette paire de tours.
W4-5 = (3) Tant qu’aucun des deux n’a fini, rien ne presse. Ensuite, l’autre a 2 minutes.
W4-6 = (3) Les actions ne se gênent pas : de deux joueurs qui fouillent le même lieu, chacun prend la carte qui est
    sur le dessus à cet instant.
W4-7 = (4) L’étape commence quand les deux ont fini ou que le sablier est écoulé. La colonie dont le moral est le plus
    haut passe d’abord ; à égalité, un dé tranche.
W4-8 = (4) Si plusieurs survivants ont déclenché la carte, le joueur actif l’écoute, puis dit auquel elle s’applique.
W4-9 = (4) Les cartes qui ne se sont pas déclenchées vont sous la pioche (X4).
W4-10 = (3) Une action qui n’est pas finie quand le sablier s’écoule est perdue. Son dé reste dépensé, son bruit
    reste, les cartes piochées vont sous la pioche dans l’ordre où elles l’ont été, et l’on ne garde rien. Ce que l’on
    demandait à d’autres tombe.
W4-11 = (2) Une carte qui va avec un déplacement, comme le carburant, peut venir de votre main. Une carte sollicitée
    est jouée aussitôt. On peut solliciter à tout moment de (2) et de (3), même quand c’est à l’autre colonie de se
    déplacer.
W4-12 = L’ordre est fixé une seule fois, au début de (2), de (4) ou des combats ; le moral qui change entre-temps n’y
    change rien. Les morsures de (3) se résolvent avant (4).
W4-13 = (4) Une carte déclenchée se résout même si la situation a changé ou si le survivant est mort depuis. Ce
    qu’elle dit d’un mort reste sans effet, et elle ne touche qu’un survivant quand elle parle d’un seul.
W4-14 = (4) Les cartes qui ne se sont pas déclenchées vont sous la pioche dans l’ordre de W4.7.
W5 = Un survivant mordu pendant (3) reste à terre et ne fait plus rien. Toutes les morsures se résolvent à la fin de
    l’étape.
    .lies-bitten = { $survivor } est à terre, { $gender ->
        [f] mordue
       *[m] mordu
    }.
W5-1 = Sa compétence ne sert plus non plus. À la fin, la morsure se propage comme en D3.
W5-2 = À la fin de (3), on tue d’abord tous ceux qui sont à terre, dans l’ordre des morsures. Puis chaque morsure se
    propage, dans le même ordre. Aucune ne se propage donc à quelqu’un qui est à terre.
W5-3 = D’ici là, ils occupent leur case, et leur équipement ne peut être ni utilisé, ni donné, ni ajouté à la crise.
    Leur joueur continue avec ses cartes, la nourriture et ses autres survivants. Une morsure de (4) ou de la phase de
    la colonie se résout aussitôt.
    .taker-lies = { $survivor } est à terre, { $gender ->
        [f] mordue
       *[m] mordu
    }, et ne peut rien recevoir.
W6 = Un survivant qui va à la colonie ennemie se tient sur une case vide de l’une de ses entrées. Passer d’une entrée
    à une autre est aussi un déplacement.
W6-1 = Dans les deux cas, on lance le dé de risque. Celui qui se déplace choisit l’entrée, où il faut une case vide.
    .no-free-entrance = Aucune entrée n’a de case vide { $place }.
W6-2 = Le survivant occupe cette case : ni zombie, ni barricade, ni piège n’y tient plus.
W6-3 = À une entrée ennemie, un survivant se trouve à cette entrée quand il s’agit d’attaquer, et dans cette colonie
    quand il s’agit de morsures qui se propagent, de brèches, de combats et de cartes. Il ne peut ni fouiller, ni
    barricader, ni nettoyer la décharge, ni rien donner à qui se tient à une autre entrée.
    .barricade-at-enemy = { $survivor } se tient à une entrée ennemie : on ne barricade pas la porte des autres.
W6-4 = Les compétences qui servent à la colonie, ou seulement hors de la colonie, ne servent pas à une entrée ennemie.
    Celles qui servent partout, si.
W7 = On peut se déplacer vers un lieu plein en renvoyant quelqu’un chez lui, sans lancer de dé : un allié
    gratuitement, un ennemi pour 1 balle, ou pour 2 s’il porte une arme. On ne renvoie pas les survivants de l’autre
    joueur actif.
W7-1 = Le survivant renvoyé se retrouve dans sa colonie et ne lance pas le dé de risque. Celui qui se déplace le lance
    comme d’habitude.
W7-2 = Les balles viennent de la réserve de la colonie qui se déplace. S’il n’y en a pas assez, on ne peut pas
    renvoyer l’ennemi.
W7-3 = Cela vaut pour les six lieux, pas pour les entrées d’une colonie.
W7-4 = Si l’on ne peut renvoyer personne, le lieu reste fermé (F3.1). On paie les balles et l’on renvoie le survivant
    avant de lancer le dé de risque. Être renvoyé n’est pas se déplacer : ce survivant peut donc encore le faire
    pendant cette étape. On ne demande l’avis de personne, et une colonie pleine accueille quand même les siens.
W8 = On n’attaque pas les survivants, on n’appâte pas, on ne demande pas de vote d’exil, et les déplacements ont leur
    propre étape. À une entrée ennemie, un survivant peut attaquer les zombies de cette entrée. Une fouille fait du
    bruit une fois au plus.
W8-1 = Avec un dé, on attaque un zombie, on fouille, on barricade, on nettoie la décharge ou on utilise une
    compétence. Sans dé, on joue une carte, on ajoute à la crise, on dépense de la nourriture, on sollicite ou on
    donne.
W8-2 = À une entrée ennemie, on ne peut attaquer que les zombies de cette même entrée.
W8-3 = Une fouille fait du bruit une fois au plus. Sans l’aide de compétences ni d’objets, elle pioche donc 2 cartes
    au plus.
    .noise-made = Cette fouille a déjà fait son bruit.
W8-4 = La décharge et la nourriture sont celles de votre propre colonie. On ne sollicite que ses équipiers, et l’on ne
    donne qu’à leurs survivants.
    .hand-off-enemy = { $survivor } est dans le camp ennemi.
W8-5 = Ce que compétences et objets ajoutent à une fouille, ou à un bruit, vient comme d’habitude : ce sont les jetons
    bruit qui sont limités, pas les cartes.
W9 = Il y a une seule crise pour les deux colonies. Les cartes s’ajoutent face visible, et seulement celles qu’elle
    demande : personne ne peut la saboter.
    .crisis-other-symbol = La crise ne demande pas « { $card } ».
W9-1 = Les joueurs des deux colonies ajoutent à la même pile, de leur main ou de l’équipement de leurs survivants.
W9-2 = Le nombre à atteindre est celui des joueurs des deux colonies ensemble, sauf si la carte dit autre chose.
    L’échec et le bonus touchent les deux colonies.
W10 = La phase de la colonie suit ces étapes : nourriture, combats, décharge, crise, 2 balles pour chaque colonie,
    zombies, objectif commun, piste des manches, élection des chefs de colonie.
W10-1 = La nourriture (C1) et la décharge (C2) se règlent dans chaque colonie pour elle-même.
W11 = Les ennemis aux entrées d’une colonie ne comptent pas pour sa nourriture, mais ils comptent pour ses zombies. Si
    un zombie arrive à une entrée pleine où se tient un survivant, il n’est pas placé : de ceux qui s’y tiennent,
    celui qui a la plus faible influence subit une blessure et rentre chez lui.
W11-1 = Qui rentre chez lui de cette façon ne lance pas le dé de risque.
W11-2 = Cela passe avant les barricades et les pièges de cette entrée, et avant une brèche.
W11-3 = Dans les autres lieux, les survivants des deux colonies comptent pour les zombies.
W11-4 = Le nombre de zombies qui viennent aux colonies et dans les lieux est compté avant l’arrivée du premier ; les
    survivants du loup solitaire comptent aussi. Ils arrivent à la colonie dont le moral est le plus bas (à égalité,
    un dé tranche), à l’autre colonie, dans les lieux, puis à cause du bruit. Qui rentre chez lui entre-temps ne
    change aucun nombre.
W11-5 = W11 vaut pour tout zombie qui vient à une colonie, quelle qu’en soit la cause. La blessure passe d’abord : si
    c’est la troisième, le survivant meurt à la colonie ennemie (W14). Dans les deux cas, le zombie n’est pas placé.
W12 = Là où des survivants des deux colonies se rencontrent, ils se battent la nuit : d’abord à la colonie dont le
    moral est le plus bas (à égalité, un dé tranche), puis à l’autre, puis dans les lieux selon leurs numéros. Les
    deux chefs de colonie (1) choisissent une tactique, (2) comptent leurs survivants présents, (3) parient des
    balles, (4) lancent un dé de combat. Le perdant inflige des blessures à son propre camp.
W12-1 = Les combats se livrent l’un après l’autre, chacun jusqu’au bout. Un survivant à une entrée ennemie se bat dans
    cette colonie.
W12-2 = (1) Chaque chef de colonie pose 1 de ses 5 tactiques face cachée. On révèle les deux ensemble, et elles
    prennent effet. Au combat suivant, on peut de nouveau choisir parmi les 5.
W12-3 = (2) Chaque survivant de votre colonie présent ajoute 1 à sa force. Les survivants vulnérables n’ajoutent rien.
W12-4 = (2) Chacun d’eux qui porte une arme ajoute encore 1. Une deuxième arme n’ajoute rien.
W12-5 = (3) On peut parier de 0 balle à toutes celles de la colonie. On montre les deux paris ensemble ; chaque balle
    ajoute 1 et elle est perdue, les autres retournent à la réserve.
W12-6 = (4) Une face force ajoute son nombre à la force de celui qui l’a lancée, pour ce combat.
W12-7 = (4) Une face blessure inflige aussitôt ses blessures à UN SEUL ennemi du combat, que choisit le chef de
    colonie qui l’a lancée. Les forces ne changent pas.
W12-8 = (4) Une face zombie amène ses zombies dans ce lieu, après les blessures de cette étape.
W12-9 = Le camp le plus fort gagne. Le chef de colonie perdant inflige à son gré, aux survivants de sa colonie
    présents, autant de blessures que l’écart de force, même à ceux de ses équipiers.
W12-10 = Les blessures que plus personne ne peut subir sont perdues. À force égale, personne ne gagne et personne
    n’est blessé.
W12-11 = Ce qu’ont ajouté les survivants tués avant la fin du combat reste compté.
W12-12 = Les deux dés sont lancés ensemble. On ajoute d’abord la force, puis on inflige les blessures, celles des deux
    dés en même temps, puis viennent les zombies, à une colonie à partir de l’entrée 1 (Z1). On compare ensuite les
    deux camps et l’on inflige les blessures du perdant.
W12-13 = Ce qu’a ajouté celui qui quitte un combat avant sa fin, tué ou rentré chez lui (W11), reste compté (W12.11) ;
    il ne reçoit aucune blessure du perdant.
W13 = Après les combats, une colonie qui a des ennemis à ses entrées et plus personne des siens sur place perd 1 point
    de moral par ennemi. Les survivants vulnérables ne comptent pas.
W13-1 = On le constate une seule fois, quand tous les combats sont finis, qu’il y en ait eu un dans cette colonie ou
    non.
W14 = Si un survivant meurt à la colonie ennemie, le chef de cette colonie équipe ses survivants de ce qu’il portait.
    Si personne ne peut le prendre, cela quitte la partie.
W14-1 = On le distribue aussitôt, au gré du chef de colonie. Si aucun survivant de cette colonie ne s’y trouve, cela
    quitte la partie.
W14-2 = On peut équiper tout survivant de cette colonie qui s’y trouve, même ceux des équipiers du chef de colonie ;
    on ne demande pas l’avis de leurs joueurs. Cela vaut pour chaque mort à cet endroit, en combat ou non.
W15 = Qui perd son dernier survivant dans un combat en pioche un nouveau quand tous les combats sont finis.
W15-1 = Le nouveau venu entre avant que l’on constate W13, et compte donc parmi les siens. La main quitte la partie à
    la mort du survivant (K4) ; seule la pioche attend.
W16 = L’objectif commun est vérifié pour les deux colonies ensemble. Une colonie dont le moral est à 0 a perdu ; elle
    joue jusqu’à la vérification suivante, et son moral ne remonte plus.
W16-1 = Si une colonie a accompli l’objectif commun, ou les deux, la partie se termine.
W16-2 = Un moral à 0 ne termine pas la partie aussitôt, au contraire de G4. Elle se termine à la vérification
    suivante, et les joueurs de cette colonie ont perdu.
W16-3 = Si les deux colonies sont à 0 à ce moment, toutes deux ont perdu.
W16-4 = Un joueur ne gagne que par son objectif personnel. Quand celui-ci exige l’objectif commun, c’est sa propre
    colonie qui doit l’avoir accompli.
W16-5 = Si la partie se termine parce qu’une colonie est à 0, l’autre n’a accompli l’objectif commun que si c’est
    vraiment le cas. Nul ne gagne par la seule chute de l’ennemi. Le loup solitaire a sa propre vérification.
W16-6 = La piste des manches à 0 termine la partie comme en C6, après la vérification de cette manche et sans
    élection.
W17 = Chaque joueur vote pour un équipier, jamais pour lui-même, et nul ne peut s’abstenir. À égalité, le chef de
    colonie sortant tranche.
W17-1 = Tous pointent du doigt en même temps. Qui a le plus de voix est chef de colonie à la manche suivante et prend
    le jeton.
W17-2 = À égalité, le chef de colonie sortant choisit parmi les ex æquo, lui-même compris s’il en est.
W17-3 = Dans une équipe de deux, chacun ne peut désigner que l’autre : le chef de colonie sortant tranche donc.
W18 = Les croisées des chemins et les objectifs personnels parlent de la colonie du joueur concerné, de ses joueurs et
    de ses survivants, sauf mention contraire. Pour le loup solitaire, cette colonie est la tanière.
W18-1 = « En jeu » signifie en jeu et de votre colonie.
W18-2 = « Sur le plateau » signifie sur le plateau et de votre colonie.
W18-3 = « N’importe quel joueur » signifie n’importe quel joueur de votre colonie.
W18-4 = « Un survivant » signifie un survivant de votre colonie.
W18-5 = Les compétences d’Anita Wallace, d’Eric Parker, de Nadia Rivers et de Derek Yoshida ne servent qu’à des
    joueurs et à des survivants alliés, ou par eux. Les autres compétences peuvent toucher l’ennemi.
W18-6 = « La colonie », dans une compétence, désigne la colonie de son joueur.
W19 = Deux tactiques parmi d’autres : Aux aguets ajoute 1 à la force, et si les deux chefs de colonie la jouent, le
    combat est aussitôt fini ; Tapis ajoute 3.
W19-1 = Si les deux jouent Aux aguets, il ne se passe plus rien : ni paris, ni dés, ni blessures.
W20 = Une morsure qui se propage et une brèche frappent le survivant présent qui a la plus faible influence, quelle
    que soit sa colonie.
W20-1 = À une colonie, cela comprend les ennemis à ses entrées. Une mort coûte du moral à la colonie du mort.
W21 = Le compteur de combat part de 0 à chaque combat et avance d’un cran vers une colonie pour chaque point de force
    qu’elle gagne. Il montre donc l’écart.
W22 = Dans les parties des autres boîtes, les survivants, les crises, les croisées des chemins et les objets
    aléatoires de cette boîte peuvent se joindre aux autres, sauf les cartes marquées d’une cible.
W23 = Des règles générales de La nuit la plus longue, L2 à L6, L8, L9 et L12 valent dans une guerre. L’élection
    remplace L1 ; L7, L11 et les modules ne servent pas.
W24 = Les équipiers ne voient pas plus les cartes les uns des autres que leurs ennemis : mains, objectifs personnels
    et survivants reçus restent cachés (T5, S2.3).
W24-1 = Pendant (3), tous voient chaque action à l’instant même, mais seul celui qui fouille voit les cartes piochées.
W24-2 = Qu’une croisée des chemins se soit déclenchée ne se voit nulle part avant (4), sauf de qui la tient.
W24-3 = Tactiques, paris et votes sont montrés quand le dernier est donné ; les votes, colonie par colonie.
W24-4 = Dans une paire de tours, on ne revient pas au-delà de ce que le hasard ou une carte de l’un des deux joueurs a
    révélé, et jamais sur la décision d’un autre. Une carte déclenchée en silence ne révèle rien avant (4) : elle
    n’arrête donc rien.
