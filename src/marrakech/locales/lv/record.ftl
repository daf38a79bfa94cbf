### `marrakech record`.

record-help = Pārbauda un parāda spēļu pierakstus.
record-check-help = Pārbauda, vai pieraksti ir nolasāmi un vai katra darbība tajos ir atļauta.
record-show-file-help = Fails ar pierakstiem; - ir standarta ievade.
record-check-file-help = Faili ar pierakstiem; - ir standarta ievade.
record-column-game = spēle
record-column-players = spēlētāji
record-column-rules = noteikumi
record-column-turns = gājieni
record-column-result = rezultāts
record-checked = { $bad ->
    [0] { $games ->
        [zero] { $games } spēļu, kļūdu nav.
        [one] { $games } spēle, kļūdu nav.
       *[other] { $games } spēles, kļūdu nav.
    }
   *[other] { $games ->
        [zero] { $games } spēļu, ar kļūdām: { $bad }.
        [one] { $games } spēle, ar kļūdām: { $bad }.
       *[other] { $games } spēles, ar kļūdām: { $bad }.
    }
}
record-none = Failā { $file } nav nevienas spēles.
record-show-help = Izstāsta pierakstītu spēli gājienu pa gājienam un uzzīmē, kur tā beidzas.
record-game-help = Kura faila spēle, skaitot no 1.
record-turn-help = Apstāties pēc tik gājieniem.
record-no-such-game = failā { $file } nav { $number }. spēles
