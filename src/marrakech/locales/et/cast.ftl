### The people of the market.

cast-strength = Mängutugevus { $number } / { $most }
cast-title = Turu inimesed
cast-lead = Üksteist vastast: kuus taset ja viis omaette stiiliga.
cast-settings-remarks = Robotid ütlevad vahel midagi
cast-numbers = Arvudes
cast-rating = Reiting { $rating }, tõenäoliselt { $low } kuni { $high }
cast-habit-thrift = kokkuhoid
cast-habit-area = ala
cast-habit-cover = katmine
cast-habit-risk = risk

## What each is like, in a word

cast-temper-porter = muretu
cast-temper-apprentice = lootusrikas
cast-temper-peddler = ettevaatlik
cast-temper-merchant = kaval
cast-temper-master = kaugelenägev
cast-temper-storyteller = kannatlik
cast-temper-pourer = sama tugev kui sina
cast-temper-grandmother = kokkuhoidlik
cast-temper-mason = julge
cast-temper-weaver = vembumees
cast-temper-drummer = mängur
