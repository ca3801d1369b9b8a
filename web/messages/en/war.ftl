### Warring Colonies: what a war of two colonies adds to the table.

war-duel = Combat tonight, as things stand: { $first } against { $second }
war-food = Food { $food }
war-bullets = { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}
war-bullets-word = Bullets
war-combats = Combats: { $list }
war-here = here
# After the name of a colony.
war-whose = { $own ->
    [yes] us
   *[no] them
}
war-morale-word = Morale
war-led-by = leader: { $name }
war-fallen = Its morale is at 0: it has lost.
war-tip-bullets = Bullets win combats: each that is bet adds 1 strength. One or two send an enemy home from a full place.
war-open = Open { $home }
war-see = See
war-time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
war-sand-runs = { $name ->
    [none] The sand timer runs: { $seconds } seconds.
   *[other] { $name } is done. You have { $seconds } seconds.
}
war-is-done = { $name } is done
war-step = { $step ->
    [setup] Set-up
    [draw] Crossroads are drawn
    [movement] Movement
    [actions] Actions
    [read] End of the turns
   *[night] The night
}
war-standing = { $measure ->
    [held] Places held
    [tokens] Tokens
    [stored] Cards stored
   *[combats] Combats won
}
war-pair = { $state ->
    [past] played
    [now] now
    [next] next
   *[later] then
}
war-leads = leads the colony
war-done = done
war-opposite = { $name }, opposite
war-opposite-nothing = Nothing done yet.
war-moved = no more moves
war-moves = moves one survivor
war-moves-next = comes next
war-pass = Move nobody else
war-finish = I am done
