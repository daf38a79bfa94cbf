### `marrakech database`, for hosts.

database-help = Are grijă de ce a stocat un server.
database-backup-help = Copiază toate mesele, indiferent dacă serverul rulează sau nu, și verifică copia.
database-copy-help = Fișierul care se scrie; nu trebuie să existe deja.
database-copying = Se copiază
database-copied = Toate mesele sunt în { $file }, așa cum erau la începutul copierii. Cheia nu este acolo: păstrează o copie a fișierului { $key } în altă parte.
database-check-help = Verifică tot ce este stocat.
database-check-file-help = O copie de verificat, în locul datelor folosite de server.
database-sound = { $file } este în regulă.
database-fault = Masa { $table }…: { $why }
database-faults = { $number ->
    [one] O masă este deteriorată; toate celelalte sunt în regulă.
    [few] { $number } mese sunt deteriorate; toate celelalte sunt în regulă.
   *[other] { $number } de mese sunt deteriorate; toate celelalte sunt în regulă.
}
database-restore-help = Pune o copie în locul datelor stocate. Serverul trebuie să fie oprit.
database-restore-file-help = Copia.
database-restored = Restaurat.
database-restored-kept = Restaurat. Ce era înainte se află în { $file }.
database-downgrade-help = Revine la formatul unei versiuni mai vechi a acestui program. Serverul trebuie să fie oprit.
database-form-help = Formatul, ca { $example }.
database-downgraded = { $file } are acum formatul { $form }. Dacă această versiune este pornită din nou, îl convertește la loc.
