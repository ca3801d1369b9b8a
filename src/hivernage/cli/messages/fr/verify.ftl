### Les comptes rendus de parties terminées, et les rapports de bogues.

verify-file = Le compte rendu est entier.
verify-file-unreadable = Le compte rendu est illisible : { $reason }.
verify-version = Fait avec cette version d’Hivernage, { $made }.
verify-version-other-version = Fait avec la version { $made } d’Hivernage, vérifié avec la { $here } : les règles ont pu changer. Si une vérification échoue, essayez avec la version { $made }.
verify-promise = La promesse du compte rendu est celle que vous avez notée.
verify-promise-none-noted = Vous n’avez donné aucune promesse à comparer. Celle du compte rendu est { $promise } : est-ce bien celle du début de la partie ?
verify-promise-other-promise = La promesse du compte rendu est { $promise }, vous avez noté { $noted } : c’est une autre partie, ou la clé a été changée.
verify-key = La clé est celle qui a été promise.
verify-key-no-key = Il n’y a pas de clé dans le compte rendu : il faut 64 chiffres et lettres de a à f.
verify-key-other-key = La clé n’est pas celle qui a été promise : son SHA-256 n’est pas { $promise }.
verify-cards = Les cartes sont dans le compte rendu.
verify-cards-unreadable = Les cartes du compte rendu ne peuvent pas être chargées : { $reason }
verify-cards-other-cards = Les cartes du compte rendu ne sont pas celles de la partie.
verify-box = Les cartes sont connues : { $packs }.
verify-box-changed = Les cartes { DE($packs) } du compte rendu ne sont pas celles de cette version d’Hivernage : ce qu’elles sont ne peut pas être prouvé.
verify-shuffle = La première position est bien celle que la clé mélange.
verify-shuffle-other-start = La première position n’est pas celle que la clé mélange.
verify-shuffle-other-chance = La première position a un autre hasard que celui de la clé.
verify-shuffle-no-game = Aucune partie ne peut commencer ainsi : { $reason }
verify-shuffle-later-start = Le compte rendu commence au milieu de la partie, après l’entrée { $seq }, car elle a repris après une mise à jour. À partir de là, les jets sont ceux de la clé ; le mélange des cartes d’avant ne peut pas être prouvé.
verify-decisions = { $n ->
    [one] 1 entrée a été rejouée, et permise.
   *[other] Les { $n } entrées ont été rejouées, toutes permises.
}
verify-decisions-refused = L’entrée { $n } du journal n’est pas permise : { $reason }
verify-end = La partie finit comme annoncé ({ $ending } ; gagnants : { $winners }).
verify-end-goes-on = Après les { $n } entrées, la partie n’est pas finie.
verify-end-other-winners = Le compte rendu annonce d’autres gagnants : { $claimed } au lieu { DE($true) }.
verify-end-other-ending = Le compte rendu annonce une autre fin : { $claimed } au lieu { DE($true) }.
verify-end-other-position = La partie finit dans une autre position que celle du compte rendu.
verify-holds = { $unproven ->
    [0] Le compte rendu est juste.
    [one] Le compte rendu est juste, pour ce qui peut être prouvé : voyez la ligne marquée ??.
   *[other] Le compte rendu est juste, pour ce qui peut être prouvé : voyez les lignes marquées ??.
}
verify-does-not-hold = Le compte rendu n’est pas juste.
unsealed = La partie est dans { $file } ; pour la revoir : hivernage replay { $file }
