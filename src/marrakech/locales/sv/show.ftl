### `marrakech show`, and how a position is told wherever it is shown.

show-help = Rita en ställning i terminalen, eller som bild.
show-position-help = En ställning på en rad, eller regler som international/3 för deras början; - läser den från standard in.
show-svg-help = Skriv en SVG-bild till den här filen; - är standard ut.
show-theme-help = Bildens färger.
show-style-help = Hur det ritas i terminalen; annars i färg där terminalen klarar det.
show-coordinates-help = Skriv radernas och kolumnernas namn på ramen.
show-json-help = Skriv ut ställningen som JSON.
show-column-player = spelare
show-column-dirhams = dirham
show-column-rugs = mattor kvar
show-column-next = nästa matta
show-column-squares = rutor
show-column-points = poäng
show-next-unknown = syns inte än
show-out = utslagen
show-to-act = { $phase ->
    [turn] { $player } vrider Assam.
    [roll] { $player } slår tärningen.
    [lay] { $player } lägger en matta.
    [reveal] Högen för { $player } visar sin nästa matta.
   *[over] Spelet är slut.
}
show-place = { $place }. { $players }: { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
show-written = Skrev { $file }.
