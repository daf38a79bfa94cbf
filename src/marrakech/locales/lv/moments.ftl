### What happens at the table, and what was.

moments-since = Kopš tava gājiena
moments-lately = Tikko
moments-again = Rādīt vēlreiz
moments-free = par velti
moments-less = mazāk par 1
moments-about = apmēram { $number }
moments-way-L = viņa kreisā
moments-way-R = viņa labā
moments-sounds-ask = Spēlēt ar skaņu?
moments-sounds-yes = Ar skaņu
moments-sounds-no = Klusi
moments-vibration = Vibrācija
moments-souk = Tirgus murdoņa
