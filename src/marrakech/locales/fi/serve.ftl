### `marrakech play` and `marrakech serve`.

serve-play-help = Pelaa selaimessa tällä koneella.
serve-play-host-help = Kuka siihen pääsee: osoitteella 127.0.0.1 vain tämä kone, osoitteella 0.0.0.0 kaikki samassa verkossa.
serve-play-port-help = Portti; oletuksena aina sama, tai mikä tahansa, jos se on varattu.
serve-play-browser-help = Avataanko selain.
serve-play-open = { -game } on auki osoitteessa { $url } (Ctrl-C sulkee sen)
serve-play-already = { -game } on jo auki osoitteessa { $url }
serve-play-here-only = { -game } on jo auki osoitteessa { $url }, mutta vain tälle koneelle. Sulje se siellä, missä se avattiin, näppäimillä Ctrl-C, ja yritä uudelleen.
serve-play-nobody = Tällä koneella ei ole osoitetta verkossa: kukaan muu ei pääse siihen.
serve-closed = Suljettu. Kaikki pelit säilyvät.

serve-help = Tarjoa { -game } kaikille pelattavaksi.
serve-ready = { -game } on valmiina osoitteessa { $url }
serve-public = Muut pääsevät siihen osoitteesta { $url }
serve-host-help = Kuunneltava osoite; 0.0.0.0 on koko kone.
serve-port-help = Portti; 0 on mikä tahansa vapaa.
serve-data-help = Kansio, jossa pelit säilytetään.
serve-key-file-help = Avaintiedosto, jolla käynnissä olevien pelien nopanheitot pidetään salassa; oletuksena samassa kansiossa.
serve-public-url-help = Osoite, josta ihmiset pääsevät peliin, jos edessä on välityspalvelin.
serve-allow-origin-help = Toinen sivu, joka saa puhua palvelimelle, esimerkiksi https://example.org; voidaan antaa useita.
serve-trusted-proxy-help = Välityspalvelinten osoite tai verkko, jonka X-Forwarded-For-tietoon luotetaan; voidaan antaa useita.
serve-log-help = Missä muodossa loki kirjoitetaan virhetulosteeseen.
serve-expire-days-help = Keskeneräiset pelit poistetaan, kun mitään ei ole tapahtunut näin moneen päivään.
serve-keep-days-help = Päättyneet pelit poistetaan näin monen päivän kuluttua; 0 säilyttää ne.
serve-going-days-help = Vanhat pelit merkitään ensin; ne poistetaan, kun palvelin on sen jälkeen ollut käynnissä näin monta päivää.
serve-expire-many-help = Poista vanhat pelit, vaikka niitä olisi yli kolmannes kaikista tai vaikkei viikkoon ole pelattu mitään.
serve-empty-minutes-help = Aulan avoimet pöydät poistetaan, kun kukaan ei ole ollut paikalla näin moneen minuuttiin.
serve-away-seconds-help = Pöydästä lähteneen lasketaan olevan paikalla vielä näin monta sekuntia.
serve-bot-threads-help = Montako bottia miettii yhtä aikaa.
serve-actions-per-second-help = Mitä yksi yhteys saa tehdä.
serve-requests-per-second-help = Mitä yksi osoite saa pyytää.
serve-tables-per-minute-help = Mitä yksi osoite saa perustaa.
serve-waiting-per-address-help = Montako saman osoitteen pöytää saa odottaa aulassa yhtä aikaa.
serve-connections-help = Montako yhteyttä saa olla kaikkiaan.
serve-connections-per-address-help = Montako yhteyttä saa olla yhdestä osoitteesta.
serve-idle-seconds-help = Pöytä, jossa ei tapahdu mitään, poistuu muistista näin monen sekunnin kuluttua; se palaa itsestään.
serve-reports-help = Anna pelaajien ilmoittaa toisistaan sinulle: lokissa ja komennossa ”marrakech tables reports”.
serve-deflate-help = Pakkaa yhteyksiin lähetettävä: vähemmän lähetettävää, enemmän laskettavaa.
serve-no-url = { $url } ei ole sivun osoite: kirjoita se kuten https://example.org
serve-no-network = { $network } ei ole osoite eikä verkko: kirjoita se kuten 10.0.0.1 tai 10.0.0.0/8
serve-no-port = ei voi kuunnella osoitetta { $host }, portti { $port }: { $why }
serve-page-missing = Sivua ei ole koottu. Kloonissa sen kokoaa: MARRAKECH_PAGE=1 pip install '.[play]'
