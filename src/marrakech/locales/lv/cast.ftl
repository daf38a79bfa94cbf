### The people of the market.

cast-strength = Spēles spēks { $number } no { $most }
cast-title = Tirgus ļaudis
cast-lead = Vienpadsmit pretinieki: seši līmeņi un pieci ar savu stilu.
cast-settings-remarks = Boti šad tad kaut ko pasaka
cast-numbers = Skaitļos
cast-rating = Reitings { $rating }, visticamāk, no { $low } līdz { $high }
cast-habit-thrift = taupība
cast-habit-area = laukums
cast-habit-cover = nosegšana
cast-habit-risk = risks

## What each is like, in a word

cast-temper-porter = bezrūpīgs
cast-temper-apprentice = cerīga
cast-temper-peddler = piesardzīgs
cast-temper-merchant = attapīga
cast-temper-master = tālredzīgs
cast-temper-storyteller = pacietīga
cast-temper-pourer = stipra kā tu
cast-temper-grandmother = taupīga
cast-temper-mason = drosmīgs
cast-temper-weaver = draiskule
cast-temper-drummer = azartisks
