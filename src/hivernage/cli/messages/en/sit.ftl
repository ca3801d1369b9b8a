### What a bot that sits at a table over the network reports.

# $seat: its number. $name: what the bot is called.
sit-seated = { $name } has seat { $seat } and plays when the host begins (Ctrl+C takes it away).
# $name: what the bot is called. $players: how many play. $fill: the kind of the other bots. $link: where to watch.
sit-opened = { $name } has opened a table for { $players }; the others are bots ({ $fill }). Watch it: { $link }
# $ending: objective, morale, rounds, wrongly-exiled, renegade, eliminated or duty. $won: yes or no.
sit-over = The game is over in round { $round } ({ $ending ->
    [objective] the main objective is reached
    [morale] morale is at 0
    [rounds] time has run out
    [renegade] the renegade has won
    [wrongly-exiled] two innocents were exiled
    [eliminated] nobody is left in the game
   *[duty] the colony has failed in a duty
}). { $won ->
    [yes] The bot has won.
   *[no] The bot has lost.
}
