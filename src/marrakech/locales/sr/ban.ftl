### `marrakech ban`: whom a host keeps out.

ban-help = Блокирај имена и адресе на неко време, радио сервер или не.
ban-name-help = Блокирај име: нико неће моћи тако да се зове.
ban-name-name-help = Име; велика слова, размаци и облик слова нису важни.
ban-address-help = Блокирај адресу или мрежу: оданде се неће моћи ни играти ни гледати.
ban-address-address-help = На пример 203.0.113.9, 203.0.113.0/24 или 2001:db8::/48. Код IPv6 блокира се бар /64.
ban-list-help = Испиши шта је блокирано.
ban-lift-help = Укини блокаду.
ban-for-help = Колико дуго, у минутима, сатима, данима или недељама: 90m, 2h, 1d, 4w.
ban-why-help = Разлог; виде га они којима је блокирана адреса.
ban-number-help = Број са списка.
ban-column-number = број
ban-column-kind = врста
ban-column-what = блокирано
ban-column-since = од
ban-column-until = до
ban-column-why = разлог
ban-kind = { $kind ->
    [name] име
   *[address] адреса
}
ban-done = Блокирано до { $until }: { $what }. Сервер ће то знати за највише две секунде.
ban-counted = { $number ->
    [0] Нема блокада.
    [one] { $number } блокада.
    [few] { $number } блокаде.
   *[other] { $number } блокада.
}
ban-lifted = { $number ->
    [one] Укинута је { $number } блокада.
    [few] Укинуте су { $number } блокаде.
   *[other] Укинуто је { $number } блокада.
}
ban-no-name = име има бар једно слово које се може приказати
ban-no-time = „{ $time }” није време до десет година: напиши као 90m, 2h, 1d или 4w
ban-no-such = нема блокаде број { $number }
