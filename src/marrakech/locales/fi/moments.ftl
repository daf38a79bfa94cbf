### What happens at the table, and what was.

moments-since = Vuorosi jälkeen
moments-lately = Juuri äsken
moments-again = Näytä uudelleen
moments-free = ilmainen
moments-less = alle 1
moments-about = noin { $number }
moments-way-L = hänen vasen
moments-way-R = hänen oikea
moments-sounds-ask = Pelataanko äänillä?
moments-sounds-yes = Äänillä
moments-sounds-no = Hiljaa
moments-vibration = Värinä
moments-souk = Torin puheensorina
