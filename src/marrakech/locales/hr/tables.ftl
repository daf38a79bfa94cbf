### `marrakech tables`: what a host does with tables.

tables-help = Pregledaj, zatvori, spremi i izbriši stolove, radio poslužitelj ili ne.
tables-list-help = Ispiši stolove.
tables-show-help = Pokaži stol: tko sjedi za njim i što se dogodilo.
tables-close-help = Zatvori stol. Partija koja se ondje igra završava bez rezultata.
tables-export-help = Zapiši partije u datoteke, kao zapise. Od nezavršenih ono što je dotad odigrano.
tables-delete-help = Trajno izbriši stolove.
tables-reports-help = Ispiši prijave igrača, najnovije prve.
tables-id-help = Oznaka stola ili njezin početak, kao u dnevniku. Ako počinje s -, ispred nje napiši --.
tables-standing-help = Samo stolovi u tom stanju.
tables-why-help = Što će o tome saznati igrači.
tables-to-help = Mapa u koju se piše.
tables-all-help = Svi stolovi.
tables-yes-help = Ne pitaj.
tables-done-help = Riješena prijava, po broju; može se navesti više puta.
tables-reports-all-help = I one riješene.
tables-column-table = stol
tables-column-standing = stanje
tables-column-players = igrači
tables-column-rules = pravila
tables-column-since = od
tables-column-changed = zadnja promjena
tables-column-entries = unosi
tables-standing = { $standing ->
    [waiting] čeka
    [playing] igra se
    [over] gotovo
   *[closed] zatvoreno
}
tables-listed = { $listed ->
    [yes] vidi se u predvorju
   *[no] za one koji imaju poveznicu
}
tables-times = { $number ->
    [one] Od { $since }, zadnja promjena { $changed }, { $number } unos.
    [few] Od { $since }, zadnja promjena { $changed }, { $number } unosa.
   *[other] Od { $since }, zadnja promjena { $changed }, { $number } unosa.
}
tables-counted = { $number ->
    [0] Nema stolova.
    [one] { $number } stol.
    [few] { $number } stola.
   *[other] { $number } stolova.
}
tables-closed = Stol { $table } je zatvoren. Tko je za njim, saznat će za najviše dvije sekunde.
tables-exported = { $number ->
    [one] { $number } partija je u { $folder }.
    [few] { $number } partije su u { $folder }.
   *[other] { $number } partija je u { $folder }.
}
tables-not-begun = { $number ->
    [one] Za { $number } stolom igra nije počela.
    [few] Za { $number } stola igra nije počela.
   *[other] Za { $number } stolova igra nije počela.
}
tables-export-what = navedi koje stolove ili --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Trajno izbrisati { $number } stol? (d/n)
    [few] Trajno izbrisati ova { $number } stola? (d/n)
   *[other] Trajno izbrisati ovih { $number } stolova? (d/n)
}
# What one may answer beside y
tables-yes = da
tables-kept = ništa nije izbrisano
tables-deleted = { $number ->
    [one] Izbrisan je { $number } stol. Tko je ondje, saznat će za najviše dvije sekunde.
    [few] Izbrisana su { $number } stola. Tko je ondje, saznat će za najviše dvije sekunde.
   *[other] Izbrisano je { $number } stolova. Tko je ondje, saznat će za najviše dvije sekunde.
}

## What players report

tables-report-number = broj
tables-report-when = kada
tables-report-table = stol
tables-report-reason = razlog
tables-report-about = o kome
tables-report-address = adresa
tables-report-by = od koga
tables-report-done = riješeno
tables-reason = { $reason ->
    [name] uvredljivo ime
    [cheating] varanje
    [stalling] odugovlačenje
   *[other] nešto drugo
}
tables-watched = netko od gledatelja
tables-reported = Prijava: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Nema neriješenih prijava.
    [one] { $number } prijava.
    [few] { $number } prijave.
   *[other] { $number } prijava.
}
tables-reports-done = { $number ->
    [one] Riješena je { $number } prijava.
    [few] Riješene su { $number } prijave.
   *[other] Riješeno je { $number } prijava.
}

## What is in the way

tables-no-table = nema stola čija oznaka počinje s „{ $name }”
tables-many = s „{ $name }” počinje oznaka više stolova: napiši više znakova
tables-busy = stol se prebrzo mijenja: pokušaj ponovno
tables-why-long = obrazloženje je predugo (najviše znakova: { $most })
tables-no-report = nema neriješene prijave { $number }
