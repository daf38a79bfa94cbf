### What happens at the table, and what was.

moments-since = Siden din tur
moments-lately = Nettopp
moments-again = Vis igjen
moments-free = gratis
moments-less = mindre enn 1
moments-about = omtrent { $number }
moments-way-L = hans venstre
moments-way-R = hans høyre
moments-sounds-ask = Spille med lyd?
moments-sounds-yes = Med lyd
moments-sounds-no = Uten lyd
moments-vibration = Vibrering
moments-souk = Summing fra markedet
