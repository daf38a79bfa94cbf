### `marrakech tables`: what a host does with tables.

tables-help = Preglej, zapri, shrani in izbriši mize, naj strežnik teče ali ne.
tables-list-help = Izpiši mize.
tables-show-help = Pokaži mizo: kdo sedi za njo in kaj se je zgodilo.
tables-close-help = Zapri mizo. Partija, ki tam teče, se konča brez izida.
tables-export-help = Zapiši partije v datoteke, kot zapise. Od nedokončanih to, kar je bilo doslej odigrano.
tables-delete-help = Trajno izbriši mize.
tables-reports-help = Izpiši prijave igralcev, najnovejše najprej.
tables-id-help = Oznaka mize ali njen začetek, kot v dnevniku. Če se začne z -, pred njo napiši --.
tables-standing-help = Samo mize v tem stanju.
tables-why-help = Kaj o tem izvejo igralci.
tables-to-help = Mapa za zapis.
tables-all-help = Vse mize.
tables-yes-help = Ne sprašuj.
tables-done-help = Rešena prijava, po številki; lahko se navede večkrat.
tables-reports-all-help = Tudi že rešene.
tables-column-table = miza
tables-column-standing = stanje
tables-column-players = igralci
tables-column-rules = pravila
tables-column-since = od
tables-column-changed = zadnja sprememba
tables-column-entries = vnosi
tables-standing = { $standing ->
    [waiting] čaka
    [playing] v igri
    [over] končana
   *[closed] zaprta
}
tables-listed = { $listed ->
    [yes] vidna v čakalnici
   *[no] za tiste, ki imajo povezavo
}
tables-times = { $number ->
    [one] Od { $since }, zadnja sprememba { $changed }, { $number } vnos.
    [two] Od { $since }, zadnja sprememba { $changed }, { $number } vnosa.
    [few] Od { $since }, zadnja sprememba { $changed }, { $number } vnosi.
   *[other] Od { $since }, zadnja sprememba { $changed }, { $number } vnosov.
}
tables-counted = { $number ->
    [0] Ni nobene mize.
    [one] { $number } miza.
    [two] { $number } mizi.
    [few] { $number } mize.
   *[other] { $number } miz.
}
tables-closed = Miza { $table } je zaprta. Kdor je za njo, to izve v dveh sekundah.
tables-exported = { $number ->
    [one] { $number } partija je v mapi { $folder }.
    [two] { $number } partiji sta v mapi { $folder }.
    [few] { $number } partije so v mapi { $folder }.
   *[other] { $number } partij je v mapi { $folder }.
}
tables-not-begun = { $number ->
    [one] Za { $number } mizo se igra ni začela.
    [two] Za { $number } mizama se igra ni začela.
    [few] Za { $number } mizami se igra ni začela.
   *[other] Za { $number } mizami se igra ni začela.
}
tables-export-what = povej, katere mize, ali --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Trajno izbrišem { $number } mizo? (d/n)
    [two] Trajno izbrišem ti { $number } mizi? (d/n)
    [few] Trajno izbrišem te { $number } mize? (d/n)
   *[other] Trajno izbrišem teh { $number } miz? (d/n)
}
# What one may answer beside y
tables-yes = da
tables-kept = nič ni bilo izbrisano
tables-deleted = { $number ->
    [one] Izbrisana je { $number } miza. Kdor je tam, to izve v dveh sekundah.
    [two] Izbrisani sta { $number } mizi. Kdor je tam, to izve v dveh sekundah.
    [few] Izbrisane so { $number } mize. Kdor je tam, to izve v dveh sekundah.
   *[other] Izbrisanih je { $number } miz. Kdor je tam, to izve v dveh sekundah.
}

## What players report

tables-report-number = številka
tables-report-when = kdaj
tables-report-table = miza
tables-report-reason = razlog
tables-report-about = o kom
tables-report-address = naslov
tables-report-by = od koga
tables-report-done = rešeno
tables-reason = { $reason ->
    [name] žaljivo ime
    [cheating] goljufanje
    [stalling] zavlačevanje
   *[other] drugo
}
tables-watched = nekdo od gledalcev
tables-reported = Prijava: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Ni nerešenih prijav.
    [one] { $number } prijava.
    [two] { $number } prijavi.
    [few] { $number } prijave.
   *[other] { $number } prijav.
}
tables-reports-done = { $number ->
    [one] Rešena je { $number } prijava.
    [two] Rešeni sta { $number } prijavi.
    [few] Rešene so { $number } prijave.
   *[other] Rešenih je { $number } prijav.
}

## What is in the way

tables-no-table = ni mize, katere oznaka bi se začela z »{ $name }«
tables-many = z »{ $name }« se začne oznaka več miz: napiši več znakov
tables-busy = miza se prehitro spreminja: poskusi znova
tables-why-long = obrazložitev je predolga (največ znakov: { $most })
tables-no-report = nerešene prijave { $number } ni
