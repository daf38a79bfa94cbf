### `marrakech play` and `marrakech serve`.

serve-play-help = Im Browser spielen, auf diesem Rechner.
serve-play-host-help = Wer es erreichen kann: mit 127.0.0.1 nur dieser Rechner, mit 0.0.0.0 alle im selben Netz.
serve-play-port-help = Der Port; sonst immer derselbe, oder irgendeiner, wenn der besetzt ist.
serve-play-browser-help = Ob der Browser geöffnet wird.
serve-play-open = { -game } ist offen unter { $url } (Strg+C schließt es)
serve-play-already = { -game } ist schon offen, unter { $url }
serve-play-here-only = { -game } ist schon offen, unter { $url }, aber nur für diesen Rechner. Schließe es dort, wo es geöffnet wurde, mit Strg+C, und versuche es noch einmal.
serve-play-nobody = Dieser Rechner hat keine Adresse in einem Netz: Niemand sonst kann ihn erreichen.
serve-closed = Geschlossen. Alle Spiele bleiben erhalten.

serve-help = { -game } für alle anbieten.
serve-ready = { -game } ist bereit unter { $url }
serve-public = Andere erreichen es unter { $url }
serve-host-help = Die Adresse, auf der gelauscht wird; 0.0.0.0 ist der ganze Rechner.
serve-port-help = Der Port; 0 ist irgendein freier.
serve-data-help = Der Ordner, in dem die Spiele liegen.
serve-key-file-help = Die Datei mit dem Schlüssel, der die Würfel laufender Spiele geheim hält; sonst liegt sie im selben Ordner.
serve-public-url-help = Wo man es erreicht, wenn ein Proxy davor steht.
serve-allow-origin-help = Eine andere Seite, die mit ihm sprechen darf, wie in https://example.org; auch mehrmals.
serve-trusted-proxy-help = Eine Adresse oder ein Netz von Proxys, deren X-Forwarded-For geglaubt wird; auch mehrmals.
serve-log-help = Wie das Protokoll geschrieben wird, auf der Standardfehlerausgabe.
serve-expire-days-help = Unbeendete Spiele verschwinden, wenn so viele Tage nichts geschehen ist.
serve-keep-days-help = Beendete Spiele verschwinden nach so vielen Tagen; 0 behält sie.
serve-going-days-help = Alte Spiele werden erst vorgemerkt; sie verschwinden, wenn der Server danach so viele Tage gelaufen ist.
serve-expire-many-help = Alte Spiele auch entfernen, wenn es mehr als ein Drittel aller sind oder eine Woche lang nichts gespielt wurde.
serve-empty-minutes-help = Offene Tische der Lobby verschwinden, wenn so viele Minuten niemand dort war.
serve-away-seconds-help = Wer einen Tisch verlassen hat, gilt noch so viele Sekunden als anwesend.
serve-bot-threads-help = Wie viele Bots gleichzeitig nachdenken.
serve-actions-per-second-help = Was eine Verbindung tun darf.
serve-requests-per-second-help = Was eine Adresse anfragen darf.
serve-tables-per-minute-help = Was eine Adresse einrichten darf.
serve-waiting-per-address-help = Wie viele Tische einer Adresse zugleich in der Lobby warten dürfen.
serve-connections-help = Wie viele insgesamt verbunden sein dürfen.
serve-connections-per-address-help = Wie viele von einer Adresse verbunden sein dürfen.
serve-idle-seconds-help = Ein Tisch, an dem nichts geschieht, verlässt nach so vielen Sekunden den Speicher; er kommt von selbst zurück.
serve-reports-help = Spieler können dir andere melden: im Protokoll und in „marrakech tables reports“.
serve-deflate-help = Komprimieren, was an Verbundene geschickt wird: weniger zu senden, mehr zu rechnen.
serve-no-url = { $url } ist keine Adresse einer Seite: Schreibe sie wie in https://example.org
serve-no-network = { $network } ist keine Adresse und kein Netz: Schreibe es wie in 10.0.0.1 oder 10.0.0.0/8
serve-no-port = auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }
serve-page-missing = Die Seite ist nicht gebaut. In einem Klon baut sie dies: MARRAKECH_PAGE=1 pip install '.[play]'
