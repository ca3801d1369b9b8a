### Ce que dit le jeu en texte, hors de la partie elle-même.

welcome = Bienvenue dans Hivernage. Tapez ? à tout moment pour de l’aide, quitter pour partir.
goodbye = Vous quittez la table. À la prochaine !
saved = Partie sauvegardée dans { $file } ; pour la reprendre : hivernage play --load { $file }{ $packs }
not-saved = Partie non sauvegardée : { $file } : { $reason }. Choisissez un autre fichier.
save-where = Dans quel fichier ? Par exemple : sauver hiver.json
which = { $n } réponses conviennent. Laquelle ?
no-such-answer = « { $line } » ne répond pas à cette question. Tapez un numéro ou une clé de la liste ; menu la montre encore, ? vous aide.
refused = Impossible : { $reason } (règle { $rule })
possible = C’est possible : numéro { $numbers }.
why-what = Pourquoi quoi ? Par exemple : pourquoi fouiller ashley
no-undo = Impossible de revenir en arrière : la décision n’était pas la vôtre, ou elle a appris quelque chose à quelqu’un
    (une carte, un lancer de dé, une croisée des chemins restée muette).
undone = Décision annulée.
no-card = Il n’y a pas de carte « { $name } ». { $close ->
    [none] Un nom de carte ressemble à ceci : ashley-ross.
   *[other] Vouliez-vous dire : { $close } ?
}
many-cards = { $n } cartes portent ce nom : { $names }, ...
help = Répondez par un numéro de la liste, par une clé (move ashley-ross school) ou par le début de ses mots, en français
    aussi : « mo ash sch », « fouiller ash 4 ». Si plusieurs réponses conviennent, on vous demande laquelle ; s’il
    n’y en a qu’une, Entrée suffit. Vous pouvez aussi taper :
help-commands = ? — cette aide
    menu — la question et ses réponses
    clés — les réponses avec leurs clés entières
    plateau — toute la position
    moi — vos survivants, votre main, vos dés, votre objectif
    main — les cartes de votre main en détail
    carte NOM — le texte d’une carte
    pourquoi ACTION — pourquoi une chose est impossible, avec la règle
    règles, règles A1, règles MOTS — les règles du jeu
    journal, journal N, journal tout — ce qui s’est passé
    annuler — reprendre votre dernière décision
    sauver FICHIER — sauvegarder la partie
    quitter — partir
help-legend = Sur le plateau, Z est un zombie, # une barricade, un point une case vide ; * marque un leadeur, > le joueur actif.
