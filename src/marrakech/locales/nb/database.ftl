### `marrakech database`, for hosts.

database-help = Vedlikehold det en server har lagret.
database-backup-help = Kopier alle bord, enten serveren kjører eller ikke, og kontroller kopien.
database-copy-help = Filen som skal skrives; den må ikke finnes fra før.
database-copying = Kopierer
database-copied = Alle bord er i { $file }, slik de var da kopieringen begynte. Nøkkelen er ikke med: Ta vare på en kopi av { $key } et annet sted.
database-check-help = Kontroller alt som er lagret.
database-check-file-help = En kopi å kontrollere, i stedet for det serveren bruker.
database-sound = { $file } er i orden.
database-fault = Bord { $table }…: { $why }
database-faults = { $number ->
    [one] Ett bord er skadet; alle andre er i orden.
   *[other] { $number } bord er skadet; alle andre er i orden.
}
database-restore-help = Erstatt det som er lagret, med en kopi. Serveren må være stoppet.
database-restore-file-help = Kopien.
database-restored = Gjenopprettet.
database-restored-kept = Gjenopprettet. Det som var der før, er i { $file }.
database-downgrade-help = Gå tilbake til formatet i en eldre versjon av programmet. Serveren må være stoppet.
database-form-help = Formatet, som i { $example }.
database-downgraded = { $file } har nå formatet { $form }. Hvis denne versjonen startes igjen, endrer den det tilbake.
