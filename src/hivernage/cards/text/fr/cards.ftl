### Ce qui entoure les règles d’une carte.

mark-adult = Pour adultes.
mark-not-cooperative = À retirer en coopération.
mark-module = Module : { $module ->
    [improvements] améliorations.
    [bandits] brigands.
   *[raxxon] Raxxon.
}
kind-survivor = { $occupation } · influence { $influence } · attaque { $attack } · fouille { $search }
kind-item = Objet · { symbol } · { $kind ->
    [event] événement : quitte la partie une fois joué
    [pill] pilule : quitte la partie une fois prise
    [equip] équipement
    [move] se joue avec un déplacement
    [move-or-use] se joue avec un déplacement, ou seul
   *[use] à usage unique
}
kind-crisis = Crise
kind-crossroads = Croisée des chemins
kind-main = Objectif commun · { $length ->
    [short] court
    [medium] moyen
   *[long] long
}
kind-secret = Objectif personnel
kind-betrayal = Objectif traître
kind-exiled = Objectif exilé
kind-improvement = Amélioration · { $n ->
    [one] { $n } jeton développement
   *[other] { $n } jetons développement
}
crisis-symbols = pour l’éviter : des cartes { $symbols }, 1 par joueur non exilé
crisis-bandit = un { $place }
heading-bandits = Brigands
heading-failure = Si elle n’est pas évitée
heading-bonus = Avec 2 de plus que nécessaire
heading-trigger = Déclencheur
heading-first = D’abord
heading-with-move = Avec un déplacement
heading-by-itself = Ou seul
heading-attached = Tant que la carte est attachée
heading-win = Vous gagnez si
heading-win-instead = Votre nouveau but
heading-loyal = Si vous n’êtes pas un traître
heading-betrayer = Si vous êtes un traître, la première condition de votre objectif devient
reveal-old = montrez à tous votre ancien objectif, qui est remplacé
heading-side-normal = Face normale
heading-side-hard = Face difficile
side-numbers = Moral { $morale }, { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}.
heading-setup = Mise en place
heading-goal = But
stores = à son tour, un joueur peut poser des cartes { $symbols } de sa main sur cet objectif
stores-loot = quiconque prend une carte butin peut la poser sur cet objectif plutôt que dans sa main
heading-duty = Au début de chaque phase de la colonie
exile-removed = les survivants d’un joueur exilé quittent la partie, qui est finie pour ce joueur
