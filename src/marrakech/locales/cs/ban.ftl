### `marrakech ban`: whom a host keeps out.

ban-help = Na čas zablokuje jména a adresy, ať server běží, nebo ne.
ban-name-help = Zablokuje jméno: nikdo si tak nebude moci říkat.
ban-name-name-help = Jméno; na velikosti a podobě písmen ani na mezerách nezáleží.
ban-address-help = Zablokuje adresu nebo síť: odtamtud nepůjde hrát ani se dívat.
ban-address-address-help = Například 203.0.113.9, 203.0.113.0/24 nebo 2001:db8::/48. U IPv6 se blokuje aspoň /64.
ban-list-help = Vypíše, co je zablokováno.
ban-lift-help = Zruší blokování.
ban-for-help = Na jak dlouho, v minutách, hodinách, dnech nebo týdnech: 90m, 2h, 1d, 4w.
ban-why-help = Důvod; dozví se ho ten, komu je zablokována adresa.
ban-number-help = Číslo ze seznamu.
ban-column-number = číslo
ban-column-kind = druh
ban-column-what = zablokováno
ban-column-since = od
ban-column-until = do
ban-column-why = důvod
ban-kind = { $kind ->
    [name] jméno
   *[address] adresa
}
ban-done = Zablokováno do { $until }: { $what }. Server se to dozví do dvou sekund.
ban-counted = { $number ->
    [0] Nic není zablokováno.
    [one] Jedna položka je zablokována.
    [few] { $number } položky jsou zablokovány.
   *[other] { $number } položek je zablokováno.
}
ban-lifted = { $number ->
    [one] Zrušeno jedno blokování.
    [few] Zrušena { $number } blokování.
   *[other] Zrušeno { $number } blokování.
}
ban-no-name = jméno má aspoň jedno písmeno, které jde zobrazit
ban-no-time = „{ $time }“ není doba do deseti let: piš ji jako 90m, 2h, 1d nebo 4w
ban-no-such = žádné blokování nemá číslo { $number }
