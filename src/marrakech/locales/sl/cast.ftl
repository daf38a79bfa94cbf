### The people of the market.

cast-strength = Moč igre { $number } od { $most }
cast-title = Ljudje s tržnice
cast-lead = Enajst nasprotnikov: šest stopenj in pet s svojim slogom.
cast-settings-remarks = Boti tu in tam kaj rečejo
cast-numbers = V številkah
cast-rating = Rating { $rating }, najverjetneje od { $low } do { $high }
cast-habit-thrift = varčnost
cast-habit-area = površina
cast-habit-cover = prekrivanje
cast-habit-risk = tveganje

## What each is like, in a word

cast-temper-porter = sproščen
cast-temper-apprentice = polna upanja
cast-temper-peddler = previden
cast-temper-merchant = bistra
cast-temper-master = daljnoviden
cast-temper-storyteller = potrpežljiva
cast-temper-pourer = močna kot ti
cast-temper-grandmother = varčna
cast-temper-mason = drzen
cast-temper-weaver = nagajivka
cast-temper-drummer = hazarder
