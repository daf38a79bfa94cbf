### `marrakech database`, for hosts.

database-help = Poskrbi za to, kar je strežnik shranil.
database-backup-help = Kopiraj vse mize, naj strežnik teče ali ne, in preveri kopijo.
database-copy-help = Datoteka za zapis; ne sme še obstajati.
database-copying = Kopiranje
database-copied = Vse mize so v datoteki { $file }, kakršne so bile ob začetku kopiranja. Ključa v njej ni: kopijo datoteke { $key } hrani drugje.
database-check-help = Preglej vse, kar je shranjeno.
database-check-file-help = Kopija za pregled, namesto tega, kar uporablja strežnik.
database-sound = Datoteka { $file } je brez napak.
database-fault = Miza { $table }…: { $why }
database-faults = { $number ->
    [one] Poškodovana je { $number } miza; vse druge so brez napak.
    [two] Poškodovani sta { $number } mizi; vse druge so brez napak.
    [few] Poškodovane so { $number } mize; vse druge so brez napak.
   *[other] Poškodovanih je { $number } miz; vse druge so brez napak.
}
database-restore-help = Nadomesti shranjeno s kopijo. Strežnik mora biti ustavljen.
database-restore-file-help = Kopija.
database-restored = Obnovljeno.
database-restored-kept = Obnovljeno. Kar je bilo tam prej, je v datoteki { $file }.
database-downgrade-help = Vrni se na format starejše različice tega programa. Strežnik mora biti ustavljen.
database-form-help = Format, na primer { $example }.
database-downgraded = Datoteka { $file } ima zdaj format { $form }. Če se ta različica spet zažene, ga spremeni nazaj.
