### Des conseils pour une première partie.

hint = Conseil
hint-understood = Compris
hints-off = Ne plus montrer de conseils
guide-back = Revenir à la leçon
hints-again = Remontrer les conseils de la première partie
# $hint : de quoi il s’agit.
hint-text = { $hint ->
    [exile] L’exil n’est pas la fin. Vous avez un objectif exilé, vous fouillez, combattez et bougez encore ; seulement, vous ne votez plus et vivez hors de la colonie.
    [action] Touchez un de vos survivants, puis ce qu’il doit faire. Ce qui brille est possible maintenant ; la plupart des actions dépensent un dé.
    [secret] Vous seul connaissez votre objectif personnel. Pour gagner, il vous le faut, et presque toujours l’objectif commun aussi. Maintenez sa carte pour la relire.
    [crisis] Avant la fin de la manche, la crise demande des cartes à son symbole, face cachée. Les mauvaises comptent en moins ; quelqu’un peut en ajouter exprès.
    [crossroads] Vous tenez la croisée des chemins du joueur actif. Ne dites rien : si ce qu’elle annonce arrive, elle est lue à tous.
    [vote] Les votes restent secrets jusqu’au dernier ; le premier joueur départage.
    [scenario] Cette soirée est un scénario en chapitres. Touchez l’objectif : vous y trouvez ses pages, ce qui est encore fermé et l’histoire jusqu’ici.
    [bolts] Les verrous de Raxxon : avec un survivant sur place, posez-y des dés non utilisés, chaque valeur une fois. Ils y restent, et vous lancez moins de dés jusqu’à ce que tout soit ouvert.
    [accuse] On demande à chacun une fois. Un vote ne coûte rien ; un exil à tort, si, et le second met fin à la partie.
    [night] Après le tour de chacun vient la phase de la colonie : nourriture, décharge, crise, puis zombies. La prévision, en haut, montre ce qu’elle donnerait maintenant.
    [hunger] Les jetons famine ne partent jamais : chacun coûte un point de moral chaque fois que la nourriture manque.
    [improvements] La bande dans le mur montre les améliorations. Des cartes y posent des jetons développement ; avec assez d’engrenages, elle est construite et aide jusqu’à la fin de la partie.
    [bandits] Un buste masqué est un brigand : il occupe une place, attire des zombies et emporte chaque nuit une carte au repaire. L’attaquer ne demande aucun jet de risque.
    [hideout] Le butin des brigands est étalé au repaire. Un survivant sur place peut fouiller ou attaquer le camp : le tableau montre ce que lui ferait chaque face du dé.
    [raxxon] Raxxon abrite des expériences. Avec un survivant sur place, vous pouvez poser des dés non utilisés sur son verrou : deux qui forment le code, et la table vote à la tombée de la nuit. Sinon, l’expérience sort.
    [special] Un zombie spécial se tient en tête de son entrée. Seule une attaque le touche ; un dé lancé sur son propre tableau décide ensuite de son sort. Les modules (touche M) ont tous les tableaux.
    [unruly] Un poing levé est un indiscipliné : il compte double pour la nourriture et les zombies. Une carte de soin de votre main le calme.
    [despair] Un cœur brisé est un désespoir : une blessure que les soins n’ôtent pas.
    [trap] Une planche à pointes est un piège explosif : un zombie sans place le fait sauter, et tous les zombies de cette entrée disparaissent.
    [influence] Le nombre après « infl. » est l’influence. Le leadeur qui en a le plus commence ; là où frappe une brèche ou une morsure, qui en a le moins meurt d’abord.
    [spread] Une morsure tue et se propage à la plus faible influence du lieu. Acceptez cette mort et elle s’arrête ; ou lancez le dé : indemne, elle s’arrête aussi, mais le moindre mal tue et elle continue.
    [noise] Chaque jeton bruit permet de regarder une carte de plus. La nuit, on lance un dé pour chacun : de 1 à 3, un zombie de plus vient ici.
    [frostbite] Le flocon est une gelure : au début de chacun de vos tours elle ajoute une blessure, jusqu’à ce qu’un médicament l’ôte. Trois blessures tuent.
    [helpless] Les vulnérables ne font rien, mais ils mangent, attirent des zombies et coûtent du moral quand ils meurent.
    [half] La nuit, une nourriture suffit pour deux personnes dans la colonie. S’il n’y en a pas assez pour tous, personne ne mange et le moral baisse.
    [waste] Les cartes jouées vont à la décharge. À chaque dizaine, le moral baisse chaque nuit ; un survivant dans la colonie peut la nettoyer avec un dé.
   *[death] Chaque mort coûte un point de moral. À 0, la partie est finie.
}
