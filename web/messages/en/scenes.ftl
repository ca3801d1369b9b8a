### What happens at the table, shown as scenes, and told to those who listen.

scene-go-on = Go on
scene-show-all = Show all of it
scene-read = Read
scene-read-and-answer = Read and answer
scene-look-at-board = Look at the board
scene-you = (you)
scene-bot = bot
scene-first-player = first player
# $rule: the number of a rule.
scene-rule = rule { $rule }
# $morale: as it is now.
scene-morale-now = Morale { $morale }.

## Crossroads

scene-crossroads = Crossroads
# $name: who guarded the card.
scene-crossroads-guarded = Crossroads, guarded by { $name }
# $name: the reader.
scene-you-choose = Your choice, { $name }
# $name: who chooses.
scene-who-chooses = { $name } chooses
# $name: who chose. $option: its number; 0 for nobody yet, -1 if nothing could be done.
scene-has-chosen = { $option ->
    [0] { $name } chooses
    [-1] None of it can be done: nothing happens
   *[other] { $name } has chosen { $option }
}
scene-chosen = chosen
scene-option-closed = This can’t be carried out in full now.
scene-all-read = All read along:

## Votes

scene-vote = Vote
# $name: who called for the vote.
scene-called-by = called by { $name }
# $name: who may be exiled.
scene-exile-whom = Exile { $name }?
# $thumb: up or down. $about: exile or card.
scene-thumb = { $thumb ->
    [up] { $about ->
        [exile] Exile
        [lockdown] Lock it in
        [token] Stays
       *[card] For
    }
   *[down] { $about ->
        [exile] Keep
        [lockdown] Turn them away
        [token] Moves on
       *[card] Against
    }
}
scene-vote-rule = { $about ->
    [exile] More thumbs up than down: exile. A tie goes the first player’s way.
    [lockdown] More thumbs up than down: it stays locked in. A tie: the first player’s thumb counts.
    [token] More thumbs up than down: the token stays. A tie: the first player’s thumb counts.
   *[card] More thumbs up than down: it is done. A tie goes the first player’s way.
}
# $name: the first player.
scene-tie-rule = The vote is tied: the first player, { $name }, decides.
scene-thinking = thinking
scene-has-voted = has voted
scene-my-vote = my vote
scene-no-vote = You don’t vote on this.
# $count: how many have voted. $all: how many vote.
scene-votes-in = { $count } of { $all } have voted.
# $names: who hasn't voted yet.
scene-waiting-for = Waiting for { $names }.
scene-count-explained = After the last vote, 3, 2, 1: all thumbs are revealed together.
scene-exile-hint = Exile isn’t the end: one plays on outside, with an exiled objective.
# $up, $down: votes. $passed: yes or no. $about: exile or card.
scene-vote-result = { $up } to { $down }: { $passed ->
    [yes] { $about ->
        [exile] exiled.
        [lockdown] locked in.
        [token] it stays.
       *[card] agreed.
    }
   *[no] { $about ->
        [exile] no exile.
        [lockdown] turned away.
        [token] it moves on.
       *[card] refused.
    }
}
# $up: how many for each side. $name: the first player.
scene-vote-tied = { $up } to { $up }. { $name } decides.
# $name: the first player.
scene-tie-broken = The first player, { $name }, tipped the scales.

## The night

# $need, $have: food. $fed: yes or no.
scene-meal = { $fed ->
    [yes] Food: { $need } eaten
   *[no] Food: { $need } needed, { $have } there. The colony goes hungry.
}
# $name: the crisis. $need: how many cards.
scene-crisis-need = { $name }: { $need } needed
scene-crisis-nothing = Nobody has given a card.
# $open: how many cards are turned. $total: what they make.
scene-crisis-count = { $open ->
    [0] The cards are turned…
    [one] 1 card turned, total { $total }.
   *[other] { $open } cards turned, total { $total }.
}
scene-crisis-outcome = { $outcome ->
    [failed] The crisis strikes.
    [exceeded] Prevented, and more than that!
   *[prevented] The crisis is prevented.
}
# $total: the total now. $need: what prevents the crisis.
scene-scale = Total { $total }, { $need } needed
scene-total = total { $total }
scene-prevented-at = prevented
# $overruns: how many entrances.
scene-zombies = { $overruns ->
    [0] Zombies walk in
    [one] Zombies walk in: an entrance is overrun
   *[other] Zombies walk in: { $overruns } entrances are overrun
}
# $entrance: its number.
scene-entrance = Entrance { $entrance }
scene-home-entrance = { $home }, entrance { $entrance }
# $count: zombies.
scene-came = { $count ->
    [0] no more zombies
    [one] 1 more zombie
   *[other] { $count } more zombies
}
scene-barricade-falls = a barricade falls
scene-overrun = overrun
# $count: how many died.
scene-deaths = { $count ->
    [one] A death
   *[other] { $count } deaths
}
# $cause: bite, wounds, overrun, card or other. $at: where, as in "at the school".
scene-death-cause = { $cause ->
    [bite] bitten
    [frostbite] frozen
    [overrun] overrun by zombies
    [wounds] too many wounds
    [card] the effect of a card
   *[other] nowhere to go
}, { $at }
# $count: helpless survivors.
scene-helpless-dead = { $count ->
    [one] one of the helpless
   *[other] { $count } of the helpless
}
# $round: its number.
scene-round = Round { $round }
# $left: rounds, this one included.
scene-rounds-left = { $left ->
    [one] The last round
   *[other] { $left } rounds left
}
# $name: the crisis.
scene-round-crisis = Crisis: { $name }

## Dice

# $at: where, as in "at the school".
scene-noise-at = Noise { $at }
# $name: the survivor.
scene-exposure = Exposure roll for { $name }

## Exile, the end

# $name: the player.
scene-exiled = { $name } is exiled
scene-wrongly-exiled = Two of the exiled never betrayed anybody. The colony loses all hope.
scene-over = { $reason ->
    [objective] The main objective is reached
    [morale] Morale is at zero
    [rounds] Time has run out
    [wrongly-exiled] Two innocents were exiled
    [renegade] The renegade has shown their card
    [duty] The duty of the objective wasn’t done
   *[other] The game is over
}
# $count: winners, who are named before.
scene-winners = { $count ->
    [0] Nobody wins.
    [one] wins.
   *[other] win.
}

## After an absence

scene-recap = While you were away
# $count: sentences that aren't shown.
scene-recap-more = { $count ->
    [one] And one more thing before; the history has it all.
   *[other] And { $count } more things before; the history has it all.
}
# $what: round, morale or food. $from, $to: before and now.
scene-change = { $what ->
    [round] Round { $from } → { $to }
    [morale] Morale { $from } → { $to }
   *[food] Food { $from } → { $to }
}

## For those who listen

# $name: the reader. $dice: what they show. $count: how many.
live-turn = Your turn, { $name }. { $count ->
    [0] No dice left.
    [one] Die { $dice }.
   *[other] Dice { $dice }.
}
# $name: the reader. $text: the question.
live-asked = { $name }, you are asked: { $text }
live-title = Your move

## Notices

# $notice: its kind. $name: the player. $mine: whether that is the reader. $kind: of the vote.
notice = { $notice ->
    [reminder] { $mine ->
        [yes] The table is waiting for you.
       *[no] The table is waiting for { $name }.
    }
    [overdue] { $mine ->
        [yes] Your time is up: the others vote on a bot that plays on for you.
       *[no] { $name } has run out of time.
    }
    [passed] { $kind ->
        [rewind] The table goes back.
        [remove] A bot plays for { $name }, who may come back by their link.
        [close] The game ends here.
       *[other] A bot plays on for { $name }.
    }
    [failed] { $kind ->
        [rewind] The table doesn’t go back.
        [claim] The host’s seat wasn’t given.
        [remove] { $name } stays at the table.
        [close] The game goes on.
       *[other] No bot: the table waits for { $name }.
    }
    [seat-given] The seat of { $name } was given.
    [seat-refused] The seat of { $name } wasn’t given.
    [swap-refused] { $name } would rather stay there.
    [restarting] The server restarts; the game goes on in a moment.
   *[other] { $notice }
}
notice-close = Close this notice

## Between the player and the game

# $phase: connecting or lost.
banner-connection = { $phase ->
    [lost] Connection lost. Reconnecting by itself…
   *[connecting] Connecting…
}
# $reason: why the server refused.
banner-refused = { $reason ->
    [seat-moved] This seat is open elsewhere: it was moved, given away or taken back.
    [no-spectators] This table takes no spectators.
    [no-such-table] This table doesn’t exist any more.
    [closed] The host has closed this table.
   *[other] The server doesn’t let this page in.
}
banner-try-again = Try again
banner-outdated = This page is older than the server and may not show everything.
banner-reload = Reload
banner-paused = The game is paused by the host.
# $who: bot or person. $name: of the person.
banner-stand-in = { $who ->
    [bot] A bot plays for you.
   *[person] { $name } plays for you.
}
banner-take-back = Take my seat back
# $count: how many decisions.
banner-rebased = { $count ->
    [one] After an upgrade of the server the turn was begun again: one decision was lost.
   *[other] After an upgrade of the server the turn was begun again: { $count } decisions were lost.
}
banner-close = All right

## Votes of the table itself

motion-votes = Votes of the table
# $kind: rewind, stand-in, claim, remove or close. $name: whom it is about. $who: who asks for the seat.
motion-about = { $kind ->
    [rewind] Go back to before an earlier decision?
    [claim] { $who } asks for the seat of { $name }. Give it to them?
    [remove] Send { $name } away and let a bot play on?
    [close] End this game for everybody?
   *[stand-in] Let a bot play on for { $name }?
}
# $seconds: how long one can still vote.
motion-time-left = { $seconds } s left, secret vote
motion-yes = Yes
motion-no = No
motion-voted = You have voted.
motion-not-asked = The others are voting.
# $name: who is absent.
motion-absent = { $name } is awaited and isn’t here.
motion-propose-stand-in = Propose a bot

## The menu

menu = Menu
menu-close = Close the menu
# $code: the table's code.
menu-title = Table { $code }
menu-rules = Rules
menu-cards = Cards
menu-tv = Show on a TV
# $name: sound or hints.
menu-switch = { $name ->
    [ask-to-end] Ask before I end a turn with unused dice
    [sound] Sound when I am asked
   *[hints] Hints for the first game
}
# $unread: messages.
menu-talk = { $unread ->
    [0] Talk
    [one] Talk, 1 new message
   *[other] Talk, { $unread } new messages
}
menu-seat = My seat
menu-other-device = Play on another device
menu-link-explained = Whoever opens this plays your seat. Keep it to yourself.
menu-copy-link = Copy the link
menu-qr = QR code that opens your seat
menu-leave = Leave for now
menu-leave-explained = A bot plays on for you. You can take your seat back at any time.
menu-concede = Give up
menu-concede-explained = A bot plays your seat to the end. You can’t come back.
menu-forget = Delete my data
menu-forget-explained = Deletes your name, your address for notices and everything you have said here. You keep your seat.
# $label: what is about to be done.
menu-sure = Yes: { $label }
menu-not-sure = No
menu-sessions = Devices and links
menu-sessions-explained = Each browser and each link below opens your seat.
# $role: owner or stand-in. $own: whether it is the reader’s. $when: since when.
session = { $own ->
    [yes] This device
   *[no] { $role ->
        [stand-in] Stand-in
       *[owner] Device or link
    } of { $when }
}
session-state = { $connected ->
    [yes] at the table now
   *[no] not at the table now
}
session-revoke = Revoke
session-revoke-explained = { $own ->
    [yes] This device won’t open your seat any more. Keep another link to come back.
   *[no] This browser or link won’t open your seat any more.
}
session-revoked = Done: it doesn’t open your seat any more.
# $label: the button. $about: what it is about.
menu-about = { $label }: { $about }
menu-acts = The table’s record
acts-none = Nobody was sent away or replaced, and nothing was paused.
# $what: what was done. $name: to whom. $by: one or others (who agreed, in secret). $who: by whom.
act = { $what ->
    [removed] { $by ->
        [one] { $name } gave their place to a bot.
       *[others] The others sent { $name } away; a bot plays for them.
    }
    [seat-given] The seat of { $name } has changed hands.
    [seat-lent] Somebody plays for { $name } in the meantime.
    [took-back] { $name } took their seat back.
    [revoked] { $name } revoked a device or a link.
    [paused] { $who } paused the game.
    [went-on] { $who } went on with the game.
    [closed] { $by ->
        [one] { $who } closed the table.
       *[others] All agreed, and the table is closed.
    }
   *[other] { $what }
}
menu-takeaway = Take home, report
menu-export = My view of the game
menu-record = The whole record
menu-report = Report a bug
menu-report-words = What went wrong?
menu-report-explained = You get a file to pass on: your words, your view, and the whole game sealed.
menu-report-save = Save the report
menu-host = Host
# $name: who asks. $seat: whose seat it is.
menu-claim = { $name } asks for the seat of { $seat }.
menu-claim-yes = Let them in
menu-claim-no = No
menu-pause = Pause the game
menu-unpause = Go on with the game
# $name: the player.
menu-remove = Remove { $name }
menu-remove-explained = The others vote. Then a bot plays until they come back by their link.
menu-close-table = Close the table
menu-close-explained = If the others agree, nobody can play at this table any more.
menu-to-start = To the start page

# How fast one is told.
menu-pace = Pace of the table
menu-pace-of = { $pace ->
    [step] One thing at a time
    [slow] Slow
    [normal] Normal
   *[instant] At once
}

# Heard before a vote.
scene-quotes = What was said

## What sets a card off, what follows, what a vote changes

scene-set-off = What set it off:
# $name: the survivor.
scene-set-off-by = ({ $name })
scene-follows = What follows
scene-changes = What changes
# $thumb: up or down. $name: who may be exiled.
scene-exile-changes = { $thumb ->
    [up] { $name } draws an exiled objective and moves out at once, with a risk on the way. From then on: no vote, no cards for the crisis and no food from the supply, but turns and dice as before. The crisis needs one card less.
   *[down] nothing changes. This turn nobody can be called on again.
}

## The exposure die, deaths

# $cause: why it is rolled. $the: the place, as in "the school". $at: as in "at the school". $card: whose text says so.
scene-exposure-why = { $cause ->
    [move] On the way to { $the }
    [attack] A fight { $at }
    [exile] Sent away, out to { $the }
    [spread] The bite goes round { $at }
    [card] { $card }, { $at }
   *[other] Out in the cold, { $at }
}
scene-twelfths = The twelve faces of the die
# $count: faces of the die.
scene-twelfth = { $count }/12
scene-fate = { $fate ->
    [nothing] unharmed
    [wound] wound
    [frostbite] frostbite
   *[death] death
}
# $came: what came of the roll.
scene-exposure-result = { $came ->
    [nothing] Unharmed.
    [wound] A wound.
    [frostbite] Frostbite.
    [mild] It ends with a plain wound.
    [bite] Bitten!
    [too-many] One wound too many.
    [stops] The bite goes no further.
   *[takes-hold] The bite takes hold.
}
# $count: others at the place.
scene-bite-spreads = { $count ->
    [one] It may go on to one more.
   *[other] It may go on to { $count } others.
}
# $at: as in "at the school".
scene-at-place = Together { $at }:
# $from, $to: morale before and after.
scene-morale-fell = Morale { $from } → { $to }
# $player: whose group. $name: of the survivor.
scene-leads-now = { $player }: { $name } leads the group now.
# $player: whose group.
scene-names-leader = { $player } has to name a new leader.

## Sound and weather, in the menu

menu-sound = Sound
menu-volume = Volume
menu-wind = Wind in the background
menu-snow = Snow over the board

## A vote on exile

# $caller: who called for it. $name: who may be exiled.
scene-exile-tale = { $caller } no longer trusts { $name }. The colony decides: out into the winter, or one more night by the fire.
# $survivors: those in the colony, $count of them. $name: whose they are.
scene-exile-leaves = { $count ->
    [0] { $name }’s survivors are all outside already and stay where they are.
    [one] { $survivors } leaves the colony for a place outside that { $name } picks.
   *[other] { $survivors } leave the colony, each for a place outside that { $name } picks.
}
# $names: who is exiled already, $count of them.
scene-exile-second = { $names } { $count ->
    [one] is
   *[other] are
} exiled already: if two exiled players turn out to be no betrayers, morale drops to 0 at once and the game is lost.
