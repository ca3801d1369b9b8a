### Les verbes des effets, aux trois modes de $mood.

v-gain = { $mood ->
    [does] gagne
    [to] gagner
   *[do] gagnez
}
v-calm = { $mood ->
    [does] calme
    [to] calmer
   *[do] calmez
}
v-render = { $mood ->
    [does] rend
    [to] rendre
   *[do] rendez
}
v-change = { $mood ->
    [does] transforme
    [to] transformer
   *[do] transformez
}
v-lose = { $mood ->
    [does] perd
    [to] perdre
   *[do] perdez
}
v-add = { $mood ->
    [does] ajoute
    [to] ajouter
   *[do] ajoutez
}
v-remove = { $mood ->
    [does] retire
    [to] retirer
   *[do] retirez
}
v-put = { $mood ->
    [does] met
    [to] mettre
   *[do] mettez
}
v-lay = { $mood ->
    [does] pose
    [to] poser
   *[do] posez
}
v-take = { $mood ->
    [does] prend
    [to] prendre
   *[do] prenez
}
v-give = { $mood ->
    [does] donne
    [to] donner
   *[do] donnez
}
v-draw = { $mood ->
    [does] pioche
    [to] piocher
   *[do] piochez
}
v-roll = { $mood ->
    [does] lance
    [to] lancer
   *[do] lancez
}
v-reroll = { $mood ->
    [does] relance
    [to] relancer
   *[do] relancez
}
v-kill = { $mood ->
    [does] tue
    [to] tuer
   *[do] tuez
}
v-place = { $mood ->
    [does] place
    [to] placer
   *[do] placez
}
v-choose = { $mood ->
    [does] choisit
    [to] choisir
   *[do] choisissez
}
v-attach = { $mood ->
    [does] attache
    [to] attacher
   *[do] attachez
}
v-follow = { $mood ->
    [does] applique
    [to] appliquer
   *[do] appliquez
}
v-share = { $mood ->
    [does] répartit
    [to] répartir
   *[do] répartissez
}
v-return = { $mood ->
    [does] remet
    [to] remettre
   *[do] remettez
}
v-attack = { $mood ->
    [does] attaque
    [to] attaquer
   *[do] attaquez
}
v-move = { $mood ->
    [does] déplace
    [to] déplacer
   *[do] déplacez
}
v-search = { $mood ->
    [does] cherche
    [to] chercher
   *[do] cherchez
}
v-rummage = { $mood ->
    [does] fouille
    [to] fouiller
   *[do] fouillez
}
v-exchange = { $mood ->
    [does] échange
    [to] échanger
   *[do] échangez
}
v-elect = { $mood ->
    [does] élit
    [to] élire
   *[do] élisez
}
v-receive = { $mood ->
    [does] reçoit
    [to] recevoir
   *[do] recevez
}
v-name = { $mood ->
    [does] nomme
    [to] nommer
   *[do] nommez
}
v-shuffle = { $mood ->
    [does] mélange
    [to] mélanger
   *[do] mélangez
}
v-reveal = { $mood ->
    [does] révèle
    [to] révéler
   *[do] révélez
}
v-look = { $mood ->
    [does] regarde
    [to] regarder
   *[do] regardez
}
v-show = { $mood ->
    [does] montre
    [to] montrer
   *[do] montrez
}
v-raise = { $mood ->
    [does] augmente
    [to] augmenter
   *[do] augmentez
}
v-lower = { $mood ->
    [does] diminue
    [to] diminuer
   *[do] diminuez
}
v-make = { $mood ->
    [does] effectue
    [to] effectuer
   *[do] effectuez
}
v-spend = { $mood ->
    [does] dépense
    [to] dépenser
   *[do] dépensez
}
v-play = { $mood ->
    [does] joue
    [to] jouer
   *[do] jouez
}
v-call = { $mood ->
    [does] lance
    [to] lancer
   *[do] lancez
}
v-keep = { $mood ->
    [does] garde
    [to] garder
   *[do] gardez
}

## Un survivant dont on vient de parler

v-place-it = { $mood ->
    [does] le place
    [to] le placer
   *[do] placez-le
}
v-kill-it = { $mood ->
    [does] le tue
    [to] le tuer
   *[do] tuez-le
}
v-remove-it = { $mood ->
    [does] le retire
    [to] le retirer
   *[do] retirez-le
}
v-remove-from-it = { $mood ->
    [does] lui retire
    [to] lui retirer
   *[do] retirez-lui
}
v-attach-it = { $mood ->
    [does] lui attache
    [to] lui attacher
   *[do] attachez-lui
}
v-compare = { $mood ->
    [does] compare
    [to] comparer
   *[do] comparez
}
v-draw-lots = { $mood ->
    [does] tire
    [to] tirer
   *[do] tirez
}
