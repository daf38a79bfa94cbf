### What happens at the table, and what was.

moments-since = Desde a tua vez
moments-lately = Agora mesmo
moments-again = Ver outra vez
moments-free = grátis
moments-less = menos de 1
moments-about = cerca de { $number }
moments-way-L = esquerda dele
moments-way-R = direita dele
moments-sounds-ask = Jogar com sons?
moments-sounds-yes = Com sons
moments-sounds-no = Em silêncio
moments-vibration = Vibração
moments-souk = Rumor do mercado
