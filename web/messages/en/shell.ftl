### What frames every page: its title, the language, the way home.

game-name = Hivernage
# $page: the page that is open.
title = { $page ->
    [rules] Rules · Hivernage
    [cards] Cards · Hivernage
   *[other] Hivernage
}
language = Language
# $language: each language is named in itself.
language-name = { $language ->
    [fr] Français
   *[en] English
}
missing-page = There is no page here.
to-start = To the start
