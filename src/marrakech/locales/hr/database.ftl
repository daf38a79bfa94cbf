### `marrakech database`, for hosts.

database-help = Brini se o onome što je poslužitelj spremio.
database-backup-help = Kopiraj sve stolove, radio poslužitelj ili ne, i provjeri kopiju.
database-copy-help = Datoteka u koju se piše; ne smije već postojati.
database-copying = Kopiranje
database-copied = Svi su stolovi u { $file }, kakvi su bili na početku kopiranja. Ključ nije u njoj: kopiju { $key } čuvaj drugdje.
database-check-help = Pregledaj sve što je spremljeno.
database-check-file-help = Kopija za pregled, umjesto onoga što koristi poslužitelj.
database-sound = Datoteka { $file } je ispravna.
database-fault = Stol { $table }…: { $why }
database-faults = { $number ->
    [one] Oštećen je { $number } stol; svi su ostali ispravni.
    [few] Oštećena su { $number } stola; svi su ostali ispravni.
   *[other] Oštećeno je { $number } stolova; svi su ostali ispravni.
}
database-restore-help = Zamijeni spremljeno kopijom. Poslužitelj mora biti zaustavljen.
database-restore-file-help = Kopija.
database-restored = Vraćeno.
database-restored-kept = Vraćeno. Ono što je bilo prije nalazi se u { $file }.
database-downgrade-help = Vrati format starije inačice ovog programa. Poslužitelj mora biti zaustavljen.
database-form-help = Format, kao { $example }.
database-downgraded = { $file } sada ima format { $form }. Ako se ova inačica opet pokrene, promijenit će ga natrag.
