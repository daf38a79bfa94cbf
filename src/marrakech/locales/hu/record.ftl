### `marrakech record`.

record-help = Feljegyzett játszmák ellenőrzése és megmutatása.
record-check-help = Ellenőrzi, hogy a feljegyzések olvashatók-e, és minden művelet szabályos-e bennük.
record-show-file-help = Egy fájl feljegyzésekkel; - a szabványos bemenet.
record-check-file-help = Fájlok feljegyzésekkel; - a szabványos bemenet.
record-column-game = játszma
record-column-players = játékos
record-column-rules = szabályok
record-column-turns = kör
record-column-result = eredmény
record-checked = { $games ->
    [one] { $bad ->
        [0] Egy játszma, és rendben van.
       *[other] Egy játszma, hibával.
    }
   *[other] { $bad ->
        [0] { $games } játszma, mind rendben.
        [one] { $games } játszma, egyikük hibás.
       *[other] { $games } játszma, közülük { $bad } hibás.
    }
}
record-none = Nincs játszma ebben a fájlban: { $file }.
record-show-help = Körről körre elmond egy feljegyzett játszmát, és lerajzolja a végét.
record-game-help = A fájl hányadik játszmája, 1-től.
record-turn-help = Ennyi kör után megáll.
record-no-such-game = nincs { $number }. játszma ebben a fájlban: { $file }
