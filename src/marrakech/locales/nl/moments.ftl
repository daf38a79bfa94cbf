### What happens at the table, and what was.

moments-since = Sinds jouw beurt
moments-lately = Zojuist
moments-again = Nog eens tonen
moments-free = gratis
moments-less = minder dan 1
moments-about = ongeveer { $number }
moments-way-L = zijn links
moments-way-R = zijn rechts
moments-sounds-ask = Met geluid spelen?
moments-sounds-yes = Met geluid
moments-sounds-no = Zonder geluid
moments-vibration = Trillen
moments-souk = Geroezemoes van de markt
