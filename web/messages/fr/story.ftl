### Les scénarios d’introduction de La nuit la plus longue : en choisir un, son histoire, ses pages, sa phase d’exil.

## Choisir

# $scenario : code ou raid.
scenario-name = { $scenario ->
    [code] Le code et la chimpanzée
   *[raid] Raid de brigands
}
scenario-about = { $scenario ->
    [code] Une étudiante, un plan de Raxxon, et quelqu’un qui frappe derrière les murs. Pour apprendre le module Raxxon en trois chapitres.
   *[raid] Ils appellent cela une assurance, et passent chercher la prime. Pour apprendre le module Brigands en trois chapitres ; l’un de vous est peut-être des leurs.
}
scenario-title = { scenario-name } (La nuit la plus longue)
evening = La soirée
evening-free = Partie libre
evening-free-about = Vous choisissez la boîte, ses modules et l’objectif.
scenario-brings-box = Le scénario apporte sa boîte et son module.
# $module : raxxon ou bandits.
scenario-box = La nuit la plus longue, { $module ->
    [raxxon] Raxxon
   *[bandits] Brigands
}
scenario-brings-objective = Trois objectifs se suivent. Voici le premier ; les autres viennent avec l’histoire.
in-the-box = Dans la boîte
# Crée une table avec. $name : de la boîte ou du scénario.
in-the-box-of = { $kind ->
    [scenario] Scénario : { $name }
   *[box] { $name }
}

## L’histoire

# $name : le joueur. $me : si c’est le lecteur de cette page.
story-reader = { $me ->
    [yes] { $name }, lisez ceci à voix haute
   *[no] { $name } lit à voix haute
}
story-anybody = L’un de vous lit à voix haute
story-alone = Pour vous seul. Ne lisez pas ceci à voix haute.
# $name : l’objectif.
story-done = { $name } : accompli !
story-next = À partir de cette manche
story-next-follows = L’objectif suivant arrive avec la prochaine manche.
# $start : yes au début de la partie.
story-page = { $start ->
    [yes] Nouveau, pour commencer
   *[no] Nouveau, désormais
}
story-rules = Dans les règles :
story-page-again = Cette page reste dans le menu et sur la fiche de l’objectif.
story-menu = Scénario : histoire et nouvelles règles
story-pages = Les nouvelles règles jusqu’ici
story-so-far = L’histoire jusqu’ici
# $state : done, now ou later.
story-chapter = { $state ->
    [later] Chapitre { $number } : encore inconnu
    [done] Chapitre { $number } : { $name }, accompli
   *[now] Chapitre { $number } : { $name }
}
# $rule : ce qui n’est pas encore ouvert.
story-closed = { $rule ->
    [raxxon] Raxxon est barricadé : personne n’y entre encore.
    [pills] Les pilules ne se jouent pas encore.
    [lockdown] Pas encore de confinement.
    [bandit-attacks] On ne peut pas encore attaquer les brigands.
    [hideout] Personne ne sait encore où il est.
   *[chief] Personne n’est encore chef des brigands.
}
story-aside = Pas encore là :
story-bolts = Les verrous de Raxxon
story-bolts-rule = Les dés qui tiennent les verrous : chaque valeur une fois, à partir de 1. Ils y restent d’une manche à l’autre.

## La phase d’exil

accuse-phase = La phase d’exil spéciale
accuse-title = Nommer quelqu’un
accuse-mine = Qui leur a dit ? Vous pouvez nommer quelqu’un
accuse-theirs = { $name } peut nommer quelqu’un
accuse-rule = L’un après l’autre, chacun peut nommer un joueur, et tous votent aussitôt, en secret. Cela s’ajoute au vote de votre tour.
accuse-name = Nommer { $name }
accuse-then = Tous votent : s’il y a plus de pouces en haut qu’en bas, c’est l’exil.
accuse-pass = Ne nommer personne
accuse-pass-then = Pas de vote. On passe au joueur suivant.
# $names : qui est déjà exilé.
accuse-second = Déjà en exil : { $names }. Si deux exilés ne sont pas des traîtres, la partie est perdue.
reveal-title = Se taire, ou parler ?
reveal-rule = On vous le demande à tous en même temps, qui que vous soyez. Seul un traître qui accomplit son objectif peut le révéler.
reveal-silent = Garder le silence
reveal-silent-then = La partie continue. Votre silence n’apprend rien à personne.
reveal-silent-then-mine = Vous restez dans l’ombre, et la partie continue. Mais votre carte demande désormais aussi un moral à 0.
reveal-reveal = Révéler ma carte
# $card : son nom.
reveal-then = { $card } : vous gagnez aussitôt, et tous les autres perdent. La partie est finie.
reveal-nothing = Vous n’avez rien à révéler.
reveal-not-yet = { $card } n’est pas accompli : vous ne pouvez pas le révéler maintenant.
reveal-answered = a répondu
