### `marrakech tables`: what a host does with tables.

tables-help = Katso, sulje, tallenna ja poista pöytiä, oli palvelin käynnissä tai ei.
tables-list-help = Luettele pöydät.
tables-show-help = Näytä pöytä: ketkä siinä istuvat ja mitä on tapahtunut.
tables-close-help = Sulje pöytä. Siinä kesken oleva peli päättyy ilman tulosta.
tables-export-help = Kirjoita pelejä tiedostoihin tallenteina. Keskeneräisistä se, mitä on tähän mennessä pelattu.
tables-delete-help = Poista pöytiä pysyvästi.
tables-reports-help = Luettele pelaajien ilmoitukset, uusin ensin.
tables-id-help = Pöytä tai sen nimen alku, kuten se on lokissa. Jos se alkaa merkillä -, kirjoita sen eteen --.
tables-standing-help = Vain ne, joiden tila on tämä.
tables-why-help = Mitä pelaajille siitä kerrotaan.
tables-to-help = Kansio, johon kirjoitetaan.
tables-all-help = Kaikki pöydät.
tables-yes-help = Älä kysy.
tables-done-help = Käsitellyn ilmoituksen numero; voidaan antaa useita.
tables-reports-all-help = Myös käsitellyt.
tables-column-table = pöytä
tables-column-standing = tila
tables-column-players = pelaajat
tables-column-rules = säännöt
tables-column-since = alkaen
tables-column-changed = viime muutos
tables-column-entries = merkintöjä
tables-standing = { $standing ->
    [waiting] odottaa
    [playing] peli käynnissä
    [over] päättynyt
   *[closed] suljettu
}
tables-listed = { $listed ->
    [yes] näkyy aulassa
   *[no] vain niille, joilla on linkki
}
tables-times = { $number ->
    [one] Alkaen { $since }, viime muutos { $changed }, yksi merkintä.
   *[other] Alkaen { $since }, viime muutos { $changed }, { $number } merkintää.
}
tables-counted = { $number ->
    [0] Pöytiä ei ole.
    [one] Yksi pöytä.
   *[other] { $number } pöytää.
}
tables-closed = Pöytä { $table } on suljettu. Siinä olevat saavat tietää sen kahden sekunnin kuluessa.
tables-exported = { $number ->
    [one] Yksi peli on kansiossa { $folder }.
   *[other] { $number } peliä on kansiossa { $folder }.
}
tables-not-begun = { $number ->
    [one] Yhdessä pöydässä ei ole alkanut peliä.
   *[other] { $number } pöydässä ei ole alkanut peliä.
}
tables-export-what = kerro, mitkä pöydät, tai --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Poistetaanko tämä pöytä pysyvästi? (k/e)
   *[other] Poistetaanko nämä { $number } pöytää pysyvästi? (k/e)
}
# What one may answer beside y
tables-yes = kyllä
tables-kept = mitään ei poistettu
tables-deleted = { $number ->
    [one] Yksi pöytä poistettiin. Siinä olevat saavat tietää sen kahden sekunnin kuluessa.
   *[other] { $number } pöytää poistettiin. Niissä olevat saavat tietää sen kahden sekunnin kuluessa.
}

## What players report

tables-report-number = numero
tables-report-when = milloin
tables-report-table = pöytä
tables-report-reason = syy
tables-report-about = kenestä
tables-report-address = osoite
tables-report-by = keneltä
tables-report-done = käsitelty
tables-reason = { $reason ->
    [name] loukkaava nimi
    [cheating] huijaaminen
    [stalling] viivyttely
   *[other] muu
}
tables-watched = katsoja
tables-reported = Ilmoitus ({ $reason }) { $about }
tables-reports-counted = { $number ->
    [0] Käsiteltäviä ilmoituksia ei ole.
    [one] Yksi ilmoitus.
   *[other] { $number } ilmoitusta.
}
tables-reports-done = { $number ->
    [one] Yksi ilmoitus on käsitelty.
   *[other] { $number } ilmoitusta on käsitelty.
}

## What is in the way

tables-no-table = pöytää, jonka nimen alku on ”{ $name }”, ei ole
tables-many = useamman pöydän nimen alku on ”{ $name }”: kirjoita nimestä enemmän
tables-busy = pöytä muuttuu liian nopeasti: yritä uudelleen
tables-why-long = siitä voi sanoa enintään { $most } merkkiä
tables-no-report = käsittelemätöntä ilmoitusta { $number } ei ole
