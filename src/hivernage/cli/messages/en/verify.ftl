### Records of finished games, and reports of bugs.

verify-file = The record is whole.
verify-file-unreadable = The record can’t be read: { $reason }.
verify-version = Made by this version of Hivernage, { $made }.
verify-version-other-version = Made by version { $made } of Hivernage, checked by { $here }: rules may have changed. If a check fails, try it with version { $made }.
verify-promise = The promise in the record is the one you noted.
verify-promise-none-noted = You gave no promise to compare with. The record’s is { $promise }: was it shown when the game began?
verify-promise-other-promise = The promise in the record is { $promise }, you noted { $noted }: this is another game, or the key was changed.
verify-key = The key is the one promised.
verify-key-no-key = There is no key in the record: 64 digits and letters from a to f are wanted.
verify-key-other-key = The key isn’t the one promised: its SHA-256 isn’t { $promise }.
verify-cards = The cards are in the record.
verify-cards-unreadable = The cards in the record can’t be loaded: { $reason }
verify-cards-other-cards = The cards in the record aren’t those the game was played with.
verify-box = The cards are known: { $packs }.
verify-box-changed = The cards of { $packs } in the record aren’t those of this version of Hivernage: what they are can’t be proven.
verify-shuffle = The first position is what the key shuffles.
verify-shuffle-other-start = The first position isn’t what the key shuffles.
verify-shuffle-other-chance = The first position uses other chance than that of the key.
verify-shuffle-no-game = No game can begin like that: { $reason }
verify-shuffle-later-start = The record begins in the middle of the game, after entry { $seq }, because the game went on after an upgrade. Rolls from there on are those of the key; how the cards were shuffled before can’t be proven.
verify-decisions = { $n ->
    [one] 1 entry was played again, and allowed.
   *[other] All { $n } entries were played again, and allowed.
}
verify-decisions-refused = Entry { $n } of the log isn’t allowed: { $reason }
verify-end = The game ends as claimed ({ $ending }; winners: { $winners }).
verify-end-goes-on = After all { $n } entries the game isn’t over.
verify-end-other-winners = The record claims other winners: { $claimed } instead of { $true }.
verify-end-other-ending = The record claims another ending: { $claimed } instead of { $true }.
verify-end-other-position = The game ends in another position than the record claims.
verify-holds = { $unproven ->
    [0] The record holds.
    [one] The record holds, as far as it can be proven: see the line with ??.
   *[other] The record holds, as far as it can be proven: see the lines with ??.
}
verify-does-not-hold = The record does not hold.
unsealed = The game was written to { $file }; look at it with: hivernage replay { $file }
