### `marrakech train`. Names of options and files stay as they are.

train-help = Ucz się przez grę z samym sobą, ile warte są pozycje.
train-players-help = Dla ilu graczy: każda liczba ma własną ocenę.
train-variant-help = Ucz się gry, w której Assama obraca się na końcu tury.
train-linear-help = Ucz się zwykłej sumy danych wejściowych zamiast sieci: mniejsza, szybsza, słabsza.
train-by-owner-help = Rozgrywaj część partii dwuosobowych także z obszarami według właściciela (R4.5).
train-adjusted-help = Wyłącz szczęście w kościach z tego, z czego się uczy, by mniej partii uczyło tyle samo; --no-adjusted uczy się z samych wyników.
train-games-help = Z ilu partii się uczyć, z zaokrągleniem w górę do pełnych rund.
train-warm-help = Ile partii zachłannych graczy rozegrać przedtem, na rozgrzewkę.
train-mixed-help = Ile procent miejsc gra dalej zachłannie.
train-seed-help = Źródło całej losowości: to samo ziarno daje tę samą ocenę przy dowolnej liczbie wątków.
train-round-help = Ile partii rozgrywa się, zanim zacznie się nauka z ich pozycji.
train-trial-help = Ile partii przeciwko greedy pokazuje co jakiś czas siłę, z zaokrągleniem w dół do wielokrotności 48.
train-threads = Ile wątków; domyślnie tyle, ile jest rdzeni.
train-out-help = Plik na ocenę; domyślnie tutaj, taki jak 2.value.
train-state-help = Zapisuj stan w tym pliku, a jeśli już istnieje, kontynuuj od niego; domyślnie obok oceny.
train-plot-help = Narysuj przebieg nauki w tym pliku, .png lub .svg.

train-bad-round = liczba partii w rundzie to wielokrotność { $multiple }, a nie { $number }
train-same-file = { $file } nie może być dwoma zapisywanymi plikami naraz
train-resumed = Dalszy ciąg po rundzie { $round } z { $rounds }.
train-interrupted = przerwano po rundzie { $round } z { $rounds }, która jest w { $file }: to samo wywołanie ruszy dalej

train-how-to-stop = Ctrl-C zatrzymuje; to samo wywołanie rusza dalej.
train-line = runda { $round }, partie: { $games }, pozycje: { $positions }; strata { $loss } nata, błąd przewagi w dirhemach { $miss }, { $speed } partii/s, zostało { $left }
train-line-wins = wygrane z greedy: { $wins }%
train-column-round = runda
train-column-games = partie
train-column-positions = pozycje
train-column-loss = strata, naty
train-column-miss = błąd, dirhemy
train-column-wins = wygrane, %
train-column-speed = partii/s
train-column-left = zostało

train-done = Ocena jest w { $file }, przebieg nauki w { $curve }.
train-result = Partie: { $games }, pozycje: { $positions }. Strata { $loss } nata, błąd przewagi w dirhemach { $miss }, wygrane z greedy { $wins }%.

train-plot-loss = strata, naty
train-plot-wins = wygrane z greedy, % (przedziały 95%)
train-plot-games = partie; linia przerywana kończy zachłanne
train-plot-fair = tak silny jak greedy
