### `marrakech play` and `marrakech serve`.

serve-play-help = Graj w przeglądarce, na tym komputerze.
serve-play-host-help = Kto może się połączyć: przy 127.0.0.1 tylko ten komputer, przy 0.0.0.0 wszyscy w tej samej sieci.
serve-play-port-help = Port; domyślnie zawsze ten sam albo dowolny, jeśli tamten jest zajęty.
serve-play-browser-help = Czy otworzyć przeglądarkę.
serve-play-open = { -game } działa pod adresem { $url } (Ctrl-C kończy)
serve-play-already = { -game } już działa pod adresem { $url }
serve-play-here-only = { -game } już działa pod adresem { $url }, ale tylko na tym komputerze. Zamknij grę tam, gdzie została otwarta, klawiszami Ctrl-C, i spróbuj ponownie.
serve-play-nobody = Ten komputer nie ma adresu w żadnej sieci: nikt inny nie może się z nim połączyć.
serve-closed = Zamknięto. Wszystkie partie są zachowane.

serve-help = Udostępnij { -game } wszystkim.
serve-ready = { -game } czeka pod adresem { $url }
serve-public = Inni łączą się przez { $url }
serve-host-help = Adres do nasłuchiwania; 0.0.0.0 to cały ten komputer.
serve-port-help = Port; 0 to dowolny wolny.
serve-data-help = Folder, w którym przechowuje się partie.
serve-key-file-help = Plik z kluczem, który chroni rzuty trwających partii; domyślnie w tym samym folderze.
serve-public-url-help = Adres dla ludzi, jeśli z przodu stoi proxy.
serve-allow-origin-help = Inna strona, która może rozmawiać z serwerem, na przykład https://example.org; można podać kilka razy.
serve-trusted-proxy-help = Adres lub sieć serwerów proxy, których X-Forwarded-For jest wiarygodne; można podać kilka razy.
serve-log-help = Jak zapisywać dziennik na standardowym wyjściu błędów.
serve-expire-days-help = Niedokończone partie znikają, gdy przez tyle dni nic się nie dzieje.
serve-keep-days-help = Zakończone partie znikają po tylu dniach; 0 je zachowuje.
serve-going-days-help = Stare partie są najpierw oznaczane; znikają, gdy serwer przepracuje potem tyle dni.
serve-expire-many-help = Usuwaj stare partie, nawet jeśli to ponad jedna trzecia wszystkich albo od tygodnia nikt nie grał.
serve-empty-minutes-help = Wolne stoły z lobby znikają, gdy przez tyle minut nikogo przy nich nie ma.
serve-away-seconds-help = Kto odszedł od stołu, jeszcze przez tyle sekund liczy się jako obecny.
serve-bot-threads-help = Ile botów myśli jednocześnie.
serve-actions-per-second-help = Co może zrobić jedno połączenie.
serve-requests-per-second-help = O co może prosić jeden adres.
serve-tables-per-minute-help = Ile stołów może założyć jeden adres.
serve-waiting-per-address-help = Ile stołów z jednego adresu może naraz czekać w lobby.
serve-connections-help = Ile może być połączeń w sumie.
serve-connections-per-address-help = Ile może być połączeń z jednego adresu.
serve-idle-seconds-help = Stół, przy którym nic się nie dzieje, po tylu sekundach opuszcza pamięć; wraca sam.
serve-reports-help = Pozwól graczom zgłaszać ci innych: zgłoszenia są w dzienniku i w „marrakech tables reports”.
serve-deflate-help = Kompresuj to, co wysyłane jest do połączonych: mniej danych, więcej liczenia.
serve-no-url = { $url } to nie adres strony: napisz go jak https://example.org
serve-no-network = { $network } to nie adres ani sieć: napisz jak 10.0.0.1 lub 10.0.0.0/8
serve-no-port = nie można nasłuchiwać na { $host }, port { $port }: { $why }
serve-page-missing = Strona nie jest zbudowana. W klonie buduje ją: MARRAKECH_PAGE=1 pip install '.[play]'
