### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Análisis
analysis-open = Abrir en el tablero de análisis
# The three things that can be done
analysis-mode = { $mode ->
    [try] Probar
    [edit] Editar la posición
   *[paste] Pegar
}
analysis-copy-text = Copiar como texto
analysis-picture = Guardar como imagen

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } gira a Assam
    [roll] { $player } tira el dado
    [lay] { $player } pone una alfombra
    [reveal] { $player }: ¿cuál es la siguiente alfombra?
   *[over] La partida ha terminado
}
analysis-deeper = Mirando más a fondo …
analysis-rollout = Jugar partidas hasta el final
analysis-games = Partidas jugadas hasta el final: { $games }
analysis-die = Poner el dado a mano
analysis-mean = Hasta entonces, las cifras son la media de todas las tiradas.
analysis-heat = Dónde puede parar Assam y cuánto cuesta

## Variations

analysis-variations = Variantes
analysis-start = Posición inicial
analysis-name = Nombre de esta variante
analysis-delete = Borrar desde aquí

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Quitar
}
analysis-hint = { $tool ->
    [assam] Toca una casilla. Toca a Assam para girarlo.
    [away] Toca una alfombra.
   *[rug] Toca dos casillas vecinas.
}
analysis-dirhams = Dirhams
analysis-rugs = Alfombras restantes
analysis-mover = ¿A quién le toca?
analysis-next = ¿Qué viene ahora?
analysis-phase = { $phase ->
    [turn] girar a Assam
    [roll] tirar el dado
   *[lay] poner una alfombra
}
analysis-empty = Vaciar el tablero
analysis-line = Posición en una línea
analysis-use = Usar
analysis-play-on = Seguir jugando desde aquí
