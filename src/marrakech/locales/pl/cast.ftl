### The people of the market.

cast-strength = Siła gry { $number } z { $most }
cast-title = Ludzie z targu
cast-lead = Jedenaścioro przeciwników: sześć poziomów i pięcioro z własnym stylem.
cast-settings-remarks = Boty czasem coś mówią
cast-numbers = W liczbach
cast-rating = Ranking { $rating }, najpewniej od { $low } do { $high }
cast-habit-thrift = oszczędność
cast-habit-area = obszar
cast-habit-cover = zakrywanie
cast-habit-risk = ryzyko

## What each is like, in a word

cast-temper-porter = wyluzowany
cast-temper-apprentice = pełna nadziei
cast-temper-peddler = ostrożny
cast-temper-merchant = bystra
cast-temper-master = dalekowzroczny
cast-temper-storyteller = cierpliwa
cast-temper-pourer = tak silna jak ty
cast-temper-grandmother = oszczędna
cast-temper-mason = śmiały
cast-temper-weaver = psotna
cast-temper-drummer = hazardzista
