### `marrakech record`.

record-help = Controleer en toon verslagen van partijen.
record-check-help = Controleer of verslagen te lezen zijn en of elke actie erin is toegestaan.
record-show-file-help = Een bestand met verslagen; - is de standaardinvoer.
record-check-file-help = Bestanden met verslagen; - is de standaardinvoer.
record-column-game = partij
record-column-players = spelers
record-column-rules = regels
record-column-turns = beurten
record-column-result = uitslag
record-checked = { $games ->
    [one] { $bad ->
        [0] Eén partij, en die is in orde.
       *[other] Eén partij, met een fout.
    }
   *[other] { $bad ->
        [0] { $games } partijen, alle in orde.
        [one] { $games } partijen, waarvan één met een fout.
       *[other] { $games } partijen, waarvan { $bad } met fouten.
    }
}
record-none = Er staat geen partij in { $file }.
record-show-help = Vertel een partij uit een verslag beurt voor beurt, en teken waar ze eindigt.
record-game-help = Welke partij van het bestand, vanaf 1.
record-turn-help = Stop na zoveel beurten.
record-no-such-game = er is geen partij { $number } in { $file }
