### Texte des cartes et ordre des effets.

T1 = Le texte d’une carte l’emporte sur les règles.
    .locked = « { $card } » ne peut pas servir avant la prochaine manche.
    .forbidden-move = « { $card } » interdit { A($survivor) } de se déplacer.
    .forbidden-move-there = « { $card } » interdit ce déplacement { A($survivor) }.
    .forbidden-search = « { $card } » interdit { A($survivor) } de fouiller.
    .forbidden-attack = « { $card } » interdit { A($survivor) } d’attaquer.
    .forbidden-barricade = « { $card } » interdit { A($survivor) } de poser des barricades.
    .forbidden-attract = « { $card } » interdit { A($survivor) } d’appâter des zombies.
    .forbidden-clean = « { $card } » interdit { A($survivor) } de nettoyer la décharge.
    .forbidden-request = « { $card } » vous interdit de solliciter les autres.
    .forbidden-use-ability = « { $card } » prive { $survivor } de sa compétence.
    .forbidden-add-to-crisis = « { $card } » vous interdit d’ajouter des cartes à la crise.
    .forbidden-play = « { $card } » vous interdit de jouer de telles cartes.
    .other-symbol = « { $card } » n’a pas le symbole demandé.
    .not-needed = Il n’en faut pas davantage.
    .nothing-pledged = Vous n’avez rien proposé que vous puissiez reprendre.
T2 = Si deux effets se produisent au même moment, le premier joueur choisit leur ordre.
T2-1 = Au début d’un tour : les engelures (R6), puis la pioche de la croisée des chemins, puis son déclencheur si
    c’est une situation déjà vraie (X1.1), puis les compétences et les obligations de début de tour, dans l’ordre que
    choisit le joueur actif.
    .works-at-start = { $power } sert { $start ->
        [turn] au début du tour
        [end-of-turn] à la fin du tour
       *[round] au début de la manche
    }.
T3 = Les objets ne peuvent pas interrompre un effet en cours : un médicament ne sauve pas un survivant qui subit sa
    troisième blessure.
    .settle-first = Il faut d’abord finir de résoudre ce qui est en cours.
T3-1 = Une carte qui offre elle-même une réaction fait exception (T1) ; la réaction est proposée à tous ceux qui
    pourraient l’avoir.
T4 = « Lancez un dé », sur une carte, désigne un nouveau dé d’action qui n’appartient à personne et que l’on rend
    après l’effet.
T4-1 = Les jetons nourriture et tout ce qui change les dés d’un joueur n’agissent pas sur un tel lancer.
T5 = On peut parler de tout, mais personne ne peut montrer des cartes cachées.
    .hidden = Dites ce que vous voulez de vos cartes, mais vous ne pouvez pas les montrer.
