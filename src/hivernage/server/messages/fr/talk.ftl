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
    [waste] de vider la décharge
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
    } à { talk-whom }
   *[deed] à { talk-whom } { talk-deed }
}.
talk-ready = Pour { $who }, on peut passer au vote.
talk-chat = { $who } : { $text }
