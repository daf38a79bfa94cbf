### `marrakech show`, and how a position is told wherever it is shown.

show-help = Eine Stellung im Terminal oder als Bild zeichnen.
show-position-help = Eine Stellung in einer Zeile oder Regeln wie international/3 für ihren Beginn; - liest sie von der Standardeingabe.
show-svg-help = Ein SVG-Bild in diese Datei schreiben; - ist die Standardausgabe.
show-theme-help = Die Farben des Bildes.
show-style-help = Wie im Terminal gezeichnet wird; sonst farbig, wo es das Terminal kann.
show-coordinates-help = Die Namen der Reihen an den Rahmen schreiben.
show-json-help = Die Stellung als JSON ausgeben.
show-column-player = Spieler
show-column-dirhams = Dirham
show-column-rugs = Teppiche übrig
show-column-next = als Nächstes
show-column-squares = Felder
show-column-points = Punkte
show-next-unknown = noch nicht zu sehen
show-out = ausgeschieden
show-to-act = { $phase ->
    [turn] { $player } dreht Assam.
    [roll] { $player } würfelt.
    [lay] { $player } legt einen Teppich.
    [reveal] Der Stapel von { $player } zeigt seinen nächsten Teppich.
   *[over] Das Spiel ist aus.
}
show-place = { $place }. { $players }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
show-written = { $file } ist geschrieben.
