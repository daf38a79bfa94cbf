### `marrakech database`, for hosts.

database-help = Sköt om det som en server har sparat.
database-backup-help = Kopiera alla bord, vare sig servern är igång eller inte, och kontrollera kopian.
database-copy-help = Filen att skriva; den får inte finnas än.
database-copying = Kopierar
database-copied = Alla bord finns i { $file }, som de var när kopieringen började. Nyckeln är inte med: spara en kopia av { $key } någon annanstans.
database-check-help = Kontrollera allt som är sparat.
database-check-file-help = En kopia att kontrollera, i stället för det som servern använder.
database-sound = { $file } är i ordning.
database-fault = Bord { $table }…: { $why }
database-faults = { $number ->
    [one] Ett bord är skadat; alla andra är i ordning.
   *[other] { $number } bord är skadade; alla andra är i ordning.
}
database-restore-help = Ersätt det som är sparat med en kopia. Servern måste vara stoppad.
database-restore-file-help = Kopian.
database-restored = Återställt.
database-restored-kept = Återställt. Det som fanns där förut ligger i { $file }.
database-downgrade-help = Gå tillbaka till formatet i en äldre version av programmet. Servern måste vara stoppad.
database-form-help = Formatet, som i { $example }.
database-downgraded = { $file } har nu formatet { $form }. Om den här versionen startas igen ändrar den tillbaka det.
