### `marrakech show`, and how a position is told wherever it is shown.

show-help = Narysuj pozycję w terminalu albo jako obrazek.
show-position-help = Pozycja w jednym wierszu albo zestaw zasad, jak international/3, dla jego początku; - czyta ze standardowego wejścia.
show-svg-help = Zapisz obrazek SVG w tym pliku; - to standardowe wyjście.
show-theme-help = Kolory obrazka.
show-style-help = Jak rysować w terminalu; domyślnie w kolorze, jeśli terminal to potrafi.
show-coordinates-help = Napisz na ramie oznaczenia rzędów i kolumn.
show-json-help = Wypisz pozycję jako JSON.
show-column-player = gracz
show-column-dirhams = dirhemy
show-column-rugs = zostało dywanów
show-column-next = następny
show-column-squares = pola
show-column-points = punkty
show-next-unknown = jeszcze nieznany
show-out = poza grą
show-to-act = { $phase ->
    [turn] { $player } obraca Assama.
    [roll] { $player } rzuca kostką.
    [lay] { $player } kładzie dywan.
    [reveal] Stos gracza { $player } pokazuje następny dywan.
   *[over] Partia się skończyła.
}
show-place = { $place }. { $players }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
show-written = Zapisano { $file }.
