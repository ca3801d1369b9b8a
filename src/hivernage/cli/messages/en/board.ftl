### The position.

title = Round { $round }, { $left ->
    [one] the last one
   *[other] { $left } rounds left
}
tracks = Morale { $morale } · Food { $food } · Starvation { $starvation } · Waste { $waste } · Helpless { $helpless }{ $unruly ->
    [0] { "" }
   *[other] { " " }({ $unruly } unruly)
}
crisis = Crisis: { $name } (needs { $need } × { $symbols }; { $pile ->
    [0] nothing added yet
    [one] 1 card added
   *[other] { $pile } cards added
}). If it strikes: { $threat }
no-crisis = No crisis threatens now.
objective = Objective: { $name }{ $hard ->
    [yes] { " " }(hard side)
   *[no] { "" }
}
goal = { $text }{ $progress ->
    [none] .
   *[other] : { $progress }.
}
place-facts = noise { $noise }/{ $noises } · deck { $deck }
short-player = p{ $n }
wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
frostbites = { $n } frostbite
despairs = { $n } despair
hand-size = hand { $n }
dice-shown = dice { $dice }
mark-me = you
mark-first = first
mark-exiled = exiled
mark-out = out of the game
carries = Carries { $cards }.
with-tokens = { " " }({ $n ->
    [one] 1 token
   *[other] { $n } tokens
})
used-up = { " " }(used)
hand = Your hand ({ $n }): { $cards }
nothing = nothing
secret = { $kind }: { $name }. { $goals }
dice = Your dice: { $dice }
guarded = You keep the crossroads card { $card }, for the turn of { $who }.
or = { $first } or { $last }
