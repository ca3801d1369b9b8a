### What the text game says besides the game itself.

welcome = Welcome to Hivernage. Type ? at any time for help, quit to leave.
goodbye = You leave the table. Until next time!
saved = Saved to { $file }; go on with: hivernage play --load { $file }{ $packs }
not-saved = Not saved: { $file }: { $reason }. Choose another file.
save-where = Where to? For instance: save winter.json
which = { $n } answers fit. Which one?
no-such-answer = “{ $line }” is no answer to this question. Type a number or a key from the list; menu shows it again, ? helps.
refused = Not possible: { $reason } (rule { $rule })
possible = It is possible: number { $numbers }.
why-what = Why what? For instance: why search ashley
no-undo = That can’t be taken back: it wasn’t your decision, or something was learnt by it (a card, a roll of dice, a
    crossroads card that stayed silent).
undone = Taken back.
no-card = There is no card “{ $name }”. { $close ->
    [none] Ids look like this: ashley-ross.
   *[other] Did you mean: { $close }?
}
many-cards = { $n } cards are called that: { $names }, ...
help = Answer with a number of the list, with a key (move ashley-ross school), or with the beginnings of its words:
    “mo ash sch”, “search ash 4”. Where several answers fit you are asked which one; where there is only one answer, Enter gives it. Besides, you may type:
help-commands = ? — this help
    menu — the question and its answers again
    keys — the answers with their full keys
    board — the whole position
    me — your survivors, hand, dice and objective
    hand — the cards of your hand in full
    card NAME — the text of a card
    why ACTION — why something isn’t possible, with the rule
    rules, rules A1, rules WORDS — the rules
    log, log N, log all — what happened
    undo — take your last decision back
    save FILE — save the game
    quit — leave
help-legend = On the board, Z is a zombie, # a barricade, a dot an empty space; * marks a leader, > whose turn it is.
