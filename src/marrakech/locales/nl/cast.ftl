### The people of the market.

cast-strength = Speelsterkte { $number } van { $most }
cast-title = De mensen van de markt
cast-lead = Elf om tegen te spelen: zes niveaus, en vijf met een eigen stijl.
cast-settings-remarks = Bots zeggen af en toe iets
cast-numbers = In cijfers
cast-rating = Rating { $rating }, hoogstwaarschijnlijk { $low } tot { $high }
cast-habit-thrift = zuinigheid
cast-habit-area = gebied
cast-habit-cover = bedekken
cast-habit-risk = risico

## What each is like, in a word

cast-temper-porter = relaxed
cast-temper-apprentice = hoopvol
cast-temper-peddler = voorzichtig
cast-temper-merchant = slim
cast-temper-master = vooruitziend
cast-temper-storyteller = geduldig
cast-temper-pourer = zo sterk als jij
cast-temper-grandmother = zuinig
cast-temper-mason = stoutmoedig
cast-temper-weaver = plaaggeest
cast-temper-drummer = gokker
