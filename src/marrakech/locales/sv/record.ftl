### `marrakech record`.

record-help = Kontrollera och visa protokoll över partier.
record-check-help = Kontrollera att protokoll går att läsa och att varje handling i dem är tillåten.
record-show-file-help = En fil med protokoll; - är standard in.
record-check-file-help = Filer med protokoll; - är standard in.
record-column-game = parti
record-column-players = spelare
record-column-rules = regler
record-column-turns = drag
record-column-result = resultat
record-checked = { $games ->
    [one] { $bad ->
        [0] Ett parti, och det är i ordning.
       *[other] Ett parti, med ett fel.
    }
   *[other] { $bad ->
        [0] { $games } partier, alla i ordning.
        [one] { $games } partier, ett av dem med ett fel.
       *[other] { $games } partier, { $bad } av dem med fel.
    }
}
record-none = Det finns inget parti i { $file }.
record-show-help = Berätta ett parti ur ett protokoll drag för drag, och rita hur det slutar.
record-game-help = Vilket parti i filen, från 1.
record-turn-help = Sluta efter så många drag.
record-no-such-game = det finns inget parti { $number } i { $file }
