### Les paroles et le journal, à côté de la table.

panel = Paroles et journal
panel-tab = { $name ->
    [talk] Parler
   *[history] Journal
}
panel-close = Fermer

history-title = Journal
history-empty = Il ne s’est encore rien passé.
history-earlier = Ce qui précède n’est pas montré.
# $round : son numéro.
history-round = Manche { $round }
# $name : le joueur.
history-turn = Tour { DE($name) }

say-title = Ce qui a été dit
say-nothing = Personne n’a encore rien dit.
say-spectator = Les spectateurs écoutent.
say-delete = Effacer
say-words = Dire quelque chose…
say-send = Envoyer
say-quickly = Le dire d’un geste, dans la langue de chacun
say-whom = À qui ?
say-what = Quoi ?
say-everybody = Toute la table
# $kind : claim, promise, ask, accuse ou ready.
say-manner = { $kind ->
    [claim] J’affirme…
    [promise] Je promets…
    [ask] Je demande…
    [accuse] J’accuse…
   *[ready] Passons au vote
}
# $symbol : d’une carte objet.
say-item = { $symbol ->
    [food] de la nourriture
    [medicine] un médicament
    [fuel] du carburant
    [tool] un outil
    [weapon] une arme
    [book] un livre
   *[none] ce qu’il faut
}
# $what : have, lack, gave ou loyal.
say-claim = { $what ->
    [loyal] Je suis du côté de la colonie
    [have] J’ai { say-item }
    [gave] J’ai donné { say-item }
   *[lack] Je n’ai pas { $symbol ->
        [food] de nourriture
        [medicine] de médicament
        [fuel] de carburant
        [tool] d’outil
        [weapon] d’arme
       *[book] de livre
    }
}
# $what : ce qu’il faut faire.
say-deed = { $what ->
    [crisis] une carte pour la crise
    [food] de la nourriture pour la colonie
    [waste] nettoyer la décharge
    [doors] dégager les entrées
    [search] fouiller
   *[barricade] poser des barricades
}
say-accuse = C’est toi, le traître !

# Ce dont parle une ligne de l’histoire, pour son image.
history-look = Montrer sur le plateau : { $text }
