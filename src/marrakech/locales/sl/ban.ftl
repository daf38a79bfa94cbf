### `marrakech ban`: whom a host keeps out.

ban-help = Za nekaj časa blokiraj imena in naslove, naj strežnik teče ali ne.
ban-name-help = Blokiraj ime: nihče ga ne bo mogel uporabljati.
ban-name-name-help = Ime; velike črke, presledki in oblika črk niso pomembni.
ban-address-help = Blokiraj naslov ali omrežje: od tam ne bo mogoče ne igrati ne gledati.
ban-address-address-help = Na primer 203.0.113.9, 203.0.113.0/24 ali 2001:db8::/48. Pri IPv6 se blokira vsaj /64.
ban-list-help = Izpiši, kaj je blokirano.
ban-lift-help = Prekliči blokado.
ban-for-help = Kako dolgo, v minutah, urah, dneh ali tednih: 90m, 2h, 1d, 4w.
ban-why-help = Razlog; izve ga, kdor ima blokiran naslov.
ban-number-help = Številka s seznama.
ban-column-number = številka
ban-column-kind = vrsta
ban-column-what = blokirano
ban-column-since = od
ban-column-until = do
ban-column-why = razlog
ban-kind = { $kind ->
    [name] ime
   *[address] naslov
}
ban-done = Blokirano do { $until }: { $what }. Strežnik to izve v dveh sekundah.
ban-counted = { $number ->
    [0] Ni blokad.
    [one] { $number } blokada.
    [two] { $number } blokadi.
    [few] { $number } blokade.
   *[other] { $number } blokad.
}
ban-lifted = { $number ->
    [one] Preklicana je { $number } blokada.
    [two] Preklicani sta { $number } blokadi.
    [few] Preklicane so { $number } blokade.
   *[other] Preklicanih je { $number } blokad.
}
ban-no-name = ime ima vsaj eno črko, ki se da prikazati
ban-no-time = »{ $time }« ni čas do deset let: napiši ga kot 90m, 2h, 1d ali 4w
ban-no-such = blokade s številko { $number } ni
