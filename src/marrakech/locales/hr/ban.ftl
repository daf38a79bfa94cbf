### `marrakech ban`: whom a host keeps out.

ban-help = Blokiraj imena i adrese na neko vrijeme, radio poslužitelj ili ne.
ban-name-help = Blokiraj ime: nitko se neće moći tako zvati.
ban-name-name-help = Ime; velika slova, razmaci i oblik slova nisu važni.
ban-address-help = Blokiraj adresu ili mrežu: odande se neće moći ni igrati ni gledati.
ban-address-address-help = Na primjer 203.0.113.9, 203.0.113.0/24 ili 2001:db8::/48. Kod IPv6 blokira se barem /64.
ban-list-help = Ispiši što je blokirano.
ban-lift-help = Ukini blokadu.
ban-for-help = Koliko dugo, u minutama, satima, danima ili tjednima: 90m, 2h, 1d, 4w.
ban-why-help = Razlog; vide ga oni kojima je blokirana adresa.
ban-number-help = Broj s popisa.
ban-column-number = broj
ban-column-kind = vrsta
ban-column-what = blokirano
ban-column-since = od
ban-column-until = do
ban-column-why = razlog
ban-kind = { $kind ->
    [name] ime
   *[address] adresa
}
ban-done = Blokirano do { $until }: { $what }. Poslužitelj će to znati za najviše dvije sekunde.
ban-counted = { $number ->
    [0] Nema blokada.
    [one] { $number } blokada.
    [few] { $number } blokade.
   *[other] { $number } blokada.
}
ban-lifted = { $number ->
    [one] Ukinuta je { $number } blokada.
    [few] Ukinute su { $number } blokade.
   *[other] Ukinuto je { $number } blokada.
}
ban-no-name = ime ima barem jedno slovo koje se može prikazati
ban-no-time = „{ $time }” nije vrijeme do deset godina: napiši ga kao 90m, 2h, 1d ili 4w
ban-no-such = nema blokade broj { $number }
