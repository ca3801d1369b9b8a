# Ce que les joueurs se disent, en phrases qui parlent d’eux. On ignore leur genre : aucun accord n’en dépend.
# $who : qui parle. $to : à qui ou de qui ; « all » dans $whom pour toute la table. $symbol : d’une carte objet, ou « none ».

talk-player = Joueur { $number }
talk-somebody = Quelqu’un
talk-whom = { $whom ->
    [all] toute la table
   *[one] { $to }
}
talk-item = { $symbol ->
    [food] de la nourriture
    [medicine] un médicament
    [fuel] du carburant
    [tool] un outil
    [weapon] une arme
    [book] un livre
   *[none] ce qu’il faut
}
talk-deed = { $what ->
    [crisis] de mettre { $symbol ->
        [none] une carte
       *[some] { talk-item }
    } dans la crise
    [food] de ravitailler la colonie
    [waste] de nettoyer la décharge
    [doors] de chasser les zombies des entrées
    [search] de partir fouiller
   *[barricade] de poser des barricades
}

talk-claim = { $who } affirme { $what ->
    [loyal] être du côté de la colonie
    [have] avoir { talk-item }
    [gave] avoir donné { $symbol ->
        [none] ce qu’il fallait
       *[some] { talk-item }
    }
   *[lack] ne pas avoir { $symbol ->
        [food] de nourriture
        [medicine] de médicament
        [fuel] de carburant
        [tool] d’outil
        [weapon] d’arme
        [book] de livre
       *[none] ce qu’il faut
    }
}.
talk-promise = { $who } promet { talk-deed }.
talk-accuse = { $who } accuse { $to } de trahison.
talk-ask = { $who } demande { $what ->
    [symbol] { $symbol ->
        [none] une carte
       *[some] { talk-item }
    } { A(talk-whom) }
   *[deed] { A(talk-whom) } { talk-deed }
}.
talk-ready = Pour { $who }, on peut passer au vote.
talk-chat = { $who } : { $text }
talk-because = { $who } : { talk-reason }
talk-reason = { $what ->
    [hungry] « La colonie a faim. »
    [crisis] « La crise d’abord. »
    [spare] « Je peux m’en passer. »
    [need-it] « J’en ai besoin. »
    [have-none] « Je n’en ai pas. »
    [doubt] « Je me méfie { DE(talk-whom) }. »
    [trust] « Je fais confiance { A(talk-whom) }. »
    [no-proof] « Rien ne le prouve. »
    [too-risky] « Nous n’avons plus droit à l’erreur. »
    [morale] « C’est bon pour le moral. »
    [lives] « Cela sauve des vies. »
    [food] « Il nous faut à manger. »
    [hands] « Il nous faut des bras. »
    [mouths] « Nous ne pouvons nourrir personne de plus. »
    [doors] « Cela éloigne les morts. »
    [cards] « Nous en ferons bon usage. »
    [objective] « Cela nous rapproche du but. »
    [works] « Ce que nous bâtissons nous servira. »
    [too-dear] « C’est trop cher payé. »
   *[harmless] « Cela ne nous fait aucun mal. »
}
