### Les actions qui n’utilisent pas de dé.

F1 = Jouer des cartes : de votre main, uniquement pendant votre tour, autant que vous le voulez. Une carte jouée va à
    la décharge ; un objet événement quitte la partie.
    .hand-empty = Vous n’avez pas de carte en main.
    .not-in-hand = « { $card } » n’est pas dans votre main.
    .nobody-to-heal = Aucun blessé ne se trouve auprès de vos survivants.
    .no-die-for-card = Vous n’avez pas de dé non utilisé que « { $card } » puisse changer.
    .card-does-nothing = « { $card } » n’aurait aucun effet maintenant.
F1-1 = Un équipement se place à côté d’un de vos survivants, qui profite de son effet. On ne peut plus le retirer,
    sauf pour l’ajouter à une crise ou pour le donner.
    .equipped-already = « { $card } » n’est pas dans votre main : { $survivor } en est { $gender ->
        [f] équipée
       *[m] équipé
    }.
    .equip-instead = « { $card } » ne se joue pas seul : équipez-en un survivant.
    .not-equipment = « { $card } » n’est pas un équipement : cette carte se joue.
    .not-yours = { G1.not-yours }
F1-2 = Personne ne joue de carte hors de son tour.
F1-3 = Un équipement ne va pas à la décharge. Vous pouvez en équiper n’importe lequel de vos survivants, où qu’il se
    trouve.
F1-4 = Un survivant peut porter autant d’objets qu’il veut, même identiques.

F2 = Ajouter des cartes à la crise : autant que vous le voulez, de votre main (face cachée), de l’équipement de vos
    survivants (à la vue de tous), ou des deux.
    .no-crisis = Il n’y a pas de crise à laquelle ajouter des cartes.
    .add-from-hand = Cette carte n’est pas équipée : ajoutez-la de votre main.
    .nothing-equipped = { $survivor } n’a pas d’équipement.
    .not-equipped = { $survivor } n’est pas { $gender ->
        [f] équipée
       *[m] équipé
    } de « { $card } ».
    .attached = « { $card } » n’est pas un objet : cette carte reste où elle est.
F2-1 = Pour une crise, une carte nourriture compte pour une seule carte, quel que soit le nombre de jetons nourriture
    qu’elle vaut.
F2-2 = On n’ajoute des cartes à la crise que pendant son propre tour.
F2-3 = Vous pouvez ajouter des cartes de n’importe quel symbole, même pour nuire. Personne ne voit les cartes qui
    viennent de votre main, mais tous en connaissent le nombre.
F2-4 = On ne reprend pas une carte ajoutée à la crise.

F3 = Se déplacer : chaque survivant peut se déplacer une fois par tour, vers n’importe quel lieu ayant une case
    de survivant vide, puis il lance le dé de risque. Une morsure se propage dans le lieu d’arrivée.
    .moved-already = { $survivor } s’est déjà { $gender ->
        [f] déplacée
       *[m] déplacé
    } pendant ce tour.
F3-1 = On ne peut pas entrer dans un lieu sans case de survivant vide.
    .place-full = Il n’y a plus de case de survivant vide { $place }.
    .nowhere-to-go = { $survivor } n’a nulle part où aller.
F3-2 = Chaque déplacement a son propre lancer du dé de risque, effectué avant toute autre chose.
F3-3 = Un déplacement mène toujours à un autre lieu.
    .there-already = { $survivor } est déjà { $place }.
F3-4 = Une carte qui évite ce lancer, comme le carburant, se joue avec le déplacement, avant de lancer le dé.
    .play-with-move = « { $card } » se joue avec un déplacement.
    .not-for-moves = « { $card } » ne se joue pas avec un déplacement.

F4 = Dépenser des jetons nourriture de la réserve : chacun augmente de 1 l’un de vos dés non utilisés. On peut en
    dépenser plusieurs sur le même dé.
    .no-food = Il n’y a plus de jeton nourriture dans la réserve.
F4-1 = Un dé ne dépasse jamais 6.
    .die-at-top = { $all ->
        [yes] Tous vos dés non utilisés sont déjà à 6
       *[no] Un dé ne dépasse jamais 6
    }.
F4-2 = Pour dépenser de la nourriture, il ne faut ni l’accord des autres, ni un survivant à la colonie.

F5 = Solliciter : pendant votre tour, sollicitez des objets auprès des autres joueurs. Celui qui le veut bien vous
    donne une carte de sa main : elle est montrée à tous et vous la jouez aussitôt, sans pouvoir l’ajouter à la crise.
    .nobody-has-cards = Personne d’autre n’a de carte en main.
    .not-asked-for = « { $card } » n’est pas ce qui est sollicité.
    .asker-cannot-play = La personne qui sollicite ne pourrait pas jouer « { $card } » maintenant.
F5-1 = Personne n’est obligé de donner, et l’on ne donne que des cartes de sa main.
    .nobody-gave = { $symbol ->
        [any] Vous avez déjà tout sollicité pendant ce tour, et personne n’a donné
       *[other] Vous l’avez déjà sollicité pendant ce tour, et personne n’a donné
    }.
    .not-in-hand = { F1.not-in-hand }
F5-2 = Vous pouvez solliciter plusieurs cartes pendant un tour, d’un ou de plusieurs joueurs ; chacune est jouée dès
    que vous la recevez.
F5-3 = Un équipement obtenu ainsi équipe aussitôt l’un de vos survivants.
    .not-yours = { G1.not-yours }

F6 = Donner : faites passer un objet d’un de vos survivants à un autre survivant du même lieu, à vous ou à un autre
    joueur. Celui-ci en est aussitôt équipé.
    .nothing-equipped = { F2.nothing-equipped }
    .not-equipped = { F2.not-equipped }
    .attached = { F2.attached }
    .hand-off-self = { $survivor } en est déjà { $gender ->
        [f] équipée
       *[m] équipé
    }.
    .nobody-to-take = Il n’y a personne d’autre { $place }.
    .taker-elsewhere = { $survivor } n’est pas { $place }.
F6-1 = Un objet utilisable une fois par tour et déjà utilisé pendant ce tour le reste, quel que soit son nouveau
    porteur. Il en va de même pour une fois par manche.
F6-2 = On ne donne pas les cartes de sa main.
    .hand-off-from-hand = On ne donne pas une carte de sa main, seulement un équipement.
F6-3 = On ne demande pas son avis au joueur dont le survivant reçoit l’objet.

F7 = Demander un vote d’exil : une fois par tour, désignez un autre joueur ; tous les joueurs non exilés votent (V1).
    .exile-called = Vous avez déjà demandé un vote d’exil pendant ce tour.
F7-1 = Nul ne peut se désigner soi-même.
    .exile-self = Vous ne pouvez pas désigner votre propre groupe.
F7-2 = Tous les joueurs non exilés doivent voter, le joueur désigné aussi. S’il y a plus de pouces levés que de pouces
    baissés, celui-ci est exilé (E1).
F7-3 = On ne peut pas désigner un joueur déjà exilé.
    .exiled-already = Le joueur { $player } est déjà en exil.
    .nobody-to-exile = Il n’y a plus personne à désigner.

F8 = Ajouter des cartes à l’objectif commun, s’il en demande : pendant votre tour, de votre main, face visible, autant
    que vous le voulez. Un joueur exilé le peut aussi.
    .objective-takes-nothing = L’objectif commun ne reçoit pas de cartes.
    .objective-takes-others = L’objectif commun ne reçoit pas de cartes comme « { $card } ».
F8-1 = On ne reprend pas une carte ajoutée à l’objectif commun.
    .stored = « { $card } » se trouve sur l’objectif commun et y reste.
