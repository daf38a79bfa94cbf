### `marrakech train`. Names of options and files stay as they are.

train-help = Žaisdamas su savimi mokosi, ko vertos pozicijos.
train-players-help = Keliems žaidėjams: kiekvienam skaičiui yra sava vertė.
train-variant-help = Mokytis žaidimo, kai Asamas pasukamas ėjimo pabaigoje.
train-linear-help = Vietoj tinklo mokytis paprastos įvesties dydžių sumos: mažesnė, greitesnė, silpnesnė.
train-by-owner-help = Dalį dviejų žaidėjų partijų sužaisti ir su plotais pagal savininką (R4.5).
train-adjusted-help = Pašalinti kauliuko sėkmę iš to, iš ko mokomasi, kad mažiau partijų išmokytų tiek pat; --no-adjusted mokosi iš grynų rezultatų.
train-games-help = Iš kiek partijų mokytis, suapvalinus iki pilnų ratų.
train-warm-help = Kiek godžių žaidėjų partijų sužaisti prieš tai, pradžiai.
train-mixed-help = Kiek procentų vietų toliau žaidžia godžiai.
train-seed-help = Iš kur kyla visas atsitiktinumas: ta pati sėkla duoda tą pačią vertę su bet kokiu gijų skaičiumi.
train-round-help = Kiek partijų sužaidžiama prieš mokantis iš jų pozicijų.
train-trial-help = Kiek partijų su greedy retkarčiais parodo stiprumą, suapvalinus žemyn iki 48 kartotinio.
train-threads = Kiek gijų; numatyta tiek, kiek yra branduolių.
train-out-help = Failas vertei; numatyta, pavyzdžiui, 2.value, čia.
train-state-help = Būseną laikyti šiame faile, o jei jis jau yra, tęsti nuo ten; numatyta šalia vertės.
train-plot-help = Nubraižyti mokymosi eigą į šį failą, .png arba .svg.

train-bad-round = ratas yra { $multiple } partijų kartotinis, o ne { $number }
train-same-file = { $file } negali būti du iš rašomų failų
train-resumed = Tęsiama po { $round } rato iš { $rounds }.
train-interrupted = nutraukta po { $round } rato iš { $rounds }, kuris yra faile { $file }: tas pats iškvietimas tęsia nuo ten

train-how-to-stop = Ctrl-C sustabdo; tas pats iškvietimas tęsia.
train-line = { $round } ratas, partijų: { $games }, pozicijų: { $positions }; nuostolis { $loss } nato, persvaros paklaida { $miss } dirhamo, { $speed } partijos/s, liko { $left }
train-line-wins = pergalės prieš greedy: { $wins } %
train-column-round = ratas
train-column-games = partijos
train-column-positions = pozicijos
train-column-loss = nuostolis, natai
train-column-miss = paklaida, dirhamai
train-column-wins = pergalės, %
train-column-speed = partijos/s
train-column-left = liko

train-done = Vertė yra faile { $file }, mokymosi eiga – faile { $curve }.
train-result = Partijų: { $games }, pozicijų: { $positions }. Nuostolis { $loss } nato, persvaros paklaida { $miss } dirhamo, pergalės prieš greedy { $wins } %.

train-plot-loss = nuostolis, natai
train-plot-wins = pergalės prieš greedy, % (95 % intervalai)
train-plot-games = partijos; ties brūkšnine linija baigiasi godžiosios
train-plot-fair = toks pat stiprus kaip greedy
