### Ce qu’aucune règle ne dit seule : des phrases que donnent plusieurs règles, et des morceaux de phrases.
### $gender : f ou m, le genre du survivant dont on parle. On s’adresse au joueur par « vous », sans accord.

## Phrases ; une règle peut les dire à sa façon

impossible = Ce n’est pas possible maintenant.
not-your-turn = Ce n’est pas votre tour.
no-survivor-fits = Aucun de vos survivants ne peut le faire maintenant.
no-card-fits = Aucune de vos cartes ne peut servir à cela maintenant.
not-an-answer = « { $word } » ne répond pas à la question posée.
not-offered = « { $word } » ne fait pas partie des réponses possibles.
answered = Vous avez déjà répondu à cette question.

## Morceaux de phrases

hint = Vouliez-vous dire « { $word } » ?
some-card = une carte
ability-of = la compétence { DE($survivor) }
card-named = « { $card } »
