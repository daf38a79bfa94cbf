### `marrakech tables`: what a host does with tables.

tables-help = Visa, stäng, spara och ta bort bord, vare sig servern är igång eller inte.
tables-list-help = Lista borden.
tables-show-help = Visa ett bord: vilka som sitter där och vad som har hänt.
tables-close-help = Stäng ett bord. Ett spel som pågår där slutar utan resultat.
tables-export-help = Skriv partier till filer, som protokoll. Av oavslutade partier det som har spelats hittills.
tables-delete-help = Ta bort bord för gott.
tables-reports-help = Lista det som spelare har anmält, det nyaste först.
tables-id-help = Ett bord, eller början av dess namn, som loggen visar det. Om det börjar med -, skriv -- före.
tables-standing-help = Bara bord med denna status.
tables-why-help = Vad spelarna får veta om det.
tables-to-help = Mappen att skriva till.
tables-all-help = Alla bord.
tables-yes-help = Fråga inte.
tables-done-help = En anmälan som är åtgärdad, med dess nummer; kan anges flera gånger.
tables-reports-all-help = Även de som är åtgärdade.
tables-column-table = bord
tables-column-standing = status
tables-column-players = spelare
tables-column-rules = regler
tables-column-since = sedan
tables-column-changed = senast ändrat
tables-column-entries = poster
tables-standing = { $standing ->
    [waiting] väntar
    [playing] pågår
    [over] slut
   *[closed] stängt
}
tables-listed = { $listed ->
    [yes] visas i lobbyn
   *[no] för dem som har länken
}
tables-times = { $number ->
    [one] Sedan { $since }, senast ändrat { $changed }, en post.
   *[other] Sedan { $since }, senast ändrat { $changed }, { $number } poster.
}
tables-counted = { $number ->
    [0] Det finns inga bord.
    [one] Ett bord.
   *[other] { $number } bord.
}
tables-closed = Bord { $table } är stängt. De som är där får veta det inom två sekunder.
tables-exported = { $number ->
    [one] Ett parti finns i { $folder }.
   *[other] { $number } partier finns i { $folder }.
}
tables-not-begun = { $number ->
    [one] Vid ett bord har inget spel börjat.
   *[other] Vid { $number } bord har inget spel börjat.
}
tables-export-what = ange vilka bord, eller --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Ta bort det här bordet för gott? (j/n)
   *[other] Ta bort de här { $number } borden för gott? (j/n)
}
# What one may answer beside y
tables-yes = ja
tables-kept = inget togs bort
tables-deleted = { $number ->
    [one] Ett bord är borttaget. De som är där får veta det inom två sekunder.
   *[other] { $number } bord är borttagna. De som är där får veta det inom två sekunder.
}

## What players report

tables-report-number = nummer
tables-report-when = när
tables-report-table = bord
tables-report-reason = skäl
tables-report-about = om
tables-report-address = adress
tables-report-by = av
tables-report-done = åtgärdad
tables-reason = { $reason ->
    [name] stötande namn
    [cheating] fusk
    [stalling] maskning
   *[other] annat
}
tables-watched = någon som tittade på
tables-reported = Anmält: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Det finns ingen anmälan att åtgärda.
    [one] En anmälan.
   *[other] { $number } anmälningar.
}
tables-reports-done = { $number ->
    [one] En anmälan är åtgärdad.
   *[other] { $number } anmälningar är åtgärdade.
}

## What is in the way

tables-no-table = det finns inget bord vars namn börjar med ”{ $name }”
tables-many = mer än ett bord har ett namn som börjar med ”{ $name }”: skriv mer av det
tables-busy = bordet ändras för snabbt: försök igen
tables-why-long = högst { $most } tecken får sägas om det
tables-no-report = det finns ingen anmälan { $number } kvar att åtgärda
