### What happens at the table, and what was.

moments-since = Pärast sinu käiku
moments-lately = Äsja
moments-again = Näita uuesti
moments-free = tasuta
moments-less = alla 1
moments-about = umbes { $number }
moments-way-L = tema vasak
moments-way-R = tema parem
moments-sounds-ask = Kas mängida helidega?
moments-sounds-yes = Helidega
moments-sounds-no = Vaikselt
moments-vibration = Värin
moments-souk = Turu sumin
