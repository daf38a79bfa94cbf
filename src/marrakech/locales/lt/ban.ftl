### `marrakech ban`: whom a host keeps out.

ban-help = Laikinai blokuoti vardus ir adresus, serveriui veikiant ar ne.
ban-name-help = Blokuoti vardą: niekas negalės juo vadintis.
ban-name-name-help = Vardas; didžiosios raidės, tarpai ir raidžių forma nesvarbu.
ban-address-help = Blokuoti adresą arba tinklą: iš ten nebus galima nei žaisti, nei stebėti.
ban-address-address-help = Pavyzdžiui, 203.0.113.9, 203.0.113.0/24 arba 2001:db8::/48. IPv6 blokuojamas bent /64.
ban-list-help = Išvardyti, kas užblokuota.
ban-lift-help = Panaikinti blokavimą.
ban-for-help = Kiek laiko: minutėmis, valandomis, dienomis ar savaitėmis, pavyzdžiui, 90m, 2h, 1d, 4w.
ban-why-help = Kodėl; tai parodoma tiems, kas užblokuoti pagal adresą.
ban-number-help = Numeris, kurį rodo sąrašas.
ban-column-number = numeris
ban-column-kind = rūšis
ban-column-what = užblokuota
ban-column-since = nuo
ban-column-until = iki
ban-column-why = kodėl
ban-kind = { $kind ->
    [name] vardas
   *[address] adresas
}
ban-done = Užblokuota iki { $until }: { $what }. Serveris apie tai sužinos per dvi sekundes.
ban-counted = { $number ->
    [0] Niekas neužblokuotas.
    [one] Galioja { $number } blokavimas.
    [few] Galioja { $number } blokavimai.
   *[other] Galioja { $number } blokavimų.
}
ban-lifted = { $number ->
    [one] Panaikintas { $number } blokavimas.
    [few] Panaikinti { $number } blokavimai.
   *[other] Panaikinta { $number } blokavimų.
}
ban-no-name = varde turi būti bent viena raidė, kurią galima parodyti
ban-no-time = „{ $time }“ nėra trukmė iki dešimties metų: rašyk, pavyzdžiui, 90m, 2h, 1d arba 4w
ban-no-such = blokavimo, kurio numeris { $number }, nėra
