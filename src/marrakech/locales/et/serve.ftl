### `marrakech play` and `marrakech serve`.

serve-play-help = Mängi brauseris, selles arvutis.
serve-play-host-help = Kes ligi pääseb: 127.0.0.1 puhul ainult see arvuti, 0.0.0.0 puhul kõik samas võrgus.
serve-play-port-help = Port; vaikimisi alati sama, või ükskõik milline, kui see on hõivatud.
serve-play-browser-help = Kas brauser avatakse.
serve-play-open = { -game } on avatud aadressil { $url } (Ctrl-C sulgeb)
serve-play-already = { -game } on juba avatud aadressil { $url }
serve-play-here-only = { -game } on juba avatud aadressil { $url }, aga ainult sellele arvutile. Sulge see seal, kus see avati, klahvidega Ctrl-C, ja proovi uuesti.
serve-play-nobody = Sellel arvutil ei ole võrgus aadressi: keegi teine ei pääse ligi.
serve-closed = Suletud. Kõik mängud on alles.

serve-help = Paku mängu { -game } kõigile.
serve-ready = { -game } on valmis aadressil { $url }
serve-public = Teised pääsevad ligi aadressil { $url }
serve-host-help = Aadress, mida kuulata; 0.0.0.0 on kogu see arvuti.
serve-port-help = Port; 0 on ükskõik milline vaba.
serve-data-help = Kaust, kus mänge hoitakse.
serve-key-file-help = Fail võtmega, mis hoiab käimasolevate mängude visked salajas; vaikimisi samas kaustas.
serve-public-url-help = Aadress, kust inimesed ligi pääsevad, kui ees on puhverserver.
serve-allow-origin-help = Teine leht, mis tohib serveriga rääkida, näiteks https://example.org; võib anda mitu korda.
serve-trusted-proxy-help = Puhverserverite aadress või võrk, mille X-Forwarded-For-i usutakse; võib anda mitu korda.
serve-log-help = Kuidas logi standardveavoogu kirjutatakse.
serve-expire-days-help = Pooleli mängud kaovad, kui nii mitu päeva pole midagi juhtunud.
serve-keep-days-help = Lõppenud mängud kaovad nii mitme päeva pärast; 0 hoiab need alles.
serve-going-days-help = Vanad mängud enne märgitakse; need kaovad, kui server on pärast seda nii mitu päeva töötanud.
serve-expire-many-help = Eemalda vanad mängud ka siis, kui neid on üle kolmandiku kõigist või kui nädal aega pole mängitud.
serve-empty-minutes-help = Fuajee vabad lauad kaovad, kui nii mitu minutit pole seal kedagi olnud.
serve-away-seconds-help = Laua tagant lahkunu loetakse kohalolijaks veel nii mitu sekundit.
serve-bot-threads-help = Mitu robotit korraga mõtleb.
serve-actions-per-second-help = Mida üks ühendus tohib teha.
serve-requests-per-second-help = Mida üks aadress tohib küsida.
serve-tables-per-minute-help = Mida üks aadress tohib avada.
serve-waiting-per-address-help = Mitu ühe aadressi lauda tohib korraga fuajees oodata.
serve-connections-help = Mitu ühendust tohib kokku olla.
serve-connections-per-address-help = Mitu ühendust tohib olla ühelt aadressilt.
serve-idle-seconds-help = Laud, kus midagi ei juhtu, lahkub mälust nii mitme sekundi pärast; see tuleb ise tagasi.
serve-reports-help = Lase mängijatel sulle teistest teatada: logis ja käsus „marrakech tables reports”.
serve-deflate-help = Tihenda seda, mida ühendustele saadetakse: vähem saata, rohkem arvutada.
serve-no-url = { $url } ei ole lehe aadress: kirjuta nagu https://example.org
serve-no-network = { $network } ei ole aadress ega võrk: kirjuta nagu 10.0.0.1 või 10.0.0.0/8
serve-no-port = ei saa kuulata aadressi { $host }, port { $port }: { $why }
serve-page-missing = Leht on ehitamata. Kloonis ehitab selle: MARRAKECH_PAGE=1 pip install '.[play]'
