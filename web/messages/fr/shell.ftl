### Ce qui entoure chaque page : son titre, la langue, le chemin du retour.

game-name = Hivernage
# $page : la page ouverte.
title = { $page ->
    [rules] Règles · Hivernage
    [cards] Cartes · Hivernage
   *[other] Hivernage
}
language = Langue
# $language : chaque langue porte son propre nom.
language-name = { $language ->
    [fr] Français
   *[en] English
}
missing-page = Il n’y a pas de page ici.
# $address : telle qu’on l’a tapée.
missing-page-about = « { $address } » ne mène nulle part : il manque peut-être une lettre, ou le lien est ancien.
to-start = Retour à l’accueil

# Boîtes
box = Boîte
# $box : base ou long-night.
box-name = { $box ->
    [warring-colonies] Colonies en Guerre
    [long-night] La nuit la plus longue
   *[base] Boîte de base
}
box-about = { $box ->
    [warring-colonies] Deux colonies, une ville : on joue par paires, en même temps, et la nuit on se bat.
    [long-night] Pièges, désespoir, survivants indisciplinés.
   *[base] La colonie, la ville et ses croisées des chemins.
}
# $count : combien de modules. $modules : leurs noms.
box-title = { $box ->
    [warring-colonies] Colonies en Guerre
    [long-night] La nuit la plus longue{ $count ->
        [0] { "" }
       *[other] , avec { $modules }
    }
   *[base] Boîte de base
}
# $module : improvements, bandits ou raxxon.
module = { $module ->
    [improvements] Améliorations
    [bandits] Brigands
   *[raxxon] Raxxon
}
module-about = { $module ->
    [improvements] Des projets que la colonie construit ensemble et garde.
    [bandits] Ils pillent les lieux, et leur repaire peut être fouillé.
   *[raxxon] Un laboratoire, ses meilleures trouvailles et ce qui s’en échappe.
}
of-module = Module : { module }.
stray-bandits = Brigands errants
stray-bandits-about = Les crises sans lieu pour les brigands en amènent deux quand même.
mixing = Cartes de base aussi
mix-none = Aucune
mix-none-about = Seulement les cartes de La nuit la plus longue.
mix-all = Dans toutes les pioches
mix-all-about = Les deux boîtes sont mélangées.
# $deck : item, starting, survivor, crisis, crossroads, main, secret, betrayal ou exiled.
mix-deck = { $deck ->
    [item] Objets des lieux
    [starting] Objets de départ
    [survivor] Survivants
    [crisis] Crises
    [crossroads] Croisées des chemins
    [main] Objectifs communs
    [secret] Objectifs personnels
    [betrayal] Objectifs de traître
   *[exiled] Objectifs d’exilé
}
mix-deck-about = { $deck ->
    [item] Chaque lieu garde 20 cartes des deux boîtes, sans qu’on sache lesquelles.
   *[other] Les cartes des deux boîtes.
}
joining = Cartes de Colonies en Guerre aussi
join-none = Aucune
join-none-about = Seulement les cartes des boîtes plus anciennes.
# $deck : random, survivor, crisis ou crossroads.
join-deck = { $deck ->
    [random] Objets aléatoires
    [survivor] Survivants
    [crisis] Crises
   *[crossroads] Croisées des chemins
}
join-deck-about = { $deck ->
    [random] Cinq surprises dans la pioche de chaque lieu, avec un dos à elles.
   *[other] Mélangées aux autres, sauf celles qui demandent deux colonies.
}
