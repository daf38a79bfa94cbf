### `marrakech record`.

record-help = Preveri in pokaži zapise partij.
record-check-help = Preveri, ali se zapisi dajo prebrati in ali je vsako dejanje v njih dovoljeno.
record-show-file-help = Datoteka z zapisi; - je standardni vhod.
record-check-file-help = Datoteke z zapisi; - je standardni vhod.
record-column-game = partija
record-column-players = igralci
record-column-rules = pravila
record-column-turns = poteze
record-column-result = izid
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } partija, brez napak.
       *[other] { $games } partija, z napako: { $bad }.
    }
    [two] { $bad ->
        [0] { $games } partiji, obe brez napak.
       *[other] { $games } partiji, z napako: { $bad }.
    }
    [few] { $bad ->
        [0] { $games } partije, vse brez napak.
       *[other] { $games } partije, z napako: { $bad }.
    }
   *[other] { $bad ->
        [0] { $games } partij, vse brez napak.
       *[other] { $games } partij, z napako: { $bad }.
    }
}
record-none = V datoteki { $file } ni partije.
record-show-help = Povej zapisano partijo potezo za potezo in nariši, kje se konča.
record-game-help = Katera partija v datoteki, od 1.
record-turn-help = Ustavi se po toliko potezah.
record-no-such-game = partije { $number } ni v datoteki { $file }
