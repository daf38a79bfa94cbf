### `marrakech record`.

record-help = Provjeri i pokaži zapise partija.
record-check-help = Provjeri mogu li se zapisi pročitati i je li svaka radnja u njima dopuštena.
record-show-file-help = Datoteka sa zapisima; - je standardni ulaz.
record-check-file-help = Datoteke sa zapisima; - je standardni ulaz.
record-column-game = partija
record-column-players = igrači
record-column-rules = pravila
record-column-turns = potezi
record-column-result = rezultat
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } partija, bez pogrešaka.
       *[other] { $games } partija, s pogreškom: { $bad }.
    }
    [few] { $bad ->
        [0] { $games } partije, sve bez pogrešaka.
       *[other] { $games } partije, s pogreškom: { $bad }.
    }
   *[other] { $bad ->
        [0] { $games } partija, sve bez pogrešaka.
       *[other] { $games } partija, s pogreškom: { $bad }.
    }
}
record-none = U datoteci { $file } nema partije.
record-show-help = Ispričaj zapisanu partiju potez po potez i nacrtaj gdje završava.
record-game-help = Koja partija u datoteci, od 1.
record-turn-help = Stani nakon ovoliko poteza.
record-no-such-game = nema partije { $number } u datoteci { $file }
