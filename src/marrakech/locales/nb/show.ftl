### `marrakech show`, and how a position is told wherever it is shown.

show-help = Tegn en stilling i terminalen, eller som bilde.
show-position-help = En stilling på én linje, eller regler som international/3 for starten; - leser den fra standard inn.
show-svg-help = Skriv et SVG-bilde til denne filen; - er standard ut.
show-theme-help = Fargene på bildet.
show-style-help = Hvordan det tegnes i terminalen; ellers i farger der terminalen har det.
show-coordinates-help = Skriv navnene på rader og kolonner på rammen.
show-json-help = Skriv ut stillingen som JSON.
show-column-player = spiller
show-column-dirhams = dirham
show-column-rugs = tepper igjen
show-column-next = neste farge
show-column-squares = ruter
show-column-points = poeng
show-next-unknown = ikke sett ennå
show-out = slått ut
show-to-act = { $phase ->
    [turn] { $player } vrir Assam.
    [roll] { $player } kaster terningen.
    [lay] { $player } legger et teppe.
    [reveal] Bunken til { $player } viser det neste teppet.
   *[over] Spillet er slutt.
}
show-place = { $place }. { $players }: { $points ->
    [one] ett poeng
   *[other] { $points } poeng
}
show-written = Skrev { $file }.
