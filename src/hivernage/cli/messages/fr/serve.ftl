serving = Hivernage est à l’adresse { $address } (Ctrl+C l’arrête ; les parties reprendront la prochaine fois)
