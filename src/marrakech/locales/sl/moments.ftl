### What happens at the table, and what was.

moments-since = Od tvoje poteze
moments-lately = Pravkar
moments-again = Pokaži znova
moments-free = zastonj
moments-less = manj kot 1
moments-about = približno { $number }
moments-way-L = njegova leva
moments-way-R = njegova desna
moments-sounds-ask = Igraš z zvokom?
moments-sounds-yes = Z zvokom
moments-sounds-no = Tiho
moments-vibration = Vibriranje
moments-souk = Vrvež tržnice
