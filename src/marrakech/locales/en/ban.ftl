### `marrakech ban`: whom a host keeps out.

ban-help = Keep names and addresses out for a while, while the server runs or not.
ban-name-help = Keep a name out: nobody can be called so.
ban-name-name-help = The name; capitals, spaces and the form of letters do not matter.
ban-address-help = Keep an address or a network out: who comes from there can neither play nor watch.
ban-address-address-help = Such as 203.0.113.9, 203.0.113.0/24 or 2001:db8::/48. Of IPv6 at least a /64 is kept out.
ban-list-help = List who is kept out.
ban-lift-help = Let somebody in again.
ban-for-help = How long, in minutes, hours, days or weeks: 90m, 2h, 1d, 4w.
ban-why-help = Why; who is kept out by address is told.
ban-number-help = The number that the list shows.
ban-column-number = number
ban-column-kind = kind
ban-column-what = kept out
ban-column-since = since
ban-column-until = until
ban-column-why = why
ban-kind = { $kind ->
    [name] name
   *[address] address
}
ban-done = { $what } is kept out until { $until }. The server knows within two seconds.
ban-counted = { $number ->
    [0] Nobody is kept out.
    [one] One is kept out.
   *[other] { $number } are kept out.
}
ban-lifted = { $number ->
    [one] One is let in again.
   *[other] { $number } are let in again.
}
ban-no-name = a name has at least one letter that can be shown
ban-no-time = “{ $time }” is no time of up to ten years: write it as in 90m, 2h, 1d or 4w
ban-no-such = nobody is kept out by the number { $number }
