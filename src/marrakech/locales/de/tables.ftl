### `marrakech tables`: what a host does with tables.

tables-help = Tische ansehen, schließen, speichern und löschen, ob der Server läuft oder nicht.
tables-list-help = Die Tische auflisten.
tables-show-help = Einen Tisch zeigen: wer dort sitzt und was geschah.
tables-close-help = Einen Tisch schließen. Läuft dort ein Spiel, endet es ohne Ergebnis.
tables-export-help = Spiele als Aufzeichnungen in Dateien schreiben. Von laufenden Spielen das, was bisher gespielt wurde.
tables-delete-help = Tische endgültig löschen.
tables-reports-help = Auflisten, was Spieler gemeldet haben, das Neueste zuerst.
tables-id-help = Ein Tisch oder der Anfang seines Namens, wie ihn das Protokoll zeigt. Beginnt er mit -, schreibe -- davor.
tables-standing-help = Nur Tische mit diesem Stand.
tables-why-help = Was die Spieler darüber erfahren.
tables-to-help = Der Ordner, in den geschrieben wird.
tables-all-help = Alle Tische.
tables-yes-help = Nicht nachfragen.
tables-done-help = Eine Meldung, die erledigt ist, mit ihrer Nummer; auch mehrmals.
tables-reports-all-help = Auch die erledigten.
tables-column-table = Tisch
tables-column-standing = Stand
tables-column-players = Spieler
tables-column-rules = Regeln
tables-column-since = seit
tables-column-changed = letzte Änderung
tables-column-entries = Einträge
tables-standing = { $standing ->
    [waiting] wartet
    [playing] läuft
    [over] aus
   *[closed] geschlossen
}
tables-listed = { $listed ->
    [yes] in der Lobby zu sehen
   *[no] nur mit dem Link
}
tables-times = { $number ->
    [one] Seit { $since }, letzte Änderung { $changed }, ein Eintrag.
   *[other] Seit { $since }, letzte Änderung { $changed }, { $number } Einträge.
}
tables-counted = { $number ->
    [0] Es gibt keine Tische.
    [one] Ein Tisch.
   *[other] { $number } Tische.
}
tables-closed = Tisch { $table } ist geschlossen. Wer dort ist, erfährt es innerhalb von zwei Sekunden.
tables-exported = { $number ->
    [one] Ein Spiel ist in { $folder }.
   *[other] { $number } Spiele sind in { $folder }.
}
tables-not-begun = { $number ->
    [one] An einem Tisch hat kein Spiel begonnen.
   *[other] An { $number } Tischen hat kein Spiel begonnen.
}
tables-export-what = nenne Tische oder --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Diesen Tisch endgültig löschen? (j/n)
   *[other] Diese { $number } Tische endgültig löschen? (j/n)
}
# What one may answer beside y
tables-yes = ja
tables-kept = es wurde nichts gelöscht
tables-deleted = { $number ->
    [one] Ein Tisch ist gelöscht. Wer dort ist, erfährt es innerhalb von zwei Sekunden.
   *[other] { $number } Tische sind gelöscht. Wer dort ist, erfährt es innerhalb von zwei Sekunden.
}

## What players report

tables-report-number = Nummer
tables-report-when = wann
tables-report-table = Tisch
tables-report-reason = Grund
tables-report-about = über
tables-report-address = Adresse
tables-report-by = von
tables-report-done = erledigt
tables-reason = { $reason ->
    [name] anstößiger Name
    [cheating] Schummeln
    [stalling] Spielen auf Zeit
   *[other] anderes
}
tables-watched = jemand, der zuschaute
tables-reported = Gemeldet: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Es gibt keine offenen Meldungen.
    [one] Eine Meldung.
   *[other] { $number } Meldungen.
}
tables-reports-done = { $number ->
    [one] Eine Meldung ist erledigt.
   *[other] { $number } Meldungen sind erledigt.
}

## What is in the way

tables-no-table = es gibt keinen Tisch, dessen Name mit „{ $name }“ beginnt
tables-many = die Namen mehrerer Tische beginnen mit „{ $name }“: Schreibe mehr davon
tables-busy = der Tisch ändert sich zu schnell: Versuche es noch einmal
tables-why-long = dazu lassen sich höchstens { $most } Zeichen sagen
tables-no-report = eine offene Meldung { $number } gibt es nicht
