### The people of the market.

cast-strength = Spielstärke { $number } von { $most }
cast-title = Die Leute vom Markt
cast-lead = Elf zum Gegenspielen: sechs Stufen, und fünf mit eigenem Stil.
cast-settings-remarks = Bots sagen ab und zu etwas
cast-numbers = In Zahlen
cast-rating = Wertung { $rating }, sehr wahrscheinlich { $low } bis { $high }
cast-habit-thrift = Sparsamkeit
cast-habit-area = Fläche
cast-habit-cover = Überdecken
cast-habit-risk = Risiko

## What each is like, in a word

cast-temper-porter = gelassen
cast-temper-apprentice = hoffnungsvoll
cast-temper-peddler = vorsichtig
cast-temper-merchant = schlau
cast-temper-master = weitsichtig
cast-temper-storyteller = geduldig
cast-temper-pourer = so stark wie du
cast-temper-grandmother = sparsam
cast-temper-mason = kühn
cast-temper-weaver = frech
cast-temper-drummer = Spielernatur
