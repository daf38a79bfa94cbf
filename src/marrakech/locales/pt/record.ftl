### `marrakech record`.

record-help = Verifica e mostra registos de partidas.
record-check-help = Verifica que os registos se conseguem ler e que cada ação é permitida.
record-show-file-help = Um ficheiro com registos; - é a entrada padrão.
record-check-file-help = Ficheiros com registos; - é a entrada padrão.
record-column-game = partida
record-column-players = jogadores
record-column-rules = regras
record-column-turns = turnos
record-column-result = resultado
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } partida, sem erros.
       *[other] { $games } partida, com um erro.
    }
   *[other] { $bad ->
        [0] { $games } partidas, todas sem erros.
        [one] { $games } partidas, { $bad } delas com um erro.
       *[other] { $games } partidas, { $bad } delas com erros.
    }
}
record-none = Não há nenhuma partida em { $file }.
record-show-help = Conta uma partida registada turno a turno e desenha onde acaba.
record-game-help = Que partida do ficheiro, a partir de 1.
record-turn-help = Parar depois deste número de turnos.
record-no-such-game = não existe a partida { $number } em { $file }
