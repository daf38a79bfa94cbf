### `marrakech show`, and how a position is told wherever it is shown.

show-help = Nakreslí pozici v terminálu, nebo jako obrázek.
show-position-help = Pozice na jednom řádku, nebo sada pravidel jako international/3 pro její začátek; - čte ze standardního vstupu.
show-svg-help = Zapsat obrázek SVG do tohoto souboru; - je standardní výstup.
show-theme-help = Barvy obrázku.
show-style-help = Jak kreslit v terminálu; barevně, pokud to terminál umí.
show-coordinates-help = Napsat na rám označení řad a sloupců.
show-json-help = Vypsat pozici jako JSON.
show-column-player = hráč
show-column-dirhams = dirhamy
show-column-rugs = zbylé koberce
show-column-next = další
show-column-squares = políčka
show-column-points = body
show-next-unknown = ještě neznámý
show-out = mimo hru
show-to-act = { $phase ->
    [turn] { $player } otáčí Assama.
    [roll] { $player } hází kostkou.
    [lay] { $player } pokládá koberec.
    [reveal] Hromádka hráče { $player } ukáže další koberec.
   *[over] Partie skončila.
}
show-place = { $place }. { $players }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
show-written = Zapsáno do { $file }.
