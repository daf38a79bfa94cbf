### `marrakech record`.

record-help = Проверавај и приказуј записе партија.
record-check-help = Провери да се записи могу прочитати и да је свака радња у њима дозвољена.
record-show-file-help = Датотека са записима; - је стандардни улаз.
record-check-file-help = Датотеке са записима; - је стандардни улаз.
record-column-game = партија
record-column-players = играчи
record-column-rules = правила
record-column-turns = потези
record-column-result = резултат
record-checked = { $games ->
    [one] { $bad ->
        [0] { $games } партија, све је у реду.
       *[other] { $games } партија, с грешком: { $bad }.
    }
    [few] { $bad ->
        [0] { $games } партије, све су у реду.
        [one] { $games } партије, од тога с грешком: { $bad }.
        [few] { $games } партије, од тога с грешком: { $bad }.
       *[other] { $games } партије, од тога с грешком: { $bad }.
    }
   *[other] { $bad ->
        [0] { $games } партија, све су у реду.
        [one] { $games } партија, од тога с грешком: { $bad }.
        [few] { $games } партија, од тога с грешком: { $bad }.
       *[other] { $games } партија, од тога с грешком: { $bad }.
    }
}
record-none = У { $file } нема ниједне партије.
record-show-help = Испричај снимљену партију потез по потез и нацртај где се завршава.
record-game-help = Која партија из датотеке, од 1.
record-turn-help = Стати после оволико потеза.
record-no-such-game = у { $file } нема партије { $number }
