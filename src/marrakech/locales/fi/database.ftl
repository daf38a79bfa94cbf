### `marrakech database`, for hosts.

database-help = Huolla palvelimen tallentamia tietoja.
database-backup-help = Kopioi kaikki pöydät, oli palvelin käynnissä tai ei, ja tarkista kopio.
database-copy-help = Kirjoitettava tiedosto; sitä ei saa olla vielä.
database-copying = Kopioidaan
database-copied = Kaikki pöydät ovat tiedostossa { $file } sellaisina kuin ne olivat kopioinnin alkaessa. Avain ei ole siinä: säilytä tiedoston { $key } kopio muualla.
database-check-help = Tarkista kaikki, mitä on tallennettu.
database-check-file-help = Kopio, joka tarkistetaan palvelimen käyttämien tietojen sijasta.
database-sound = { $file } on kunnossa.
database-fault = Pöytä { $table }…: { $why }
database-faults = { $number ->
    [one] Yksi pöytä on vioittunut; kaikki muut ovat kunnossa.
   *[other] { $number } pöytää on vioittunut; kaikki muut ovat kunnossa.
}
database-restore-help = Pane kopio tallennettujen tietojen tilalle. Palvelimen on oltava pysäytetty.
database-restore-file-help = Kopio.
database-restored = Palautettu.
database-restored-kept = Palautettu. Se, mitä ennen oli, on tiedostossa { $file }.
database-downgrade-help = Palaa ohjelman vanhemman version muotoon. Palvelimen on oltava pysäytetty.
database-form-help = Muoto, esimerkiksi { $example }.
database-downgraded = Tiedoston { $file } muoto on nyt { $form }. Jos tämä versio käynnistetään uudelleen, se muuttaa muodon takaisin.
