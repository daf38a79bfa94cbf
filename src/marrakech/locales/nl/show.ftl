### `marrakech show`, and how a position is told wherever it is shown.

show-help = Teken een stelling in de terminal, of als plaatje.
show-position-help = Een stelling op één regel, of regels zoals international/3 voor het begin ervan; - leest haar van de standaardinvoer.
show-svg-help = Schrijf een SVG-plaatje naar dit bestand; - is de standaarduitvoer.
show-theme-help = De kleuren van het plaatje.
show-style-help = Hoe er in de terminal wordt getekend; standaard in kleur waar de terminal dat kan.
show-coordinates-help = Schrijf de namen van rijen en kolommen op de rand.
show-json-help = Geef de stelling als JSON.
show-column-player = speler
show-column-dirhams = dirham
show-column-rugs = tapijten over
show-column-next = volgende
show-column-squares = vakjes
show-column-points = punten
show-next-unknown = nog niet te zien
show-out = afgevallen
show-to-act = { $phase ->
    [turn] { $player } draait Assam.
    [roll] { $player } gooit de dobbelsteen.
    [lay] { $player } legt een tapijt.
    [reveal] De stapel van { $player } toont het volgende tapijt.
   *[over] Het spel is afgelopen.
}
show-place = { $place }. { $players }: { $points ->
    [one] één punt
   *[other] { $points } punten
}
show-written = { $file } is geschreven.
