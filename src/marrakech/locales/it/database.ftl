### `marrakech database`, for hosts.

database-help = Si prende cura di ciò che un server ha salvato.
database-backup-help = Copia tutti i tavoli, che il server sia in funzione o no, e controlla la copia.
database-copy-help = Il file da scrivere; non deve ancora esistere.
database-copying = Copia in corso
database-copied = Tutti i tavoli sono in { $file }, com’erano all’inizio della copia. La chiave non c’è: conserva una copia di { $key } altrove.
database-check-help = Controlla tutto ciò che è salvato.
database-check-file-help = Una copia da controllare, invece di ciò che usa il server.
database-sound = { $file } è integro.
database-fault = Tavolo { $table }…: { $why }
database-faults = { $number ->
    [one] Un tavolo è danneggiato; tutti gli altri sono integri.
   *[other] { $number } tavoli sono danneggiati; tutti gli altri sono integri.
}
database-restore-help = Mette una copia al posto di ciò che è salvato. Il server deve essere fermo.
database-restore-file-help = La copia.
database-restored = Ripristinato.
database-restored-kept = Ripristinato. Quello che c’era prima è in { $file }.
database-downgrade-help = Torna al formato di una versione precedente di questo programma. Il server deve essere fermo.
database-form-help = Il formato, come { $example }.
database-downgraded = { $file } ora ha il formato { $form }. Se si riavvia questa versione, lo riconverte.
