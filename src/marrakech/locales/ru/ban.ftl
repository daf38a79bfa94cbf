### `marrakech ban`: whom a host keeps out.

ban-help = Блокировать имена и адреса на время, при работающем сервере или без него.
ban-name-help = Заблокировать имя: никто не сможет так назваться.
ban-name-name-help = Имя; заглавные буквы, пробелы и начертание букв не важны.
ban-address-help = Заблокировать адрес или сеть: оттуда нельзя будет ни играть, ни смотреть.
ban-address-address-help = Например, 203.0.113.9, 203.0.113.0/24 или 2001:db8::/48. В IPv6 блокируется не меньше /64.
ban-list-help = Показать список блокировок.
ban-lift-help = Снять блокировку.
ban-for-help = На сколько, в минутах, часах, днях или неделях: 90m, 2h, 1d, 4w.
ban-why-help = Причина; её увидит тот, чей адрес заблокирован.
ban-number-help = Номер из списка.
ban-column-number = номер
ban-column-kind = вид
ban-column-what = заблокировано
ban-column-since = с
ban-column-until = до
ban-column-why = причина
ban-kind = { $kind ->
    [name] имя
   *[address] адрес
}
ban-done = Заблокировано до { $until }: { $what }. Сервер узнает об этом в течение двух секунд.
ban-counted = { $number ->
    [0] Блокировок нет.
    [one] { $number } блокировка.
    [few] { $number } блокировки.
    [many] { $number } блокировок.
   *[other] { $number } блокировки.
}
ban-lifted = { $number ->
    [one] Снята { $number } блокировка.
    [few] Сняты { $number } блокировки.
    [many] Снято { $number } блокировок.
   *[other] Снято { $number } блокировки.
}
ban-no-name = в имени хотя бы одна буква, которую можно показать
ban-no-time = «{ $time }» — не срок до десяти лет: напиши его, как 90m, 2h, 1d или 4w
ban-no-such = блокировки с номером { $number } нет
