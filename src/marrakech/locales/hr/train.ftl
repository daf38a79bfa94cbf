### `marrakech train`. Names of options and files stay as they are.

train-help = Igrom protiv sebe nauči koliko vrijede položaji.
train-players-help = Za koliko igrača: svaki broj ima svoju procjenu.
train-variant-help = Uči igru u kojoj se Assam okreće na kraju poteza.
train-linear-help = Umjesto mreže nauči običan zbroj ulaza: manji, brži, slabiji.
train-by-owner-help = Neke partije dvaju igrača igraj i s područjima po vlasniku (R4.5).
train-adjusted-help = Izuzmi sreću s kockom iz onoga iz čega se uči, pa manje partija nauči jednako; --no-adjusted uči iz golih rezultata.
train-games-help = Iz koliko se partija uči, zaokruženo naviše na cijele krugove.
train-warm-help = Koliko partija igrača greedy dolazi prije, za početak.
train-mixed-help = Koliko mjesta, u postocima, i dalje igra kao greedy.
train-seed-help = Odakle dolazi sva sreća: isto sjeme daje istu procjenu, s bilo kojim brojem dretvi.
train-round-help = Koliko se partija odigra prije nego što se uči iz njihovih položaja.
train-trial-help = Koliko partija protiv bota greedy povremeno pokazuje snagu, zaokruženo naniže na višekratnik od 48.
train-threads = Koliko dretvi; zadano onoliko koliko ima jezgri.
train-out-help = Datoteka za procjenu; zadano oblika 2.value, ovdje.
train-state-help = Čuvaj stanje u ovoj datoteci i nastavi odande ako već postoji; zadano pokraj procjene.
train-plot-help = Nacrtaj tijek učenja u ovu datoteku, .png ili .svg.

train-bad-round = krug je višekratnik od { $multiple } partija, a ne { $number }
train-same-file = { $file } ne može biti dvaput među zapisanim datotekama
train-resumed = Nastavak nakon kruga { $round } od { $rounds }.
train-interrupted = prekinuto nakon kruga { $round } od { $rounds }, koji je u { $file }: isti poziv nastavlja odande

train-how-to-stop = Ctrl-C zaustavlja; isti poziv nastavlja.
train-line = krug { $round }, partije: { $games }, položaji: { $positions }, gubitak { $loss } nat, pogreška razlike u dirhamima: { $miss }, { $speed } partija/s, još { $left }
train-line-wins = pobjede protiv bota greedy: { $wins } %
train-column-round = krug
train-column-games = partije
train-column-positions = položaji
train-column-loss = gubitak, nat
train-column-miss = pogreška, dirhami
train-column-wins = pobjede, %
train-column-speed = partija/s
train-column-left = još

train-done = Procjena je u { $file }, tijek učenja u { $curve }.
train-result = Partije: { $games }, položaji: { $positions }. Gubitak { $loss } nat, pogreška razlike u dirhamima: { $miss }, pobjede protiv bota greedy { $wins } %.

train-plot-loss = gubitak, nat
train-plot-wins = pobjede protiv bota greedy, % (intervali od 95 %)
train-plot-games = partije; kod crtkane crte završavaju partije greedy
train-plot-fair = jak kao greedy
