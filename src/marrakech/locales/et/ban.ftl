### `marrakech ban`: whom a host keeps out.

ban-help = Blokeeri nimesid ja aadresse mõneks ajaks, töötagu server või mitte.
ban-name-help = Blokeeri nimi: keegi ei saa seda kasutada.
ban-name-name-help = Nimi; suurtähed, tühikud ja tähtede kuju ei loe.
ban-address-help = Blokeeri aadress või võrk: sealt ei saa mängida ega vaadata.
ban-address-address-help = Näiteks 203.0.113.9, 203.0.113.0/24 või 2001:db8::/48. IPv6 puhul blokeeritakse vähemalt /64.
ban-list-help = Loetle blokeeringud.
ban-lift-help = Tühista blokeering.
ban-for-help = Kui kauaks, minutites, tundides, päevades või nädalates: 90m, 2h, 1d, 4w.
ban-why-help = Põhjus; seda näeb see, kelle aadress on blokeeritud.
ban-number-help = Number loendist.
ban-column-number = number
ban-column-kind = liik
ban-column-what = blokeeritud
ban-column-since = alates
ban-column-until = kuni
ban-column-why = põhjus
ban-kind = { $kind ->
    [name] nimi
   *[address] aadress
}
ban-done = { $what } on blokeeritud kuni { $until }. Server saab sellest teada kahe sekundi jooksul.
ban-counted = { $number ->
    [0] Blokeeringuid ei ole.
    [one] Üks blokeering.
   *[other] { $number } blokeeringut.
}
ban-lifted = { $number ->
    [one] Üks blokeering on tühistatud.
   *[other] { $number } blokeeringut on tühistatud.
}
ban-no-name = nimes on vähemalt üks nähtav täht
ban-no-time = „{ $time }” ei ole kuni kümne aasta pikkune aeg: kirjuta nagu 90m, 2h, 1d või 4w
ban-no-such = blokeeringut numbriga { $number } ei ole
