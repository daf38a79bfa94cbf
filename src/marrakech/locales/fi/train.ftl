### `marrakech train`. Names of options and files stay as they are.

train-help = Opi itsepelillä, minkä arvoisia asemat ovat.
train-players-help = Monelleko pelaajalle: jokaisella määrällä on oma arvofunktionsa.
train-variant-help = Opi peli, jossa Assam käännetään vuoron lopuksi.
train-linear-help = Opi verkon sijasta syötteiden pelkkä summa: pienempi, nopeampi, heikompi.
train-by-owner-help = Pelaa osa kaksinpeleistä niin, että alueet ovat omistajan mukaan (R4.5).
train-adjusted-help = Poista noppaonni siitä, mistä opitaan, jolloin vähemmät pelit opettavat yhtä paljon; --no-adjusted oppii pelkistä tuloksista.
train-games-help = Monestako pelistä opitaan, pyöristettynä ylöspäin täysiin kierroksiin.
train-warm-help = Montako greedy-pelaajien peliä tulee alkuun ennen muita.
train-mixed-help = Montako prosenttia paikoista jatkaa greedy-pelaajina.
train-seed-help = Kaiken sattuman lähde: sama siemenluku antaa saman arvofunktion säikeiden määrästä riippumatta.
train-round-help = Montako peliä pelataan, ennen kuin niiden asemista opitaan.
train-trial-help = Montako peliä greedyä vastaan näyttää aika ajoin vahvuuden, pyöristettynä alaspäin 48:n kerrannaiseen.
train-threads = Montako säiettä; oletuksena yhtä monta kuin ytimiä on.
train-out-help = Arvofunktion tiedosto; oletuksena tässä kansiossa, nimeltään kuten 2.value.
train-state-help = Säilytä tilanne tässä tiedostossa ja jatka siitä, jos se on jo olemassa; oletuksena arvofunktion vieressä.
train-plot-help = Piirrä oppimisen kulku tähän tiedostoon, .png tai .svg.

train-bad-round = kierroksen pelimäärä on luvun { $multiple } kerrannainen, ei { $number }
train-same-file = { $file } ei voi olla kaksi kirjoitettavista tiedostoista
train-resumed = Jatketaan kierroksen { $round }/{ $rounds } jälkeen.
train-interrupted = keskeytettiin kierroksen { $round }/{ $rounds } jälkeen, tallessa tiedostossa { $file }: sama komento jatkaa siitä

train-how-to-stop = Ctrl-C pysäyttää; sama komento jatkaa.
train-line = kierros { $round }, { $games } peliä, { $positions } asemaa: häviö { $loss } nat, piste-erojen virhe { $miss } dirhamia, { $speed } peliä/s, { $left } jäljellä
train-line-wins = voittoja greedyä vastaan: { $wins } %
train-column-round = kierros
train-column-games = pelejä
train-column-positions = asemia
train-column-loss = häviö, nat
train-column-miss = virhe, dirhamia
train-column-wins = voittoja, %
train-column-speed = peliä/s
train-column-left = jäljellä

train-done = Arvofunktio on tiedostossa { $file }, oppimisen kulku tiedostossa { $curve }.
train-result = { $games } peliä, { $positions } asemaa. Häviö { $loss } nat, piste-erojen virhe { $miss } dirhamia, voittoja greedyä vastaan { $wins } %.

train-plot-loss = häviö, nat
train-plot-wins = voittoja greedyä vastaan, % (95 %:n välit)
train-plot-games = pelejä; katkoviiva päättää greedyn pelit
train-plot-fair = yhtä vahva kuin greedy
