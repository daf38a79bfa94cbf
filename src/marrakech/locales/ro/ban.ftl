### `marrakech ban`: whom a host keeps out.

ban-help = Interzice nume și adrese pentru un timp, indiferent dacă serverul rulează sau nu.
ban-name-help = Interzice un nume: nimeni nu se poate numi așa.
ban-name-name-help = Numele; majusculele, spațiile și forma literelor nu contează.
ban-address-help = Interzice o adresă sau o rețea: cine vine de acolo nu poate nici juca, nici privi.
ban-address-address-help = Ca 203.0.113.9, 203.0.113.0/24 sau 2001:db8::/48. La IPv6 se interzice cel puțin un /64.
ban-list-help = Listează interdicțiile.
ban-lift-help = Ridică interdicții.
ban-for-help = Cât timp, în minute, ore, zile sau săptămâni: 90m, 2h, 1d, 4w.
ban-why-help = Motivul; îl află cine are adresa interzisă.
ban-number-help = Numărul pe care îl arată lista.
ban-column-number = număr
ban-column-kind = tip
ban-column-what = interzis
ban-column-since = din
ban-column-until = până la
ban-column-why = motiv
ban-kind = { $kind ->
    [name] nume
   *[address] adresă
}
ban-done = Interdicție pentru { $what } până la { $until }. Serverul află în cel mult două secunde.
ban-counted = { $number ->
    [0] Nu este nicio interdicție.
    [one] O interdicție.
    [few] { $number } interdicții.
   *[other] { $number } de interdicții.
}
ban-lifted = { $number ->
    [one] O interdicție a fost ridicată.
    [few] { $number } interdicții au fost ridicate.
   *[other] { $number } de interdicții au fost ridicate.
}
ban-no-name = un nume are cel puțin o literă care poate fi afișată
ban-no-time = „{ $time }” nu este o durată de cel mult zece ani: scrie ca 90m, 2h, 1d sau 4w
ban-no-such = nu există interdicția numărul { $number }
