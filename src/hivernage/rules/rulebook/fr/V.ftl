### Votes et victoire.

V1 = Un vote est secret et simultané : après une discussion libre, tous les joueurs non exilés choisissent pouce levé
    ou pouce baissé, et tous les pouces sont montrés ensemble. Le premier joueur tranche les égalités.
V1-1 = Nul ne peut s’abstenir. Une fois tous les votes donnés, chacun voit qui a voté quoi.
    .no-abstaining = Votez pour ou contre ; nul ne peut s’abstenir.
V1-2 = En cas d’égalité, le premier joueur tranche, même s’il est exilé.
V2 = G2, G3 et G4 disent comment la partie se termine et qui gagne. Le propriétaire d’un objectif traître ne gagne que
    par les conditions de celui-ci.
V2-1 = Un joueur exilé est jugé sur son objectif exilé, avec ce que celui-ci conserve de l’ancien.
