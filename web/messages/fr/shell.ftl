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
to-start = Retour à l’accueil
