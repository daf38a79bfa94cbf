### What happens at the table, and what was.

moments-since = Seit deinem Zug
moments-lately = Gerade eben
moments-again = Noch einmal zeigen
moments-free = gratis
moments-less = weniger als 1
moments-about = etwa { $number }
moments-way-L = seine Linke
moments-way-R = seine Rechte
moments-sounds-ask = Mit Ton spielen?
moments-sounds-yes = Mit Ton
moments-sounds-no = Ohne Ton
moments-vibration = Vibration
moments-souk = Stimmengewirr des Marktes
