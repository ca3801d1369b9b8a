# What players say to each other, as sentences about them.
# $who: the speaker. $to: who is spoken to or of; "all" in $whom if it is everybody. $symbol: of an item card, or "none".

talk-player = Player { $number }
talk-somebody = Somebody
talk-whom = { $whom ->
    [all] everybody
   *[one] { $to }
}
talk-item = { $symbol ->
    [food] food
    [medicine] medicine
    [fuel] fuel
    [tool] a tool
    [weapon] a weapon
    [book] a book
   *[none] what is needed
}
talk-deed = { $what ->
    [crisis] put { $symbol ->
        [none] a card
       *[some] { talk-item }
    } into the crisis
    [food] bring food to the colony
    [waste] take out the waste
    [doors] clear the entrances of zombies
    [search] search
   *[barricade] put up barricades
}

talk-claim = { $who } claims { $what ->
    [loyal] to be loyal to the colony
    [have] to have { talk-item }
    [gave] to have given { $symbol ->
        [none] what was needed
       *[some] { talk-item }
    }
   *[lack] { $symbol ->
        [food] to have no food
        [medicine] to have no medicine
        [fuel] to have no fuel
        [tool] to have no tool
        [weapon] to have no weapon
        [book] to have no book
       *[none] not to have what is needed
    }
}.
talk-promise = { $who } promises to { talk-deed }.
talk-accuse = { $who } accuses { $to } of betrayal.
talk-ask = { $who } asks { talk-whom } { $what ->
    [symbol] for { $symbol ->
        [none] a card
       *[some] { talk-item }
    }
   *[deed] to { talk-deed }
}.
talk-ready = { $who } is ready to vote.
talk-chat = { $who }: { $text }
talk-because = { $who }: { talk-reason }
talk-reason = { $what ->
    [hungry] “The colony is hungry.”
    [crisis] “The crisis comes first.”
    [spare] “I can spare it.”
    [need-it] “I need mine myself.”
    [have-none] “I have none.”
    [doubt] “I don’t trust { talk-whom }.”
    [trust] “I trust { talk-whom }.”
    [no-proof] “There is no proof.”
    [too-risky] “We can’t afford to be wrong again.”
    [morale] “It keeps our spirits up.”
    [lives] “It saves lives.”
    [food] “We need the food.”
    [hands] “We need more hands.”
    [mouths] “We can’t feed any more people.”
    [doors] “It keeps the dead away.”
    [cards] “We can use what is there.”
    [objective] “It brings us closer to our goal.”
    [works] “What we build will serve us.”
    [too-dear] “It costs too much.”
   *[harmless] “It does us no harm.”
}
