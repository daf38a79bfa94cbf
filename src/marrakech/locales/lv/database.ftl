### `marrakech database`, for hosts.

database-help = Rūpēties par to, ko serveris glabā.
database-backup-help = Nokopēt visus galdus, vai serveris darbojas vai ne, un pārbaudīt kopiju.
database-copy-help = Fails, kurā rakstīt; tas vēl nedrīkst pastāvēt.
database-copying = Kopē
database-copied = Visi galdi ir failā { $file } tādi, kādi tie bija kopēšanas sākumā. Atslēgas tajā nav: glabā faila { $key } kopiju citur.
database-check-help = Pārbaudīt visu, kas ir saglabāts.
database-check-file-help = Kopija, ko pārbaudīt servera izmantoto datu vietā.
database-sound = Fails { $file } ir kārtībā.
database-fault = Galds { $table }…: { $why }
database-faults = { $number ->
    [zero] Bojāts { $number } galdu; visi pārējie ir kārtībā.
    [one] Bojāts { $number } galds; visi pārējie ir kārtībā.
   *[other] Bojāti { $number } galdi; visi pārējie ir kārtībā.
}
database-restore-help = Aizstāt saglabāto ar kopiju. Serverim jābūt apturētam.
database-restore-file-help = Kopija.
database-restored = Atjaunots.
database-restored-kept = Atjaunots. Tas, kas bija pirms tam, ir failā { $file }.
database-downgrade-help = Atgriezties pie vecākas programmas versijas formāta. Serverim jābūt apturētam.
database-form-help = Formāts, piemēram, { $example }.
database-downgraded = Failam { $file } tagad ir formāts { $form }. Ja šo versiju palaidīs vēlreiz, tā to mainīs atpakaļ.
