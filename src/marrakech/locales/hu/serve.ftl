### `marrakech play` and `marrakech serve`.

serve-play-help = Játék a böngészőben, ezen a gépen.
serve-play-host-help = Ki érheti el: 127.0.0.1 esetén csak ez a gép, 0.0.0.0 esetén ugyanazon a hálózaton mindenki.
serve-play-port-help = A port; alapesetben mindig ugyanaz, vagy bármelyik, ha az foglalt.
serve-play-browser-help = Megnyíljon-e a böngésző.
serve-play-open = A { -game } itt van nyitva: { $url } (Ctrl-C bezárja)
serve-play-already = A { -game } már nyitva van itt: { $url }
serve-play-here-only = A { -game } már nyitva van itt: { $url }, de csak ennek a gépnek. Zárd be ott, ahol megnyitották, a Ctrl-C billentyűkkel, és próbáld újra.
serve-play-nobody = Ennek a gépnek nincs címe a hálózaton: senki más nem éri el.
serve-closed = Bezárva. Minden játszma megmarad.

serve-help = A { -game } kiszolgálása mindenkinek.
serve-ready = A { -game } készen áll itt: { $url }
serve-public = Mások itt érik el: { $url }
serve-host-help = A cím, amelyen figyel; a 0.0.0.0 az egész gép.
serve-port-help = A port; a 0 bármelyik szabad.
serve-data-help = A mappa, amelyben a játszmák vannak.
serve-key-file-help = A fájl a kulccsal, amely titokban tartja a folyó játszmák dobásait; alapesetben ugyanabban a mappában.
serve-public-url-help = Ahol az emberek elérik, ha proxy áll előtte.
serve-allow-origin-help = Másik oldal, amely beszélhet vele, például https://example.org; többször is megadható.
serve-trusted-proxy-help = Proxyk címe vagy hálózata, amelyeknek az X-Forwarded-For fejléce hihető; többször is megadható.
serve-log-help = Hogyan íródjon a napló a szabványos hibakimenetre.
serve-expire-days-help = A befejezetlen játszmák törlődnek, ha ennyi napja nem történt semmi.
serve-keep-days-help = A befejezett játszmák ennyi nap után törlődnek; 0 esetén megmaradnak.
serve-going-days-help = A régi játszmák előbb jelölést kapnak; akkor törlődnek, ha a kiszolgáló utána ennyi napot futott.
serve-expire-many-help = A régi játszmák akkor is törlődjenek, ha az összesnek több mint harmada, vagy ha egy hete senki sem játszott.
serve-empty-minutes-help = A váró nyitott asztalai törlődnek, ha ennyi perce senki sem volt ott.
serve-away-seconds-help = Aki elment egy asztaltól, még ennyi másodpercig jelenlévőnek számít.
serve-bot-threads-help = Hány robot gondolkodjon egyszerre.
serve-actions-per-second-help = Mennyit tehet egy kapcsolat.
serve-requests-per-second-help = Mennyit kérhet egy cím.
serve-tables-per-minute-help = Mennyit nyithat egy cím.
serve-waiting-per-address-help = Egy cím hány asztala várhat egyszerre a váróban.
serve-connections-help = Összesen hány kapcsolat lehet.
serve-connections-per-address-help = Hány kapcsolat lehet egy címről.
serve-idle-seconds-help = Az az asztal, amelynél semmi sem történik, ennyi másodperc után kikerül a memóriából; magától visszajön.
serve-reports-help = A játékosok bejelenthetnek neked másokat: a naplóban és itt: „marrakech tables reports”.
serve-deflate-help = Tömöríti, amit a kapcsolatoknak küld: kevesebb küldeni-, több számolnivaló.
serve-no-url = { $url } nem egy oldal címe: írd így: https://example.org
serve-no-network = { $network } se nem cím, se nem hálózat: írd így: 10.0.0.1 vagy 10.0.0.0/8
serve-no-port = nem lehet figyelni itt: { $host }, port: { $port }: { $why }
serve-page-missing = Az oldal nincs felépítve. Egy klónban ez felépíti: MARRAKECH_PAGE=1 pip install '.[play]'
