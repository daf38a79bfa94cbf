### What happens at the table, and what was.

moments-since = Sedan din tur
moments-lately = Nyss
moments-again = Visa igen
moments-free = gratis
moments-less = mindre än 1
moments-about = ungefär { $number }
moments-way-L = hans vänster
moments-way-R = hans höger
moments-sounds-ask = Spela med ljud?
moments-sounds-yes = Med ljud
moments-sounds-no = Utan ljud
moments-vibration = Vibration
moments-souk = Sorl från marknaden
