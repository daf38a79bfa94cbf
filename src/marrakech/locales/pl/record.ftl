### `marrakech record`.

record-help = Sprawdzaj i pokazuj zapisy partii.
record-check-help = Sprawdź, czy zapisy da się odczytać i czy każda akcja w nich jest dozwolona.
record-show-file-help = Plik z zapisami; - to standardowe wejście.
record-check-file-help = Pliki z zapisami; - to standardowe wejście.
record-column-game = partia
record-column-players = gracze
record-column-rules = zasady
record-column-turns = tury
record-column-result = wynik
record-checked = { $games ->
    [one] { $bad ->
        [0] Jedna partia, w porządku.
       *[other] Jedna partia, z błędem.
    }
    [few] { $bad ->
        [0] { $games } partie, wszystkie w porządku.
        [one] { $games } partie, w tym jedna z błędem.
        [few] { $games } partie, w tym { $bad } z błędami.
        [many] { $games } partie, w tym { $bad } z błędami.
       *[other] { $games } partie, w tym { $bad } z błędami.
    }
    [many] { $bad ->
        [0] { $games } partii, wszystkie w porządku.
        [one] { $games } partii, w tym jedna z błędem.
        [few] { $games } partii, w tym { $bad } z błędami.
        [many] { $games } partii, w tym { $bad } z błędami.
       *[other] { $games } partii, w tym { $bad } z błędami.
    }
   *[other] { $bad ->
        [0] { $games } partii, wszystkie w porządku.
        [one] { $games } partii, w tym jedna z błędem.
        [few] { $games } partii, w tym { $bad } z błędami.
        [many] { $games } partii, w tym { $bad } z błędami.
       *[other] { $games } partii, w tym { $bad } z błędami.
    }
}
record-none = W { $file } nie ma żadnej partii.
record-show-help = Opowiedz zapisaną partię tura po turze i narysuj, gdzie się kończy.
record-game-help = Która partia z pliku, od 1.
record-turn-help = Zatrzymaj się po tylu turach.
record-no-such-game = w { $file } nie ma partii { $number }
