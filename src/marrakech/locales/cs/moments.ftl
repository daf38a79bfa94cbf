### What happens at the table, and what was.

moments-since = Od tvého tahu
moments-lately = Právě teď
moments-again = Ukázat znovu
moments-free = zdarma
moments-less = méně než 1
moments-about = asi { $number }
moments-way-L = jeho vlevo
moments-way-R = jeho vpravo
moments-sounds-ask = Hrát se zvukem?
moments-sounds-yes = Se zvukem
moments-sounds-no = Potichu
moments-vibration = Vibrace
moments-souk = Ruch tržiště
