### What happens at the table, and what was.

moments-since = De la rândul tău
moments-lately = Chiar acum
moments-again = Arată din nou
moments-free = gratis
moments-less = sub 1
moments-about = cam { $number }
moments-way-L = stânga lui
moments-way-R = dreapta lui
moments-sounds-ask = Joci cu sunet?
moments-sounds-yes = Cu sunet
moments-sounds-no = Fără sunet
moments-vibration = Vibrații
moments-souk = Zumzetul pieței
