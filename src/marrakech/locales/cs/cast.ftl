### The people of the market.

cast-strength = Síla { $number } z { $most }
cast-title = Lidé z trhu
cast-lead = Jedenáct soupeřů: šest úrovní a pět s vlastním stylem.
cast-settings-remarks = Boti občas něco řeknou
cast-numbers = V číslech
cast-rating = Rating { $rating }, nejspíš { $low } až { $high }
cast-habit-thrift = šetrnost
cast-habit-area = plocha
cast-habit-cover = zakrývání
cast-habit-risk = riziko

## What each is like, in a word

cast-temper-porter = pohodář
cast-temper-apprentice = nadějná
cast-temper-peddler = opatrný
cast-temper-merchant = chytrá
cast-temper-master = prozíravý
cast-temper-storyteller = trpělivá
cast-temper-pourer = silná jako ty
cast-temper-grandmother = šetrná
cast-temper-mason = smělý
cast-temper-weaver = škodolibá
cast-temper-drummer = hazardér
