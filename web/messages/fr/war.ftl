### Warring Colonies : ce qu’une guerre de deux colonies ajoute à la table.

war-duel = Combat ce soir si rien ne bouge : { $first } contre { $second }
war-food = Vivres { $food }
war-bullets = { $bullets ->
    [one] { $bullets } balle
   *[other] { $bullets } balles
}
war-bullets-word = Balles
war-combats = Combats : { $list }
war-here = ici
# Après le nom d’une colonie.
war-whose = { $own ->
    [yes] nous
   *[no] eux
}
war-morale-word = Moral
war-led-by = à sa tête : { $name }
war-fallen = Son moral est à 0 : elle a perdu.
war-tip-bullets = Les balles gagnent les combats : chacune ajoute 1 de force. Une ou deux renvoient un ennemi d’un lieu plein.
war-open = Ouvrir { $home }
war-see = Voir
war-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
war-sand-runs = { $name ->
    [none] Le sablier coule : { $seconds } secondes.
   *[other] { $name } a fini. Il vous reste { $seconds } secondes.
}
war-is-done = { $name } a fini
war-step = { $step ->
    [setup] Mise en place
    [draw] Tirage des croisées
    [movement] Déplacements
    [actions] Actions
    [read] Fin des tours
   *[night] La nuit
}
war-standing = { $measure ->
    [held] Lieux tenus
    [tokens] Jetons
    [stored] Cartes déposées
   *[combats] Combats gagnés
}
war-pair = { $state ->
    [past] joué
    [now] en cours
    [next] ensuite
   *[later] puis
}
war-leads = à la tête de la colonie
war-done = a fini
war-opposite = { $name }, en face
war-opposite-nothing = Rien pour l’instant.
war-moved = ne bouge plus
war-moves = déplace un survivant
war-moves-next = ensuite
war-pass = Ne plus bouger personne
war-finish = J’ai fini
