### `marrakech database`, for hosts.

database-help = Prižiūrėti tai, ką serveris išsaugojo.
database-backup-help = Nukopijuoti visus stalus, serveriui veikiant ar ne, ir patikrinti kopiją.
database-copy-help = Failas, į kurį rašyti; jo dar neturi būti.
database-copying = Kopijuojama
database-copied = Visi stalai yra faile { $file }, tokie, kokie buvo pradedant kopijuoti. Rakto jame nėra: failo { $key } kopiją laikyk kitur.
database-check-help = Patikrinti viską, kas išsaugota.
database-check-file-help = Kopija, kurią patikrinti vietoj serverio naudojamų duomenų.
database-sound = Failas { $file } tvarkingas.
database-fault = Stalas { $table }…: { $why }
database-faults = { $number ->
    [one] Sugadintas { $number } stalas; visi kiti tvarkingi.
    [few] Sugadinti { $number } stalai; visi kiti tvarkingi.
   *[other] Sugadinta { $number } stalų; visi kiti tvarkingi.
}
database-restore-help = Pakeisti išsaugotus duomenis kopija. Serveris turi būti sustabdytas.
database-restore-file-help = Kopija.
database-restored = Atkurta.
database-restored-kept = Atkurta. Tai, kas buvo anksčiau, yra faile { $file }.
database-downgrade-help = Grįžti prie senesnės programos versijos formato. Serveris turi būti sustabdytas.
database-form-help = Formatas, pavyzdžiui, { $example }.
database-downgraded = Failo { $file } formatas dabar { $form }. Jei vėl paleisi šią versiją, ji formatą pakeis atgal.
