### Les questions, et comment se lisent les réponses. Ce dont une question ne parle pas vaut « none ».

question-group = Choisissez vos survivants ; le premier nommé sera votre leadeur.
question-other = Choisissez.
question-action = Que faites-vous ?
question-give = { $me ->
    [yes] Vous sollicitez
   *[no] { $who } sollicite
} une carte : { $symbol }. Une carte donnée est montrée à tous et jouée aussitôt.
question-take-gift = De qui prenez-vous la carte ?
question-survivor = { $purpose ->
    [lowest] Influence égale : vous êtes premier joueur, à vous de dire qui c’est.
    [leave] Qui quitte la colonie maintenant ?
    [wound] Qui prend une blessure ? ({ $card })
    [displace] Qui laisse sa place ? ({ $card })
   *[none] Choisissez un survivant. ({ $card })
}
question-place = Choisissez un lieu. ({ $card })
question-player = { $purpose ->
    [die] Le dé de qui ?
   *[none] Choisissez un joueur. ({ $card })
}
question-attract = { $survivor } appâte des zombies. D’où vient le prochain zombie ?
question-vote = { $purpose ->
    [exile] Faut-il exiler { $player } ?
   *[card] Pouce levé ou baissé ? ({ $card })
}
question-tie = Égalité, et vous êtes premier joueur. { $purpose ->
    [exile] Faut-il exiler { $player } ?
   *[card] Levé ou baissé ? ({ $card })
}
question-entrance = { $purpose ->
    [kill] Le zombie de quelle entrée ?
    [remove] Le zombie de quelle entrée s’en va ?
    [lure] Le zombie de quelle entrée vient ?
    [lure-to] Vers quelle entrée ?
    [barricade] Une barricade à quelle entrée ?
   *[none] Quelle entrée ?
} ({ $place })
question-search = { $survivor } fouille { $place }. Garder une carte, ou faire du bruit et en regarder une de plus ?
question-keep = Vous gardez une carte de plus. Laquelle ?
question-fetch = Quelle carte prenez-vous dans la pioche { DE($place) } ?
question-retrieve = Quelle carte qui a quitté la partie reprenez-vous ? ({ $card })
question-equip = Qui reçoit { $card } ?
question-spread = La morsure se propage { A($survivor) } { $at }. Accepter sa mort arrête tout ; lancer le dé, et seule une face vide l’épargne.
question-die = { $purpose ->
    [raise] Quel dé augmente de 1 ?
    [lower] Quel dé diminue de 1 ?
    [spend] Quel dé donnez-vous ?
    [set] Quel dé changez-vous ?
    [reroll] Quel dé est relancé ?
   *[none] Quel dé ?
}
question-value = Que doit montrer le dé ?
question-dice = Quels dés relancez-vous ? Nommez-les un par un.
question-plan = { $survivor } peut se servir de quelque chose. Le faites-vous ?
question-move = { $card } : qui se déplace, et où ?
question-pledge = { $card } : payer ensemble ? { $text }
question-order = Plusieurs effets se produisent en même temps. Par lequel commence-t-on ?
question-leader = Qui mène votre groupe désormais ?
question-may = { $card } : le voulez-vous ? { $text }
question-may-pay = { $card } : payez-vous pour cela ? { $text }
question-stake = On joue aux dés : vous pouvez miser { $n ->
    [one] une carte
   *[other] jusqu’à { $n } cartes
}. Le plus fort dé emporte tout.
question-option = { $card } : choisissez.
question-crossroads = { $card } : choisissez.
question-arrange = Dans quel ordre replacez-vous les deux crises ?
question-take = Laquelle de ces cartes prenez-vous ? ({ $card })
question-discard = Quelle carte défaussez-vous ?
question-confiscate = Quel médicament quitte la partie, et de quelle main ? Trois rapportent 1 point de moral.
question-heal = Quelle blessure { DE($survivor) } guérit ?
question-steal = Quelle carte prenez-vous au joueur { $other } ?
question-give-away = Quelle carte donnez-vous au joueur { $other } ?
question-present = Noël : révéler un cadeau ?
question-present-for = À qui va ce cadeau ?
question-target = Qui { $survivor } attaque-t-{ $g ->
    [f] elle
   *[m] il
} ?
question-ward = Morsure pour { $survivor }. Une carte aiderait : { $symbol }. En donnez-vous une ?
question-guard = Est-ce arrivé ?

## Réponses

answer-vote = { $rest ->
    [up] pouce levé
   *[down] pouce baissé
}
answer-first = { $rest }
answer-pass = passer
answer-withdraw = reprendre votre proposition
answer-none = aucune
answer-enough = cela suffit
answer-accept = accepter la mort
answer-roll = lancer le dé de risque
answer-go = y aller
answer-with = avec { $rest }
answer-noise = faire du bruit{ $rest ->
    [none] { "" }
   *[other] { " " }avec { $rest }
}
answer-yes = oui
answer-no = non
answer-pay = oui, avec { $rest }
answer-keep = garder { $rest }
answer-keep-group = leadeur { $leader }, avec { $rest }
answer-give = donner { $rest }
answer-take = prendre { $rest }
answer-pledge = proposer { $rest }
answer-stake = miser { $rest }
answer-discard = défausser { $rest }
answer-steal = prendre { $rest }
answer-ward = donner { $rest }
answer-keep-order = dans cet ordre
answer-swap = dans l’autre ordre
answer-draw = en révéler un
answer-entrance = entrée { $rest }
answer-heal = { $rest ->
    [frostbite] une engelure
   *[wound] une blessure
}
answer-report = { $rest ->
    [yawn] oui, quelqu’un a bâillé
   *[other] { $rest }
}
answer-wait = pas encore
answer-option = { $rules }
answer-option-labelled = { $label } — { $rules }
answer-end = finir votre tour
answer-zombie = un zombie

## Le menu des actions

section-cards = Les cartes de votre main
section-table = À la table
row-move = Se déplacer
row-move-with = Se déplacer avec { $card }
row-attack = Attaquer un survivant
row-attack-zombie = Attaquer un zombie
row-search = Fouiller
row-barricade = Barricader
row-attract = Appâter 2 zombies
row-clean = Nettoyer la décharge
row-use = Utiliser
row-use-with = Utiliser { $card }
power-of = { $name } : { $text }
row-own-ability = la compétence
row-hand-off = Donner { $card } à
row-add-equipped = Mettre dans la crise
row-play = Jouer
row-equip = Équiper { DE($card) }
row-add = Mettre dans la crise
row-store = Poser sur l’objectif
row-feed = Manger { $card } pour monter
row-food = +1 pour 1 nourriture
row-request = Solliciter une carte
row-exile = Demander un vote d’exil
row-end = Finir votre tour
section-survivor = { $name }, { $at } · attaque { $attack }+ · fouille { $search }+
verbs = { $verb ->
    [move] déplacer deplacer aller bouger
    [attack] attaquer
    [search] fouiller
    [barricade] barricader
    [attract] appâter
    [clean] vider nettoyer décharge
    [use] utiliser
    [play] jouer
    [equip] équiper
    [add] mettre ajouter crise
    [add-equipped] mettre ajouter
    [store] poser
    [feed] manger
    [food] nourriture
    [request] solliciter demander
    [hand-off] donner
    [exile] exiler exil
    [end] fin finir
    [keep] garder
    [noise] bruit
    [pass] passer
    [vote] voter
    [yes] oui
    [no] non
    [give] donner
    [take] prendre
    [discard] défausser
    [roll] lancer
    [accept] accepter
    [enough] assez suffit
   *[other] { "" }
}
action = { $row } : { $rest }
