### What happens at the table, and what was.

moments-since = Depuis ton tour
moments-lately = À l’instant
moments-again = Revoir
moments-free = gratuit
moments-less = moins de 1
moments-about = environ { $number }
moments-way-L = sa gauche
moments-way-R = sa droite
moments-sounds-ask = Jouer avec le son ?
moments-sounds-yes = Avec le son
moments-sounds-no = Sans le son
moments-vibration = Vibrations
moments-souk = Rumeur du marché
