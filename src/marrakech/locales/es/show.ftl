### `marrakech show`, and how a position is told wherever it is shown.

show-help = Dibuja una posición en la terminal, o como imagen.
show-position-help = Una posición en una línea, o un conjunto de reglas como international/3 para su comienzo; - la lee de la entrada estándar.
show-svg-help = Escribir una imagen SVG en este archivo; - es la salida estándar.
show-theme-help = Los colores de la imagen.
show-style-help = Cómo dibujar en la terminal; por defecto en color donde la terminal lo tenga.
show-coordinates-help = Escribir los nombres de las líneas en el marco.
show-json-help = Escribir la posición como JSON.
show-column-player = jugador
show-column-dirhams = dirhams
show-column-rugs = por colocar
show-column-next = próximo color
show-column-squares = casillas
show-column-points = puntos
show-next-unknown = aún no se ve
show-out = fuera
show-to-act = { $phase ->
    [turn] { $player } gira a Assam.
    [roll] { $player } lanza el dado.
    [lay] { $player } coloca una alfombra.
    [reveal] El montón de { $player } muestra su próxima alfombra.
   *[over] La partida ha terminado.
}
show-place = { $place }. { $players }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
show-written = Se ha escrito { $file }.
