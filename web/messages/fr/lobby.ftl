### Avant la partie : qui est assis où, ce qui est convenu.

lobby-title = Table
host = hôte
bot = bot
# $kind : person ou open. $who : you ou other. $host : yes ou no.
seat-about = { $kind ->
    [open] on attend quelqu’un
   *[person] { $who ->
        [you] { $host ->
            [yes] vous, hôte
           *[no] vous
        }
       *[other] { $host ->
            [yes] hôte
           *[no] joueur
        }
    }
}
seat-here = présent
add-bot = Un bot
# $seat : le numéro de la place.
bot-kind = Genre de bot à la place { $seat }
# $sitting : combien sont là. $seats : combien de places.
seats-taken = { $sitting } joueurs sur { $seats }
# $kind : open, bot ou person. $name : qui est assis là. $number : la place.
take-place = { $kind ->
    [open] Prendre la place { $number }
    [bot] Changer de place avec { $name }
   *[person] Proposer { A($name) } de changer de place
}
# $name : à qui c’est demandé.
swap-take-back = Ne plus proposer d’échange { A($name) }
swap-waits = échange proposé
# $name : qui demande. $side : où vous seriez : 0, 1, 2 (loup solitaire) ou none.
swap-asked = { $name } propose de changer de place avec vous{ $side ->
    [0] { " : vous rejoindriez la Forge" }
    [1] { " : vous rejoindriez le Phare" }
    [2] { " : vous seriez le loup solitaire" }
   *[none] { "" }
}.
swap-yes = Changer de place
swap-no = Rester
# $least, $most : combien peuvent jouer.
box-players = { $least } à { $most } joueurs
# $name : le joueur.
remove-player = Retirer { $name }
# $name : qui demande. $seat : à qui est la place.
claim-asked = { $name } demande la place { DE($seat) }.
claim-accept = Laisser entrer
claim-refuse = Non
# $count : combien de messages.
lobby-talk = { $count ->
    [0] Discuter
   *[other] Discuter ({ $count })
}

## Inviter

invite = Inviter
send-link = Envoyer le lien
copy-link = Copier le lien
copied = Copié
show-on-tv = Afficher sur une TV
# $code : le code de la table.
qr-join = Code QR pour rejoindre la table { $code }
qr-seat = Code QR qui ouvre votre place
# $host : l’adresse de ce serveur. $code : le code de la table.
code-explained = Ou sur { $host } : rejoindre par code { $code }.

## Ma place

my-seat = Ma place et mes données
rename = Renommer
other-device = Jouer sur un autre appareil
seat-link-explained = Qui ouvre ce lien joue à votre place. Gardez-le pour vous.
leave-table = Quitter la table
forget-me = Effacer mes données
forget-explained = Efface votre nom, votre adresse de notification et tout ce que vous avez écrit ici. Vous gardez votre place, sans nom.
forget-sure = Oui, effacer
close-table = Fermer la table
close-explained = Personne ne pourra plus jouer à cette table.
close-sure = Oui, fermer pour de bon

## Ce qui est convenu

the-game = La partie
players = Joueurs
players-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
players-about = { $players ->
    [2] À deux, on joue toujours ensemble, sans objectif personnel.
   *[other] Chacun mène un groupe et cache son propre objectif.
}
main-objective = Objectif commun
# $length : short, medium ou long.
objective-length = { $length ->
    [short] Court, 45 à 90 min.
    [medium] Moyen, 90 à 120 min.
   *[long] Long, 2 h à 3 h 30.
}
by-lot = Au hasard
by-lot-about = N’importe lequel, connu au début de la partie.
difficulty = Difficulté
# $hard : true ou false.
side = { $hard ->
    [true] Difficile
   *[false] Normale
}
side-numbers = Moral { $morale }, { $rounds } manches.
side-by-lot = Ses nombres dépendent de l’objectif.
always-hard = Ensemble, c’est toujours la face difficile.
betrayer = Traître
percent = { $percent } %
# $percent : la probabilité d’un traître.
variant = { $variant ->
    [betrayer] Un traître, sans doute ({ $percent } %)
    [cooperative] Tous ensemble (0 %)
   *[usual] Peut-être un traître ({ $percent } %)
}
# $pool : combien d’objectifs sont mélangés ; l’un d’eux est traître.
variant-about = { $variant ->
    [cooperative] Ni objectif personnel ni exil ; on gagne ou on perd tous ensemble.
   *[other] 1 objectif traître parmi { $pool } objectifs, { $players } sont distribués.
}
two-players = À deux joueurs, il n’y a pas de traître.
more-options = Et aussi
more-options-none = Rien de particulier.
# $name : elimination, adult, spectators ou listed.
switch = { $name ->
    [elimination] Élimination
    [adult] Cartes pour adultes
    [practice] Table d’entraînement
    [listed] Table annoncée
   *[spectators] Spectateurs
}
switch-about = { $name ->
    [elimination] Qui perd son dernier survivant est éliminé.
    [adult] Quelques croisées des chemins qui ne sont pas pour les enfants.
    [practice] Les bots acceptent de revenir en arrière même après des dés et des cartes. C’est affiché à la table et à la fin.
    [listed] Tout le monde trouve la table sur l’accueil.
   *[spectators] Qui a le lien peut regarder, sans voir les secrets.
}
# $pack : le nom d’un paquet de fans.
pack = Paquet de fans : { $pack }
reminder = Rappel
reminder-about = Qui fait attendre les autres aussi longtemps reçoit un rappel.
limit = Temps limité
limit-about = Si quelqu’un fait attendre aussi longtemps, les autres votent pour laisser jouer un bot.
# $kind : never, minutes, hours ou days. $n : combien.
wait = { $kind ->
    [never] Jamais
    [minutes] { $n } min
    [hours] { $n } h
   *[days] { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
}

## Cartes laissées de côté

left-out = Cartes laissées de côté
left-out-count = { $count ->
    [0] Aucune
    [one] 1 carte
   *[other] { $count } cartes
}
left-out-none = Toutes les cartes des pioches en jeu peuvent venir.
# $names : quelques cartes. $more : combien d’autres il y a.
left-out-names = { $more ->
    [0] { $names }
    [one] { $names } et 1 autre
   *[other] { $names } et { $more } autres
}
left-out-search = Chercher une carte ou une pioche
# $all : combien de cartes différentes il y a. $out : combien sont laissées de côté.
left-out-of = { $out ->
    [0] { $all } cartes, toutes en jeu. Tapez un nom pour en laisser une de côté.
    [one] 1 carte sur { $all } laissée de côté :
   *[other] { $out } cartes sur { $all } laissées de côté :
}
# $found : combien correspondent.
left-out-found = { $found ->
    [0] Aucune carte ne correspond.
    [one] 1 carte correspond ; ce qui est coché est laissé de côté.
   *[other] { $found } cartes correspondent ; ce qui est coché est laissé de côté.
}
left-out-full = Cela fait { $most } : pas une de plus.
left-out-all-back = Toutes les reprendre

## Commencer

start-explained = Les objectifs personnels ne se distribuent qu’au départ. Un absent peut être remplacé par un bot.
# $players : combien jouent.
start-with = Commencer à { $players }
# $bots : combien de places sont remplies.
start-filled = { $bots ->
    [one] Commencer, avec un bot
   *[other] Commencer, avec { $bots } bots
}
# $host : qui décide.
wait-for-host = { $host } lance la partie quand tout le monde est là.

## Colonies en Guerre

war-players-about = Deux colonies de { $each ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
}{ $wolf ->
    [yes] , et un loup solitaire
   *[no] { "" }
}. Les places vont à l’une puis à l’autre.
sand = Sablier
sand-about = Il coule pour qui joue encore quand la personne d’en face a fini.
sand-time = { $seconds ->
    [0] Sans
   *[other] { $minutes } min
}
quick-game = Partie rapide
quick-game-about = Le sablier coule dès le début pour toutes les actions d’une paire.
older-crossroads = Croisées des autres boîtes
older-crossroads-about = Celles qui vont à une guerre s’ajoutent au paquet.
war-variants = Aussi
side-name = { $side ->
    [0] La Forge
   *[other] Le Phare
}
side-shapes = { $side ->
    [0] formes pleines
   *[other] anneaux
}
wolf-about = À nombre impair, quelqu’un joue seul, dans sa tanière.
# Ce qu’offre une autre boîte. $what : modules, trust ou war.
locked = { $what ->
    [modules] Modules de « La nuit la plus longue » seulement.
    [trust] Pas dans une guerre : l’objectif n’a qu’un côté, et personne ne trahit.
   *[war] Dans une guerre de deux colonies seulement.
}
# $players : combien. $each : dans chaque colonie.
start-war = Commencer à { $players } : { $each } contre { $each }{ $wolf ->
    [yes] , et un loup
   *[no] { "" }
}
start-war-explained = Deux colonies égales ; une personne de plus est le loup solitaire. Un absent peut être remplacé par un bot.
