### `marrakech ban`: whom a host keeps out.

ban-help = Nevek és címek kitiltása egy időre, akár fut a kiszolgáló, akár nem.
ban-name-help = Kitilt egy nevet: senki sem viselheti.
ban-name-name-help = A név; a nagybetűk, a szóközök és a betűk formája nem számít.
ban-address-help = Kitilt egy címet vagy hálózatot: onnan se játszani, se nézni nem lehet.
ban-address-address-help = Például 203.0.113.9, 203.0.113.0/24 vagy 2001:db8::/48. IPv6 esetén legalább egy /64 lesz kitiltva.
ban-list-help = Felsorolja a kitiltásokat.
ban-lift-help = Felold egy kitiltást.
ban-for-help = Mennyi időre, percben, órában, napban vagy hétben: 90m, 2h, 1d, 4w.
ban-why-help = Az ok; a cím szerint kitiltottak látják.
ban-number-help = A listában látható szám.
ban-column-number = szám
ban-column-kind = fajta
ban-column-what = kitiltva
ban-column-since = mióta
ban-column-until = meddig
ban-column-why = ok
ban-kind = { $kind ->
    [name] név
   *[address] cím
}
ban-done = Kitiltva: { $what }, eddig: { $until }. A kiszolgáló két másodpercen belül megtudja.
ban-counted = { $number ->
    [0] Nincs kitiltás.
    [one] Egy kitiltás van.
   *[other] { $number } kitiltás van.
}
ban-lifted = { $number ->
    [one] Egy kitiltás feloldva.
   *[other] { $number } kitiltás feloldva.
}
ban-no-name = egy névben legalább egy látható betű van
ban-no-time = „{ $time }” nem legfeljebb tízéves időtartam: írd így: 90m, 2h, 1d vagy 4w
ban-no-such = nincs ilyen számú kitiltás: { $number }
