### `marrakech database`, for hosts.

database-help = Beheer wat een server heeft opgeslagen.
database-backup-help = Kopieer alle tafels, of de server nu draait of niet, en controleer de kopie.
database-copy-help = Het bestand om te schrijven; het mag nog niet bestaan.
database-copying = Kopiëren
database-copied = Alle tafels staan in { $file }, zoals ze waren toen het kopiëren begon. De sleutel zit er niet bij: bewaar een kopie van { $key } ergens anders.
database-check-help = Controleer alles wat is opgeslagen.
database-check-file-help = Een kopie om te controleren, in plaats van wat de server gebruikt.
database-sound = { $file } is in orde.
database-fault = Tafel { $table }…: { $why }
database-faults = { $number ->
    [one] Eén tafel is beschadigd; alle andere zijn in orde.
   *[other] { $number } tafels zijn beschadigd; alle andere zijn in orde.
}
database-restore-help = Zet een kopie in de plaats van wat is opgeslagen. De server mag dan niet draaien.
database-restore-file-help = De kopie.
database-restored = Teruggezet.
database-restored-kept = Teruggezet. Wat er eerst stond, zit in { $file }.
database-downgrade-help = Ga terug naar het formaat van een oudere versie van dit programma. De server mag dan niet draaien.
database-form-help = Het formaat, zoals in { $example }.
database-downgraded = { $file } heeft nu formaat { $form }. Als deze versie weer wordt gestart, verandert die dat terug.
