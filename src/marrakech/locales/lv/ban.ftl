### `marrakech ban`: whom a host keeps out.

ban-help = Uz laiku bloķēt vārdus un adreses, vai serveris darbojas vai ne.
ban-name-help = Bloķēt vārdu: neviens nevarēs tā saukties.
ban-name-name-help = Vārds; lielie burti, atstarpes un burtu forma nav svarīga.
ban-address-help = Bloķēt adresi vai tīklu: no turienes nevarēs ne spēlēt, ne skatīties.
ban-address-address-help = Piemēram, 203.0.113.9, 203.0.113.0/24 vai 2001:db8::/48. IPv6 bloķē vismaz /64.
ban-list-help = Uzskaitīt, kas ir bloķēts.
ban-lift-help = Atcelt bloķēšanu.
ban-for-help = Cik ilgi, minūtēs, stundās, dienās vai nedēļās: 90m, 2h, 1d, 4w.
ban-why-help = Kāpēc; to parāda tiem, kas bloķēti pēc adreses.
ban-number-help = Numurs, ko rāda saraksts.
ban-column-number = numurs
ban-column-kind = veids
ban-column-what = bloķēts
ban-column-since = no
ban-column-until = līdz
ban-column-why = kāpēc
ban-kind = { $kind ->
    [name] vārds
   *[address] adrese
}
ban-done = Bloķēts līdz { $until }: { $what }. Serveris to uzzinās divu sekunžu laikā.
ban-counted = { $number ->
    [0] Neviens nav bloķēts.
    [zero] Spēkā { $number } bloķējumu.
    [one] Spēkā { $number } bloķējums.
   *[other] Spēkā { $number } bloķējumi.
}
ban-lifted = { $number ->
    [zero] Atcelts { $number } bloķējumu.
    [one] Atcelts { $number } bloķējums.
   *[other] Atcelti { $number } bloķējumi.
}
ban-no-name = vārdā ir vismaz viens burts, ko var parādīt
ban-no-time = „{ $time }” nav ilgums līdz desmit gadiem: raksti kā 90m, 2h, 1d vai 4w
ban-no-such = bloķējuma ar numuru { $number } nav
