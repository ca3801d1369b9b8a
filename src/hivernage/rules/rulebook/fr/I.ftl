### Les scénarios d’introduction de La nuit la plus longue.

I1 = Le code et la chimpanzée enseigne le module Raxxon pas à pas. Trois objectifs se suivent, r1, r2 et r3 ;
    accomplir les deux premiers ne met pas fin à la partie.
I1-1 = La mise en place est celle du module Raxxon, avec r1 pour objectif commun.
I1-2 = Une barricade occupe chaque case d’entrée et chaque case de survivant de Raxxon.
I1-3 = Aucun survivant ne peut encore se déplacer chez Raxxon, et personne n’y fouille donc.
    .raxxon-closed = Raxxon est encore fermé.
I1-4 = Le confinement et les pilules ne sont pas encore en vigueur.
    .pills-closed = { $card } : les pilules ne peuvent pas encore être jouées.
    .lockdown-closed = Le confinement n’est pas encore en vigueur : aucun dé ne va chez Raxxon.
I1-5 = Bleue et Emma Han sont retirées de la pioche de survivants avant la distribution.
I1-6 = On raconte le début de l’histoire. Puis Emma Han se trouve à la colonie, dans le groupe du premier joueur.
I1-7 = Emma est équipée du plan de Raxxon, pris dans la pioche de Raxxon, que l’on mélange ensuite.
I1-8 = Emma arrive avant le premier lancer et apporte son dé : le premier joueur commence avec 4 dés.
I1-9 = Quand r1 est accompli, le lecteur est le joueur qui a le moins de survivants. À égalité, c’est, parmi eux,
    celui qui contrôle le survivant à la plus forte influence.
I1-10 = Un joueur exilé n’est le lecteur que si tous le sont.
I1-11 = Toutes les barricades de Raxxon sont retirées.
I1-12 = Le lecteur place l’un de ses survivants chez Raxxon. Ce n’est pas un déplacement, et il n’y a pas de dé de
    risque.
I1-13 = Désormais, les survivants peuvent se déplacer chez Raxxon et y fouiller, avec un dé de risque après chaque
    fouille.
I1-14 = Le lecteur prend 3 zombies de son choix aux entrées de la colonie, ou ce qu’il y a, et les met sur des cases
    d’entrée vides de Raxxon.
I1-15 = Bleue rejoint le groupe du lecteur, chez Raxxon, avec 1 blessure.
I1-16 = Sans case de survivant libre pour Bleue, un survivant qui se trouve chez Raxxon, au choix du premier joueur,
    va à la colonie. Ce n’est pas un déplacement.
I1-17 = Les règles des pilules s’appliquent désormais. Le confinement, pas encore, et aucune expérience n’est
    révélée.
I1-18 = Au début de la manche suivante, r2 remplace r1 comme objectif commun.
I1-19 = Pour r2, on pose des dés chez Raxxon, chaque valeur une seule fois ; ils y restent d’une manche à l’autre et
    sont tous retirés quand r2 est accompli.
    .value-there = Un dé de cette valeur se trouve déjà chez Raxxon.
I1-20 = Tous les survivants qui se trouvent chez Raxxon vont à la colonie, sans dé de risque et même si elle est
    pleine.
I1-21 = Aussitôt, des expériences s’échappent et leurs zombies spéciaux arrivent : 2 avec 2 ou 3 joueurs non exilés,
    3 avec 4 ou plus.
I1-22 = Au début de la manche suivante, r3 remplace r2, et le confinement s’applique de cette manche à la fin.
I1-23 = Accomplir r3, c’est accomplir l’objectif commun : la partie s’achève, et les objectifs personnels sont jugés en
    conséquence.
I1-24 = Le moral, les manches et les zombies passent d’un objectif au suivant, sauf si le nouveau dit autre chose.
    Les cartes et les jetons posés sur l’ancien s’en vont.
I1-25 = La place ne peut manquer à Bleue que si une carte a amené d’autres survivants chez Raxxon ou y a pris des
    cases.
I1-26 = Avec 1 seul joueur non exilé, 2 expériences s’échappent.
I1-27 = Les survivants de joueurs exilés qui se trouvent chez Raxxon vont dans un autre lieu hors de la colonie, au
    choix de leur joueur, sans dé de risque.
I1-28 = Un objectif de scénario se vérifie au moment de l’objectif commun. Après r1, r2, b1 ou b2, le reste de la
    phase de la colonie suit ; si la piste des manches arrive alors à 0, la partie s’achève et l’objectif commun a
    échoué.
I2 = Raid de brigands enseigne le module Brigands pas à pas. Les objectifs b1, b2 et b3 se suivent, et le traître,
    s’il y en a un, est le brigand renégat.
I2-1 = La mise en place est celle du module Brigands, avec b1 pour objectif commun.
I2-2 = L’objectif traître mélangé aux autres est le brigand renégat, et tous connaissent cette carte.
I2-3 = Son propriétaire ne peut gagner qu’après b2, et doit donc aider jusque-là.
I2-4 = On raconte le début de l’histoire. Puis chaque joueur, à partir du premier, peut piocher la première carte de
    l’hôpital.
I2-5 = Dès le début, des brigands sont placés, attirent des zombies et pillent.
I2-6 = Au début, les brigands ne peuvent pas être attaqués, personne ne peut se déplacer au repaire ni rien y faire,
    et il n’y a pas de chef des brigands.
    .bandit-attacks-closed = Les brigands ne peuvent pas encore être attaqués.
    .hideout-closed = Personne ne sait encore où est le repaire.
    .chief-closed = Personne ne dirige encore les brigands.
I2-7 = Quand b1 est accompli, le lecteur est le joueur qui contrôle le survivant humain à la plus faible influence.
I2-8 = Ne sont pas humains les animaux : Bleue, Sparky et leurs semblables.
I2-9 = Toute la nourriture quitte la réserve. Les jetons famine restent.
I2-10 = Le survivant à la plus forte influence et le survivant humain à la plus faible vont au repaire, sans dé de
    risque.
I2-11 = Celui à la plus forte influence est tué ; cela coûte 1 point de moral, sauf si son joueur est exilé.
I2-12 = L’autre reçoit 1 blessure, sauf s’il en a déjà 2, et va à la colonie ; celui d’un joueur exilé va dans un
    autre lieu, au choix de ce joueur.
I2-13 = Si c’est le même survivant, il est tué, et personne d’autre n’y va.
I2-14 = Désormais, les brigands peuvent être attaqués, et le repaire est ouvert.
I2-15 = Au début de la manche suivante, b2 remplace b1.
I2-16 = Quand b2 est accompli, une phase d’exil spéciale suit : dans le sens horaire à partir du premier joueur,
    chacun peut nommer quelqu’un et lancer un vote, en plus de celui de son tour.
I2-17 = Ensuite, si le traître n’est pas exilé et accomplit l’objectif du renégat, il peut le révéler et gagner
    aussitôt ; tous les autres perdent.
I2-18 = Si le traître ne l’accomplit pas, ou garde le silence, il reste caché, et son objectif demande désormais aussi
    un moral à 0.
I2-19 = Un joueur loyal est exilé comme d’habitude, et devient chef des brigands ; cette règle
    s’applique désormais.
I2-20 = Le traître est exilé comme tout traître, et ne devient pas chef des brigands.
I2-21 = Puis, si la partie continue, tous les survivants des joueurs non exilés rentrent du repaire à la colonie,
    sans dé de risque.
I2-22 = Au début de la manche suivante, b3 remplace b2.
I2-23 = Accomplir b3, c’est accomplir l’objectif commun.
I2-24 = La victoire du renégat et chaque issue de la phase d’exil ont leur propre récit.
I2-25 = Un joueur loyal exilé avant la phase spéciale devient chef des brigands à la fin de cette phase ; exilé
    après elle, il le devient aussitôt.
I2-26 = Après la phase, on demande en même temps à tous les joueurs non exilés de révéler ou de se taire, qu’il y
    ait un traître ou non. Seul qui accomplit l’objectif peut le révéler.
I2-27 = Les joueurs exilés peuvent aussi nommer quelqu’un, y compris celui que cette phase vient d’exiler et dont le
    tour n’est pas encore venu. Après chaque vote, on regarde si deux l’ont été à tort.
I2-28 = Sans objectifs personnels, il n’y a ni renégat, ni phase d’exil, ni rien à révéler.
I2-29 = Seul son propriétaire voit la condition que le silence ajoute.
