### Ce que rapporte un robot assis à une table du réseau.

# $seat : son numéro. $name : le nom du robot.
sit-seated = { $name } a la place { $seat } et jouera quand l’hôte lancera la partie (Ctrl+C le retire).
# $ending : objective, morale, rounds, wrongly-exiled ou duty. $won : yes ou no.
sit-over = La partie est finie à la manche { $round } ({ $ending ->
    [objective] l’objectif commun est atteint
    [morale] le moral est à 0
    [rounds] le temps a manqué
    [wrongly-exiled] deux innocents ont été exilés
   *[duty] un devoir n’a pas été rempli
}). { $won ->
    [yes] Le robot a gagné.
   *[no] Le robot a perdu.
}
