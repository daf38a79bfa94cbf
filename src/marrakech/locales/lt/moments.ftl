### What happens at the table, and what was.

moments-since = Po tavo ėjimo
moments-lately = Ką tik
moments-again = Parodyti dar kartą
moments-free = nemokamai
moments-less = mažiau nei 1
moments-about = apie { $number }
moments-way-L = jo kairė
moments-way-R = jo dešinė
moments-sounds-ask = Žaisti su garsu?
moments-sounds-yes = Su garsu
moments-sounds-no = Tyliai
moments-vibration = Vibracija
moments-souk = Turgaus šurmulys
