### The people of the market.

cast-strength = Spillestyrke { $number } av { $most }
cast-title = Folkene på markedet
cast-lead = Elleve å spille mot: seks nivåer, og fem med en egen stil.
cast-settings-remarks = Boter sier noe nå og da
cast-numbers = I tall
cast-rating = Rating { $rating }, mest sannsynlig { $low } til { $high }
cast-habit-thrift = sparsomhet
cast-habit-area = område
cast-habit-cover = dekking
cast-habit-risk = risiko

## What each is like, in a word

cast-temper-porter = avslappet
cast-temper-apprentice = håpefull
cast-temper-peddler = forsiktig
cast-temper-merchant = kløktig
cast-temper-master = fremsynt
cast-temper-storyteller = tålmodig
cast-temper-pourer = like sterk som deg
cast-temper-grandmother = sparsommelig
cast-temper-mason = dristig
cast-temper-weaver = ertekrok
cast-temper-drummer = gambler
