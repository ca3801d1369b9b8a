### Raxxon: what happened there, and what came out of it.

event-code-die = { $seat } put{ s } a die of { $value } on Raxxon.
event-code-dice-left = { $n ->
    [one] The die leaves
   *[other] The { $n } dice leave
} Raxxon.
event-lockdown = Lockdown: { $card }. { $matched ->
    [yes] The dice on Raxxon fit the code: { $dice }.
   *[no] { $dice ->
        [none] No dice lie on Raxxon.
       *[other] The dice on Raxxon don’t fit the code: { $dice }.
    }
}
event-experiment-contained = { $card } stays locked in for good.
event-experiment-released = { $card } gets out!
event-experiment-set-aside = { $act ->
    [bury] { $card } goes under the experiments.
   *[discard] { $card } is discarded; it never gets out.
}
event-encounter-opened = The table of { $card } lies open.
event-fewer-zombies = { $seat } name{ s } { $place }: { $n } fewer zombies come there tonight.
event-zombies-held-back = { $n ->
    [one] One zombie stays
   *[other] { $n } zombies stay
} away from { $place }.
event-special-came = Special zombie: { $card } { $door }.
event-special-left = { $card } leaves { $place }.
event-special-killed = { $survivor } puts an end to { $card } { $door }.
event-encounter = { $survivor } rolls { $value } on the table of { $card }.
event-side-effect = { $taken ->
    [yes] Side effect for { $survivor }: { $card }.
   *[no] The side effect { $card } is in use already; { $survivor } is spared.
}
event-side-effect-returned = The side effect { $card } goes back to the others.
event-experiments-seen = { $seat } look{ s } at the top experiments with everybody: { $cards }.
event-experiments-arranged = { $seat } put{ s } the top experiments back, the top one first: { $cards }.

others-reroll = whether a roll is made once more. ({ $card })
