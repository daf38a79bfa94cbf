### `marrakech play` and `marrakech serve`.

serve-play-help = Spustí hru v prohlížeči na tomto počítači.
serve-play-host-help = Kdo se může připojit: s 127.0.0.1 jen tento počítač, s 0.0.0.0 všichni ve stejné síti.
serve-play-port-help = Port; obvykle vždy stejný, nebo jakýkoli, je-li ten obsazený.
serve-play-browser-help = Zda se otevře prohlížeč.
serve-play-open = { -game } běží na { $url } (Ctrl-C ukončí)
serve-play-already = { -game } už běží na { $url }
serve-play-here-only = { -game } už běží na { $url }, ale jen pro tento počítač. Ukonči ho tam, kde běží, klávesami Ctrl-C, a zkus to znovu.
serve-play-nobody = Tento počítač nemá v žádné síti adresu: nikdo jiný se k němu nepřipojí.
serve-closed = Zavřeno. Všechny partie zůstávají uložené.

serve-help = Hostí { -game } pro všechny.
serve-ready = { -game } je připraven na { $url }
serve-public = Ostatní ho najdou na { $url }
serve-host-help = Adresa, na které se naslouchá; 0.0.0.0 je celý tento počítač.
serve-port-help = Port; 0 je kterýkoli volný.
serve-data-help = Složka, do které se ukládají partie.
serve-key-file-help = Soubor s klíčem, který drží v tajnosti hody běžících partií; obvykle je ve stejné složce.
serve-public-url-help = Kde ho lidé najdou, stojí-li před ním proxy.
serve-allow-origin-help = Další stránka, která s ním smí mluvit, například https://example.org; lze zadat vícekrát.
serve-trusted-proxy-help = Adresa nebo síť proxy serverů, jejichž X-Forwarded-For se věří; lze zadat vícekrát.
serve-log-help = Jak se zapisuje log na standardní chybový výstup.
serve-expire-days-help = Nedohrané partie zmizí, když se v nich tolik dní nic nestane.
serve-keep-days-help = Dohrané partie zmizí po tolika dnech; 0 je ponechá.
serve-going-days-help = Staré partie se nejdřív označí; zmizí, až server poběží dalších tolik dní.
serve-expire-many-help = Odstranit staré partie, i když je to víc než třetina všech nebo se týden nehrálo.
serve-empty-minutes-help = Volné stoly z herny zmizí, když u nich tolik minut nikdo není.
serve-away-seconds-help = Kdo odešel od stolu, platí ještě tolik sekund za přítomného.
serve-bot-threads-help = Kolik botů přemýšlí najednou.
serve-actions-per-second-help = Co smí jedno spojení udělat.
serve-requests-per-second-help = Oč smí jedna adresa žádat.
serve-tables-per-minute-help = Kolik stolů smí jedna adresa založit.
serve-waiting-per-address-help = Kolik stolů jedné adresy smí najednou čekat v herně.
serve-connections-help = Kolik jich smí být připojeno celkem.
serve-connections-per-address-help = Kolik jich smí být připojeno z jedné adresy.
serve-idle-seconds-help = Stůl, u kterého se nic neděje, se po tolika sekundách uvolní z paměti; vrátí se sám.
serve-reports-help = Dovolit hráčům, aby ti nahlásili ostatní: v logu a v „marrakech tables reports“.
serve-deflate-help = Komprimovat, co se posílá připojeným: méně dat, více počítání.
serve-no-url = { $url } není adresa stránky: piš ji jako https://example.org
serve-no-network = { $network } není adresa ani síť: piš ji jako 10.0.0.1 nebo 10.0.0.0/8
serve-no-port = nelze naslouchat na { $host }, port { $port }: { $why }
serve-page-missing = Stránka není sestavená. V klonu ji sestaví: MARRAKECH_PAGE=1 pip install '.[play]'
