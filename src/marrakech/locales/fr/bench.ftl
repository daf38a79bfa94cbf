### `marrakech bench`.

bench-help = Mesure à quelle vitesse des parties au hasard se jouent ici.
bench-seconds-help = Durée approximative de la mesure pour chaque ligne.
bench-threads-help = Combien de threads comparer à un seul.
bench-measuring = mesure
bench-no-time = la durée de la mesure doit être un nombre
bench-compiled = noyau compilé
bench-uncompiled = noyau non compilé
bench-column-players = joueurs
bench-column-threads = threads
bench-column-speed = parties par seconde
bench-column-ratio = rapport à un seul thread
