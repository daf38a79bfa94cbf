### `marrakech record`.

record-help = Kontroller og vis protokoller fra partier.
record-check-help = Kontroller at protokoller kan leses, og at hver handling i dem er lov.
record-show-file-help = En fil med protokoller; - er standard inn.
record-check-file-help = Filer med protokoller; - er standard inn.
record-column-game = parti
record-column-players = spillere
record-column-rules = regler
record-column-turns = turer
record-column-result = resultat
record-checked = { $games ->
    [one] { $bad ->
        [0] Ett parti, og det er i orden.
       *[other] Ett parti, med en feil.
    }
   *[other] { $bad ->
        [0] { $games } partier, alle i orden.
        [one] { $games } partier, ett av dem med en feil.
       *[other] { $games } partier, { $bad } av dem med feil.
    }
}
record-none = Det er ikke noe parti i { $file }.
record-show-help = Fortell et parti fra en protokoll tur for tur, og tegn hvordan det ender.
record-game-help = Hvilket parti i filen, fra 1.
record-turn-help = Stopp etter så mange turer.
record-no-such-game = det er ikke noe parti { $number } i { $file }
