### Les croisées des chemins.

X1 = Seul le joueur de droite voit la croisée des chemins. Si son déclencheur se produit pendant le tour du joueur
    actif, la carte est lue à voix haute et s’applique au joueur actif.
X1-1 = Un déclencheur qui décrit une situation (quelqu’un contrôle un survivant, quelqu’un se trouve dans un lieu)
    agit si elle est déjà vraie au début du tour ou si elle le devient pendant le tour. Une carte se déclenche une
    fois au plus.
X1-2 = Une situation qui devient vraie au milieu d’une action déclenche la carte après cette action, comme dans X2.
X2 = Un déclencheur lié à une action se résout une fois cette action terminée, dé de risque et propagation d’une
    morsure compris, sauf si la carte nomme un moment précis de l’action.
X3 = Les deux options sont lues. Le joueur actif doit en choisir une qu’il peut appliquer entièrement ; s’il n’y en a
    qu’une, c’est celle-là. La carte quitte ensuite la partie.
    .needs = Possible seulement si { $test }.
    .needs-more = Possible seulement si { $test }. Actuellement : { $have }.
    .no-room = Il faut { $n ->
        [one] une case de survivant vide
       *[other] { $n } cases de survivant vides
    } { $place }. Actuellement : { $free }.
    .step-closed = Impossible à appliquer en entier pour l’instant : { $step }.
    .module-missing = Cela relève { $module ->
        [improvements] des améliorations
        [bandits] des brigands
       *[raxxon] de Raxxon
    }, un module qui n’est pas en jeu.
    .no-such-option = Les options vont de 1 à { $n }.
X3-1 = L’option choisie s’applique aussitôt, au milieu du tour.
X3-2 = Si aucune option ne peut être appliquée entièrement, rien ne se passe et la carte quitte la partie.
X3-3 = Une carte sans option s’applique simplement ; une carte qui demande un vote suit V1.
X3-4 = On juge si une option peut être appliquée d’après ce que peut savoir celui qui choisit. Si une pioche ou la
    main d’un autre joueur ne suffit pas, faites tout ce qui est possible, ou ce que la carte prévoit dans ce cas.
X4 = Une croisée des chemins qui ne s’est pas déclenchée avant la fin du tour va sous sa pioche, sans que les autres
    la voient.
X5 = Chaque fois qu’un effet fait chercher une carte dans une pioche, on mélange ensuite cette pioche, que la carte
    ait été trouvée ou non.
X6 = Si la colonie n’a plus de case de survivant vide, les croisées des chemins qui ajouteraient des
    survivants, même vulnérables, ne peuvent pas se déclencher, et les objets qui en ajouteraient ne peuvent pas être
    joués.
    .colony-full = « { $card } » amènerait des survivants, et la colonie n’a plus de place pour tous.
X6-1 = Il faut de la place pour tous les arrivants, pas seulement pour une partie d’entre eux.
    .colony-full = { X6.colony-full }
