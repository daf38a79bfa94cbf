### `marrakech database`, for hosts.

database-help = Hoolda seda, mida server on salvestanud.
database-backup-help = Kopeeri kõik lauad, töötagu server või mitte, ja kontrolli koopiat.
database-copy-help = Fail, kuhu kirjutada; seda ei tohi veel olemas olla.
database-copying = Kopeerimine
database-copied = Kõik lauad on failis { $file } sellistena, nagu nad olid kopeerimise alguses. Võtit seal ei ole: hoia faili { $key } koopiat mujal.
database-check-help = Vaata läbi kõik, mis on salvestatud.
database-check-file-help = Koopia, mida läbi vaadata serveri andmete asemel.
database-sound = { $file } on korras.
database-fault = Laud { $table }…: { $why }
database-faults = { $number ->
    [one] Üks laud on rikutud; kõik teised on korras.
   *[other] { $number } lauda on rikutud; kõik teised on korras.
}
database-restore-help = Pane salvestatu asemele koopia. Server peab olema peatatud.
database-restore-file-help = Koopia.
database-restored = Taastatud.
database-restored-kept = Taastatud. See, mis oli enne, on failis { $file }.
database-downgrade-help = Mine tagasi programmi vanema versiooni vormingule. Server peab olema peatatud.
database-form-help = Vorming, näiteks { $example }.
database-downgraded = Faili { $file } vorming on nüüd { $form }. Kui see versioon uuesti käivitada, muudab ta selle tagasi.
