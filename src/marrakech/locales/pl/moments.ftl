### What happens at the table, and what was.

moments-since = Od twojej tury
moments-lately = Przed chwilą
moments-again = Pokaż jeszcze raz
moments-free = za darmo
moments-less = mniej niż 1
moments-about = około { $number }
moments-way-L = jego lewa
moments-way-R = jego prawa
moments-sounds-ask = Grać z dźwiękiem?
moments-sounds-yes = Z dźwiękiem
moments-sounds-no = Po cichu
moments-vibration = Wibracje
moments-souk = Gwar targu
