### The people of the market.

cast-strength = Spelstyrka { $number } av { $most }
cast-title = Folket på marknaden
cast-lead = Elva att spela mot: sex nivåer, och fem med en egen stil.
cast-settings-remarks = Botar säger något då och då
cast-numbers = I siffror
cast-rating = Rating { $rating }, troligast { $low } till { $high }
cast-habit-thrift = sparsamhet
cast-habit-area = yta
cast-habit-cover = täckning
cast-habit-risk = risk

## What each is like, in a word

cast-temper-porter = avspänd
cast-temper-apprentice = hoppfull
cast-temper-peddler = försiktig
cast-temper-merchant = slug
cast-temper-master = framsynt
cast-temper-storyteller = tålmodig
cast-temper-pourer = lika stark som du
cast-temper-grandmother = sparsam
cast-temper-mason = djärv
cast-temper-weaver = retsticka
cast-temper-drummer = vågspelare
