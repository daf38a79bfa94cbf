### `marrakech database`, for hosts.

database-help = Pflegen, was ein Server gespeichert hat.
database-backup-help = Alle Tische sichern, ob der Server läuft oder nicht, und die Kopie prüfen.
database-copy-help = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
database-copying = Kopieren
database-copied = Alle Tische sind in { $file }, so wie sie zu Beginn des Kopierens waren. Der Schlüssel ist nicht dabei: Bewahre eine Kopie von { $key } anderswo auf.
database-check-help = Alles prüfen, was gespeichert ist.
database-check-file-help = Eine Kopie, die geprüft wird, statt dessen, was der Server benutzt.
database-sound = { $file } ist in Ordnung.
database-fault = Tisch { $table }…: { $why }
database-faults = { $number ->
    [one] Ein Tisch ist beschädigt; alle anderen sind in Ordnung.
   *[other] { $number } Tische sind beschädigt; alle anderen sind in Ordnung.
}
database-restore-help = Das Gespeicherte durch eine Kopie ersetzen. Der Server darf dabei nicht laufen.
database-restore-file-help = Die Kopie.
database-restored = Wiederhergestellt.
database-restored-kept = Wiederhergestellt. Was vorher da war, ist in { $file }.
database-downgrade-help = Zum Format einer älteren Version dieses Programms zurückkehren. Der Server darf dabei nicht laufen.
database-form-help = Das Format, wie in { $example }.
database-downgraded = { $file } hat jetzt das Format { $form }. Wird diese Version wieder gestartet, ändert sie das zurück.
