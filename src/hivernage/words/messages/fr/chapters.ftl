### Scénarios d’introduction : leur histoire, et les règles qui s’ouvrent.

event-scene = { $reader ->
    [none] L’histoire continue.
   *[other] { $me ->
        [yes] Vous lisez l’histoire.
       *[no] { $seat } lit l’histoire.
    }
}
event-rules-opened = { $page ->
    [start] Pour commencer : { $title }.
   *[other] Désormais : { $title }.
}
event-chapter-done = { $card } : accompli. L’objectif suivant arrive avec la prochaine manche.
event-spaces-blocked = Des barricades couvrent { $n ->
    [one] { $n } case de survivant
   *[other] { $n } cases de survivant
} { $at }.
event-spaces-freed = Plus de barricades sur les cases de survivant { $at }.
event-reveal-asked = On a demandé à tous de révéler une trahison. Personne n’a parlé.
event-no-vote = { $seat } ne nomm{ $me ->
    [yes] ez
   *[no] e
} personne.

question-accuse = Ils savaient que nous venions. Qui nommez-vous pour l’exil ? Tous votent aussitôt.
others-accuse = qui nommer pour l’exil.
question-reveal = On le demande à tous : révélez-vous votre objectif, ou gardez-vous le silence ?
others-reveal = si quelqu’un révèle un objectif.
answer-name = nommer { $rest }
answer-reveal = le révéler, et gagner
