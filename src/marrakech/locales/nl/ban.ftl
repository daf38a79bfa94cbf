### `marrakech ban`: whom a host keeps out.

ban-help = Blokkeer namen en adressen een tijdje, of de server nu draait of niet.
ban-name-help = Blokkeer een naam: niemand kan zo heten.
ban-name-name-help = De naam; hoofdletters, spaties en de vorm van letters maken niet uit.
ban-address-help = Blokkeer een adres of een netwerk: wie daarvandaan komt, kan niet spelen en niet kijken.
ban-address-address-help = Zoals 203.0.113.9, 203.0.113.0/24 of 2001:db8::/48. Bij IPv6 wordt minstens een /64 geblokkeerd.
ban-list-help = Toon wie er geblokkeerd is.
ban-lift-help = Hef een blokkade op.
ban-for-help = Hoelang, in minuten, uren, dagen of weken: 90m, 2h, 1d, 4w.
ban-why-help = Waarom; wie op adres geblokkeerd is, krijgt het te zien.
ban-number-help = Het nummer uit de lijst.
ban-column-number = nummer
ban-column-kind = soort
ban-column-what = geblokkeerd
ban-column-since = sinds
ban-column-until = tot
ban-column-why = reden
ban-kind = { $kind ->
    [name] naam
   *[address] adres
}
ban-done = { $what } is geblokkeerd tot { $until }. De server weet het binnen twee seconden.
ban-counted = { $number ->
    [0] Er zijn geen blokkades.
    [one] Eén blokkade.
   *[other] { $number } blokkades.
}
ban-lifted = { $number ->
    [one] Eén blokkade is opgeheven.
   *[other] { $number } blokkades zijn opgeheven.
}
ban-no-name = een naam heeft minstens één letter die te zien is
ban-no-time = ‘{ $time }’ is geen duur van hoogstens tien jaar: schrijf die zoals in 90m, 2h, 1d of 4w
ban-no-such = er is geen blokkade met nummer { $number }
