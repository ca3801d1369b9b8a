### Ce que rapporte un bot assis à une table du réseau.

# $seat : son numéro. $name : le nom du bot.
sit-seated = { $name } a la place { $seat } et jouera quand l’hôte lancera la partie (Ctrl+C le retire).
# $name : le nom du bot. $players : combien de joueurs. $fill : le genre des autres bots. $link : où regarder.
sit-opened = { $name } a ouvert une table pour { $players } ; les autres sont des bots ({ $fill }). À suivre ici : { $link }
# $ending : objective, morale, rounds, wrongly-exiled, renegade, eliminated ou duty. $won : yes ou no.
sit-over = La partie est finie à la manche { $round } ({ $ending ->
    [objective] l’objectif commun est accompli
    [morale] le moral est à 0
    [rounds] le temps a manqué
    [renegade] le renégat l’a emporté
    [wrongly-exiled] deux innocents ont été exilés
    [eliminated] il ne reste plus personne en jeu
   *[duty] un devoir n’a pas été accompli
}). { $won ->
    [yes] Le bot a gagné.
   *[no] Le bot a perdu.
}
