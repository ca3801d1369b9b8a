### Crossroads cards.

X1 = Only the player to the right sees the crossroads card. If its trigger happens during the active player’s turn,
    the card is read out and applies to the active player.
X1-1 = A trigger that is a state (someone controls a survivor, someone is at a place) fires if it is already true when
    the turn starts or becomes true during it. A card fires once at most.
X1-2 = A state that becomes true in the middle of an action fires after that action, as in X2.
X2 = A trigger tied to an action resolves once that action is over, with its exposure roll and the spread of a bite,
    unless the card names a moment within it.
X3 = Both options are read out. The active player must choose one that they can carry out in full; if there is only
    one such option, it is that one. Then the card leaves the game.
    .needs = This is possible only if { $test }.
    .needs-more = This is possible only if { $test }. Now: { $have }.
    .no-room = This needs { $n ->
        [one] a free survivor space
       *[other] { $n } free survivor spaces
    } { $place }. Now: { $free }.
    .step-closed = This can’t be done in full now: { $step }.
    .module-missing = This belongs to { $module ->
        [improvements] the improvements
        [bandits] the bandits
       *[raxxon] Raxxon
    }, a module that isn’t played.
    .no-such-option = The options go from 1 to { $n }.
X3-1 = The chosen option takes effect at once, in the middle of the turn.
X3-2 = If no option can be carried out in full, nothing happens and the card leaves the game.
X3-3 = A card without options simply takes effect; one that calls for a vote follows V1.
X3-4 = Whether an option can be carried out is judged by what the chooser can know. Where a deck or another player’s
    hand then falls short, do as much as possible, or what the card says for that case.
X4 = A crossroads card that has not been triggered by the end of the turn goes under its deck; the other players don’t
    see it.
X5 = Whenever an effect searches a deck for a card, that deck is shuffled afterwards, whether the card was found or not.
X6 = If the colony has no free survivor space, crossroads cards that would add survivors, helpless ones included,
    can’t trigger, and items that would add survivors can’t be played.
    .colony-full = “{ $card }” would bring survivors, and the colony has no room for all of them.
X6-1 = There must be room for all who would arrive, not only for some.
    .colony-full = { X6.colony-full }
