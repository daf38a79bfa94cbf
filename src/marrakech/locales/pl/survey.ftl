### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Rozegraj wiele partii z jednym botem na wszystkich miejscach i opowiedz, co się w nich dzieje.
survey-games-help = Ile partii na próbę: dla każdego bota i dla każdego zestawu zasad.
survey-bots-help = Boty, na przykład random,greedy,master.
survey-players-help = Liczby graczy.
survey-focus-help = Bot dla wszystkich zestawów zasad, map cieplnych i krzywych; greedy, o ile jest wśród botów.
survey-budget-help = Po ilu sekundach próba kończy się z mniejszą liczbą partii. Ile ich wtedy jest, zależy od komputera.
survey-seed-help = Źródło całej losowości: to samo ziarno daje te same partie.
survey-jobs-help = Ile partii rozgrywać jednocześnie; domyślnie tyle, ile jest rdzeni.
survey-out-help = Zapisz tam raport w Markdownie z obrazkami.

survey-bad-players = liczby graczy to 2, 3 i 4, na przykład 2,4, a nie „{ $text }”
survey-bad-budget = budżet czasu to liczba sekund większa od 0, a nie { $number }

survey-playing = { $speed } partii/s: { $cell }
survey-nothing = nie policzono żadnej partii, więc nie ma jeszcze o czym mówić
survey-samples = { $games ->
    [one] Policzono jedną partię,
    [few] Policzono { $games } partie,
    [many] Policzono { $games } partii,
   *[other] Policzono { $games } partii,
  } razem z tymi według innych zasad. W nawiasach: przedziały 95%.
survey-written = Raport jest w { $file }.

survey-column-bot = bot
survey-column-players = gracze
survey-column-games = partie
survey-column-first = miejsce 1 wygrywa, %
survey-column-out = ktoś odpada, %
survey-column-margin = przewaga
