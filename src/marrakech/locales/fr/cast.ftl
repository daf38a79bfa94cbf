### The people of the market.

cast-strength = Force { $number } sur { $most }
cast-title = Les gens du marché
cast-lead = Onze adversaires : six niveaux, et cinq qui ont leur propre style.
cast-settings-remarks = Les bots disent un mot de temps en temps
cast-numbers = En chiffres
cast-rating = Cote { $rating }, très probablement de { $low } à { $high }
cast-habit-thrift = économie
cast-habit-area = étendue
cast-habit-cover = recouvrir
cast-habit-risk = risque

## What each is like, in a word

cast-temper-porter = tranquille
cast-temper-apprentice = confiante
cast-temper-peddler = prudent
cast-temper-merchant = avisée
cast-temper-master = clairvoyant
cast-temper-storyteller = patiente
cast-temper-pourer = de ta force
cast-temper-grandmother = économe
cast-temper-mason = audacieux
cast-temper-weaver = taquine
cast-temper-drummer = joueur
