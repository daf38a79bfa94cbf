### `marrakech record`.

record-help = Comprueba y muestra registros de partidas.
record-check-help = Comprueba que los registros se puedan leer y que cada acción esté permitida.
record-show-file-help = Un archivo con registros; - es la entrada estándar.
record-check-file-help = Archivos con registros; - es la entrada estándar.
record-column-game = partida
record-column-players = jugadores
record-column-rules = reglas
record-column-turns = turnos
record-column-result = resultado
record-checked = { $games ->
    [one] { $bad ->
        [0] Una partida, y está bien.
       *[other] Una partida, con un error.
    }
   *[other] { $bad ->
        [0] { $games } partidas, todas bien.
        [one] { $games } partidas, una de ellas con un error.
       *[other] { $games } partidas, { $bad } de ellas con errores.
    }
}
record-none = No hay ninguna partida en { $file }.
record-show-help = Cuenta una partida registrada turno a turno y dibuja dónde termina.
record-game-help = Qué partida del archivo, desde 1.
record-turn-help = Parar tras este número de turnos.
record-no-such-game = no hay partida { $number } en { $file }
