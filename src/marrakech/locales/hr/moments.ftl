### What happens at the table, and what was.

moments-since = Od tvojeg poteza
moments-lately = Upravo sada
moments-again = Pokaži ponovno
moments-free = besplatno
moments-less = manje od 1
moments-about = oko { $number }
moments-way-L = njegova lijeva
moments-way-R = njegova desna
moments-sounds-ask = Igrati sa zvukom?
moments-sounds-yes = Sa zvukom
moments-sounds-no = Tiho
moments-vibration = Vibracija
moments-souk = Žamor tržnice
