### `marrakech tables`: what a host does with tables.

tables-help = Vis, lukk, lagre og slett bord, enten serveren kjører eller ikke.
tables-list-help = List opp bordene.
tables-show-help = Vis et bord: hvem som sitter der, og hva som har skjedd.
tables-close-help = Lukk et bord. Et spill som pågår der, ender uten resultat.
tables-export-help = Skriv partier til filer, som protokoller. Av uferdige partier det som er spilt til nå.
tables-delete-help = Slett bord for godt.
tables-reports-help = List opp det spillere har rapportert, det nyeste først.
tables-id-help = Et bord, eller begynnelsen på navnet, slik loggen viser det. Hvis det begynner med -, skriv -- foran.
tables-standing-help = Bare bord med denne statusen.
tables-why-help = Hva spillerne får vite om det.
tables-to-help = Mappen å skrive til.
tables-all-help = Alle bord.
tables-yes-help = Ikke spør.
tables-done-help = En rapport som er behandlet, med nummeret; kan oppgis flere ganger.
tables-reports-all-help = Også de som er behandlet.
tables-column-table = bord
tables-column-standing = status
tables-column-players = spillere
tables-column-rules = regler
tables-column-since = siden
tables-column-changed = sist endret
tables-column-entries = oppføringer
tables-standing = { $standing ->
    [waiting] venter
    [playing] i gang
    [over] slutt
   *[closed] lukket
}
tables-listed = { $listed ->
    [yes] vises i lobbyen
   *[no] for dem som har lenken
}
tables-times = { $number ->
    [one] Siden { $since }, sist endret { $changed }, én oppføring.
   *[other] Siden { $since }, sist endret { $changed }, { $number } oppføringer.
}
tables-counted = { $number ->
    [0] Det finnes ingen bord.
    [one] Ett bord.
   *[other] { $number } bord.
}
tables-closed = Bord { $table } er lukket. De som er der, får vite det innen to sekunder.
tables-exported = { $number ->
    [one] Ett parti er i { $folder }.
   *[other] { $number } partier er i { $folder }.
}
tables-not-begun = { $number ->
    [one] Ved ett bord har ikke noe spill begynt.
   *[other] Ved { $number } bord har ikke noe spill begynt.
}
tables-export-what = oppgi hvilke bord, eller --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Slette dette bordet for godt? (j/n)
   *[other] Slette disse { $number } bordene for godt? (j/n)
}
# What one may answer beside y
tables-yes = ja
tables-kept = ingenting ble slettet
tables-deleted = { $number ->
    [one] Ett bord er slettet. De som er der, får vite det innen to sekunder.
   *[other] { $number } bord er slettet. De som er der, får vite det innen to sekunder.
}

## What players report

tables-report-number = nummer
tables-report-when = når
tables-report-table = bord
tables-report-reason = grunn
tables-report-about = om
tables-report-address = adresse
tables-report-by = av
tables-report-done = behandlet
tables-reason = { $reason ->
    [name] støtende navn
    [cheating] juks
    [stalling] trenering
   *[other] annet
}
tables-watched = noen som så på
tables-reported = Rapportert: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Det er ingen rapporter å behandle.
    [one] Én rapport.
   *[other] { $number } rapporter.
}
tables-reports-done = { $number ->
    [one] Én rapport er behandlet.
   *[other] { $number } rapporter er behandlet.
}

## What is in the way

tables-no-table = det finnes ikke noe bord med et navn som begynner på «{ $name }»
tables-many = mer enn ett bord har et navn som begynner på «{ $name }»: Skriv mer av det
tables-busy = bordet endrer seg for raskt: Prøv igjen
tables-why-long = høyst { $most } tegn kan sies om det
tables-no-report = det finnes ingen ubehandlet rapport { $number }
