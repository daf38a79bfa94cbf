### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Rozegraj partie między botami i sprawdź, jak są silne.
arena-specs-help = Boty, na przykład random, greedy albo bestfirst:ms=50.
arena-players-help = Ilu graczy siedzi przy stole: 2, o ile zasady nie mówią inaczej. Gdy botów jest mniej, ostatni zajmuje wolne miejsca. Gdy jest ich więcej, grają wszystkie grupy.
arena-games-help = Ile partii, z zaokrągleniem w górę do pełnych rozdań. Wszystkie partie rozdania mają te same rzuty i stosy.
arena-seats-help = Czy każde rozdanie gra się raz z każdego miejsca, czy we wszystkich kolejnościach: od trzech graczy liczy się, kto za kim siedzi.
arena-edition-help = Wydanie, na przykład korean, albo zestaw zasad, na przykład international/2,dirhams=20.
arena-variant-help = Obracaj Assama dopiero na końcu tury.
arena-seed-help = Źródło całej losowości: to samo ziarno daje te same partie.
arena-jobs-help = Ile partii rozgrywać jednocześnie; domyślnie tyle, ile jest rdzeni.
arena-limit-help = Ile sekund na decyzję mają boty, które grają na czas.
arena-adjusted-help = Czy mierzyć, co komu daje przypadek, i pokazać wyniki także bez niego: wystarczy wtedy mniej gier. Domyślnie tak, chyba że wszystkie boty są bardzo szybkie.
arena-until-help = Zakończ, gdy udział wygranych każdego bota będzie znany z dokładnością do tylu punktów procentowych.
arena-resume-help = Zapisuj stan w tym pliku, a jeśli już istnieje, kontynuuj od niego.
arena-parquet-help = Zapisz wiersz dla każdej partii i miejsca w tym pliku Parquet.
arena-records-help = Zapisz wszystkie partie jako tekst w tym pliku. Trwa to dłużej.
arena-plot-help = Narysuj wyniki w tym pliku, .png lub .svg.
arena-ray-help = Graj na klastrze Ray pod tym adresem; „local” uruchamia klaster tutaj.

arena-players-differ = { $rules }: liczba graczy to { $given }, a nie { $wanted }
arena-bad-until = szerokość przedziału to liczba punktów procentowych większa od 0, a nie { $number }
arena-bad-limit = limit czasu to liczba sekund większa od 0, a nie { $number }
arena-no-deal = żadnego rozdania nie rozegrano do końca, więc nie ma jeszcze o czym mówić

arena-playing = partie
arena-speed = { $speed } partii/s
arena-left = zostało { $time }

arena-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  } według zasad { $rules }, ziarno { $seed }
arena-deals = { $deals ->
    [one] Jedno rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
  } po { $each ->
    [one] jednej partii
    [few] { $each } partie
    [many] { $each } partii
   *[other] { $each } partii
  }. W nawiasach: przedziały 95%; ms: na jedną decyzję.
arena-without-luck = Bez szczęścia: odjęto to, co komu dał przypadek.
arena-column-bot = bot
arena-column-games = partie
arena-column-share = wygrane, %
arena-column-margin = przewaga
arena-column-adjusted-share = bez szczęścia
arena-column-adjusted-margin = bez szczęścia
arena-column-time = ms
arena-column-forfeits = walkowery
arena-column-rating = ranking
arena-cross-title = Jak często kończy przed rywalem, %
arena-no-ratings = Bez rankingu: { $why }
arena-fixed = stały
arena-forfeit = Partia { $game }: { $bot } na miejscu { $seat } przegrywa walkowerem. { $why } Pozycja: { $position }
arena-more-forfeits = { $number ->
    [one] I jeszcze jeden walkower.
    [few] I jeszcze { $number } walkowery.
    [many] I jeszcze { $number } walkowerów.
   *[other] I jeszcze { $number } walkowera.
  }
arena-resumed = { $games ->
    [one] Jedna partia już tu była.
    [few] { $games } partie już tu były.
    [many] { $games } partii już tu było.
   *[other] { $games } partii już tu było.
  }
arena-plot-shares = udział wygranych, %
arena-plot-margins = przewaga w punktach; linia to średnia
