### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Pierwsze spojrzenie
   *[deep] Dokładniejsze spojrzenie
}: { $done } / { $total }
review-whose = Widok: { $player }
review-luck = szczęście: rzut
review-skill = umiejętność: wybór
review-position = Akcja gry
review-choices = { $phase ->
    [turn] Dokąd obrócić Assama
   *[lay] Gdzie mógł leżeć dywan
}
review-throws = Co mogło wypaść
review-was-played = zagrano
review-chance-margin = szansa na wygraną, przewaga
review-was-better = Tura { $turn }: lepsze było { $action }
review-was-best = Tura { $turn }: to było najlepsze
review-cost = { $player }: { $action }. Strata: { $loss } punktu szansy na wygraną.
review-dirhams = To samo w dirhemach
review-result = wynik

## Find the better move

review-find = { $phase ->
    [turn] Znajdź lepszy kierunek
   *[lay] Znajdź lepszy dywan
}
review-try = Spróbuję
review-show = Pokaż mi
review-next = Znajdź następny
review-choose = Wybierz na planszy.
review-this-one = To
review-yes = Tak, { $action } jest najlepsze.
review-near = Dobrze: { $action } traci do najlepszego tylko { $loss }.
review-no = { $action } traci { $loss }. Spójrz jeszcze raz.
review-no-mistakes = { $player }: w tej grze nie ma błędu do znalezienia.

## Hints and the tutor

review-hint = Podpowiedź
review-hint-all = Wszystkie możliwości
review-hint-best = Najlepsze: { $action }
review-hints = Podpowiedzi i nauczyciel mogą pomagać
review-hints-hint = Tylko tam, gdzie wszyscy są przy jednym ekranie. Dziennik i zapis mówią, komu pomagano.
review-tutor = Nauczyciel: ostrzeż mnie, zanim błąd zostanie zaliczony
review-tutor-word = { $word ->
    [mistake] Nauczyciel uważa, że to błąd.
   *[blunder] Nauczyciel uważa, że to gruby błąd.
}
review-tutor-cost = To kosztuje { $loss } punktu szansy na wygraną.
review-anyway = Zagraj mimo to
review-think = Pomyśl jeszcze raz
review-log-hint = Podpowiedź: { $player }.
review-log-tutor = Ostrzeżenie nauczyciela: { $player }.

## One's own games

review-own-won = wygrana
review-own-none = Rozegraj grę do końca: wtedy zobaczysz tutaj, co dała ci kostka i gdzie tracisz najwięcej.
review-own-look = Przejrzyj moje gry: { $number }
review-own-games = Przejrzane gry: { $number }
review-own-fair = Uczciwa kostka odbiega tak samo lub bardziej w { $share } % serii tej długości.
