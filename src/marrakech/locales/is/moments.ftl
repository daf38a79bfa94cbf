### What happens at the table, and what was.

moments-since = Síðan þú áttir leik
moments-lately = Rétt í þessu
moments-again = Sýna aftur
moments-free = ókeypis
moments-less = minna en 1
moments-about = um { $number }
moments-way-L = hans vinstri
moments-way-R = hans hægri
moments-sounds-ask = Spila með hljóði?
moments-sounds-yes = Með hljóði
moments-sounds-no = Hljóðlaust
moments-vibration = Titringur
moments-souk = Kliður markaðarins
