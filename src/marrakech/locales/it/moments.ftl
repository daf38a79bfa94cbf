### What happens at the table, and what was.

moments-since = Dal tuo turno
moments-lately = Poco fa
moments-again = Rivedi
moments-free = gratis
moments-less = meno di 1
moments-about = circa { $number }
moments-way-L = sua sinistra
moments-way-R = sua destra
moments-sounds-ask = Giocare con i suoni?
moments-sounds-yes = Con i suoni
moments-sounds-no = In silenzio
moments-vibration = Vibrazione
moments-souk = Brusio del mercato
