### `marrakech play` and `marrakech serve`.

serve-play-help = Играј у прегледачу, на овом рачунару.
serve-play-host-help = Ко може да му приступи: са 127.0.0.1 само овај рачунар, са 0.0.0.0 сви у истој мрежи.
serve-play-port-help = Порт; подразумевано увек исти, или било који ако је тај заузет.
serve-play-browser-help = Да ли се отвара прегледач.
serve-play-open = { -game } је отворен на { $url } (Ctrl-C га затвара)
serve-play-already = { -game } је већ отворен, на { $url }
serve-play-here-only = { -game } је већ отворен, на { $url }, али само за овај рачунар. Затвори га тамо где је отворен, тастерима Ctrl-C, и покушај поново.
serve-play-nobody = Овај рачунар нема адресу у мрежи: нико други не може да му приступи.
serve-closed = Затворено. Све партије су сачуване.

serve-help = Отвори { -game } за све.
serve-ready = { -game } је спреман на { $url }
serve-public = Остали долазе на { $url }
serve-host-help = Адреса на којој се слуша; 0.0.0.0 је цео овај рачунар.
serve-port-help = Порт; 0 је било који слободан.
serve-data-help = Фасцикла у којој се чувају партије.
serve-key-file-help = Датотека с кључем који чува тајност бацања у партијама у току; подразумевано је у истој фасцикли.
serve-public-url-help = Где га људи налазе ако је испред прокси.
serve-allow-origin-help = Друга страница која сме да разговара с њим, на пример https://example.org; може се навести више пута.
serve-trusted-proxy-help = Адреса или мрежа проксија чијем се X-Forwarded-For верује; може се навести више пута.
serve-log-help = Како се дневник пише на стандардни излаз за грешке.
serve-expire-days-help = Незавршене партије нестају кад се оволико дана ништа не догоди.
serve-keep-days-help = Завршене партије нестају после оволико дана; 0 их чува.
serve-going-days-help = Старе партије се прво означе; уклањају се кад сервер после тога ради оволико дана.
serve-expire-many-help = Уклонити старе партије и ако их је више од трећине или ако се недељу дана није играло.
serve-empty-minutes-help = Отворени столови из лобија нестају кад оволико минута за њима нема никога.
serve-away-seconds-help = Ко оде од стола, још оволико секунди рачуна се као присутан.
serve-bot-threads-help = Колико ботова мисли истовремено.
serve-actions-per-second-help = Шта сме једна веза.
serve-requests-per-second-help = Шта сме да тражи једна адреса.
serve-tables-per-minute-help = Колико столова сме да постави једна адреса.
serve-waiting-per-address-help = Колико столова једне адресе сме истовремено да чека у лобију.
serve-connections-help = Колико веза сме бити укупно.
serve-connections-per-address-help = Колико веза сме бити с једне адресе.
serve-idle-seconds-help = Сто за којим се ништа не дешава уклања се из меморије после оволико секунди; враћа се сам.
serve-reports-help = Нека играчи могу да ти пријаве друге: у дневнику и у „marrakech tables reports”.
serve-deflate-help = Сажимати оно што се шаље повезанима: мање података, више рачунања.
serve-no-url = { $url } није адреса странице: напиши је као https://example.org
serve-no-network = { $network } није ни адреса ни мрежа: напиши као 10.0.0.1 или 10.0.0.0/8
serve-no-port = не може се слушати на { $host }, порт { $port }: { $why }
serve-page-missing = Страница није изграђена. У клону је гради: MARRAKECH_PAGE=1 pip install '.[play]'
