# Kinds of bots, as they are offered for a seat.
bot = { $kind ->
    [casual] Casual
    [curious] Curious
    [litigious] Litigious
    [newcomer] Newcomer
    [random] Random
    [regular] Regular
    [survivor] Survivor
    [veteran] Veteran
   *[other] { $kind }
}
    .about = { $kind ->
        [casual] No great thinker, but it means to live.
        [curious] Tries everything once.
        [litigious] Plays to survive, and loves to accuse and to call votes.
        [newcomer] Takes what looks good right now, trusts everybody and plans no further than its turn.
        [random] Does anything that the rules allow.
        [regular] Plays well, keeps its secret goal in mind, watches the others and gives its reasons.
        [survivor] Feeds the colony, holds the entrances, meets crises and trusts people.
        [veteran] Plays like a regular and thinks further ahead. It takes a moment to answer.
       *[other] { "" }
    }
