### The rules reference.

rules-command = rules
rules-number = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
rules-more = Read on with: { $command } A, { $command } A1.2, or { $command } and words to look for
rules-none = No rule speaks of “{ $words }”. Try fewer words, or the beginning of one.
rules-unknown = There is no rule { $rule }. { $nearest ->
    [none] Without an id, the chapters are listed.
   *[other] Did you mean { $nearest }?
}
