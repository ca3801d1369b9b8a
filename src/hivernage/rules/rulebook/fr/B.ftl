### Le module Brigands de La nuit la plus longue.

B1 = Avec les brigands, les cartes de ce module rejoignent leurs pioches, le repaire s’ajoute au plateau, sans pioche
    d’objets, et 20 brigands sont prêts.
B1-1 = Les brigands ne sont ni des survivants ni des zombies, et personne ne les contrôle. Ils occupent des cases de
    survivant dans les lieux hors de la colonie.
B2 = Quand une crise est révélée, des brigands arrivent dans les lieux qu’elle indique, sur des cases de survivant
    libres ; sans case libre, le brigand n’est pas placé. Une crise de la boîte de base n’en indique aucun :
    2 brigands arrivent dans des lieux au hasard, ou aucun.
B2-1 = Pour chaque nombre inscrit sur la crise, un brigand arrive dans le lieu de ce numéro.
B2-2 = Cela se fait aussitôt, avant de lancer les dés.
B2-3 = Si la crise n’indique pas de lieu, on lance un dé pour chacun des 2 brigands. La table décide avant la
    partie s’ils viennent.
B2-4 = Les brigands sont placés un par un, dans l’ordre imprimé, même si la crise est ensuite annulée ou changée.
B3 = Un brigand dans le lieu de votre survivant s’attaque comme un survivant dont l’attaque est 4. Une attaque réussie
    le retire, sans dé de risque.
    .no-bandit = Il n’y a pas de brigand { $place }.
B3-1 = Il faut un dé au moins égal à l’attaque du survivant, puis on le relance : 4 ou moins retire le brigand, 5 ou 6
    ne fait rien. Il n’y a pas de main où prendre une carte.
B4 = Chaque brigand attire des zombies comme un survivant. Là où une invasion ne trouve aucun survivant, elle retire
    tous les brigands du lieu.
B4-1 = S’il y a des survivants et des brigands, une invasion tue le survivant de plus faible influence et aucun
    brigand. Retirer un brigand ne coûte aucun point de moral.
B5 = Après l’arrivée des zombies, chaque brigand emporte la première carte de la pioche de son lieu, face visible, au
    repaire. Ces cartes forment le butin, qui n’est pas une pioche.
B5-1 = Une carte par brigand encore présent ; une pioche vide ne donne rien.
B5-2 = Tous peuvent regarder le butin. Un effet qui cherche dans une pioche d’objets ne le concerne pas.
B6 = Au repaire, un survivant non exilé peut fouiller ou attaquer le camp des brigands ; une table dit ce qui en
    résulte.
    .no-camp = Le camp des brigands n’est pas { $place }.
B6-1 = C’est l’action habituelle, avec un dé suffisant, que l’on relance sur la table. Il n’y a ni bruit ni dé de
    risque.
B6-2 = Fouiller : 1, une blessure ; 2 ou 3, rien ; 4, une blessure et une carte butin ; 5 ou 6, une carte butin. Vous
    choisissez la carte.
B6-3 = Attaquer : 1, trois blessures ; 2, deux blessures et une carte butin ; 3, une blessure et une carte butin ; 4,
    une carte butin ; 5 ou 6, deux cartes butin. Vous choisissez les cartes.
B6-4 = Les blessures vont au survivant qui agit. Le butin va dans la main du joueur, même si ce survivant en meurt.
B6-5 = Les survivants des joueurs exilés ne peuvent faire ni l’un ni l’autre.
    .exiled-at-camp = Les survivants des joueurs exilés ne tirent rien du camp.
B6-6 = L’attaque par la table vise le camp. Les zombies, les brigands présents et les survivants des autres joueurs
    s’y attaquent comme ailleurs, aussi par les joueurs exilés.
B6-7 = Les deux sont possibles sans butin ; de ce que donne la table, on prend ce qu’il y a.
B6-8 = Une ligne de la table est un seul effet : on choisit et prend d’abord le butin, puis les blessures mortelles
    tuent. On ne peut donc pas choisir l’équipement du mort, et avec un dernier survivant le butin part avec la main.
B6-9 = Pour les compétences, les objets et les croisées des chemins, c’est une fouille ou une attaque, mais on ne
    pioche aucune carte et l’on ne tue aucun zombie.
B7 = Un joueur exilé qui n’est pas traître devient le chef des brigands : il dit où placer les brigands quand une
    crise est révélée et, une fois par manche, prend une carte butin de son choix.
    .no-chief = Vous ne menez pas les brigands.
    .looted-already = Vous avez déjà pris votre carte butin de cette manche.
    .no-loot = Il n’y a pas de butin.
B7-1 = Le nombre de brigands reste le même. Le chef des brigands choisit des lieux hors de la colonie avec une case de
    survivant libre.
B7-2 = Toutes les autres règles de l’exil restent valables. Un traître exilé ne devient pas chef des brigands.
B7-3 = Le chef des brigands prend la carte dans sa main, à son tour ; personne n’a besoin d’être au repaire.
B7-4 = Il n’y a jamais plus d’un chef des brigands : un second joueur exilé à tort met le moral à 0. Si une carte en
    permettait deux, le premier exilé place les brigands, et chacun peut prendre du butin.
B7-5 = Raxxon et le repaire peuvent être choisis ; un brigand au repaire ne pille rien. S’il n’y a de place nulle part,
    le brigand n’est pas placé.
B7-6 = Les brigands placés par une crise non évitée, une croisée des chemins ou un autre effet vont là où il le dit,
    sans l’avis du chef des brigands.
B7-7 = Tous savent qui est le chef des brigands. Avec ce module, un exil apprend donc à tous si ce joueur est un
    traître.
