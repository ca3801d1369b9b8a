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
    [go-along] Qui part avec { $survivor } ?
    [displace] Qui laisse sa place ? ({ $card })
    [send-home] C’est plein { $at }. Qui rentre chez lui ?
    [combat-hit] Quel ennemi subit les blessures ? (Combat { $at })
    [combat-loss] Reste { $n ->
        [one] une blessure
       *[other] { $n } blessures
    } pour votre camp. Qui en subit une ? (Combat { $at })
   *[none] Choisissez un survivant. ({ $card })
}
question-place = { $purpose ->
    [fewer] Quel lieu reçoit 3 zombies de moins cette nuit ? ({ $card })
    [clear-bandits] Où retirer un brigand ? ({ $card })
    [bandit] Vous menez les brigands. Où va le prochain ?
   *[none] Choisissez un lieu. ({ $card })
}
question-player = { $purpose ->
    [die] Le dé de qui ?
   *[none] Choisissez un joueur. ({ $card })
}
question-attract = { $survivor } appâte des zombies. D’où vient le prochain zombie ?
question-vote = { $purpose ->
    [exile] Faut-il { $named ->
        [you] vous exiler
       *[other] exiler { $player }
    } ?
    [lockdown] Les dés correspondent. Pouce levé : { $card } reste enfermée. Pouce baissé : elle s’échappe, et un lieu reçoit 3 zombies de moins cette nuit.
    [token] Le jeton premier joueur doit-il rester où il est ({ $player }) ?
   *[card] Pouce levé ou baissé ? ({ $card })
}
question-tie = Égalité, et vous êtes premier joueur. { $purpose ->
    [exile] Faut-il { $named ->
        [you] vous exiler
       *[other] exiler { $player }
    } ?
    [lockdown] Levé : { $card } reste enfermée. Baissé : elle s’échappe, et un lieu reçoit 3 zombies de moins cette nuit.
    [token] Le jeton premier joueur doit-il rester où il est ({ $player }) ?
   *[card] Levé ou baissé ? ({ $card })
}
question-entrance = { $purpose ->
    [kill] Le zombie de quelle entrée ?
    [remove] Le zombie de quelle entrée s’en va ?
    [lure] Le zombie de quelle entrée vient ?
    [lure-to] Vers quelle entrée ?
    [attack] Celui de quelle entrée attaquer ?
    [barricade] Une barricade à quelle entrée ?
    [trap] Un piège à quelle entrée ?
    [arm] La barricade de quelle entrée devient un piège ?
    [unbar] À quelle entrée retirer une barricade ou un piège ?
    [stand] À quelle entrée se poster ?
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
    [copy] Quel dé tournez-vous sur la valeur d’un dé d’un autre joueur ?
    [flip] Quel dé tournez-vous sur la face opposée ?
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
question-arrange = { $purpose ->
    [experiment] Dans quel ordre replacez-vous les deux expériences ?
   *[crisis] Dans quel ordre replacez-vous les deux crises ?
}
question-reroll = { $card } : { $purpose ->
    [exposure] ce jet de risque
    [encounter] ce jet sur la table de rencontre ({ $n })
    [place] ce lieu aléatoire ({ $place })
   *[hit] ce jet pour toucher ({ $n })
} peut être refait. Le voulez-vous ? Le second résultat compte.
question-take = Laquelle de ces cartes prenez-vous ? ({ $card })
question-discard = { $purpose ->
    [objective] Quelle carte mettez-vous sur l’objectif commun ?
   *[other] Quelle carte défaussez-vous ?
}
question-symbol = Sur quel symbole interrogez-vous { $player } ?
question-confiscate = Quel médicament quitte la partie, et de quelle main ? Trois rapportent 1 point de moral.
question-call = Le jeton premier joueur va passer. Demandez-vous un vote pour qu’il reste où il est ?
question-helpless = { $purpose ->
    [kill] Quel survivant vulnérable est tué ?
   *[remove] Quel survivant vulnérable s’en va ?
}
question-heal = Quelle blessure { DE($survivor) } guérit ?
question-steal = Quelle carte prenez-vous au joueur { $other } ?
question-give-away = Quelle carte donnez-vous au joueur { $other } ?
question-swap = { $card } : quelle carte donnez-vous contre l’une des siennes ? Chacun choisit en secret, et chacun peut passer.
question-present = Noël : révéler un cadeau ?
question-present-for = À qui va ce cadeau ?
question-target = Qui { $survivor } attaque-t-{ $g ->
    [f] elle
   *[m] il
} ?
question-ward = Morsure pour { $survivor }. Une carte aiderait : { $symbol }. En donnez-vous une ?
question-secret = Confier aux autres un vrai secret qu’ils ignorent ? Qui se tait amène 2 zombies à la colonie.
question-item = { $card } : quel objet demandez-vous ?
question-give-item = Donnez-vous { $card } au joueur actif ?
question-loot = Quelle carte butin prenez-vous ?
question-unequip = Que perd { $survivor } ?
question-improvement = { $purpose ->
    [advancement] Quelle amélioration perd des jetons développement ? ({ $card })
    [improvement] Vous êtes le premier joueur : quelle amélioration est perdue ? ({ $card })
   *[none] Quelle amélioration reçoit un jeton développement ? ({ $card })
}
question-guard = Est-ce arrivé ?

## Ce qu’on demande à quelqu’un d’autre, après « doit répondre : » ; les autres questions gardent leurs mots

others-group = quels survivants garder.
others-other = que choisir.
others-action = que faire.
others-give = { $me ->
    [yes] vous sollicitez une carte : { $symbol }.
   *[no] { $who } sollicite une carte : { $symbol }.
}
others-take-gift = de qui prendre la carte.
others-survivor = { $purpose ->
    [lowest] qui c’est, à influence égale.
    [leave] qui quitte la colonie maintenant.
    [wound] qui prend une blessure. ({ $card })
    [go-along] qui part avec { $survivor }.
    [displace] qui laisse sa place. ({ $card })
    [send-home] qui rentre chez lui, puisque c’est plein { $at }.
    [combat-hit] quel ennemi subit les blessures. (Combat { $at })
    [combat-loss] qui subit une blessure dans le camp perdant, sur { $n }. (Combat { $at })
   *[none] quel survivant. ({ $card })
}
others-place = { $purpose ->
    [fewer] quel lieu reçoit 3 zombies de moins cette nuit. ({ $card })
   *[none] quel lieu. ({ $card })
}
others-player = { $purpose ->
    [die] le dé de qui.
   *[none] quel joueur. ({ $card })
}
others-tie = égalité. { $purpose ->
    [exile] Faut-il { $named ->
        [you] vous exiler
       *[other] exiler { $player }
    } ?
    [token] Le jeton premier joueur reste-t-il où il est ({ $player }) ?
   *[card] Levé ou baissé ? ({ $card })
}
others-item = quel objet demander. ({ $card })
others-give-item = s’il faut donner { $card }.
others-call = demander ou non un vote pour que le jeton premier joueur reste où il est.
others-helpless = de quel survivant vulnérable il s’agit.
others-keep = quelle deuxième carte garder.
others-fetch = quelle carte prendre dans la pioche { DE($place) }.
others-retrieve = quelle carte qui a quitté la partie reprendre. ({ $card })
others-spread = s’il faut accepter la mort { DE($survivor) }, qui arrête la morsure, ou lancer le dé.
others-die = { $purpose ->
    [raise] quel dé augmente de 1.
    [lower] quel dé diminue de 1.
    [spend] quel dé donner.
    [set] quel dé changer.
    [reroll] quel dé est relancé.
    [copy] quel dé tourner sur la valeur d’un autre.
    [flip] quel dé tourner sur la face opposée.
   *[none] quel dé.
}
others-dice = quels dés relancer.
others-plan = si { $survivor } se sert de quelque chose.
others-leader = qui mène le groupe désormais.
others-may = { $card } : oui ou non ? { $text }
others-may-pay = { $card } : payer pour cela ? { $text }
others-stake = combien de cartes miser, { $n } au plus.
others-option = { $card } : quelle voie choisir.
others-crossroads = { $card } : quelle voie choisir.
others-take = quelle carte prendre. ({ $card })
others-discard = quelle carte défausser.
others-loot = quelle carte butin prendre.
others-symbol = sur quel symbole interroger { $player }.
others-reroll = refaire ou non ce jet. ({ $card })
others-improvement = { $purpose ->
    [advancement] quelle amélioration perd ses jetons développement. ({ $card })
    [improvement] quelle amélioration est perdue. ({ $card })
   *[none] quelle amélioration reçoit un jeton développement. ({ $card })
}
others-steal = quelle carte prendre à quelqu’un.
others-give-away = quelle carte donner.
others-swap = quelle carte échanger, ou aucune.
others-arrange = { $purpose ->
    [experiment] dans quel ordre replacer les deux expériences.
   *[crisis] dans quel ordre replacer les deux crises.
}
others-ward = morsure pour { $survivor }. Une carte aiderait : { $symbol }.

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
answer-play = la jouer seule
answer-pay = oui, avec { $rest }
answer-keep = garder { $rest }
answer-keep-group = leadeur { $leader }, avec { $rest }
answer-mission-keep = les garder toutes
answer-mission-swap = échanger { $rest }
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
answer-call = demander un vote
answer-helpless = { $rest ->
    [calm] un calme
   *[unruly] un indiscipliné
}
answer-heal = { $rest ->
    [frostbite] une engelure
    [despair] désespoir
   *[wound] une blessure
}
answer-report = { $rest ->
    [yawn] oui, quelqu’un a bâillé
   *[other] { $rest }
}
answer-accusation = { $accuser } a accusé { $named }
answer-wait = pas encore
answer-option = { $rules }
answer-option-labelled = { $label } — { $rules }
answer-end = finir votre tour
answer-zombie = un zombie
answer-bandit = un brigand
answer-camp = le camp des brigands
answer-told = je leur ai confié un secret
answer-silent = se taire
answer-loot = prendre { $rest }
answer-store = poser { $rest } sur l’objectif

## Le menu des actions

section-cards = Les cartes de votre main
section-table = À la table
row-move = Se déplacer
row-move-with = Se déplacer avec { $card }
row-attack = Attaquer un survivant
row-attack-bandit = Attaquer un brigand
row-attack-camp = Attaquer le camp des brigands
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
row-calm = Calmer un survivant vulnérable avec un médicament
row-store = Poser sur l’objectif
row-feed = Manger { $card } pour monter
row-food = +1 pour 1 nourriture
row-request = Solliciter une carte
row-code = Poser un dé sur Raxxon
row-exile = Demander un vote d’exil
row-loot = Prendre une carte butin
row-end = Finir votre tour
row-wait = Pas maintenant : laisser jouer les autres
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
    [loot] butin
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
