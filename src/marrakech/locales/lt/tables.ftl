### `marrakech tables`: what a host does with tables.

tables-help = Peržiūrėti, uždaryti, išsaugoti ir ištrinti stalus, serveriui veikiant ar ne.
tables-list-help = Išvardyti stalus.
tables-show-help = Parodyti stalą: kas prie jo sėdi ir kas įvyko.
tables-close-help = Uždaryti stalą. Ten vykstanti partija baigiasi be rezultato.
tables-export-help = Įrašyti partijas į failus. Iš nebaigtų partijų įrašoma, kas jau sužaista.
tables-delete-help = Ištrinti stalus visam laikui.
tables-reports-help = Išvardyti žaidėjų skundus, naujausius pirma.
tables-id-help = Stalas arba jo pavadinimo pradžia, kaip rodo žurnalas. Jei prasideda ženklu -, prieš jį rašyk --.
tables-standing-help = Tik tokios būsenos stalai.
tables-why-help = Kas apie tai pasakoma žaidėjams.
tables-to-help = Aplankas, į kurį rašyti.
tables-all-help = Visi stalai.
tables-yes-help = Neklausti.
tables-done-help = Išnagrinėtas skundas, nurodomas numeriu; galima nurodyti kelis kartus.
tables-reports-all-help = Ir tie, kurie jau išnagrinėti.
tables-column-table = stalas
tables-column-standing = būsena
tables-column-players = žaidėjai
tables-column-rules = taisyklės
tables-column-since = nuo
tables-column-changed = pakeista
tables-column-entries = įvykiai
tables-standing = { $standing ->
    [waiting] laukia
    [playing] žaidžiama
    [over] baigta
   *[closed] uždarytas
}
tables-listed = { $listed ->
    [yes] rodomas vestibiulyje
   *[no] tik turintiems nuorodą
}
tables-times = { $number ->
    [one] Nuo { $since }, pakeista { $changed }, { $number } įvykis.
    [few] Nuo { $since }, pakeista { $changed }, { $number } įvykiai.
   *[other] Nuo { $since }, pakeista { $changed }, { $number } įvykių.
}
tables-counted = { $number ->
    [0] Stalų nėra.
    [one] { $number } stalas.
    [few] { $number } stalai.
   *[other] { $number } stalų.
}
tables-closed = Stalas { $table } uždarytas. Kas ten yra, sužinos per dvi sekundes.
tables-exported = { $number ->
    [one] Aplanke { $folder } yra { $number } partija.
    [few] Aplanke { $folder } yra { $number } partijos.
   *[other] Aplanke { $folder } yra { $number } partijų.
}
tables-not-begun = { $number ->
    [one] Prie { $number } stalo partija neprasidėjo.
    [few] Prie { $number } stalų partija neprasidėjo.
   *[other] Prie { $number } stalų partija neprasidėjo.
}
tables-export-what = nurodyk, kuriuos stalus, arba --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Visam laikui ištrinti { $number } stalą? (t/n)
    [few] Visam laikui ištrinti { $number } stalus? (t/n)
   *[other] Visam laikui ištrinti { $number } stalų? (t/n)
}
# What one may answer beside y
tables-yes = taip
tables-kept = niekas neištrinta
tables-deleted = { $number ->
    [one] Ištrintas { $number } stalas. Kas ten yra, sužinos per dvi sekundes.
    [few] Ištrinti { $number } stalai. Kas ten yra, sužinos per dvi sekundes.
   *[other] Ištrinta { $number } stalų. Kas ten yra, sužinos per dvi sekundes.
}

## What players report

tables-report-number = numeris
tables-report-when = kada
tables-report-table = stalas
tables-report-reason = priežastis
tables-report-about = apie ką
tables-report-address = adresas
tables-report-by = kas skundžiasi
tables-report-done = išnagrinėta
tables-reason = { $reason ->
    [name] įžeidžiantis vardas
    [cheating] sukčiavimas
    [stalling] tyčinis delsimas
   *[other] kita
}
tables-watched = stebėtojas
tables-reported = Skundas: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Nenagrinėtų skundų nėra.
    [one] { $number } skundas.
    [few] { $number } skundai.
   *[other] { $number } skundų.
}
tables-reports-done = { $number ->
    [one] Išnagrinėtas { $number } skundas.
    [few] Išnagrinėti { $number } skundai.
   *[other] Išnagrinėta { $number } skundų.
}

## What is in the way

tables-no-table = nėra stalo, kurio pavadinimas prasideda „{ $name }“
tables-many = „{ $name }“ prasideda ne vieno stalo pavadinimas: rašyk ilgiau
tables-busy = stalas keičiasi per greitai: bandyk vėl
tables-why-long = tam galima ne daugiau kaip { $most } ženklų
tables-no-report = nenagrinėto skundo, kurio numeris { $number }, nėra
