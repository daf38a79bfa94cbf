### `marrakech ban`: whom a host keeps out.

ban-help = Blokker navn og adresser for en periode, enten serveren kjører eller ikke.
ban-name-help = Blokker et navn: Ingen kan hete det.
ban-name-name-help = Navnet; store bokstaver, mellomrom og formen på bokstavene spiller ingen rolle.
ban-address-help = Blokker en adresse eller et nett: Den som kommer derfra, kan verken spille eller se på.
ban-address-address-help = For eksempel 203.0.113.9, 203.0.113.0/24 eller 2001:db8::/48. For IPv6 blokkeres minst et /64.
ban-list-help = List opp hvem som er blokkert.
ban-lift-help = Opphev en blokkering.
ban-for-help = Hvor lenge, i minutter, timer, dager eller uker: 90m, 2h, 1d, 4w.
ban-why-help = Hvorfor; den som er blokkert via adressen, får vite det.
ban-number-help = Nummeret i listen.
ban-column-number = nummer
ban-column-kind = type
ban-column-what = blokkert
ban-column-since = siden
ban-column-until = til
ban-column-why = grunn
ban-kind = { $kind ->
    [name] navn
   *[address] adresse
}
ban-done = { $what } er blokkert til { $until }. Serveren vet det innen to sekunder.
ban-counted = { $number ->
    [0] Ingen er blokkert.
    [one] Én blokkering.
   *[other] { $number } blokkeringer.
}
ban-lifted = { $number ->
    [one] Én blokkering er opphevet.
   *[other] { $number } blokkeringer er opphevet.
}
ban-no-name = et navn har minst én bokstav som kan vises
ban-no-time = «{ $time }» er ingen tid på høyst ti år: Skriv den som i 90m, 2h, 1d eller 4w
ban-no-such = det finnes ingen blokkering med nummer { $number }
