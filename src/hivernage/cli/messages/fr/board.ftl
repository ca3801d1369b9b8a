### La position.

title = Manche { $round }, { $left ->
    [one] la dernière
   *[other] il en reste { $left }
}
tracks = Moral { $morale } · Nourriture { $food } · Famine { $starvation } · Décharge { $waste } · Vulnérables { $helpless }{ $unruly ->
    [0] { "" }
    [1] { " " }(dont 1 indiscipliné)
   *[other] { " " }(dont { $unruly } indisciplinés)
}
crisis = Crise : { $name } (il faut { $need } × { $symbols } ; { $pile ->
    [0] rien pour l’instant
    [1] 1 carte posée
   *[other] { $pile } cartes posées
}). Si elle frappe : { $threat }
no-crisis = Aucune crise ne menace.
objective = Objectif commun : { $name }{ $hard ->
    [yes] { " " }(face difficile)
   *[no] { "" }
}
goal = { $text }{ $progress ->
    [none] .
   *[other] { " " }: { $progress }.
}
place-facts = bruit { $noise }/{ $noises } · pioche { $deck }
short-player = p{ $n }
wounds = { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}
frostbites = { $n ->
    [one] 1 engelure
   *[other] { $n } engelures
}
despairs = { $n } désespoir
hand-size = main { $n }
dice-shown = dés { $dice }
mark-me = vous
mark-first = premier
mark-exiled = exilé
mark-out = a quitté la partie
carries = Équipement : { $cards }.
with-tokens = { " " }({ $n ->
    [one] 1 jeton
   *[other] { $n } jetons
})
used-up = { " " }(utilisé)
hand = Votre main ({ $n }) : { $cards }
nothing = rien
secret = { $kind } : { $name }. { $goals }
dice = Vos dés : { $dice }
guarded = Vous gardez la croisée des chemins { $card }, pour le tour { DE($who) }.
or = { $first } ou { $last }
