### What happens at the table, and what was.

moments-since = Desde tu turno
moments-lately = Hace un momento
moments-again = Ver otra vez
moments-free = gratis
moments-less = menos de 1
moments-about = unos { $number }
moments-way-L = su izquierda
moments-way-R = su derecha
moments-sounds-ask = ¿Jugar con sonido?
moments-sounds-yes = Con sonido
moments-sounds-no = En silencio
moments-vibration = Vibración
moments-souk = Rumor del mercado
