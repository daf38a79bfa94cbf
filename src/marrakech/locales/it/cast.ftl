### The people of the market.

cast-strength = Forza { $number } su { $most }
cast-title = La gente del mercato
cast-lead = Undici avversari: sei livelli, e cinque con uno stile proprio.
cast-settings-remarks = I bot dicono qualcosa ogni tanto
cast-numbers = In cifre
cast-rating = Rating { $rating }, molto probabilmente da { $low } a { $high }
cast-habit-thrift = parsimonia
cast-habit-area = area
cast-habit-cover = coprire
cast-habit-risk = rischio

## What each is like, in a word

cast-temper-porter = bonario
cast-temper-apprentice = speranzosa
cast-temper-peddler = attento
cast-temper-merchant = scaltra
cast-temper-master = lungimirante
cast-temper-storyteller = paziente
cast-temper-pourer = forte come te
cast-temper-grandmother = parsimoniosa
cast-temper-mason = audace
cast-temper-weaver = dispettosa
cast-temper-drummer = azzardoso
