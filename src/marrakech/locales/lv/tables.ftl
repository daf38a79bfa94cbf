### `marrakech tables`: what a host does with tables.

tables-help = Apskatīt, aizvērt, saglabāt un dzēst galdus, vai serveris darbojas vai ne.
tables-list-help = Uzskaitīt galdus.
tables-show-help = Parādīt galdu: kas pie tā sēž un kas noticis.
tables-close-help = Aizvērt galdu. Spēle, kas tur notiek, beidzas bez rezultāta.
tables-export-help = Ierakstīt spēles failos kā pierakstus. No nepabeigtām spēlēm to, kas jau nospēlēts.
tables-delete-help = Neatgriezeniski dzēst galdus.
tables-reports-help = Uzskaitīt spēlētāju sūdzības, jaunākās vispirms.
tables-id-help = Galds vai tā nosaukuma sākums, kā to rāda žurnāls. Ja tas sākas ar -, raksti pirms tā --.
tables-standing-help = Tikai galdi šādā stāvoklī.
tables-why-help = Ko par to pateikt spēlētājiem.
tables-to-help = Mape, kurā rakstīt.
tables-all-help = Visi galdi.
tables-yes-help = Nejautāt.
tables-done-help = Izskatīta sūdzība pēc tās numura; var norādīt vairākas reizes.
tables-reports-all-help = Arī tās, kas jau izskatītas.
tables-column-table = galds
tables-column-standing = stāvoklis
tables-column-players = spēlētāji
tables-column-rules = noteikumi
tables-column-since = kopš
tables-column-changed = mainīts
tables-column-entries = ieraksti
tables-standing = { $standing ->
    [waiting] gaida
    [playing] spēlē
    [over] beidzies
   *[closed] aizvērts
}
tables-listed = { $listed ->
    [yes] redzams vestibilā
   *[no] tikai tiem, kam ir saite
}
tables-times = { $number ->
    [zero] Kopš { $since }, mainīts { $changed }, { $number } ierakstu.
    [one] Kopš { $since }, mainīts { $changed }, { $number } ieraksts.
   *[other] Kopš { $since }, mainīts { $changed }, { $number } ieraksti.
}
tables-counted = { $number ->
    [0] Galdu nav.
    [zero] { $number } galdu.
    [one] { $number } galds.
   *[other] { $number } galdi.
}
tables-closed = Galds { $table } ir aizvērts. Kas tur ir, to uzzinās divu sekunžu laikā.
tables-exported = { $number ->
    [zero] Mapē { $folder } ir { $number } spēļu.
    [one] Mapē { $folder } ir { $number } spēle.
   *[other] Mapē { $folder } ir { $number } spēles.
}
tables-not-begun = { $number ->
    [zero] Pie { $number } galdiem spēle nav sākusies.
    [one] Pie { $number } galda spēle nav sākusies.
   *[other] Pie { $number } galdiem spēle nav sākusies.
}
tables-export-what = norādi, kurus galdus, vai --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [zero] Neatgriezeniski dzēst { $number } galdu? (j/n)
    [one] Neatgriezeniski dzēst { $number } galdu? (j/n)
   *[other] Neatgriezeniski dzēst { $number } galdus? (j/n)
}
# What one may answer beside y
tables-yes = jā
tables-kept = nekas nav dzēsts
tables-deleted = { $number ->
    [zero] Izdzēsts { $number } galdu. Kas tur ir, to uzzinās divu sekunžu laikā.
    [one] Izdzēsts { $number } galds. Kas tur ir, to uzzinās divu sekunžu laikā.
   *[other] Izdzēsti { $number } galdi. Kas tur ir, to uzzinās divu sekunžu laikā.
}

## What players report

tables-report-number = numurs
tables-report-when = kad
tables-report-table = galds
tables-report-reason = iemesls
tables-report-about = par ko
tables-report-address = adrese
tables-report-by = kas sūdzas
tables-report-done = izskatīta
tables-reason = { $reason ->
    [name] aizskarošs vārds
    [cheating] krāpšanās
    [stalling] tīša vilcināšanās
   *[other] cits
}
tables-watched = skatītājs
tables-reported = Sūdzība: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Neizskatītu sūdzību nav.
    [zero] { $number } sūdzību.
    [one] { $number } sūdzība.
   *[other] { $number } sūdzības.
}
tables-reports-done = { $number ->
    [zero] Izskatīts { $number } sūdzību.
    [one] Izskatīta { $number } sūdzība.
   *[other] Izskatītas { $number } sūdzības.
}

## What is in the way

tables-no-table = nav galda, kura nosaukums sākas ar „{ $name }”
tables-many = ar „{ $name }” sākas vairāku galdu nosaukumi: raksti garāk
tables-busy = galds mainās pārāk ātri: mēģini vēlreiz
tables-why-long = tam atļauts ne vairāk par { $most } rakstzīmēm
tables-no-report = neizskatītas sūdzības ar numuru { $number } nav
