### La nuit la plus longue : le module Raxxon.

N1 = Avec ce module, ses cartes rejoignent leurs pioches, et le lieu Raxxon apporte sa propre pioche d’objets. Les 12
    expériences sont mélangées, face audio visible : chacun peut lire la première. Les 6 effets secondaires des
    pilules sont visibles de tous.
N1-1 = Les effets secondaires ne sont pas mélangés, et chacun peut les consulter à tout moment.
N1-2 = La face audio d’une expérience porte le code de confinement et dit quels zombies spéciaux viennent, et où. Sa
    face rencontre porte une table pour un dé.
N2 = Après chaque fouille chez Raxxon, le survivant qui a fouillé lance le dé de risque.
N2-1 = Seule l’action fouiller compte, pas les compétences ou les cartes qui regardent la pioche. La carte est gardée
    d’abord, puis le dé est lancé, puis on regarde les croisées des chemins.
N3 = Pilules : choisissez un survivant, lancez un dé et suivez la carte. Elle peut lui donner un effet secondaire, qui
    reste auprès de lui pour toujours.
N3-1 = Le survivant est l’un des vôtres, et il est choisi avant le lancer.
N3-2 = L’effet secondaire est cherché parmi les cartes visibles ; s’il sert déjà, personne ne reçoit rien.
N3-3 = Un effet secondaire ne peut être ni ajouté à une crise ni transmis. Quand son survivant est perdu, il rejoint
    les autres.
    .side-effect-stays = { $card } reste pour toujours auprès { DE($survivor) }.
N4 = Confinement : à votre tour, avec un survivant chez Raxxon, vous pouvez y poser des dés non utilisés. Si, au début
    de la phase de la colonie, deux de ces dés correspondent au code de la première expérience, on vote. Pouce levé :
    l’expérience est défaussée. Pouce baissé : le premier joueur désigne un lieu, colonie comprise, qui reçoit 3
    zombies de moins dans ce C4.
    .nobody-in-raxxon = Aucun de vos survivants n’est chez Raxxon.
N4-1 = Vous pouvez y poser autant de vos dés non utilisés que vous voulez. Ils gardent leur valeur, et ils sont
    dépensés.
N4-2 = La vérification vient avant le repas, une fois par manche, et pour la première expérience seulement.
N4-3 = Un code est une paire de dés ; si une carte en propose plusieurs, une seule suffit. Il faut deux dés
    différents.
N4-4 = Les dés peuvent venir de plusieurs joueurs, et des dés en trop ne gênent pas.
N4-5 = Celui qui a posé un dé peut avoir quitté Raxxon au moment de la vérification.
N4-6 = Tous les joueurs non exilés votent, et le premier joueur tranche les égalités.
N4-7 = Pouce levé : la première expérience est défaussée sans effet, et aucun zombie n’est retenu.
N4-8 = Pouce baissé : le lieu choisi reçoit 3 zombies de moins dans C4, jamais moins que zéro, puis l’expérience
    s’échappe (N5).
N4-9 = Après la vérification, tous les dés quittent Raxxon.
N4-10 = Sans expérience dans la pioche, il n’y a pas de confinement.
N4-11 = Les 3 sont retirés de tous les zombies que C4 amène dans ce lieu : d’abord ceux des survivants et des
    brigands, puis ceux du bruit. Les autres réductions s’y ajoutent. Les zombies spéciaux et ceux de la crise ne
    comptent pas.
N4-12 = Le premier joueur désigne le lieu avant tout lancer pour les zombies spéciaux.
N4-13 = Un joueur exilé peut aussi poser des dés, mais ne vote pas. Un dé posé ne se reprend pas.
N4-14 = Les expériences défaussées ne reviennent pas. Les dés encore chez Raxxon quand il n’y a pas eu de confinement
    reviennent à leurs joueurs au lancer des dés.
N5 = Sans correspondance, ou pouce baissé, les zombies spéciaux arrivent comme le dit l’expérience. Puis sa carte est
    tournée sur la face rencontre, visible de tous.
N5-1 = Chaque zombie spécial de la carte tire son propre lieu.
N5-2 = Il occupe une case d’entrée comme tout zombie.
N5-3 = Sans case libre, un piège explose ; sans piège, une barricade tombe ; sans barricade, le lieu est envahi. Le
    zombie spécial n’est pas placé.
N5-4 = Si aucun n’a pu être placé, l’expérience est défaussée ; sinon elle reste près de la colonie, face rencontre
    visible.
N6 = Seule une attaque peut tuer un zombie spécial : aucun piège, aucun effet qui n’est pas une attaque. Seule sa
    carte le déplace. Dans son lieu, c’est lui que l’on doit attaquer d’abord. Après le jet de risque, l’attaquant
    encore en vie lance un dé sur sa table. Avec le dernier d’un type part sa carte.
N6-1 = L’attaque demande un dé comme toute attaque, mais seule la table dit si le zombie spécial part, reste ou fuit.
N6-2 = Les effets qui tuent, déplacent ou attirent des zombies ne le touchent pas, les pièges non plus. Les autres
    zombies du lieu sont touchés comme d’habitude.
N6-3 = Tant qu’il y en a un dans un lieu, aucune attaque n’y vise un autre zombie, un survivant ou un brigand, si
    souvent qu’il ait été attaqué. S’il y en a plusieurs, l’attaquant choisit. Toute la colonie est un seul lieu.
    .special-first = Un zombie spécial se trouve { $place } : attaquez-le d’abord.
N6-4 = On lance le dé de risque, sauf si quelque chose l’épargne ; un attaquant qui en meurt ne lance pas sur la
    table.
N6-5 = Le lancer sur la table se fait avec un nouveau dé.
N6-6 = Celui qui fuit vers un lieu sans case libre y force l’entrée comme à sa sortie (N5.3), puis disparaît.
N6-7 = Ce qui change une attaque vaut aussi contre eux. Chaque attaque en vise un et donne un seul lancer sur la
    table ; les autres morts de cette attaque ne touchent rien tant qu’un zombie spécial est là.
N6-8 = Un zombie spécial est un zombie pour les cartes qui parlent d’attaquer, de tuer ou de compter des zombies. Il
    compte comme tué quand la table d’une attaque le retire.
N6-9 = Celui qui fuit quitte d’abord sa case ; s’il tire son propre lieu, il reste, voilà tout.
N7 = Les zombies spéciaux sont le griffeur, le chasseur, le collectionneur, le marcheur blanc, le tank, le hurleur, la
    porteuse, l’hydre, la faucheuse, le cracheur, le puant et la sirène : 12 cartes, 19 figurines.
N7-1 = Deux chasseurs viennent, chacun dans un lieu aléatoire. Rencontre : de 1 à 3, une blessure pour l’attaquant ;
    4, il s’enfuit ; 5 ou 6, une blessure pour l’attaquant, et le chasseur est retiré.
