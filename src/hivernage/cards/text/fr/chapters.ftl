### Scénarios d’introduction : des objectifs qui se suivent, et les mots venus avec eux.

kind-chapter = Objectif du scénario « { $scenario ->
    [code] Le code et la chimpanzée
   *[raid] Raid de brigands
} »
kind-scenario = Scénario d’introduction
mark-scenario = Scénario : { $scenario ->
    [code] Le code et la chimpanzée.
   *[raid] Raid de brigands.
}
chapter-numbers = Le moral et les manches restent tels quels{ $rounds ->
    [0] .
   *[other]  ; s’il reste moins de { $rounds } manches, il en reste { $rounds }.
}
dice-stay = à son tour, un joueur qui a un survivant chez Raxxon peut y poser des dés non utilisés, chaque valeur une seule fois ; ils y restent d’une manche à l’autre
stores-raxxon = à son tour, un joueur peut poser des cartes de la pioche de Raxxon de sa main sur cet objectif
heading-then = Une fois accompli
reader-fewest-survivors = Le lecteur est le joueur qui a le moins de survivants.
reader-lowest-human = Le lecteur est le joueur du survivant humain à la plus faible influence.
heading-if-silent = Si vous ne le révélez pas quand la question est posée à tous, une condition de plus

v-send = { $mood ->
    [does] ramène
    [to] ramener
   *[do] ramenez
}
by-players = ({ $list })
by-players-one = { $n } avec { $players } joueurs
open = désormais, { $rules }
open-raxxon = les survivants peuvent se déplacer chez Raxxon et y fouiller
open-pills = les pilules peuvent être jouées
open-lockdown = les règles du confinement s’appliquent
open-bandit-attacks = les brigands peuvent être attaqués
open-hideout = les survivants peuvent se déplacer au repaire, et fouiller ou attaquer le camp
open-chief = un joueur exilé qui n’est pas un traître devient chef des brigands
send-home = { v-send } { $who } à { $to ->
    [den] la tanière, ou dans un autre lieu si elle est pleine (
   *[colony] la colonie, même si elle est pleine ({ $exiled ->
        [yes] un joueur exilé choisit un autre lieu pour les siens ;{ " " }
       *[no] { "" }
    }
}ce n’est pas un déplacement)
clear-dice = { v-remove } tous les dés de { $of }
barricade-inside = { v-lay } { barricade-count } { $at }, et une sur chaque case de survivant libre de ce lieu
recruit-aside = { v-add } à { whose-group } { $name } (à l’écart jusque-là) { $at } { as-leader } { with-wounds } { with-despair }{ by-making-room }
special-ambush = le survivant à la plus forte influence et le survivant humain à la plus faible vont au repaire ; le premier est tué, l’autre reçoit 1 blessure (sauf s’il en a 2) et rentre à la colonie. Si c’est le même survivant, il est tué
special-exile-phase = dans le sens horaire à partir du premier joueur, chaque joueur peut nommer quelqu’un et lancer un vote pour l’exiler ; puis tous ceux qui ne sont pas exilés doivent dire s’ils révèlent un objectif traître accompli, et gagnent alors seuls. Un joueur exilé qui n’est pas un traître devient chef des brigands
count-code-dice = { $n ->
    [one] dé
   *[other] dés
} chez Raxxon
has-code-dice = il y a { $quantity }
count-code-run = { $n ->
    [one] valeur
   *[other] valeurs
} à partir de 1 sur les dés de Raxxon
has-code-run = { $op ->
    [least] les dés chez Raxxon montrent chaque valeur de 1 à { $n } { $per }
   *[other] les dés chez Raxxon montrent { $quantity }
}
chapter-done = { $yes ->
    [no] l’objectif « { $name } » n’est pas accompli
   *[yes] l’objectif « { $name } » est accompli
}
scenario-first = le premier objectif est « { $name } »
scenario-closed = pas encore en vigueur au début : { $rules }
scenario-aside = { $n ->
    [one] { $names } attend à l’écart
   *[other] { $names } attendent à l’écart
}
heading-page = Page « { $page } »
page-rules = règles { $rules }
heading-scene = Scène « { $at } »
scene-if = racontée seulement si { $test }
gate = { $gate ->
    [raxxon] l’accès à Raxxon
    [pills] les pilules
    [lockdown] le confinement
    [bandit-attacks] les attaques contre les brigands
    [hideout] le repaire
   *[chief] le chef des brigands
}
