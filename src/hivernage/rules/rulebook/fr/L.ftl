### La nuit la plus longue.

L1 = Quand le jeton premier joueur devrait passer (C7), n’importe quel joueur peut demander un vote pour qu’il reste
    où il est. Si le vote l’emporte, il reste.
L1-1 = Si le vote échoue ou si personne ne le demande, le jeton passe à droite comme en C7. Il n’y a qu’un vote de
    ce genre par manche.
L1-2 = Les joueurs exilés peuvent demander ce vote mais n’y prennent pas part (E3.3). Il existe aussi dans les
    variantes O1 et O2 : elles n’interdisent que les votes d’exil.
L1-3 = La question est posée à tous en même temps, et plusieurs demandes font un seul vote. Quand C6 a terminé la
    partie, on ne demande rien à personne.
L2 = Un lieu au hasard : lancez un dé ; c’est le lieu qui porte ce numéro. La colonie et les lieux au-dessus de 6 ne
    sortent jamais.
L3 = Le cimetière garde les survivants tués. Seules certaines cartes en parlent.
L3-1 = Le cimetière ressemble à un lieu mais n’en est pas un : on n’y va pas, aucun zombie n’y vient, on n’y fouille
    pas.
L3-2 = Un survivant tué va au cimetière après la perte de moral ; un survivant retiré quitte la partie.
L3-3 = Quand un objectif ou une carte compte les survivants hors de la partie, ceux du cimetière comptent.
L4 = Les jetons désespoir comptent comme des blessures, mais seuls les effets qui nomment le désespoir les retirent.
L4-1 = Trois blessures, de quelque mélange que ce soit (blessure, engelure, désespoir), tuent.
L4-2 = Un effet qui retire une blessure « de n’importe quel type » ne retire pas le désespoir.
L5 = Un survivant vulnérable indiscipliné compte pour 2 pour la nourriture (C1) et pour les zombies (C4). À votre
    tour, vous pouvez en calmer un en mettant une carte médicament à la décharge sans en appliquer l’effet.
    .nobody-unruly = Aucun survivant vulnérable n’est indiscipliné.
L5-1 = Pour tout le reste (cases, brèches, moral), un indiscipliné est un seul survivant vulnérable.
L5-2 = Le calmer retourne son jeton du côté normal. Il n’y faut ni dé ni survivant à la colonie ; le médicament
    vient de votre main.
L5-3 = N’importe quelle carte au symbole médicament convient. Utilisée par un joueur exilé, elle quitte la partie
    (E3.8).
    .not-medicine = « { $card } » n’est pas un médicament.
L5-4 = Quand un survivant vulnérable est tué ou retiré et qu’il y en a des deux sortes, celui qui applique l’effet
    choisit lequel ; pendant la phase de la colonie, c’est le premier joueur.
L6 = Un piège explosif sert de barricade ; quand l’arrivée d’un zombie le détruit, tous les zombies de cette entrée
    sont retirés aussi.
L6-1 = Ces zombies sont retirés, pas tués : on ne lance pas le dé de risque. Les zombies spéciaux restent.
L6-2 = Un piège occupe une case d’entrée, et n’explose que s’il n’y reste plus de case vide.
L6-3 = S’il y a un piège et une barricade à la même entrée, le piège part en premier.
L6-4 = Quand une carte ou un objectif parle de barricades, les pièges comptent et se retirent comme elles ; un piège
    retiré par une carte n’explose pas. L’action A3 et les cartes qui posent des barricades posent le côté
    barricade.
L6-5 = Une arrivée fait exploser un seul piège ; les autres pièges et barricades de l’entrée restent.
L7 = On peut mélanger les boîtes : les objets des deux boîtes sont mélangés lieu par lieu, et l’on en garde 20 dans
    chacun.
L7-1 = Les autres cartes des deux boîtes (crises, survivants, croisées des chemins, objectifs, objets de départ)
    peuvent aussi être réunies, et la table peut écarter des cartes une à une.
L7-2 = Les objets qui ne sont pas gardés retournent dans la boîte sans être vus ; ils ne sont pas parmi les cartes
    qui ont quitté la partie.
L8 = Un objet à deux usages ne garde que l’autre quand le module d’un usage n’est pas en jeu.
L8-1 = Sans le module des brigands, les crises n’en placent pas, et les effets qui placent ou retirent des brigands
    ne font rien.
L9 = Une barricade demande une case d’entrée vide (A3).
L10 = Nourriture, décharge, crise et zombies se résolvent comme en C1 à C4.
L11 = Le plateau complet a 10 lieux : la colonie, les six lieux numérotés, le cimetière, le repaire et Raxxon. Sans
    module, il a la colonie, les six et le cimetière.
L11-1 = « Chaque lieu hors de la colonie » comprend Raxxon et le repaire quand leur module est en jeu, et jamais le
    cimetière.
L12 = Bruit : chaque jeton est retiré et retourné ; l’une de ses deux faces amène un zombie dans ce lieu.
L13 = On choisit avant la mise en place lesquels des trois modules on joue, d’aucun à tous ; chacun n’ajoute que les
    cartes qui portent sa marque.
L14 = Pour le reste, mise en place, manche, exil, votes et variantes sont ceux du jeu de base (S, R, E, V, O), avec
    les cartes de cette boîte.
