### `marrakech tables`: what a host does with tables.

tables-help = Asztalok megnézése, bezárása, mentése és törlése, akár fut a kiszolgáló, akár nem.
tables-list-help = Felsorolja az asztalokat.
tables-show-help = Megmutat egy asztalt: ki ül ott, és mi történt.
tables-close-help = Bezár egy asztalt. Ha folyik ott játszma, eredmény nélkül ér véget.
tables-export-help = Fájlokba ír játszmákat, feljegyzésként. A befejezetlenekből azt, ami eddig történt.
tables-delete-help = Végleg töröl asztalokat.
tables-reports-help = Felsorolja a játékosok bejelentéseit, a legújabbat elsőként.
tables-id-help = Egy asztal, vagy a nevének eleje, ahogy a napló mutatja. Ha - jellel kezdődik, írj elé egy -- jelet.
tables-standing-help = Csak az ilyen állapotúak.
tables-why-help = Amit a játékosok olvasnak róla.
tables-to-help = A mappa, amelybe ír.
tables-all-help = Minden asztal.
tables-yes-help = Ne kérdezzen.
tables-done-help = Egy elintézett bejelentés száma; többször is megadható.
tables-reports-all-help = Az elintézettek is.
tables-column-table = asztal
tables-column-standing = állapot
tables-column-players = játékosok
tables-column-rules = szabályok
tables-column-since = mióta
tables-column-changed = utolsó változás
tables-column-entries = bejegyzés
tables-standing = { $standing ->
    [waiting] várakozik
    [playing] játék folyik
    [over] vége
   *[closed] bezárva
}
tables-listed = { $listed ->
    [yes] látszik a váróban
   *[no] csak linkkel érhető el
}
tables-times = { $number ->
    [one] Kezdete: { $since }, utolsó változás: { $changed }, egy bejegyzés.
   *[other] Kezdete: { $since }, utolsó változás: { $changed }, { $number } bejegyzés.
}
tables-counted = { $number ->
    [0] Nincs asztal.
    [one] Egy asztal.
   *[other] { $number } asztal.
}
tables-closed = Bezárva: { $table }. Aki ennél az asztalnál van, két másodpercen belül megtudja.
tables-exported = { $number ->
    [one] Egy játszma került ide: { $folder }.
   *[other] { $number } játszma került ide: { $folder }.
}
tables-not-begun = { $number ->
    [one] Egy asztalnál nem kezdődött játszma.
   *[other] { $number } asztalnál nem kezdődött játszma.
}
tables-export-what = add meg, melyik asztalokat, vagy --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Végleg törlöd ezt az asztalt? (i/n)
   *[other] Végleg törölsz { $number } asztalt? (i/n)
}
# What one may answer beside y
tables-yes = igen
tables-kept = semmi sem törlődött
tables-deleted = { $number ->
    [one] Egy asztal törölve. Aki ott van, két másodpercen belül megtudja.
   *[other] { $number } asztal törölve. Aki ott van, két másodpercen belül megtudja.
}

## What players report

tables-report-number = szám
tables-report-when = mikor
tables-report-table = asztal
tables-report-reason = ok
tables-report-about = kiről
tables-report-address = cím
tables-report-by = kitől
tables-report-done = elintézve
tables-reason = { $reason ->
    [name] sértő név
    [cheating] csalás
    [stalling] időhúzás
   *[other] egyéb
}
tables-watched = egy néző
tables-reported = Bejelentés ({ $reason }) { $about }
tables-reports-counted = { $number ->
    [0] Nincs elintézetlen bejelentés.
    [one] Egy bejelentés.
   *[other] { $number } bejelentés.
}
tables-reports-done = { $number ->
    [one] Egy bejelentés elintézve.
   *[other] { $number } bejelentés elintézve.
}

## What is in the way

tables-no-table = nincs asztal, amelynek a neve így kezdődik: „{ $name }”
tables-many = több asztal neve is így kezdődik: „{ $name }”: írj többet belőle
tables-busy = az asztal túl gyorsan változik: próbáld újra
tables-why-long = legfeljebb { $most } karaktert lehet mondani róla
tables-no-report = nincs ilyen számú elintézetlen bejelentés: { $number }
