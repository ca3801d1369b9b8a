### La première partie guidée. Chaque étape a un titre, ce qu’elle raconte, et `.do` : ce que l’on fait.
### $p2, $p3 : les noms des bots.

## Qui nous sommes

lesson-story = Les morts marchent, et c’est l’hiver. Une poignée de gens tient bon dans un vieux bâtiment. Vous menez quelques-uns d’entre eux, { $p2 } et { $p3 } mènent les autres. On gagne ensemble, et pourtant chacun veut quelque chose pour soi.
    .title = Une colonie dans la neige
lesson-goal = Voici ce que veut la colonie. Qui tue un zombie lance un dé pour un échantillon. Sept sur neuf sont déjà là, et il reste deux nuits. Si l’espoir, c’est-à-dire le moral, tombe à 0, tout finit avant.
    .title = L’objectif commun
lesson-secret = Chacun a en plus un objectif personnel. Vous seul verrez jamais le vôtre.
    .title = Votre secret
    .do = Maintenez la carte pour la voir, puis relâchez.
lesson-ticks = Pour gagner, il faut les deux : la colonie remplit son objectif, et chaque ligne du vôtre est cochée. Ici : aucune blessure chez vos survivants. Certains objectifs sont ceux d’un traître, qui gagne quand la colonie tombe.
    .title = Deux coches pour gagner
lesson-hand = Cinq cartes pour commencer, que personne d’autre ne voit. La nourriture nourrit la colonie, les médicaments soignent, le carburant rend un trajet sûr. Chacune peut aussi aller à une crise.
    .title = Votre main
lesson-numbers = Trois nombres chacun. La hache et la loupe disent quel dé il faut pour attaquer et pour fouiller : plus c’est petit, mieux c’est. Le troisième est l’influence : le leadeur qui en a le plus commence, qui en a le moins meurt d’abord.
    .title = Qui vient avec vous ?
lesson-group = Thomas attaque avec n’importe quel dé, Sophie fouille avec n’importe lequel. Le premier choisi mène le groupe.
    .title = Deux sur quatre
    .do = Touchez Thomas Heart, puis Sophie Robinson, puis le bouton en dessous.

## Le premier tour

lesson-round = À chaque manche une crise est révélée : à la nuit, elle veut des cartes de vous tous. Puis chacun lance ses dés.
    .title = La manche commence
lesson-dice = Un dé pour vous, un par survivant. La plupart des actions en dépensent un, et il doit valoir au moins le nombre près de la hache ou de la loupe.
    .title = Trois dés, trois actions
lesson-forecast = Inutile de calculer : ici est écrit ce qu’apportera la nuit si l’on ne fait plus rien.
    .title = Qu’est-ce qui nous tue cette nuit ?
    .do = Touchez la prévision.
lesson-forecast-line = Lisez la ligne de l’entrée 1 : elle est pleine, le zombie de cette nuit la force et quelqu’un meurt. Chaque mort coûte aussi un point de moral.
    .title = Une brèche
    .do = Fermez la fiche.
lesson-omen = Et c’est ici. Trois zombies sont devant la porte, elle n’en tient pas plus. L’arche le dit : ils passeront par là. Il faut donc en ôter un.
    .title = La même chose sur le plateau
lesson-attack = Thomas attaque dès 1 : votre plus petit dé suffit. La barre montre le risque, car qui attaque lance le dé de risque.
    .title = Attaquer
    .do = Touchez Thomas Heart, puis Attaquer.
lesson-attack-where = Quel zombie ? L’un des trois de l’entrée 1.
    .title = Choisissez l’entrée
    .do = Touchez l’entrée 1 sur le plateau.
lesson-sample = L’objectif commun parle : pour chaque zombie tué on lance un dé, et 4 ou plus donne un échantillon. Un 5 !
    .title = Un échantillon ?
lesson-exposure = Douze faces : six ne font rien, trois blessent, deux gèlent, une est une morsure. Elle tue et se propage à ceux qui sont là ; trois blessures tuent aussi.
    .title = Le dé de risque
lesson-safer = Regardez : plus personne ne meurt à l’entrée 1. Un dé, un zombie de moins, un échantillon de plus.
    .title = La nuit s’annonce mieux
lesson-barricade = Une barricade arrête un zombie : il brise les planches au lieu d’entrer. N’importe quel dé suffit.
    .title = Barricader
    .do = Touchez Thomas Heart, puis Barricader.
lesson-barricade-where = Il reste une case libre à l’entrée 1.
    .title = Où ?
    .do = Touchez l’entrée 1.
lesson-fuel = Se déplacer ne coûte pas de dé, mais chaque survivant ne bouge qu’une fois par tour, et dehors il fait froid. Avec une carte Carburant, le trajet est sûr : comparez les deux boutons.
    .title = Un trajet sûr
    .do = Touchez Thomas Heart, puis « sûr, avec carburant », puis l’école.
lesson-walk = Sophie va à pied à l’hôpital, chercher des médicaments. Plus de carburant : elle lance le dé de risque.
    .title = Un trajet dangereux
    .do = Touchez Sophie Robinson, puis Se déplacer, puis l’hôpital.
lesson-frostbite-die = Une gelure : une blessure qui s’aggrave.
    .title = Pas de chance
lesson-frostbite = Le flocon près de Sophie : au début de chacun de vos tours il ajoute une blessure, jusqu’à ce qu’on la soigne. Et votre objectif dit : aucune blessure !
    .title = La gelure
lesson-cure = Un médicament ôte une blessure ou une gelure à l’un des vôtres. Jouer une carte ne coûte pas de dé. Les cartes jouées vont à la décharge ; à dix, elles coûtent du moral chaque nuit.
    .title = Le remède
    .do = Touchez Médicament, puis Jouer.
lesson-why-not = Quand une chose est impossible, le jeu dit pourquoi. Sophie est devant un zombie : peut-elle se battre ?
    .title = Pourquoi pas ?
    .do = Touchez Sophie Robinson.
lesson-why-not-read = Un cadenas, la raison et sa règle. Il lui faut un 4 pour attaquer, et votre dernier dé montre 3.
    .title = Il faut un dé plus haut
lesson-search = Mais elle fouille avec n’importe quel dé. Elle regarde la première carte de l’hôpital.
    .title = Fouiller
    .do = Touchez Fouiller.
lesson-noise = Du bric-à-brac. Vous pouvez faire du bruit pour regarder une carte de plus. Chaque jeton bruit peut attirer ici un zombie de plus cette nuit, et quatre seulement ont de la place : le risque que Sophie en meure est écrit avec.
    .title = Encore une carte ?
    .do = Touchez « faire du bruit ».
lesson-keep = Un médicament ! Gardez-en une, l’autre va sous la pioche. Personne d’autre ne sait ce que vous avez pris.
    .title = Gardez-en une
    .do = Touchez Médicament.
lesson-crisis = Cette nuit, la crise veut des médicaments, une carte par joueur : trois. S’il en vient trop peu, le moral baisse de deux.
    .title = La crise
lesson-add = Chacun peut ajouter des cartes à son tour, face cachée.
    .title = Donnez votre part
    .do = Touchez Médicament dans votre main, puis À la crise.
lesson-added = Une bonne carte compte +1. Une mauvaise compte −1 : c’est ainsi qu’un traître la sabote, sans être vu. Seul le dos dit d’où vient une carte, et la forme dans le coin qui l’a donnée.
    .title = Bonnes et mauvaises cartes
lesson-end = Vos dés sont utilisés. C’est au tour de { $p2 }.
    .title = La fin de votre tour
    .do = Touchez Finir mon tour.

## Les autres

lesson-guard = Vous êtes à la droite de { $p2 } : vous tenez la croisée des chemins de ce tour. Vous seul pouvez la lire.
    .title = Vous gardez une carte
    .do = Touchez la carte que vous gardez.
lesson-guard-read = Elle se déclenche quand un survivant de { $p2 } se déplace. Ne dites rien et regardez : la table s’arrêtera d’elle-même.
    .title = Un secret pour un tour
lesson-empty-road = Mike Cho va à pied au supermarché, et la route est calme.
    .title = { $p2 } se déplace
lesson-fired = Votre carte ! Tous la lisent maintenant, et c’est à { $p2 } de choisir : un cheval à monter, ou de la nourriture pour la colonie.
    .title = La croisée se déclenche
lesson-horse = { $p2 } a choisi de nourrir tout le monde : trois de plus. Cette nuit, une nourriture suffit pour deux personnes dans la colonie.
    .title = Pour la colonie
lesson-ninja = Mike Cho est un ninja et combat sans risque. Cette fois le dé n’a rien donné : toujours huit échantillons sur neuf.
    .title = Un zombie de moins
lesson-their-card = { $p2 } a ajouté une carte. On saura cette nuit ce qu’elle vaut.
    .title = Une deuxième carte
lesson-their-search = { $p3 } a fouillé le poste de police et gardé une carte. Personne ne l’a vue, mais souvenez-vous d’où elle vient.
    .title = { $p3 } emporte quelque chose
lesson-pile = Trois cartes sont là, et { $p3 } promet d’en donner aussi pour la prochaine crise. Une parole n’engage à rien.
    .title = Est-ce assez ?

## La nuit

lesson-night = La phase de la colonie. D’abord le repas : une nourriture pour deux personnes. Puis la crise : les cartes sont mélangées et révélées une à une. Trois bonnes, elle est évitée.
    .title = La nuit, pas à pas
lesson-zombies = Les zombies arrivent : à la colonie un pour deux personnes, ailleurs un par survivant. À l’entrée 1 la barricade a cédé, et personne n’est mort.
    .title = Ils arrivent
lesson-noise-rolled = Votre bruit : de 1 à 3, il en aurait attiré un de plus, et il n’y avait plus de place. Un 4 : rien ne bouge, Sophie vit.
    .title = Ce que le bruit attire
lesson-second-round = La dernière manche. Le jeton de premier joueur passe, { $p3 } commence. Nouvelle crise : encore des médicaments.
    .title = La deuxième manche
lesson-dawn = Gardez un œil sur { $p3 }.
    .title = À { $p3 } de commencer

## La deuxième manche

lesson-strange = { $p3 } ajoute une carte. Son dos et la ligne du bas disent d’où elle vient : du poste de police.
    .title = Une drôle de carte
lesson-what-lies-there = Chaque lieu a ses propres cartes. Que trouve-t-on au poste de police ?
    .title = Qui l’a donnée ?
    .do = Touchez le poste de police.
lesson-no-medicine = Des armes, du carburant, des outils, de la nourriture, des gens. Aucun médicament. La carte est donc mauvaise à coup sûr, et la forme dans son coin est celle de { $p3 }.
    .title = Pas de médicaments ici
    .do = Fermez la fiche.
lesson-accuse = Dites-le. Avec ces boutons, tout le monde vous comprend, les bots aussi.
    .title = Une accusation
    .do = Ouvrez la discussion, puis Accuser, { $p3 }, et dites-le.
lesson-close-talk = Tout le monde l’a entendu.
    .title = C’est dit
    .do = Fermez la discussion.
lesson-exile = Une fois par tour, vous pouvez faire voter tout le monde sur l’exil d’un joueur.
    .title = L’exil
    .do = Touchez À la table, choisissez { $p3 }, puis Lancer le vote.
lesson-vote = Tous votent en secret, { $p3 } aussi. Si deux innocents sont exilés, la colonie est perdue. Mais vous avez une raison.
    .title = Pouce levé ou baissé ?
    .do = Pouce levé.
lesson-voted = Tous les votes sont révélés ensemble. Deux contre un.
    .title = Le résultat
lesson-exiled-scene = { $p3 } doit quitter la colonie et reçoit un objectif exilé. Personne ne dit si c’était un traître.
    .title = Dans la neige
lesson-exiled = { $p3 } joue encore, dehors : fouiller, combattre, se déplacer, mais sans voter ni compter pour la crise. Deux cartes lui suffisent maintenant.
    .title = Toujours dans la partie
lesson-request = Vous pouvez solliciter une carte. Qui en donne une la donne face visible, et elle est jouée aussitôt. La nourriture est toujours bonne à prendre.
    .title = Solliciter
    .do = Touchez À la table, puis Nourriture.
lesson-given = { $p2 } a donné de la nourriture, { $p3 } n’a rien donné.
    .title = Un don
lesson-promise = Promettez maintenant de donner pour la crise. Personne ne peut vous y forcer, mais on s’en souviendra.
    .title = Une promesse
    .do = Ouvrez la discussion, puis Promettre, puis la crise.
lesson-close-talk-again = { $p2 } compte sur vous.
    .title = Votre parole
    .do = Fermez la discussion.
lesson-keep-promise = La mauvaise carte compte −1 : il en faut trois bonnes pour arriver à deux.
    .title = Tenez-la
    .do = Touchez Médicament, puis À la crise.
lesson-search-again = Sophie en trouvera peut-être un autre.
    .title = Fouiller encore
    .do = Touchez Sophie Robinson, puis Fouiller.
lesson-keep-again = Encore un médicament : juste ce qu’il faut.
    .title = De la chance
    .do = Touchez Médicament.
lesson-crossroads = Cette fois c’est la vôtre : elle attendait que l’un des vôtres fouille. Lisez les deux issues.
    .title = Votre croisée des chemins
lesson-choice = Un dé de plus chacun à la prochaine manche, qui n’aura pas lieu, ou plus d’espoir maintenant. C’est le moral qui nous fait vivre.
    .title = Choisissez
    .do = Choisissez la première.
lesson-third-card = Et la deuxième carte pour la crise.
    .title = À la crise
    .do = Touchez Médicament, puis À la crise.
lesson-last-sample = Il manque un échantillon, et voyez la prévision : l’hôpital est plein, Sophie y mourrait cette nuit. Un coup pour les deux. Cette fois, elle a un 5.
    .title = Le dernier échantillon
    .do = Touchez Sophie Robinson, puis Attaquer.
lesson-ninth = Un 5 : le neuvième échantillon !
    .title = Complet
lesson-end-again = Plus rien n’est indispensable ; un dé peut rester inutilisé. Reste le tour de { $p2 }, puis la nuit.
    .title = Le dernier tour
    .do = Touchez Finir mon tour, et confirmez : il reste un dé.

## La fin

lesson-last-night = Trois bonnes cartes, une mauvaise : deux, et il en fallait deux. Sans l’exil, c’était raté.
    .title = De justesse
lesson-secrets = La colonie tient bon, et tous les objectifs sont révélés. Aucun des vôtres n’est blessé : vous avez gagné. { $p2 } voulait trois cartes Nourriture en main et ne les a pas. { $p3 } était un traître : vous aviez raison.
    .title = Tous les secrets
lesson-real-game = Vous savez l’essentiel : remplir l’objectif ensemble, cocher le vôtre, et bien regarder qui donne quoi. Le reste sera expliqué le moment venu.
    .title = À vous de jouer
