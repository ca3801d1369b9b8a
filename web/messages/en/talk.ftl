### Talk and history beside the table.

panel = Talk and history
panel-tab = { $name ->
    [talk] Talk
   *[history] History
}
panel-close = Close

history-title = History
history-empty = Nothing has happened yet.
history-earlier = What came before isn’t shown.
# $round: its number.
history-round = Round { $round }
# $name: the player.
history-turn = Turn of { $name }

say-title = What was said
say-nothing = Nobody has said anything yet.
say-spectator = Spectators listen.
say-delete = Delete this
say-words = Say something…
say-send = Send
say-quickly = Say it with a tap, in everybody’s language
say-whom = To whom?
say-what = What?
say-everybody = Everybody
# $kind: claim, promise, ask, accuse or ready.
say-manner = { $kind ->
    [claim] I claim…
    [promise] I promise…
    [ask] I ask…
    [accuse] I accuse…
   *[ready] Ready to vote
}
# $symbol: of an item card.
say-item = { $symbol ->
    [food] food
    [medicine] medicine
    [fuel] fuel
    [tool] a tool
    [weapon] a weapon
    [book] a book
   *[none] what is needed
}
# $what: have, lack, gave or loyal.
say-claim = { $what ->
    [loyal] I am loyal
    [have] I have { say-item }
    [gave] I gave { say-item }
   *[lack] I have no { $symbol ->
        [food] food
        [medicine] medicine
        [fuel] fuel
        [tool] tool
        [weapon] weapon
       *[book] book
    }
}
# $what: what is to be done.
say-deed = { $what ->
    [crisis] a card for the crisis
    [food] food for the colony
    [waste] take out the waste
    [doors] clear the entrances
    [search] search
   *[barricade] put up barricades
}
say-accuse = You are the betrayer!

# What a line of the history is about, for its picture.
history-look = Show on the board: { $text }
