### `marrakech play` and `marrakech serve`.

serve-play-help = Mängi brauseris, selles arvutis.
serve-play-host-help = Who can reach it: with 127.0.0.1 this machine only, with 0.0.0.0 everybody in the same network.
serve-play-port-help = Port; vaikimisi alati sama, või ükskõik milline, kui see on hõivatud.
serve-play-browser-help = Kas brauser avatakse.
serve-play-open = { -game } on avatud aadressil { $url } (Ctrl-C sulgeb)
serve-play-already = { -game } on juba avatud aadressil { $url }
serve-play-here-only = { -game } is open already, at { $url }, for this machine only. Close it where it was opened, with Ctrl-C, and try again.
serve-play-nobody = This machine has no address in a network: nobody else can reach it.
serve-closed = Suletud. Kõik mängud on alles.

serve-help = Paku mängu { -game } kõigile.
serve-ready = { -game } on valmis aadressil { $url }
serve-public = Teised pääsevad ligi aadressil { $url }
serve-host-help = Aadress, mida kuulata; 0.0.0.0 on kogu see arvuti.
serve-port-help = Port; 0 on ükskõik milline vaba.
serve-data-help = Kaust, kus mänge hoitakse.
serve-public-url-help = Aadress, kust inimesed ligi pääsevad, kui ees on puhverserver.
serve-allow-origin-help = Teine leht, mis tohib serveriga rääkida, näiteks https://example.org; võib anda mitu korda.
serve-trusted-proxy-help = Puhverserverite aadress või võrk, mille X-Forwarded-For-i usutakse; võib anda mitu korda.
serve-log-help = Kuidas logi standardveavoogu kirjutatakse.
serve-expire-days-help = Pooleli mängud kaovad, kui nii mitu päeva pole midagi juhtunud.
serve-keep-days-help = Lõppenud mängud kaovad nii mitme päeva pärast; 0 hoiab need alles.
serve-empty-minutes-help = Open tables of the lobby go when nobody has been there for so many minutes.
serve-away-seconds-help = Who has left a table counts as there for so many seconds more.
serve-bot-threads-help = Mitu robotit korraga mõtleb.
serve-actions-per-second-help = Mida üks ühendus tohib teha.
serve-requests-per-second-help = Mida üks aadress tohib küsida.
serve-tables-per-minute-help = Mida üks aadress tohib avada.
serve-connections-help = Mitu ühendust tohib kokku olla.
serve-connections-per-address-help = Mitu ühendust tohib olla ühelt aadressilt.
serve-idle-seconds-help = Laud, kus midagi ei juhtu, lahkub mälust nii mitme sekundi pärast; see tuleb ise tagasi.
serve-deflate-help = Tihenda seda, mida ühendustele saadetakse: vähem saata, rohkem arvutada.
serve-no-url = { $url } ei ole lehe aadress: kirjuta nagu https://example.org
serve-no-network = { $network } ei ole aadress ega võrk: kirjuta nagu 10.0.0.1 või 10.0.0.0/8
serve-no-port = ei saa kuulata aadressi { $host }, port { $port }: { $why }
serve-page-missing = Leht on ehitamata. Kloonis ehitab selle: cd web && npm ci && npm run build
