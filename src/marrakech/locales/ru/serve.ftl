### `marrakech play` and `marrakech serve`.

serve-play-help = Играть в браузере на этом компьютере.
serve-play-host-help = Кому доступна игра: с 127.0.0.1 — только этому компьютеру, с 0.0.0.0 — всем в той же сети.
serve-play-port-help = Порт; по умолчанию всегда один и тот же или любой, если тот занят.
serve-play-browser-help = Открывать ли браузер.
serve-play-open = «{ -game }»: { $url } (Ctrl-C закрывает)
serve-play-already = «{ -game }» уже открыт: { $url }
serve-play-here-only = «{ -game }» уже открыт: { $url }, но только для этого компьютера. Закрой его там, где он был открыт (Ctrl-C), и попробуй снова.
serve-play-nobody = У этого компьютера нет адреса в сети: никто другой к нему не подключится.
serve-closed = Закрыто. Все партии сохранены.

serve-help = Открыть «{ -game }» для всех.
serve-ready = «{ -game }» ждёт по адресу { $url }
serve-public = Адрес для остальных: { $url }
serve-host-help = Адрес, на котором слушать; 0.0.0.0 — весь этот компьютер.
serve-port-help = Порт; 0 — любой свободный.
serve-data-help = Папка, где хранятся партии.
serve-key-file-help = Файл с ключом, который хранит в тайне броски идущих партий; по умолчанию в той же папке.
serve-public-url-help = Адрес для людей, если впереди стоит прокси.
serve-allow-origin-help = Другая страница, которой можно обращаться к серверу, например https://example.org; можно указать несколько раз.
serve-trusted-proxy-help = Адрес или сеть прокси, чьему X-Forwarded-For можно верить; можно указать несколько раз.
serve-log-help = Как писать журнал в стандартный поток ошибок.
serve-expire-days-help = Неоконченные партии исчезают, если столько дней ничего не происходит.
serve-keep-days-help = Оконченные партии исчезают через столько дней; 0 хранит их.
serve-going-days-help = Старые партии сначала помечаются, а исчезают, когда сервер проработает после этого столько дней.
serve-expire-many-help = Удалять старые партии, даже если их больше трети всех или если неделю никто не играл.
serve-empty-minutes-help = Открытые столы в лобби исчезают, если столько минут за ними никого нет.
serve-away-seconds-help = Кто ушёл из-за стола, ещё столько секунд считается присутствующим.
serve-bot-threads-help = Сколько ботов думают одновременно.
serve-actions-per-second-help = Что может сделать одно соединение.
serve-requests-per-second-help = О чём может просить один адрес.
serve-tables-per-minute-help = Сколько столов может создать один адрес.
serve-waiting-per-address-help = Сколько столов одного адреса могут одновременно ждать в лобби.
serve-connections-help = Сколько соединений может быть всего.
serve-connections-per-address-help = Сколько соединений может быть с одного адреса.
serve-idle-seconds-help = Стол, за которым ничего не происходит, через столько секунд уходит из памяти; возвращается он сам.
serve-reports-help = Принимать жалобы игроков: они видны в журнале и в «marrakech tables reports».
serve-deflate-help = Сжимать то, что отправляется по соединениям: меньше данных, больше вычислений.
serve-no-url = { $url } — не адрес страницы: пиши, как https://example.org
serve-no-network = { $network } — не адрес и не сеть: пиши, как 10.0.0.1 или 10.0.0.0/8
serve-no-port = не удаётся слушать { $host }, порт { $port }: { $why }
serve-page-missing = Страница не собрана. В клоне её собирает: MARRAKECH_PAGE=1 pip install '.[play]'
