### Ce qui entoure les règles d’une carte.

mark-adult = Pour adultes.
mark-not-cooperative = À retirer en coopération.
kind-survivor = { $occupation } · influence { $influence } · attaque { $attack } · fouille { $search }
kind-item = Objet · { symbol } · { $kind ->
    [event] événement : quitte la partie une fois joué
    [equip] équipement
    [move] se joue avec un déplacement
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
crisis-symbols = pour l’éviter : des cartes { $symbols }, 1 par joueur non exilé
heading-failure = Si elle n’est pas évitée
heading-bonus = Avec 2 de plus que nécessaire
heading-trigger = Déclencheur
heading-first = D’abord
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
heading-duty = Au début de chaque phase de la colonie
exile-removed = les survivants d’un joueur exilé quittent la partie, qui est finie pour ce joueur
