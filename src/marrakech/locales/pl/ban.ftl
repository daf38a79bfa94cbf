### `marrakech ban`: whom a host keeps out.

ban-help = Blokuj na jakiś czas imiona i adresy, także gdy serwer działa.
ban-name-help = Zablokuj imię: nikt nie będzie mógł go używać.
ban-name-name-help = Imię; wielkość i postać liter oraz odstępy nie mają znaczenia.
ban-address-help = Zablokuj adres lub sieć: stamtąd nie będzie można ani grać, ani oglądać.
ban-address-address-help = Na przykład 203.0.113.9, 203.0.113.0/24 lub 2001:db8::/48. W IPv6 blokuje się co najmniej /64.
ban-list-help = Wypisz blokady.
ban-lift-help = Zdejmij blokadę.
ban-for-help = Na jak długo, w minutach, godzinach, dniach lub tygodniach: 90m, 2h, 1d, 4w.
ban-why-help = Powód; przy blokadzie adresu zobaczą go zablokowani.
ban-number-help = Numer z listy.
ban-column-number = numer
ban-column-kind = rodzaj
ban-column-what = co
ban-column-since = od
ban-column-until = do
ban-column-why = powód
ban-kind = { $kind ->
    [name] imię
   *[address] adres
}
ban-done = Zablokowano do { $until }: { $what }. Serwer dowie się o tym w ciągu dwóch sekund.
ban-counted = { $number ->
    [0] Nie ma żadnych blokad.
    [one] Jedna blokada.
    [few] { $number } blokady.
    [many] { $number } blokad.
   *[other] { $number } blokady.
}
ban-lifted = { $number ->
    [one] Zdjęto jedną blokadę.
    [few] Zdjęto { $number } blokady.
    [many] Zdjęto { $number } blokad.
   *[other] Zdjęto { $number } blokady.
}
ban-no-name = imię ma co najmniej jedną literę, którą da się wyświetlić
ban-no-time = „{ $time }” to nie czas do dziesięciu lat: napisz jak 90m, 2h, 1d lub 4w
ban-no-such = nie ma blokady numer { $number }
