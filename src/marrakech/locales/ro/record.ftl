### `marrakech record`.

record-help = Verifică și arată înregistrări de partide.
record-check-help = Verifică dacă înregistrările pot fi citite și dacă fiecare acțiune din ele este permisă.
record-show-file-help = Un fișier cu înregistrări; - este intrarea standard.
record-check-file-help = Fișiere cu înregistrări; - este intrarea standard.
record-column-game = partidă
record-column-players = jucători
record-column-rules = reguli
record-column-turns = ture
record-column-result = rezultat
record-checked = { $games ->
    [one] { $bad ->
        [0] O partidă, fără greșeli.
       *[other] O partidă, cu o greșeală.
    }
    [few] { $bad ->
        [0] { $games } partide, toate fără greșeli.
       *[other] { $games } partide, cu greșeli: { $bad }.
    }
   *[other] { $bad ->
        [0] { $games } de partide, toate fără greșeli.
       *[other] { $games } de partide, cu greșeli: { $bad }.
    }
}
record-none = Nu este nicio partidă în { $file }.
record-show-help = Povestește o partidă înregistrată tură cu tură și desenează unde se încheie.
record-game-help = A câta partidă din fișier, de la 1.
record-turn-help = Se oprește după atâtea ture.
record-no-such-game = nu există partida { $number } în { $file }
