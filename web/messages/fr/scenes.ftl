### Ce qui arrive à la table, montré en scènes et dit à ceux qui écoutent.

scene-go-on = Continuer
scene-show-all = Tout montrer
scene-read = Lire
scene-read-and-answer = Lire et répondre
scene-look-at-board = Regarder le plateau
scene-you = (vous)
scene-bot = bot
scene-first-player = premier joueur
# $rule : le numéro d’une règle.
scene-rule = règle { $rule }
# $morale : sa valeur à présent.
scene-morale-now = Moral { $morale }.

## Croisées des chemins

scene-crossroads = Croisée des chemins
# $name : qui gardait la carte.
scene-crossroads-guarded = Croisée des chemins, gardée par { $name }
# $name : qui lit.
scene-you-choose = À vous de choisir, { $name }
# $name : qui choisit.
scene-who-chooses = { $name } choisit
# $name : qui a choisi. $option : son numéro ; 0 si personne encore, -1 si rien n’est possible.
scene-has-chosen = { $option ->
    [0] { $name } choisit
    [-1] Rien de tout cela n’est possible : il ne se passe rien
   *[other] { $name } a choisi { $option }
}
scene-chosen = choisi
scene-option-closed = Impossible à appliquer en entier pour l’instant.
scene-all-read = Tous lisent :

## Votes

scene-vote = Vote
# $name : qui a demandé le vote.
scene-called-by = demandé par { $name }
# $name : qui risque l’exil.
scene-exile-whom = Exiler { $name } ?
# $thumb : up ou down. $about : exile ou card.
scene-thumb = { $thumb ->
    [up] { $about ->
        [exile] Exiler
        [lockdown] Confiner
        [token] Reste
       *[card] Pour
    }
   *[down] { $about ->
        [exile] Garder
        [lockdown] Détourner
        [token] Passe
       *[card] Contre
    }
}
scene-vote-rule = { $about ->
    [exile] Plus de pouces levés que baissés : exil. Égalité : le premier joueur l’emporte.
    [lockdown] Plus de pouces levés que baissés : elle reste enfermée. Égalité : le premier joueur l’emporte.
    [token] Plus de pouces levés que baissés : le jeton reste. Égalité : le premier joueur l’emporte.
   *[card] Plus de pouces levés que baissés : adopté. Égalité : le premier joueur l’emporte.
}
# $name : le premier joueur.
scene-tie-rule = Égalité : { $name }, premier joueur, tranche.
scene-thinking = réfléchit
scene-has-voted = a voté
scene-my-vote = mon choix
scene-no-vote = Vous ne votez pas.
# $count : combien ont voté. $all : combien votent.
scene-votes-in = { $count ->
    [0] Aucun vote sur { $all }.
    [one] 1 vote sur { $all }.
   *[other] { $count } votes sur { $all }.
}
# $names : qui n’a pas encore voté.
scene-waiting-for = On attend { $names }.
scene-count-explained = Au dernier vote, 3, 2, 1 : tous les pouces s’ouvrent ensemble.
scene-exile-hint = L’exil n’est pas la fin : on joue dehors, avec un objectif exilé.
# $up, $down : les votes. $passed : yes ou no. $about : exile ou card.
scene-vote-result = { $up } contre { $down } : { $passed ->
    [yes] { $about ->
        [exile] exil.
        [lockdown] confinée.
        [token] il reste.
       *[card] adopté.
    }
   *[no] { $about ->
        [exile] pas d’exil.
        [lockdown] détournée.
        [token] il passe.
       *[card] rejeté.
    }
}
# $up : de chaque côté. $name : le premier joueur.
scene-vote-tied = { $up } contre { $up }. { $name } tranche.
# $name : le premier joueur.
scene-tie-broken = { $name }, premier joueur, a fait pencher la balance.

## La nuit

# $need, $have : les jetons nourriture. $fed : yes ou no.
scene-meal = { $fed ->
    [yes] Nourriture : { $need ->
        [0] rien à manger
        [one] 1 jeton mangé
       *[other] { $need } jetons mangés
    }
   *[no] Nourriture : il en faut { $need }, il y en a { $have }. La colonie a faim.
}
# $name : la crise. $need : combien de cartes.
scene-crisis-need = { $name } : il faut { $need }
scene-crisis-nothing = Personne n’a donné de carte.
# $open : combien de cartes sont révélées. $total : leur total.
scene-crisis-count = { $open ->
    [0] On révèle les cartes…
    [one] 1 carte révélée, total { $total }.
   *[other] { $open } cartes révélées, total { $total }.
}
scene-crisis-outcome = { $outcome ->
    [failed] La crise frappe.
    [exceeded] Évitée, et largement !
   *[prevented] La crise est évitée.
}
# $total : le total à présent. $need : ce qui évite la crise.
scene-scale = Total { $total }, il faut { $need }
scene-total = total { $total }
scene-prevented-at = évitée
# $overruns : le nombre d’entrées.
scene-zombies = { $overruns ->
    [0] Des zombies arrivent
    [one] Des zombies arrivent : une brèche
   *[other] Des zombies arrivent : { $overruns } brèches
}
# $entrance : son numéro.
scene-entrance = Entrée { $entrance }
scene-home-entrance = { $home }, entrée { $entrance }
# $count : les zombies.
scene-came = { $count ->
    [0] aucun zombie de plus
    [one] 1 zombie de plus
   *[other] { $count } zombies de plus
}
scene-barricade-falls = une barricade tombe
scene-overrun = brèche
# $count : le nombre de morts.
scene-deaths = { $count ->
    [one] Une mort
   *[other] { $count } morts
}
# $cause : bite, wounds, overrun, card ou other. $at : le lieu, comme « à l’école ».
scene-death-cause = { $cause ->
    [bite] morsure
    [frostbite] engelure
    [overrun] brèche
    [wounds] trop de blessures
    [card] l’effet d’une carte
   *[other] aucune place où aller
}, { $at }
# $count : les survivants vulnérables.
scene-helpless-dead = { $count ->
    [one] un survivant vulnérable
   *[other] { $count } survivants vulnérables
}
# $round : son numéro.
scene-round = Manche { $round }
# $left : les manches, celle-ci comprise.
scene-rounds-left = { $left ->
    [one] La dernière manche
   *[other] { $left } manches restantes
}
# $name : la crise.
scene-round-crisis = Crise : { $name }

## Dés

# $at : le lieu, comme « à l’école ».
scene-noise-at = Bruit { $at }
# $name : le survivant.
scene-exposure = Dé de risque pour { $name }

## L’exil, la fin

# $name : le joueur.
scene-exiled = Exil pour { $name }
scene-wrongly-exiled = Deux exilés n’avaient jamais trahi personne. La colonie perd tout espoir.
scene-over = { $reason ->
    [objective] L’objectif commun est accompli
    [morale] Le moral est à zéro
    [rounds] Le temps est écoulé
    [wrongly-exiled] Deux innocents ont été exilés
    [renegade] Le renégat a montré sa carte
    [duty] Le devoir de l’objectif n’a pas été accompli
   *[other] La partie est finie
}
# $count : les gagnants, nommés avant.
scene-winners = { $count ->
    [0] Personne ne gagne.
    [one] gagne.
   *[other] gagnent.
}

## Après une absence

scene-recap = En votre absence
# $count : les phrases qui ne sont pas montrées.
scene-recap-more = { $count ->
    [one] Et encore une chose auparavant ; le journal dit tout.
   *[other] Et { $count } autres choses auparavant ; le journal dit tout.
}
# $what : round, morale ou food. $from, $to : avant et maintenant.
scene-change = { $what ->
    [round] Manche { $from } → { $to }
    [morale] Moral { $from } → { $to }
   *[food] Nourriture { $from } → { $to }
}

## Pour ceux qui écoutent

# $name : qui écoute. $dice : leurs valeurs. $count : leur nombre.
live-turn = À vous, { $name }. { $count ->
    [0] Plus de dés.
    [one] Dé { $dice }.
   *[other] Dés { $dice }.
}
# $name : qui écoute. $text : la question.
live-asked = { $name }, une question pour vous : { $text }
live-title = À vous

## Avis

# $notice : sa sorte. $name : le joueur. $mine : si c’est le lecteur. $kind : la sorte de vote.
notice = { $notice ->
    [reminder] { $mine ->
        [yes] La table vous attend.
       *[no] La table attend { $name }.
    }
    [overdue] { $mine ->
        [yes] Temps écoulé : les autres votent pour qu’un bot joue à votre place.
       *[no] Temps écoulé pour { $name }.
    }
    [passed] { $kind ->
        [rewind] La table revient en arrière.
        [remove] Un bot joue à la place { DE($name) }, qui peut revenir par son lien.
        [close] La partie s’arrête.
       *[other] Un bot joue à la place { DE($name) }.
    }
    [failed] { $kind ->
        [rewind] La table ne revient pas en arrière.
        [claim] La place de l’hôte n’a pas été donnée.
        [remove] { $name } reste à la table.
        [close] La partie continue.
       *[other] Pas de bot : la table attend { $name }.
    }
    [seat-given] La place { DE($name) } a été donnée.
    [seat-refused] La place { DE($name) } n’a pas été donnée.
    [swap-refused] { $name } préfère garder sa place.
    [restarting] Le serveur redémarre ; la partie reprend dans un instant.
   *[other] { $notice }
}
notice-close = Fermer cet avis

## Entre le joueur et la partie

# $phase : connecting ou lost.
banner-connection = { $phase ->
    [lost] Connexion perdue. Elle se rétablit toute seule…
   *[connecting] Connexion…
}
# $reason : la raison du refus.
banner-refused = { $reason ->
    [seat-moved] Cette place est ouverte ailleurs : elle a été déplacée, donnée ou reprise.
    [no-spectators] Cette table n’accepte pas de spectateurs.
    [no-such-table] Cette table n’existe plus.
    [closed] L’hôte a fermé cette table.
   *[other] Le serveur n’accepte pas cette page.
}
banner-try-again = Réessayer
banner-outdated = Cette page est plus ancienne que le serveur et ne montre peut-être pas tout.
banner-reload = Recharger
banner-paused = L’hôte a mis la partie en pause.
# $who : bot ou person. $name : la personne.
banner-stand-in = { $who ->
    [bot] Un bot joue à votre place.
   *[person] { $name } joue à votre place.
}
banner-take-back = Reprendre ma place
# $count : le nombre de décisions.
banner-rebased = { $count ->
    [one] Après une mise à jour du serveur, le tour a recommencé : une décision est perdue.
   *[other] Après une mise à jour du serveur, le tour a recommencé : { $count } décisions sont perdues.
}
banner-close = Compris

## Les votes de la table elle-même

motion-votes = Votes de la table
# $kind : rewind, stand-in, claim, remove ou close. $name : de qui il s’agit. $who : qui demande la place.
motion-about = { $kind ->
    [rewind] Revenir avant une décision passée ?
    [claim] { $who } demande la place { DE($name) }. La lui donner ?
    [remove] Renvoyer { $name } et laisser un bot jouer à sa place ?
    [close] Arrêter la partie pour tout le monde ?
   *[stand-in] Laisser un bot jouer à la place { DE($name) } ?
}
# $seconds : le temps qui reste.
motion-time-left = Encore { $seconds } s, vote secret
motion-yes = Oui
motion-no = Non
motion-voted = Vous avez voté.
motion-not-asked = Les autres votent.
# $name : l’absent.
motion-absent = On attend { $name }, qui n’est pas là.
motion-propose-stand-in = Proposer un bot

## Le menu

menu = Menu
menu-close = Fermer le menu
# $code : le code de la table.
menu-title = Table { $code }
menu-rules = Règles
menu-cards = Cartes
menu-tv = Montrer sur une télé
# $name : sound ou hints.
menu-switch = { $name ->
    [ask-to-end] Demander avant de finir un tour avec des dés non utilisés
    [sound] Un son quand c’est à moi
   *[hints] Conseils pour la première partie
}
# $unread : les messages.
menu-talk = { $unread ->
    [0] Parler
    [one] Parler, 1 nouveau message
   *[other] Parler, { $unread } nouveaux messages
}
menu-seat = Ma place
menu-other-device = Jouer sur un autre appareil
menu-link-explained = Qui ouvre ce lien joue à votre place. Gardez-le pour vous.
menu-copy-link = Copier le lien
menu-qr = Code QR qui ouvre votre place
menu-leave = Partir pour l’instant
menu-leave-explained = Un bot joue à votre place. Vous pouvez la reprendre quand vous voulez.
menu-concede = Abandonner
menu-concede-explained = Un bot joue à votre place jusqu’au bout. Vous ne pourrez pas revenir.
menu-forget = Effacer mes données
menu-forget-explained = Efface votre nom, votre adresse pour les avis et tout ce que vous avez dit ici. Vous gardez votre place.
# $label : ce qui va être fait.
menu-sure = Oui : { $label }
menu-not-sure = Non
menu-sessions = Appareils et liens
menu-sessions-explained = Chaque navigateur et chaque lien ci-dessous ouvre votre place.
# $role : owner ou stand-in. $own : si c’est celui qui lit. $when : depuis quand.
session = { $own ->
    [yes] Cet appareil-ci
   *[no] { $role ->
        [stand-in] Remplaçant
       *[owner] Appareil ou lien
    } du { $when }
}
session-state = { $connected ->
    [yes] à la table en ce moment
   *[no] pas à la table en ce moment
}
session-revoke = Révoquer
session-revoke-explained = { $own ->
    [yes] Cet appareil n’ouvrira plus votre place. Gardez un autre lien pour y revenir.
   *[no] Ce navigateur ou ce lien n’ouvrira plus votre place.
}
session-revoked = C’est fait : il n’ouvre plus votre place.
# $label : le bouton. $about : de quoi il s’agit.
menu-about = { $label } : { $about }
menu-acts = Journal de la table
acts-none = Personne n’a été écarté ni remplacé, rien n’a été mis en pause.
# $what : ce qui s’est passé. $name : à qui. $by : one ou others (d’accord, en secret). $who : par qui.
act = { $what ->
    [removed] { $by ->
        [one] { $name } a cédé la place à un bot.
       *[others] Les autres ont écarté { $name } ; un bot joue à sa place.
    }
    [seat-given] La place { DE($name) } a changé de main.
    [seat-lent] Quelqu’un joue à la place { DE($name) } en attendant.
    [took-back] { $name } a repris sa place.
    [revoked] { $name } a révoqué un appareil ou un lien.
    [paused] { $who } a mis la partie en pause.
    [went-on] { $who } a repris la partie.
    [closed] { $by ->
        [one] { $who } a fermé la table.
       *[others] Tous d’accord, la table est fermée.
    }
   *[other] { $what }
}
menu-takeaway = Emporter, signaler
menu-export = Ma vue de la partie
menu-record = La partie entière
menu-report = Signaler un bug
menu-report-words = Qu’est-ce qui n’allait pas ?
menu-report-explained = Vous recevez un fichier à transmettre : vos mots, votre vue, et la partie entière scellée.
menu-report-save = Enregistrer le rapport
menu-host = Hôte
# $name : qui demande. $seat : à qui est la place.
menu-claim = { $name } demande la place { DE($seat) }.
menu-claim-yes = Accepter
menu-claim-no = Non
menu-pause = Mettre en pause
menu-unpause = Reprendre la partie
# $name : le joueur.
menu-remove = Écarter { $name }
menu-remove-explained = Les autres votent. Ensuite, un bot joue jusqu’à ce que cette personne revienne par son lien.
menu-close-table = Fermer la table
menu-close-explained = Si les autres sont d’accord, plus personne ne pourra jouer à cette table.
menu-to-start = Retour à l’accueil

# À quelle vitesse on vous raconte.
menu-pace = Rythme de la table
menu-pace-of = { $pace ->
    [step] Pas à pas
    [slow] Lent
    [normal] Normal
   *[instant] Tout de suite
}

# Entendu avant un vote.
scene-quotes = Ce qui s’est dit

## What sets a card off, what follows, what a vote changes

scene-set-off = Ce qui l’a déclenchée :
# $name : le survivant.
scene-set-off-by = ({ $name })
scene-follows = Ce qui s’ensuit
scene-changes = Ce qui change
# $thumb : up ou down. $name : qui peut être exilé.
scene-exile-changes = { $thumb ->
    [up] { $name } pioche un objectif exilé et s’en va aussitôt, avec un risque en chemin. Dès lors : ni vote, ni cartes pour la crise, ni nourriture de la réserve, mais des tours et des dés comme avant. La crise demande une carte de moins.
   *[down] rien ne change. On ne peut plus demander d’exil pendant ce tour.
}

## Le dé de risque, les morts

# $cause : pourquoi on le lance. $the : le lieu, comme « l’école ». $at : comme « à l’école ». $card : la carte qui le dit.
scene-exposure-why = { $cause ->
    [move] En chemin vers { $the }
    [attack] Un combat { $at }
    [exile] En exil, vers { $the }
    [spread] La morsure se propage { $at }
    [card] { $card }, { $at }
   *[other] Dans le froid, { $at }
}
scene-twelfths = Les douze faces du dé
# $count : les faces du dé.
scene-twelfth = { $count }/12
scene-fate = { $fate ->
    [nothing] indemne
    [wound] blessure
    [frostbite] engelure
   *[death] mort
}
# $came : le résultat.
scene-exposure-result = { $came ->
    [nothing] Indemne.
    [wound] Une blessure.
    [frostbite] Une engelure.
    [mild] Ce n’est qu’une blessure.
    [bite] Une morsure !
    [too-many] La blessure de trop.
    [stops] La morsure s’arrête là.
   *[takes-hold] La morsure l’emporte.
}
# $count : les autres sur place.
scene-bite-spreads = { $count ->
    [one] Elle peut encore atteindre quelqu’un.
   *[other] Elle peut encore en atteindre { $count }.
}
# $at : comme « à l’école ».
scene-at-place = Ensemble { $at } :
# $from, $to : le moral avant et après.
scene-morale-fell = Moral { $from } → { $to }
# $player : à qui est le groupe. $name : le survivant.
scene-leads-now = { $player } : { $name } mène désormais le groupe.
# $player : à qui est le groupe.
scene-names-leader = { $player } doit désigner un leadeur.

## Le son et la météo, dans le menu

menu-sound = Son
menu-volume = Volume
menu-wind = Le vent en fond sonore
menu-snow = La neige sur le plateau

## Un vote d’exil

# $caller : qui l’a demandé. $name : qui peut être exilé.
scene-exile-tale = { $caller } n’a plus confiance en { $name }. À la colonie de trancher : dehors, dans l’hiver, ou une nuit de plus près du feu.
# $survivors : ceux qui sont dans la colonie, au nombre de $count. $name : à qui ils sont.
scene-exile-leaves = { $count ->
    [0] Les survivants { DE($name) } sont déjà tous dehors et y restent.
    [one] { $survivors } quitte la colonie pour un lieu extérieur au choix { DE($name) }.
   *[other] { $survivors } quittent la colonie, chacun pour un lieu extérieur au choix { DE($name) }.
}
# $names : qui est déjà en exil, au nombre de $count.
scene-exile-second = { $names } { $count ->
    [one] est
   *[other] sont
} déjà en exil : si deux exilés se révèlent ne pas être des traîtres, le moral tombe aussitôt à 0 et la partie est perdue.
