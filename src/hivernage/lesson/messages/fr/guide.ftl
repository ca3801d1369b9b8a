### Le guide d’une leçon.

guide = Guide
guide-next = Continuer
guide-skip = Faites-le pour moi
guide-pass-over = Passer
guide-leave = Ranger le guide
guide-first = Une chose à la fois : d’abord ce que montre le guide.
guide-strayed = Cette partie a quitté la leçon. Continuez à votre guise, ou recommencez la leçon.
guide-anew = Recommencer la leçon
guide-play-on = Continuer la partie
guide-real-game = Maintenant, une vraie partie
