### L’accueil, et qui remercier.

start-pitch = Une colonie. Un hiver. Et peut-être, parmi vous, quelqu’un qui ment.
about = À propos
about-fan-work = Œuvre de fans, avec ses propres textes et dessins, sans lien avec aucun éditeur.
about-icons = Icônes de Lorc, Delapouite et d’autres, sous licence CC BY 3.0 :
about-icons-link = game-icons.net
