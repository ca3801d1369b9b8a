# Kinds of bots, as they are offered for a seat.
bot = { $kind ->
    [casual] Casual
    [curious] Curious
    [litigious] Litigious
    [random] Random
    [survivor] Survivor
   *[other] { $kind }
}
    .about = { $kind ->
        [casual] No great thinker, but it means to live.
        [curious] Tries everything once.
        [litigious] Plays to survive, and loves to accuse and to call votes.
        [random] Does anything that the rules allow.
        [survivor] Feeds the colony, holds the entrances, meets crises and trusts people.
       *[other] { "" }
    }
