### `marrakech train`. Names of options and files stay as they are.

train-help = Z igro proti sebi se nauči, koliko so vredni položaji.
train-players-help = Za koliko igralcev: vsako število ima svojo oceno.
train-variant-help = Uči se igre, pri kateri se Assam obrne na koncu poteze.
train-linear-help = Namesto mreže se nauči navadne vsote vhodov: manjša, hitrejša, šibkejša.
train-by-owner-help = Nekaj partij dveh igralcev igraj tudi z območji po lastniku (R4.5).
train-adjusted-help = Srečo pri kocki izloči iz tega, iz česar se uči, da manj partij nauči prav toliko; --no-adjusted se uči iz golih izidov.
train-games-help = Iz koliko partij se učiti, zaokroženo navzgor na cele kroge.
train-warm-help = Koliko partij igralcev greedy pride prej, za začetek.
train-mixed-help = Koliko sedežev, v odstotkih, igra še naprej kot greedy.
train-seed-help = Od kod pride vsa sreča: isto seme da isto oceno, s poljubnim številom niti.
train-round-help = Koliko partij se odigra, preden se začne učenje iz njihovih položajev.
train-trial-help = Koliko partij proti botu greedy občasno pokaže moč, zaokroženo navzdol na večkratnik 48.
train-threads = Koliko niti; privzeto toliko, kolikor je jeder.
train-out-help = Datoteka za oceno; privzeto v obliki 2.value, tukaj.
train-state-help = Stanje hrani v tej datoteki in nadaljuj od tam, če že obstaja; privzeto poleg ocene.
train-plot-help = Nariši potek učenja v to datoteko, .png ali .svg.

train-bad-round = krog je večkratnik { $multiple } partij, ne { $number }
train-same-file = { $file } ne more biti dvakrat med zapisanimi datotekami
train-resumed = Nadaljevanje po krogu { $round } od { $rounds }.
train-interrupted = prekinjeno po krogu { $round } od { $rounds }, ki je v { $file }: isti klic nadaljuje od tam

train-how-to-stop = Ctrl-C ustavi; isti klic nadaljuje.
train-line = krog { $round }, partije: { $games }, položaji: { $positions }, izguba { $loss } nat, napaka razlike v dirhamih: { $miss }, { $speed } partij/s, še { $left }
train-line-wins = zmage proti botu greedy: { $wins } %
train-column-round = krog
train-column-games = partije
train-column-positions = položaji
train-column-loss = izguba, nat
train-column-miss = napaka, dirhami
train-column-wins = zmage, %
train-column-speed = partij/s
train-column-left = še

train-done = Ocena je v { $file }, potek učenja v { $curve }.
train-result = Partije: { $games }, položaji: { $positions }. Izguba { $loss } nat, napaka razlike v dirhamih: { $miss }, zmage proti botu greedy { $wins } %.

train-plot-loss = izguba, nat
train-plot-wins = zmage proti botu greedy, % (95-odstotni intervali)
train-plot-games = partije; pri črtkani črti se končajo partije greedy
train-plot-fair = tako močan kot greedy
