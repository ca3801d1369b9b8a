### Raxxon : ce qui s’y est passé, et ce qui en est sorti.

event-code-die = { $me ->
    [yes] Vous posez
   *[no] { $seat } pose
} un dé de { $value } sur Raxxon.
event-code-dice-left = { $n ->
    [one] Le dé quitte
   *[other] Les { $n } dés quittent
} Raxxon.
event-lockdown = Confinement : { $card }. { $matched ->
    [yes] Les dés de Raxxon correspondent au code : { $dice }.
   *[no] { $dice ->
        [none] Aucun dé n’est posé sur Raxxon.
       *[other] Les dés de Raxxon ne correspondent pas au code : { $dice }.
    }
}
event-experiment-contained = { $card } : l’expérience reste enfermée pour de bon.
event-experiment-released = { $card } : l’expérience s’échappe !
event-experiment-set-aside = { $act ->
    [bury] { $card } passe sous la pioche d’expériences.
   *[discard] { $card } : l’expérience est défaussée et ne s’échappera pas.
}
event-encounter-opened = La table de rencontre est ouverte : { $card }.
event-fewer-zombies = { $me ->
    [yes] Vous désignez
   *[no] { $seat } désigne
} { $place } : { $n } zombies de moins y viennent cette nuit.
event-zombies-held-back = { $n ->
    [one] Un zombie ne vient pas
   *[other] { $n } zombies ne viennent pas
} { $at }.
event-special-came = Zombie spécial : { $card } { $door }.
event-special-left = { $card } quitte { $place }.
event-special-killed = { $survivor } en finit avec { $card } { $door }.
event-encounter = { $survivor } obtient { $value } sur la table de rencontre : { $card }.
event-side-effect = { $taken ->
    [yes] Effet secondaire pour { $survivor } : { $card }.
   *[no] L’effet secondaire { $card } sert déjà ; { $survivor } y échappe.
}
event-side-effect-returned = L’effet secondaire { $card } rejoint les autres.
event-experiments-seen = { $me ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} avec tous les premières expériences : { $cards }.
event-experiments-arranged = { $me ->
    [yes] Vous replacez
   *[no] { $seat } replace
} les premières expériences, la première d’abord : { $cards }.

others-reroll = s’il faut refaire un jet. ({ $card })
