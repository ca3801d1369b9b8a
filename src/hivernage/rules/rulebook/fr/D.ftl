### Le dé de risque.

D1 = Le dé de risque a 12 faces : 6 vides, 3 blessures, 2 engelures, 1 morsure. On le lance dès qu’un survivant a
    tué un zombie, par une attaque ou par une carte, et dès qu’un survivant s’est déplacé, sauf mention contraire.
D2 = Face vide : rien. Blessure : le survivant subit 1 blessure. Engelure : 1 engelure, qui est aussi une blessure.
    Morsure : le survivant est tué et la morsure se propage.
D2-1 = Face vide : rien ne se passe.
D2-2 = Blessure : le survivant subit 1 blessure ordinaire.
D2-3 = Engelure : le survivant subit 1 engelure. Elle compte pour une blessure, et elle blesse de nouveau à partir du
    prochain tour de son joueur (R6).
D2-4 = Morsure : le survivant est tué sur-le-champ, puis la morsure se propage (D3).
D3 = La morsure se propage au survivant encore en vie qui a la plus faible influence dans le lieu du survivant mordu.
    Son joueur choisit : (a) ce survivant est tué et la propagation s’arrête ; ou (b) ce survivant lance le dé de
    risque. Sur une face vide, il est indemne et la propagation s’arrête ; sur toute autre face, il est tué et la
    morsure se propage au suivant par ordre d’influence. La propagation s’arrête aussi quand il ne reste personne. Les
    survivants vulnérables ne sont pas touchés.
D3-1 = La morsure se propage aux survivants de tous les joueurs, exilés compris.
D3-2 = Le choix (a) se fait sans lancer de dé.
D3-3 = Avec le choix (b), blessure, engelure et morsure tuent toutes trois ; aucun jeton n’est placé.
D3-4 = Un survivant épargné par une face vide arrête la propagation : ceux dont l’influence est supérieure sont saufs.
D3-5 = Chaque survivant tué par la propagation coûte un point de moral, comme d’habitude (K1).
D3-6 = S’il n’y a personne d’autre dans le lieu, le survivant mordu meurt et c’est tout.
D3-7 = Un survivant qui arrive pendant la propagation pour remplacer un groupe perdu (K4) n’est pas touché.
D4 = 3 blessures, de quelque sorte qu’elles soient, tuent aussitôt un survivant ; rien ne peut être joué entre-temps
    (T3).
