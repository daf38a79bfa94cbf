### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analiza
analysis-open = Otwórz w analizie
# The three things that can be done
analysis-mode = { $mode ->
    [try] Próbuj
    [edit] Zmień pozycję
   *[paste] Wklej
}
analysis-copy-text = Kopiuj jako tekst
analysis-picture = Zapisz jako obraz

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } obraca Assama
    [roll] { $player } rzuca
    [lay] { $player } kładzie dywan
    [reveal] { $player }: który dywan jest następny?
   *[over] Gra skończona
}
analysis-deeper = Szukam głębiej …
analysis-rollout = Rozegraj dalej
analysis-games = Rozegrane partie: { $games }
analysis-die = Ustaw kostkę ręcznie
analysis-mean = Do tego czasu liczby są średnią ze wszystkich rzutów.
analysis-heat = Gdzie może stanąć Assam i ile to kosztuje

## Variations

analysis-variations = Warianty
analysis-start = Pozycja początkowa
analysis-name = Nazwa wariantu
analysis-delete = Usuń od tego miejsca

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Zdejmij
}
analysis-hint = { $tool ->
    [assam] Dotknij pola. Dotknij Assama, by go obrócić.
    [away] Dotknij dywanu.
   *[rug] Dotknij dwóch sąsiednich pól.
}
analysis-dirhams = Dirhemy
analysis-rugs = Pozostałe dywany
analysis-mover = Czyja kolej?
analysis-next = Co teraz?
analysis-phase = { $phase ->
    [turn] obrót Assama
    [roll] rzut
   *[lay] położenie dywanu
}
analysis-empty = Opróżnij planszę
analysis-line = Pozycja w jednym wierszu
analysis-use = Użyj
analysis-play-on = Graj dalej od tego miejsca
