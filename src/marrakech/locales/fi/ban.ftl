### `marrakech ban`: whom a host keeps out.

ban-help = Estä nimiä ja osoitteita joksikin aikaa, oli palvelin käynnissä tai ei.
ban-name-help = Estä nimi: kukaan ei voi käyttää sitä.
ban-name-name-help = Nimi; isoilla kirjaimilla, väleillä ja kirjainten muodolla ei ole väliä.
ban-address-help = Estä osoite tai verkko: sieltä ei voi pelata eikä katsoa.
ban-address-address-help = Esimerkiksi 203.0.113.9, 203.0.113.0/24 tai 2001:db8::/48. IPv6:ssa estetään vähintään /64.
ban-list-help = Luettele estot.
ban-lift-help = Poista esto.
ban-for-help = Kuinka pitkäksi aikaa, minuutteina, tunteina, päivinä tai viikkoina: 90m, 2h, 1d, 4w.
ban-why-help = Syy; se kerrotaan niille, joiden osoite on estetty.
ban-number-help = Luettelossa näkyvä numero.
ban-column-number = numero
ban-column-kind = laji
ban-column-what = estetty
ban-column-since = alkaen
ban-column-until = päättyy
ban-column-why = syy
ban-kind = { $kind ->
    [name] nimi
   *[address] osoite
}
ban-done = { $what } on nyt estetty; esto päättyy { $until }. Palvelin tietää sen kahden sekunnin kuluessa.
ban-counted = { $number ->
    [0] Estoja ei ole.
    [one] Yksi esto.
   *[other] { $number } estoa.
}
ban-lifted = { $number ->
    [one] Yksi esto poistettiin.
   *[other] { $number } estoa poistettiin.
}
ban-no-name = nimessä on ainakin yksi näkyvä kirjain
ban-no-time = ”{ $time }” ei ole enintään kymmenen vuoden aika: kirjoita se kuten 90m, 2h, 1d tai 4w
ban-no-such = estoa numero { $number } ei ole
