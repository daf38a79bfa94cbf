### `marrakech tables`: what a host does with tables.

tables-help = Arată, închide, salvează și șterge mese, indiferent dacă serverul rulează sau nu.
tables-list-help = Listează mesele.
tables-show-help = Arată o masă: cine stă acolo și ce s-a întâmplat.
tables-close-help = Închide o masă. Un joc în desfășurare se termină acolo fără rezultat.
tables-export-help = Scrie partide în fișiere, ca înregistrări. Din cele neterminate, ce s-a jucat până acum.
tables-delete-help = Șterge mese definitiv.
tables-reports-help = Listează ce au raportat jucătorii, cele mai noi întâi.
tables-id-help = O masă sau începutul numelui ei, așa cum îl arată jurnalul. Dacă începe cu -, scrie -- înainte.
tables-standing-help = Doar cele care sunt în această stare.
tables-why-help = Ce li se spune jucătorilor despre asta.
tables-to-help = Dosarul în care se scrie.
tables-all-help = Toate mesele.
tables-yes-help = Nu întreba.
tables-done-help = O raportare care a fost rezolvată, după numărul ei; se poate da de mai multe ori.
tables-reports-all-help = Și cele rezolvate.
tables-column-table = masă
tables-column-standing = stare
tables-column-players = jucători
tables-column-rules = reguli
tables-column-since = din
tables-column-changed = ultima modificare
tables-column-entries = intrări
tables-standing = { $standing ->
    [waiting] în așteptare
    [playing] în joc
    [over] terminată
   *[closed] închisă
}
tables-listed = { $listed ->
    [yes] apare în lobby
   *[no] pentru cei care au linkul
}
tables-times = { $number ->
    [one] Din { $since }, ultima modificare { $changed }, o intrare.
    [few] Din { $since }, ultima modificare { $changed }, { $number } intrări.
   *[other] Din { $since }, ultima modificare { $changed }, { $number } de intrări.
}
tables-counted = { $number ->
    [0] Nu este nicio masă.
    [one] O masă.
    [few] { $number } mese.
   *[other] { $number } de mese.
}
tables-closed = Masa { $table } este închisă. Cine e acolo află în cel mult două secunde.
tables-exported = { $number ->
    [one] O partidă este în { $folder }.
    [few] { $number } partide sunt în { $folder }.
   *[other] { $number } de partide sunt în { $folder }.
}
tables-not-begun = { $number ->
    [one] La o masă nu a început niciun joc.
    [few] La { $number } mese nu a început niciun joc.
   *[other] La { $number } de mese nu a început niciun joc.
}
tables-export-what = spune ce mese, ori --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Ștergi definitiv această masă? (d/n)
    [few] Ștergi definitiv aceste { $number } mese? (d/n)
   *[other] Ștergi definitiv aceste { $number } de mese? (d/n)
}
# What one may answer beside y
tables-yes = da
tables-kept = nu s-a șters nimic
tables-deleted = { $number ->
    [one] O masă a fost ștearsă. Cine e acolo află în cel mult două secunde.
    [few] { $number } mese au fost șterse. Cine e acolo află în cel mult două secunde.
   *[other] { $number } de mese au fost șterse. Cine e acolo află în cel mult două secunde.
}

## What players report

tables-report-number = număr
tables-report-when = când
tables-report-table = masă
tables-report-reason = motiv
tables-report-about = despre
tables-report-address = adresă
tables-report-by = de la
tables-report-done = rezolvată
tables-reason = { $reason ->
    [name] nume jignitor
    [cheating] trișează
    [stalling] trage de timp
   *[other] altceva
}
tables-watched = cineva care privea
tables-reported = Raportare: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Nu este nicio raportare de rezolvat.
    [one] O raportare.
    [few] { $number } raportări.
   *[other] { $number } de raportări.
}
tables-reports-done = { $number ->
    [one] O raportare este rezolvată.
    [few] { $number } raportări sunt rezolvate.
   *[other] { $number } de raportări sunt rezolvate.
}

## What is in the way

tables-no-table = nu există nicio masă al cărei nume să înceapă cu „{ $name }”
tables-many = mai multe mese au un nume care începe cu „{ $name }”: scrie mai mult din el
tables-busy = masa se schimbă prea repede: încearcă din nou
tables-why-long = textul poate avea cel mult { $most } de caractere
tables-no-report = nu există raportarea { $number } de rezolvat
