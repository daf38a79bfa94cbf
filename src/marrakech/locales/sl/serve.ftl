### `marrakech play` and `marrakech serve`.

serve-play-help = Igraj v brskalniku, na tem računalniku.
serve-play-host-help = Kdo ga lahko doseže: s 127.0.0.1 le ta računalnik, z 0.0.0.0 vsi v istem omrežju.
serve-play-port-help = Vrata; privzeto vedno ista ali katerakoli, če so ta zasedena.
serve-play-browser-help = Ali naj se odpre brskalnik.
serve-play-open = { -game } je odprt na { $url } (Ctrl-C ga zapre)
serve-play-already = { -game } je že odprt, na { $url }
serve-play-here-only = { -game } je že odprt, na { $url }, a le za ta računalnik. Zapri ga tam, kjer je odprt, s tipkama Ctrl-C, in poskusi znova.
serve-play-nobody = Ta računalnik nima naslova v omrežju: nihče drug ga ne more doseči.
serve-closed = Zaprto. Vse partije so shranjene.

serve-help = Gosti { -game } za vse.
serve-ready = { -game } je pripravljen na { $url }
serve-public = Drugi ga dosežejo na { $url }
serve-host-help = Naslov za poslušanje; 0.0.0.0 je ves ta računalnik.
serve-port-help = Vrata; 0 so katerakoli prosta.
serve-data-help = Mapa, v kateri se hranijo partije.
serve-key-file-help = Datoteka s ključem, ki varuje skrivnost metov v partijah, ki še tečejo; privzeto je v isti mapi.
serve-public-url-help = Kje ga ljudje dosežejo, če je pred njim posredniški strežnik.
serve-allow-origin-help = Druga stran, ki sme govoriti z njim, na primer https://example.org; lahko se navede večkrat.
serve-trusted-proxy-help = Naslov ali omrežje posrednikov, katerih glavi X-Forwarded-For se verjame; lahko se navede večkrat.
serve-log-help = Kako se piše dnevnik, na standardni izhod za napake.
serve-expire-days-help = Nedokončane partije izginejo, ko se toliko dni nič ne zgodi.
serve-keep-days-help = Končane partije izginejo po toliko dneh; 0 jih ohrani.
serve-going-days-help = Stare partije se najprej označijo; odstranijo se, ko strežnik potem teče še toliko dni.
serve-expire-many-help = Odstrani stare partije, tudi če jih je več kot tretjina ali če se že en teden ni igralo.
serve-empty-minutes-help = Odprte mize iz čakalnice izginejo, ko toliko minut za njimi ni nikogar.
serve-away-seconds-help = Kdor zapusti mizo, še toliko sekund velja za prisotnega.
serve-bot-threads-help = Koliko botov razmišlja hkrati.
serve-actions-per-second-help = Koliko sme storiti ena povezava.
serve-requests-per-second-help = Koliko sme zahtevati en naslov.
serve-tables-per-minute-help = Koliko miz sme postaviti en naslov.
serve-waiting-per-address-help = Koliko miz z enega naslova sme hkrati čakati v čakalnici.
serve-connections-help = Koliko jih je lahko povezanih vseh skupaj.
serve-connections-per-address-help = Koliko jih je lahko povezanih z enega naslova.
serve-idle-seconds-help = Miza, za katero se nič ne dogaja, po toliko sekundah zapusti pomnilnik; vrne se sama.
serve-reports-help = Naj ti igralci lahko prijavijo druge: v dnevniku in v »marrakech tables reports«.
serve-deflate-help = Stisni, kar se pošilja povezanim: manj pošiljanja, več računanja.
serve-no-url = { $url } ni naslov strani: napiši ga kot https://example.org
serve-no-network = { $network } ni ne naslov ne omrežje: napiši kot 10.0.0.1 ali 10.0.0.0/8
serve-no-port = na { $host }, vrata { $port }, ni mogoče poslušati: { $why }
serve-page-missing = Stran še ni zgrajena. V klonu jo zgradi: MARRAKECH_PAGE=1 pip install '.[play]'
