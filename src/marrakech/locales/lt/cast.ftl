### The people of the market.

cast-strength = Žaidimo stiprumas: { $number } iš { $most }
cast-title = Turgaus žmonės
cast-lead = Vienuolika varžovų: šeši lygiai ir penki savito stiliaus.
cast-settings-remarks = Botai kartais ką nors pasako
cast-numbers = Skaičiais
cast-rating = Reitingas { $rating }, greičiausiai nuo { $low } iki { $high }
cast-habit-thrift = taupumas
cast-habit-area = plotas
cast-habit-cover = uždengimas
cast-habit-risk = rizika

## What each is like, in a word

cast-temper-porter = nerūpestingas
cast-temper-apprentice = viltinga
cast-temper-peddler = atsargus
cast-temper-merchant = gudri
cast-temper-master = toliaregis
cast-temper-storyteller = kantri
cast-temper-pourer = stipri kaip tu
cast-temper-grandmother = taupi
cast-temper-mason = drąsus
cast-temper-weaver = išdykėlė
cast-temper-drummer = lošėjas
