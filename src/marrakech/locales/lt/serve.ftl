### `marrakech play` and `marrakech serve`.

serve-play-help = Žaisti naršyklėje, šiame kompiuteryje.
serve-play-host-help = Kas gali pasiekti žaidimą: su 127.0.0.1 tik šis kompiuteris, su 0.0.0.0 visi tame pačiame tinkle.
serve-play-port-help = Prievadas; numatyta visada tas pats arba bet kuris, jei tas užimtas.
serve-play-browser-help = Ar atverti naršyklę.
serve-play-open = Žaidimas { -game } atvertas adresu { $url } (Ctrl-C jį uždaro)
serve-play-already = Žaidimas { -game } jau atvertas adresu { $url }
serve-play-here-only = Žaidimas { -game } jau atvertas adresu { $url }, bet tik šiam kompiuteriui. Uždaryk jį su Ctrl-C ten, kur jis atvertas, ir bandyk vėl.
serve-play-nobody = Šis kompiuteris neturi adreso tinkle: niekas kitas jo nepasieks.
serve-closed = Uždaryta. Visos partijos išsaugotos.

serve-help = Laikyti žaidimą { -game } visiems.
serve-ready = Žaidimas { -game } parengtas adresu { $url }
serve-public = Kiti jį pasiekia adresu { $url }
serve-host-help = Adresas, kuriuo klausytis; 0.0.0.0 yra visas šis kompiuteris.
serve-port-help = Prievadas; 0 yra bet kuris laisvas.
serve-data-help = Aplankas, kuriame laikomos partijos.
serve-key-file-help = Failas su raktu, kuriuo slepiami vykstančių partijų metimai; numatyta tame pačiame aplanke.
serve-public-url-help = Kur žmonės jį pasiekia, jei priekyje yra tarpinis serveris.
serve-allow-origin-help = Kitas puslapis, kuris gali su juo kalbėtis, pavyzdžiui, https://example.org; galima nurodyti kelis kartus.
serve-trusted-proxy-help = Tarpinių serverių adresas arba tinklas, kurio X-Forwarded-For tikima; galima nurodyti kelis kartus.
serve-log-help = Kaip rašomas žurnalas standartinėje klaidų išvestyje.
serve-expire-days-help = Nebaigtos partijos dingsta, kai tiek dienų nieko neįvyksta.
serve-keep-days-help = Baigtos partijos dingsta po tiek dienų; 0 jas palieka.
serve-going-days-help = Prieš dingdamos senos partijos pažymimos; jos pašalinamos, kai serveris po to dar veikia tiek dienų.
serve-expire-many-help = Šalinti senas partijas, net jei jų daugiau nei trečdalis visų arba jei savaitę niekas nežaista.
serve-empty-minutes-help = Atviri vestibiulio stalai dingsta, kai tiek minučių ten nieko nebūna.
serve-away-seconds-help = Kas paliko stalą, dar tiek sekundžių laikomas esančiu čia.
serve-bot-threads-help = Kiek botų galvoja vienu metu.
serve-actions-per-second-help = Kiek veiksmų gali atlikti vienas ryšys.
serve-requests-per-second-help = Kiek užklausų gali siųsti vienas adresas.
serve-tables-per-minute-help = Kiek stalų gali parengti vienas adresas.
serve-waiting-per-address-help = Kiek vieno adreso stalų vienu metu gali laukti vestibiulyje.
serve-connections-help = Kiek iš viso gali būti prisijungusių.
serve-connections-per-address-help = Kiek gali būti prisijungusių iš vieno adreso.
serve-idle-seconds-help = Stalas, prie kurio nieko nevyksta, po tiek sekundžių palieka atmintį; jis grįžta pats.
serve-reports-help = Leisti žaidėjams tau skųstis kitais: žurnale ir su „marrakech tables reports“.
serve-deflate-help = Glaudinti tai, kas siunčiama prisijungusiems: mažiau siųsti, daugiau skaičiuoti.
serve-no-url = { $url } nėra puslapio adresas: rašyk, pavyzdžiui, https://example.org
serve-no-network = { $network } nėra nei adresas, nei tinklas: rašyk, pavyzdžiui, 10.0.0.1 arba 10.0.0.0/8
serve-no-port = nepavyksta klausytis adresu { $host }, prievadas { $port }: { $why }
serve-page-missing = Puslapis nesukurtas. Klone jį sukuria: MARRAKECH_PAGE=1 pip install '.[play]'
