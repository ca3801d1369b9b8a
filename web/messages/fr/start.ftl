### L’accueil, le chemin vers une table, et qui remercier.

start-pitch = Une colonie. Un hiver. Et peut-être, parmi vous, quelqu’un qui ment.
your-name = Votre nom
# Des noms sympathiques pour qui n’a pas donné le sien, séparés par des virgules.
name-suggestions = Camille, Sacha, Charlie, Maxime, Lou, Dominique, Alix, Noa
# $bots : combien de bots.
play-now = Jouer tout de suite avec { $bots } bots
learn-by-playing = Apprendre en jouant
learn-about = Une partie guidée avec deux bots, huit minutes environ. On peut la quitter à tout moment.
learn-offer = Votre première partie ?
play-at-once = Une vraie partie tout de suite
new-table = Créer une table
join-by-code = Rejoindre par code
code-or-link = Le code, ou le lien que vous avez reçu
join = Rejoindre
learn = À lire
rules = Règles
cards = Cartes
my-tables = Retour à vos tables
listed-tables = Tables ouvertes
# $names : qui y est assis. $free : places libres. $status : lobby, playing, ...
listed-table = { $status ->
    [lobby] { $names } : { $free ->
        [one] 1 place libre
       *[other] { $free } places libres
    }
   *[other] { $names } : partie en cours, à regarder
}
about = À propos
about-short = Sans compte. Œuvre de fans, avec ses propres textes et dessins.
about-fan-work = Hivernage n’a de lien avec aucun éditeur : ce sont les règles d’un jeu de plateau que ses fans aiment, avec nos propres mots et nos propres dessins.
about-icons = Icônes de Lorc, Delapouite et d’autres, sous licence CC BY 3.0 :
about-icons-link = game-icons.net
about-privacy = Le serveur connaît votre nom à la table et ce que vous y écrivez. Vous pouvez effacer les deux à tout moment.

## Le chemin vers une table

# $code : le code de la table.
join-title = Table { $code }
table-title = Table { $code }
a-table = Une table
looking-for-table = On cherche la table…
around-the-table = Autour de la table
open-seat = Place libre
player-number = Joueur { $number }
# $free : places libres.
sit-down = { $free ->
    [one] Prendre la dernière place
   *[other] S’asseoir
}
table-full = Toutes les places sont prises. Vous pouvez regarder, et prendre la suite de quelqu’un qui part.
table-closed = L’hôte a fermé cette table.
just-watch = Seulement regarder
no-spectators-here = Cette partie n’accepte pas de spectateurs.
you-watch = Vous regardez la partie.
this-is-my-seat = C’est ma place
claim-explained = Vous avez perdu votre place, ou vous voulez prendre la suite de quelqu’un ? Dites à l’hôte quelle place : c’est lui qui vous fait entrer.
claim-seat = La demander
claim-waits = L’hôte est prévenu. Cette page s’ouvre d’elle-même dès qu’il accepte.
no-seat-to-claim = Tout le monde est à la table en ce moment.

## Ce qui ne marche pas

loading = Un instant…
try-again = Réessayer
problem-offline = Le serveur ne répond pas. Vérifiez votre connexion et réessayez ; rien n’est perdu.
problem-unknown = Quelque chose n’a pas marché. Réessayez ; si cela se reproduit, rechargez la page.

## Retour à ses tables

# $names : tous les autres, ou « nobody ».
my-table-with = { $names ->
    [nobody] personne d’autre pour l’instant
   *[other] avec { $names }
}
# $status : lobby, playing ou over. $round : la manche en cours.
my-table-where = { $status ->
    [lobby] pas encore commencée
    [over] terminée à la manche { $round }
   *[playing] { $round ->
        [0] choix des groupes
       *[other] manche { $round }
    }
}

## La place de l’hôte

claim-voted-on = Les autres votent. Si tous ceux qui sont là sont d’accord, cette page s’ouvre d’elle-même, d’ici deux minutes.
claim-not-agreed = Ils n’ont pas donné leur accord. Parlez-leur, puis demandez à nouveau.
