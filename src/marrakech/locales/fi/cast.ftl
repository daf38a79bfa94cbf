### The people of the market.

cast-strength = Vahvuus { $number }/{ $most }
cast-title = Torin väki
cast-lead = Yksitoista vastustajaa: kuusi tasoa ja viisi, joilla on oma tyyli.
cast-settings-remarks = Botit sanovat silloin tällöin jotain
cast-numbers = Numeroina
cast-rating = Vahvuus { $rating }, todennäköisimmin { $low }–{ $high }
cast-habit-thrift = säästö
cast-habit-area = alue
cast-habit-cover = peitto
cast-habit-risk = riski

## What each is like, in a word

cast-temper-porter = leppoisa
cast-temper-apprentice = toiveikas
cast-temper-peddler = varovainen
cast-temper-merchant = ovela
cast-temper-master = kaukonäköinen
cast-temper-storyteller = kärsivällinen
cast-temper-pourer = yhtä vahva kuin sinä
cast-temper-grandmother = säästäväinen
cast-temper-mason = rohkea
cast-temper-weaver = kiusoittelija
cast-temper-drummer = uhkapeluri
