### Les actions qui utilisent un dé d’action.

A1 = Attaquer : avec un dé au moins égal à la valeur d’attaque du survivant, attaquez un zombie du même lieu, ou un
    survivant d’un autre joueur qui s’y trouve. À la colonie, le zombie peut se trouver à n’importe quelle entrée.
    .attack-too-low = { $survivor } attaque avec { $need } ou plus ; { $all ->
        [yes] votre meilleur dé non utilisé est un { $n }
       *[no] { $n } ne suffit pas
    }.
    .no-target = Il n’y a personne à attaquer { $place }.
    .no-zombie = Il n’y a pas de zombie { $place }.
    .victim-elsewhere = { $survivor } n’est pas { $place }.
    .unknown-target = « { $word } » n’est pas une cible. { $hint }
A1-1 = Le zombie attaqué est tué et quitte le plateau ; l’attaquant lance ensuite le dé de risque (D1).
A1-2 = Si vous attaquez un survivant, relancez le dé que vous venez d’utiliser. Si le résultat ne dépasse pas la
    valeur d’attaque de la cible, celle-ci subit une blessure et vous volez au hasard une carte de la main de son
    joueur. On ne lance pas le dé de risque.
A1-3 = On ne peut attaquer ni ses propres survivants, ni les survivants vulnérables.
    .attack-helpless = On ne peut pas attaquer les survivants vulnérables.
    .attack-own = On ne peut pas attaquer ses propres survivants.
A1-4 = Si le dé relancé dépasse la valeur d’attaque de la cible, rien ne se passe : ni blessure, ni vol de carte.
A1-5 = Le dé relancé est dépensé, quel que soit son résultat.
A1-6 = Si la main du joueur visé est vide, la blessure est infligée et aucune carte n’est volée.
A1-7 = Seuls les deux joueurs concernés voient la carte volée.
A1-8 = Le même survivant peut attaquer plusieurs fois pendant le tour ; chaque attaque demande son propre dé, au moins
    égal à sa valeur d’attaque.
A1-9 = Blessure et vol forment un seul effet : la carte est prise dans la main telle qu’elle était, puis une blessure
    mortelle tue.
A1-10 = Une attaque faite sans dé d’action contre un survivant se résout avec un nouveau dé.

A2 = Fouiller : avec un dé au moins égal à la valeur de fouille du survivant, fouillez un lieu hors de la colonie.
    Piochez la première carte de sa pioche d’objets et regardez-la. Vous pouvez alors vous arrêter, ou faire du bruit
    pour piocher une carte de plus : placez un jeton bruit sur une case de bruit vide du lieu. Vous pouvez
    continuer tant qu’une case de bruit est vide. À la fin, gardez exactement une des cartes piochées ; les
    autres vont sous la pioche.
    .search-too-low = { $survivor } fouille avec { $need } ou plus ; { $all ->
        [yes] votre meilleur dé non utilisé est un { $n }
       *[no] { $n } ne suffit pas
    }.
A2-1 = Un lieu reçoit au plus 4 jetons bruit par manche, tous joueurs confondus.
    .noise-full = Il n’y a plus de case de bruit vide { $place }.
A2-2 = On ne peut pas fouiller un lieu dont la pioche d’objets est vide.
    .deck-empty = Il n’y a plus rien à trouver { $place }.
A2-3 = On ne peut pas fouiller la colonie.
    .search-colony = On ne peut pas fouiller la colonie.
A2-4 = Chaque jeton bruit donne exactement une carte de plus. Sans case de bruit vide, une fouille ne donne
    qu’une carte.
A2-5 = Vous gardez la carte de votre choix parmi celles piochées ; elle rejoint votre main.
    .not-drawn = Vous n’avez pas pioché « { $card } ».
A2-6 = Seul le joueur qui fouille voit les cartes piochées. Celles qu’il ne garde pas vont sous la pioche, dans
    l’ordre où il les a piochées.
A2-7 = Si la pioche s’épuise pendant la fouille, on ne peut plus faire de bruit.
    .no-card-left = Il n’y a plus de carte à piocher { $place }, le bruit ne servirait à rien.
A2-8 = Le même survivant peut fouiller plusieurs fois pendant le tour, chaque fois avec un autre dé suffisant.

A3 = Barricader : avec n’importe quel dé, placez une barricade sur une case d’entrée vide du lieu où se trouve
    le survivant.
    .entrances-full = Il n’y a plus de case d’entrée vide { $place }.
A3-1 = À la colonie, choisissez une case vide à n’importe laquelle des 6 entrées.
    .entrances-full = { A3.entrances-full }
A3-2 = Une barricade occupe sa case. Une entrée peut en recevoir plusieurs.

A4 = Nettoyer la décharge : avec n’importe quel dé et un survivant à la colonie, les 3 cartes du dessus de la décharge
    quittent la partie.
    .clean-outside = { $survivor } n’est pas à la colonie, et c’est là qu’on nettoie la décharge.
A4-1 = Si la décharge ne contient que 1 ou 2 cartes, elles partent toutes. Si elle est vide, l’action est impossible.
    .no-waste = La décharge est vide.

A5 = Appâter : avec n’importe quel dé, déplacez 2 zombies d’un ou de plusieurs lieux vers des cases d’entrée
    vides du lieu où se trouve le survivant. Appâter ne provoque donc jamais de brèche et ne détruit jamais de
    barricade.
    .nothing-to-attract = Il n’y a pas de zombie à appâter ailleurs.
    .no-zombie-there = Il n’y a pas de zombie { $place } qui puisse venir.
A5-1 = Vous pouvez déplacer moins de 2 zombies.
A5-2 = Les deux zombies peuvent venir de lieux différents et, à la colonie, d’une autre de ses entrées.
A5-3 = Sans case d’entrée vide dans le lieu du survivant, l’action est impossible. Appâter ne fait pas lancer
    le dé de risque.
    .entrances-full = { A3.entrances-full }

A6 = Utiliser une compétence avec un dé : certaines compétences portent un nombre ; un dé au moins égal à ce nombre les
    active, aussi souvent que vous le voulez, sauf mention contraire. Une compétence ne fonctionne que dans le lieu de
    prédilection du survivant.
    .ability-too-low = { $power } demande un dé de { $need } ou plus ; { $all ->
        [yes] votre meilleur dé non utilisé est un { $n }
       *[no] { $n } ne suffit pas
    }.
    .unknown-power = Il n’y a ici ni compétence ni équipement « { $word } ». { $hint }
    .no-such-ability = { $survivor } n’a pas cette compétence.
    .no-table-power = Aucune compétence de ce genre n’est offerte à tous.
    .works-with-action = { $power } se choisit en faisant l’action qui en profite.
    .used-already = On a déjà utilisé { $power } pendant { $once ->
        [turn] ce tour
        [round] cette manche
       *[game] cette partie
    }.
    .needs = { $power } ne sert que si { $needs }.
    .power-does-nothing = { $power } n’aurait aucun effet maintenant.
A6-1 = Chaque activation demande son propre dé.
A6-2 = Une compétence sans nombre ne demande pas de dé.
    .needs-no-die = { $power } ne demande pas de dé.
A6-3 = Un survivant hors de son lieu de prédilection n’a pas de compétence. Une compétence permanente cesse quand le
    survivant s’en va et reprend à son retour.
    .ability-elsewhere = { $power } ne sert { QUE($place) }.
    .not-together = { $survivor } et { $other } ne sont pas au même endroit.
    .works-by-itself = { $power } agit d’office : il n’y a rien à utiliser.
