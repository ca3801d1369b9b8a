### Ce que fait le joueur, et ce qu’on lui demande.

dock-label = Votre place à table
dock-my-dice = Mes dés
dock-my-survivors = Mes survivants
dock-my-hand = Ma main
dock-actions = Ce que vous pouvez faire
dock-table = À la table

## The band

dock-turn = À vous, { $name }
dock-turn-with = À vous : { $thing }
dock-asked = À vous
dock-choose-thing = { $left ->
    [yes] Choisissez un survivant, un dé ou une carte.
   *[no] Il ne reste rien à faire.
}
dock-move-somebody = Déplacez un survivant, ou ne bougez plus personne : c’est définitif.
dock-lost-at-zero = Une action inachevée à 0:00 est perdue.
dock-choose-action = Choisissez une pastille du plateau ou une action.
dock-choose-target = Choisissez où, sur le plateau ou ici.
dock-others-turn = { $name } joue
dock-others-asked = { $count ->
    [one] doit répondre : { $text }
   *[other] doivent répondre : { $text }
}
dock-nothing-asked = On ne vous demande rien.
dock-over = La partie est finie
dock-back = Retour
dock-close = Fermer
dock-end = Finir mon tour
dock-undo = Annuler : { $what }
dock-vote-rewind = Faire voter la table

## Dice, survivors, cards

dock-die = le dé { $value }
dock-used-die = un dé utilisé
dock-with-die = avec le dé { $value }
dock-die-who = Qui s’en sert, et pour quoi ?
dock-die-raise = Lui ajouter 1
dock-leader = Leadeur
dock-attack = attaque
dock-search = fouille
dock-least = { $n }+
dock-influence = infl. { $n }
dock-hurt = { $wounds ->
    [0] { $frostbite ->
        [0] indemne
        [one] une engelure
       *[other] { $frostbite } engelures
    }
    [one] une blessure{ $frostbite ->
        [0] { "" }
        [one] , une engelure
       *[other] , { $frostbite } engelures
    }
   *[other] { $wounds } blessures{ $frostbite ->
        [0] { "" }
        [one] , une engelure
       *[other] , { $frostbite } engelures
    }
}
dock-holds = { $used ->
    [0] { $card }
   *[other] { $card }, déjà utilisé
}
dock-ability = Compétence
dock-secret = Objectif personnel
dock-hold = maintenir pour voir

## Actions

dock-verb = { $verb ->
    [attack] Attaquer
    [attack-survivor] Agresser
    [attack-bandit] Attaquer un brigand
    [attack-camp] Attaquer le camp
    [calm] Calmer
    [code] Poser chez Raxxon
    [move] Se déplacer
    [search] Fouiller
    [barricade] Barricader
    [clean] Nettoyer
    [attract] Appâter
    [use] Utiliser
    [play] Jouer
    [equip] Équiper
    [add] À la crise
    [store] À l’objectif
    [hand-off] Donner
    [add-equipped] À la crise
    [feed] Manger
    [food] Dépenser 1 nourriture
    [request] Solliciter une carte
    [calm] Calmer quelqu’un
    [exile] Demander un exil
    [code] Dé chez Raxxon
    [loot] Prendre du butin
    [pass] Ne plus déplacer
    [claim] Accomplir une mission
    [end] Finir mon tour
   *[other] { "" }
}
dock-detail = { $verb ->
    [attack] un autre survivant
    [attack-bandit] 4 ou moins à un nouveau jet le retire
    [attack-camp] un nouveau jet décide
    [attack-special] après le risque, un nouveau dé décide
    [calm] un vulnérable indiscipliné
    [code] pour le code de confinement, ce soir
    [loot] en tant que chef des brigands, une fois par manche
    [barricade] occupe une case d’entrée
    [attract] attire 2 zombies ici
    [equip] près d’un survivant
    [add] face cachée
    [store] face visible, sur l’objectif
    [add-equipped] à la vue de tous
    [hand-off] au même lieu
    [feed] ajoute 1 à un dé
    [food] ajoute 1 à un dé
    [request] à tous les joueurs
    [pass] l’autre colonie continue seule
    [exile] tout le monde vote
   *[other] { "" }
}
dock-goes = { $survivor } part
dock-hand-off = Donner { $card }
dock-feed = Manger { $card }
dock-add-equipped = { $card } à la crise
dock-deck = { $n ->
    [one] 1 carte : { $symbols }
   *[other] { $n } cartes : { $symbols }
}
dock-waste = { $n ->
    [one] 1 carte à la décharge
   *[other] { $n } cartes à la décharge
}
dock-move-detail = { $card ->
    [none] { $n ->
        [one] un lieu
       *[other] { $n } lieux
    }
   *[other] sans risque, avec { $card }
}
dock-with-fuel = sûr, avec carburant
dock-no-risk = sans risque
dock-percent = { $percent } %
dock-percent-unit = %
dock-odds-part = { $part ->
    [nothing] indemne { $percent } %
    [wound] blessure { $percent } %
    [frostbite] engelure { $percent } %
   *[death] mort { $percent } %
}
dock-spreads = { $n ->
    [one] la morsure peut atteindre un autre
   *[other] la morsure peut en atteindre { $n } autres
}
dock-impossible = { $what } : impossible
dock-rule = règle { $rule }
dock-which = Lequel de ces choix ?
dock-exile-sure = Demander un vote pour exiler { $player } ? Tout le monde vote aussitôt, et on ne peut le demander qu’une fois par tour.
dock-exile-yes = Lancer le vote
dock-exile-no = Plutôt pas

## Questions

dock-group-how = Choisissez { $n } survivants. Le premier choisi sera le leadeur du groupe.
dock-group-pick = { $n ->
    [one] Encore un à choisir
   *[other] Encore { $n } à choisir
}
dock-group-go = Commencer, avec { $leader } pour leadeur
dock-search-deck = { $n ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $n } cartes dans la pioche.
}
dock-search-noise = { $n ->
    [0] Pas encore de jeton bruit ici.
    [one] Déjà un jeton bruit ici.
   *[other] Déjà { $n } jetons bruit ici.
} Brèche ce soir avec un de plus : { $percent } %.
dock-pays = coûte { $what }
dock-plan-go = { $with ->
    [0] Y aller sans
   *[other] Y aller
}
dock-pledge-there = Déjà posé :
dock-pledge-empty = Rien n’est encore posé.
dock-give = Donner { $card }
dock-give-nothing = Ne rien donner
dock-give-secret = Tout le monde reçoit la question : ne rien donner ne dit rien de votre main.
dock-thinks = { $name } réfléchit

## The card one guards

dock-guard = Vous gardez une carte
dock-guard-only = Vous seul voyez cette carte. Vous la gardez ce tour-ci.
dock-guard-if = Elle se déclenche si
dock-guard-how = La table s’arrête d’elle-même quand elle se déclenche. Sinon, la carte retourne sous la pioche.
dock-guard-cover = Couvrir la carte

## What the player remembers

dock-memory = Ce que j’ai vu
dock-memory-only = Vous seul voyez ceci.
dock-memory-empty = Rien encore que la table ne sache.
dock-by-die = un de vos survivants la prend, et le dé décide
dock-memory-none = rien
dock-memory-line = Manche { $round } · { $text }
dock-memory-about = { $subject } : { $text }
dock-memory-placed = { $end ->
    [top] { $n ->
        [1] { $card } (dessus)
       *[other] { $card } ({ $n }e à partir du dessus)
    }
   *[bottom] { $n ->
        [1] { $card } (tout au fond)
       *[other] { $card } ({ $n }e à partir du fond)
    }
}
dock-memory-decks = Dans les pioches
dock-memory-hands = Chez les autres
dock-memory-seen = Vu
dock-memory-under = Replacé sous les pioches
dock-memory-gave = Donné
dock-memory-got = Reçu
dock-memory-crises = Mis dans les crises
dock-memory-guarded = Gardé, au tour de

# Ce qui arrive tout seul, à la place du nom d’un joueur.
dock-the-table = La table
dock-go-on = Continuer

## Before it is done

# $dice : combien n’ont pas servi.
dock-end-sure = { $dice ->
    [one] Un dé n’a pas encore servi. Finir votre tour ?
   *[other] { $dice } dés n’ont pas encore servi. Finir votre tour ?
}
dock-end-yes = Finir
dock-end-no = Continuer
# $cards : leurs noms.
dock-not-asked-for = Pas demandé : { $cards }.
# $objective : l’objectif commun.
dock-group-goal = Objectif : { $objective }
# $hurt : les blessures en toutes lettres. $deadly : combien sont mortelles.
dock-hurt-of = { $hurt } ; mortel : { $deadly }
