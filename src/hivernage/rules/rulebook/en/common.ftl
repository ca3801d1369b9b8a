### What no single rule says: sentences that many rules give, and parts of sentences.
### $gender is there for languages whose words agree with a survivor; English doesn’t need it.

## Sentences; a rule may have its own words for them

impossible = That isn’t possible now.
not-your-turn = It isn’t your turn.
no-survivor-fits = None of your survivors can do that now.
no-card-fits = None of your cards can be used that way now.
not-an-answer = “{ $word }” doesn’t answer what is asked now.
not-offered = “{ $word }” isn’t among the answers now.
answered = You have answered that already.

## Parts of sentences

hint = Did you mean “{ $word }”?
some-card = a card
ability-of = the ability of { $survivor }
card-named = “{ $card }”
