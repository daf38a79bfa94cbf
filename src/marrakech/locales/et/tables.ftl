### `marrakech tables`: what a host does with tables.

tables-help = Vaata, sulge, salvesta ja kustuta laudu, töötagu server või mitte.
tables-list-help = Loetle lauad.
tables-show-help = Näita lauda: kes seal istub ja mis on juhtunud.
tables-close-help = Sulge laud. Seal käiv mäng lõpeb tulemuseta.
tables-export-help = Kirjuta mängud failidesse, salvestistena. Pooleli mängudest see, mis on seni mängitud.
tables-delete-help = Kustuta laudu jäädavalt.
tables-reports-help = Loetle mängijate teated, uuemad ees.
tables-id-help = Laud või selle nime algus, nagu logis. Kui see algab märgiga -, kirjuta selle ette --.
tables-standing-help = Ainult need, mis on selles olekus.
tables-why-help = Mida mängijatele selle kohta öeldakse.
tables-to-help = Kaust, kuhu kirjutada.
tables-all-help = Kõik lauad.
tables-yes-help = Ära küsi.
tables-done-help = Lahendatud teate number; võib anda mitu korda.
tables-reports-all-help = Ka lahendatud.
tables-column-table = laud
tables-column-standing = olek
tables-column-players = mängijad
tables-column-rules = reeglid
tables-column-since = alates
tables-column-changed = viimane muudatus
tables-column-entries = kirjeid
tables-standing = { $standing ->
    [waiting] ootab
    [playing] mäng käib
    [over] läbi
   *[closed] suletud
}
tables-listed = { $listed ->
    [yes] näha fuajees
   *[no] neile, kellel on link
}
tables-times = { $number ->
    [one] Alates { $since }, viimane muudatus { $changed }, üks kirje.
   *[other] Alates { $since }, viimane muudatus { $changed }, { $number } kirjet.
}
tables-counted = { $number ->
    [0] Laudu ei ole.
    [one] Üks laud.
   *[other] { $number } lauda.
}
tables-closed = Laud { $table } on suletud. Kes seal on, saab sellest teada kahe sekundi jooksul.
tables-exported = { $number ->
    [one] Üks mäng on kaustas { $folder }.
   *[other] { $number } mängu on kaustas { $folder }.
}
tables-not-begun = { $number ->
    [one] Ühes lauas ei ole mäng alanud.
   *[other] { $number } lauas ei ole mäng alanud.
}
tables-export-what = ütle, millised lauad, või --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Kas kustutada see laud jäädavalt? (j/e)
   *[other] Kas kustutada need { $number } lauda jäädavalt? (j/e)
}
# What one may answer beside y
tables-yes = jah
tables-kept = midagi ei kustutatud
tables-deleted = { $number ->
    [one] Üks laud on kustutatud. Kes seal on, saab sellest teada kahe sekundi jooksul.
   *[other] { $number } lauda on kustutatud. Kes seal on, saab sellest teada kahe sekundi jooksul.
}

## What players report

tables-report-number = number
tables-report-when = millal
tables-report-table = laud
tables-report-reason = põhjus
tables-report-about = kellest
tables-report-address = aadress
tables-report-by = kellelt
tables-report-done = lahendatud
tables-reason = { $reason ->
    [name] solvav nimi
    [cheating] sohitegemine
    [stalling] venitamine
   *[other] muu
}
tables-watched = vaataja
tables-reported = Teade ({ $reason }) { $about }
tables-reports-counted = { $number ->
    [0] Lahendamata teateid ei ole.
    [one] Üks teade.
   *[other] { $number } teadet.
}
tables-reports-done = { $number ->
    [one] Üks teade on lahendatud.
   *[other] { $number } teadet on lahendatud.
}

## What is in the way

tables-no-table = ei ole lauda, mille nime algus on „{ $name }”
tables-many = mitme laua nime algus on „{ $name }”: kirjuta nimest rohkem
tables-busy = laud muutub liiga kiiresti: proovi uuesti
tables-why-long = selle kohta saab öelda kuni { $most } märki
tables-no-report = lahendamata teadet { $number } ei ole
