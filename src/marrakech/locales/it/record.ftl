### `marrakech record`.

record-help = Controlla e mostra partite registrate.
record-check-help = Controlla che le registrazioni siano leggibili e che ogni azione sia permessa.
record-show-file-help = Un file con registrazioni; - è lo standard input.
record-check-file-help = File con registrazioni; - è lo standard input.
record-column-game = partita
record-column-players = giocatori
record-column-rules = regole
record-column-turns = turni
record-column-result = risultato
record-checked = { $games ->
    [one] { $bad ->
        [0] Una partita, ed è a posto.
       *[other] Una partita, con un errore.
    }
   *[other] { $bad ->
        [0] { $games } partite, tutte a posto.
        [one] { $games } partite, una delle quali con un errore.
       *[other] { $games } partite, { $bad } delle quali con errori.
    }
}
record-none = In { $file } non c’è nessuna partita.
record-show-help = Racconta una partita registrata turno per turno e disegna dove finisce.
record-game-help = Quale partita del file, a partire da 1.
record-turn-help = Fermarsi dopo questo numero di turni.
record-no-such-game = in { $file } non c’è la partita { $number }
