### `marrakech show`, and how a position is told wherever it is shown.

show-help = Lerajzol egy állást a terminálba vagy képként.
show-position-help = Egy állás egy sorban, vagy egy szabálykészlet, például international/3, a kezdőállásához; - a szabványos bemenetről olvas.
show-svg-help = SVG-képet ír ebbe a fájlba; - a szabványos kimenet.
show-theme-help = A kép színei.
show-style-help = Hogyan rajzoljon a terminálba; alapesetben színesen, ha a terminál tudja.
show-coordinates-help = A sorok és oszlopok nevét a keretre írja.
show-json-help = JSON-ként írja ki az állást.
show-column-player = játékos
show-column-dirhams = dirhem
show-column-rugs = még szőnyeg
show-column-next = következő
show-column-squares = mező
show-column-points = pont
show-next-unknown = még nem látszik
show-out = kiesett
show-to-act = { $phase ->
    [turn] { $player } elfordítja Assamot.
    [roll] { $player } dob a kockával.
    [lay] { $player } leterít egy szőnyeget.
    [reveal] { $player } paklija megmutatja a következő szőnyeget.
   *[over] A játéknak vége.
}
show-place = { $place }. { $players }: { $points ->
    [one] egy pont
   *[other] { $points } pont
}
show-written = Elkészült: { $file }.
