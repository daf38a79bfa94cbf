### `marrakech tables`: what a host does with tables.

tables-help = Bekijk, sluit, bewaar en verwijder tafels, of de server nu draait of niet.
tables-list-help = Toon een lijst van de tafels.
tables-show-help = Toon een tafel: wie er zit, en wat er is gebeurd.
tables-close-help = Sluit een tafel. Een spel dat er bezig is, eindigt zonder uitslag.
tables-export-help = Schrijf partijen naar bestanden, als verslagen. Van partijen die nog bezig zijn, wat er tot nu toe is gespeeld.
tables-delete-help = Verwijder tafels voorgoed.
tables-reports-help = Toon wat spelers hebben gemeld, het nieuwste eerst.
tables-id-help = Een tafel, of het begin van zijn naam, zoals het logboek die toont. Begint die met -, schrijf er dan -- voor.
tables-standing-help = Alleen tafels met deze status.
tables-why-help = Wat de spelers erover te zien krijgen.
tables-to-help = De map om in te schrijven.
tables-all-help = Alle tafels.
tables-yes-help = Vraag niets.
tables-done-help = Een melding die is afgehandeld, met haar nummer; mag vaker worden gegeven.
tables-reports-all-help = Ook die al zijn afgehandeld.
tables-column-table = tafel
tables-column-standing = status
tables-column-players = spelers
tables-column-rules = regels
tables-column-since = sinds
tables-column-changed = laatste wijziging
tables-column-entries = gebeurtenissen
tables-standing = { $standing ->
    [waiting] wacht
    [playing] bezig
    [over] afgelopen
   *[closed] gesloten
}
tables-listed = { $listed ->
    [yes] te zien in de lobby
   *[no] alleen voor wie de link heeft
}
tables-times = { $number ->
    [one] Sinds { $since }, laatste wijziging { $changed }, één gebeurtenis.
   *[other] Sinds { $since }, laatste wijziging { $changed }, { $number } gebeurtenissen.
}
tables-counted = { $number ->
    [0] Er zijn geen tafels.
    [one] Eén tafel.
   *[other] { $number } tafels.
}
tables-closed = Tafel { $table } is gesloten. Wie er zit, krijgt het binnen twee seconden te zien.
tables-exported = { $number ->
    [one] Eén partij staat in { $folder }.
   *[other] { $number } partijen staan in { $folder }.
}
tables-not-begun = { $number ->
    [one] Aan één tafel is geen spel begonnen.
   *[other] Aan { $number } tafels is geen spel begonnen.
}
tables-export-what = zeg welke tafels, of --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Deze tafel voorgoed verwijderen? (j/n)
   *[other] Deze { $number } tafels voorgoed verwijderen? (j/n)
}
# What one may answer beside y
tables-yes = ja
tables-kept = er is niets verwijderd
tables-deleted = { $number ->
    [one] Eén tafel is verwijderd. Wie er zit, krijgt het binnen twee seconden te zien.
   *[other] { $number } tafels zijn verwijderd. Wie er zit, krijgt het binnen twee seconden te zien.
}

## What players report

tables-report-number = nummer
tables-report-when = wanneer
tables-report-table = tafel
tables-report-reason = reden
tables-report-about = over
tables-report-address = adres
tables-report-by = door
tables-report-done = afgehandeld
tables-reason = { $reason ->
    [name] aanstootgevende naam
    [cheating] valsspelen
    [stalling] tijdrekken
   *[other] anders
}
tables-watched = iemand die keek
tables-reported = Gemeld: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Er zijn geen openstaande meldingen.
    [one] Eén melding.
   *[other] { $number } meldingen.
}
tables-reports-done = { $number ->
    [one] Eén melding is afgehandeld.
   *[other] { $number } meldingen zijn afgehandeld.
}

## What is in the way

tables-no-table = er is geen tafel waarvan de naam begint met ‘{ $name }’
tables-many = de naam van meer dan één tafel begint met ‘{ $name }’: schrijf er meer van
tables-busy = de tafel verandert te snel: probeer het opnieuw
tables-why-long = er kunnen hoogstens { $most } tekens over worden gezegd
tables-no-report = er is geen openstaande melding { $number }
