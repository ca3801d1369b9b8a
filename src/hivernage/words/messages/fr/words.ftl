### Les noms des choses dans le client texte. $me = yes quand il s’agit du lecteur.

you = vous
player = Joueur { $n }
list = { $first } et { $last }
times = { $n }× { $name }
die = dé { $value }
card-back = une carte { DE($deck) }
deck-name = { $deck ->
    [starting] la pioche de départ
    [random] la pioche d’objets aléatoires
    [survivor] la pioche de survivants
    [survivors] la pioche de survivants
    [crisis] la pioche de crises
    [crossroads] la pioche de croisées des chemins
    [exiled] la pioche d’objectifs exilés
    [secret] la pioche d’objectifs personnels
    [betrayal] la pioche d’objectifs traîtres
    [main] la pioche d’objectifs communs
   *[other] { $deck }
}
deck-title = { $deck ->
    [starting] Objets de départ
    [random] Objets aléatoires
    [survivor] Survivants
    [crisis] Crises
    [crossroads] Croisées des chemins
    [exiled] Objectifs exilés
    [secret] Objectifs personnels
    [betrayal] Objectifs traîtres
    [main] Objectifs communs
    [chapter] Objectifs de scénario
    [scenario] Scénarios
    [tactic] Tactiques
    [mission] Missions du loup solitaire
    [lone-wolf] Objectifs du loup solitaire
    [improvement] Améliorations
    [experiment] Expériences
    [side-effect] Effets secondaires
    [raxxon] Objets : Raxxon
    [police-station] Objets : poste de police
    [grocery-store] Objets : supermarché
    [school] Objets : école
    [library] Objets : bibliothèque
    [hospital] Objets : hôpital
    [gas-station] Objets : station-service
   *[other] { $deck }
}
spot = { $place ->
    [colony] colonie
    [police-station] poste de police
    [grocery-store] supermarché
    [school] école
    [library] bibliothèque
    [hospital] hôpital
    [gas-station] station-service
    [raxxon] Raxxon
    [hideout] repaire
    [forge] Forge
    [lighthouse] Phare
    [den] tanière
   *[other] { $place }
}
pile = la pioche { DE($deck) }
door = { $at }, { $n ->
    [one] entrée
   *[other] entrées
} { $numbers }
nobody = personne
