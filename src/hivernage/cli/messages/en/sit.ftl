### What a bot that sits at a table over the network reports.

# $seat: its number. $name: what the bot is called.
sit-seated = { $name } has seat { $seat } and plays when the host begins (Ctrl+C takes it away).
# $ending: objective, morale, rounds, wrongly-exiled or duty. $won: yes or no.
sit-over = The game is over in round { $round } ({ $ending ->
    [objective] the main objective is reached
    [morale] morale is at 0
    [rounds] time has run out
    [wrongly-exiled] two innocents were exiled
   *[duty] a duty was failed
}). { $won ->
    [yes] The bot has won.
   *[no] The bot has lost.
}
