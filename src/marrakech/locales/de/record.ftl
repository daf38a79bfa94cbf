### `marrakech record`.

record-help = Aufzeichnungen von Spielen prüfen und zeigen.
record-check-help = Prüfen, ob Aufzeichnungen lesbar sind und jede Aktion darin erlaubt ist.
record-show-file-help = Eine Datei mit Aufzeichnungen; - ist die Standardeingabe.
record-check-file-help = Dateien mit Aufzeichnungen; - ist die Standardeingabe.
record-column-game = Spiel
record-column-players = Spieler
record-column-rules = Regeln
record-column-turns = Züge
record-column-result = Ergebnis
record-checked = { $games ->
    [one] { $bad ->
        [0] Ein Spiel, und es ist in Ordnung.
       *[other] Ein Spiel, mit einem Fehler.
    }
   *[other] { $bad ->
        [0] { $games } Spiele, alle in Ordnung.
        [one] { $games } Spiele, eines davon mit einem Fehler.
       *[other] { $games } Spiele, { $bad } davon mit Fehlern.
    }
}
record-none = In { $file } ist kein Spiel.
record-show-help = Ein aufgezeichnetes Spiel Zug für Zug erzählen und zeichnen, wo es endet.
record-game-help = Welches Spiel der Datei, ab 1.
record-turn-help = Nach so vielen Zügen aufhören.
record-no-such-game = ein Spiel { $number } gibt es in { $file } nicht
