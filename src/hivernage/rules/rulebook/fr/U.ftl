### Le module Améliorations de La nuit la plus longue.

U1 = Avec les améliorations, les cartes de ce module rejoignent leurs pioches, et 4 améliorations sont posées en
    rangée, face visible.
U1-1 = On mélange d’abord la pioche des 10 améliorations. Chacun peut lire la rangée.
U2 = Des objets et des effets posent des jetons développement sur les améliorations. Une amélioration qui en porte
    autant que son nombre, ou davantage, est construite aussitôt : son effet commence, et une nouvelle prend sa place.
U2-1 = Quand elle est construite, son jeton Amélioration va dans la colonie, sa carte reste visible à côté du plateau,
    et ses jetons développement retournent à la réserve commune.
U2-2 = L’effet dure jusqu’à la fin de la partie.
U2-3 = Les jetons au-delà du nombre sont perdus. Quand la pioche est vide, la rangée se raccourcit.
U2-4 = Qui pose un jeton choisit l’amélioration, sauf si l’effet la désigne.
U2-5 = Plusieurs jetons d’un même effet se posent un par un, chacun sur l’amélioration de son choix, sauf si la carte
    parle d’une seule amélioration.
U2-6 = Sans amélioration dans la rangée, un tel usage est impossible. Les joueurs exilés peuvent construire aussi. Les
    jetons Amélioration n’occupent aucune case de la colonie.
