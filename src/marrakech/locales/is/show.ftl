### `marrakech show`, and how a position is told wherever it is shown.

show-help = Teikna stöðu í útstöðina, eða sem mynd.
show-position-help = Staða í einni línu, eða reglusafn eins og international/3 fyrir upphaf þess; - les hana af staðalinntaki.
show-svg-help = Skrifa SVG-mynd í þessa skrá; - er staðalúttak.
show-theme-help = Litir myndarinnar.
show-style-help = Hvernig teiknað er í útstöðina; sjálfgefið í lit ef hún getur.
show-coordinates-help = Skrifa heiti raða og dálka á rammann.
show-json-help = Prenta stöðuna sem JSON.
show-column-player = leikmaður
show-column-dirhams = dírhöm
show-column-rugs = teppi eftir
show-column-next = næsta teppi
show-column-squares = reitir
show-column-points = stig
show-next-unknown = enn óséð
show-out = úr leik
show-to-act = { $phase ->
    [turn] { $player } snýr Assam.
    [roll] { $player } kastar teningnum.
    [lay] { $player } leggur teppi.
    [reveal] Bunkinn sýnir næsta teppi: { $player }.
   *[over] Spilinu er lokið.
}
show-place = { $place }. { $players }: { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
show-written = Skrifaði { $file }.
