### `marrakech show`, and how a position is told wherever it is shown.

show-help = Disegna una posizione nel terminale, o come immagine.
show-position-help = Una posizione in una riga, o un insieme di regole come international/3 per il suo inizio; - la legge dallo standard input.
show-svg-help = Scrivere un’immagine SVG in questo file; - è lo standard output.
show-theme-help = I colori dell’immagine.
show-style-help = Come disegnare nel terminale; di norma a colori dove il terminale li ha.
show-coordinates-help = Scrivere i nomi delle linee sulla cornice.
show-json-help = Scrivere la posizione come JSON.
show-column-player = giocatore
show-column-dirhams = dirham
show-column-rugs = tappeti rimasti
show-column-next = prossimo tappeto
show-column-squares = caselle
show-column-points = punti
show-next-unknown = non ancora visto
show-out = fuori
show-to-act = { $phase ->
    [turn] { $player } gira Assam.
    [roll] { $player } lancia il dado.
    [lay] { $player } posa un tappeto.
    [reveal] La pila di { $player } mostra il prossimo tappeto.
   *[over] La partita è finita.
}
show-place = { $place }. { $players }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
show-written = Ho scritto { $file }.
