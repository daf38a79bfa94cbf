### `marrakech ban`: whom a host keeps out.

ban-help = Spärra namn och adresser för en tid, vare sig servern är igång eller inte.
ban-name-help = Spärra ett namn: ingen kan heta så.
ban-name-name-help = Namnet; versaler, mellanslag och bokstävernas form spelar ingen roll.
ban-address-help = Spärra en adress eller ett nät: den som kommer därifrån kan varken spela eller titta på.
ban-address-address-help = Till exempel 203.0.113.9, 203.0.113.0/24 eller 2001:db8::/48. För IPv6 spärras minst ett /64.
ban-list-help = Lista vilka som är spärrade.
ban-lift-help = Häv en spärr.
ban-for-help = Hur länge, i minuter, timmar, dagar eller veckor: 90m, 2h, 1d, 4w.
ban-why-help = Varför; den som är spärrad via adressen får veta det.
ban-number-help = Numret i listan.
ban-column-number = nummer
ban-column-kind = typ
ban-column-what = spärrat
ban-column-since = sedan
ban-column-until = till
ban-column-why = skäl
ban-kind = { $kind ->
    [name] namn
   *[address] adress
}
ban-done = Spärrat till { $until }: { $what }. Servern vet det inom två sekunder.
ban-counted = { $number ->
    [0] Det finns inga spärrar.
    [one] En spärr.
   *[other] { $number } spärrar.
}
ban-lifted = { $number ->
    [one] En spärr är hävd.
   *[other] { $number } spärrar är hävda.
}
ban-no-name = ett namn har minst en bokstav som går att visa
ban-no-time = ”{ $time }” är ingen tid på högst tio år: skriv den som i 90m, 2h, 1d eller 4w
ban-no-such = det finns ingen spärr med nummer { $number }
