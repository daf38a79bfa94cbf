### The people of the market.

cast-strength = Snaga igre { $number } od { $most }
cast-title = Ljudi s tržnice
cast-lead = Jedanaest suparnika: šest razina i petero s vlastitim stilom.
cast-settings-remarks = Botovi katkad nešto kažu
cast-numbers = U brojkama
cast-rating = Rejting { $rating }, najvjerojatnije od { $low } do { $high }
cast-habit-thrift = štedljivost
cast-habit-area = površina
cast-habit-cover = prekrivanje
cast-habit-risk = rizik

## What each is like, in a word

cast-temper-porter = opušten
cast-temper-apprentice = puna nade
cast-temper-peddler = oprezan
cast-temper-merchant = pronicljiva
cast-temper-master = dalekovidan
cast-temper-storyteller = strpljiva
cast-temper-pourer = jaka kao ti
cast-temper-grandmother = štedljiva
cast-temper-mason = smion
cast-temper-weaver = zafrkantica
cast-temper-drummer = kockar
