### `marrakech play` and `marrakech serve`.

serve-play-help = Spila í vafranum, á þessari vél.
serve-play-host-help = Hverjir komast að því: með 127.0.0.1 aðeins þessi vél, með 0.0.0.0 allir á sama neti.
serve-play-port-help = Gáttin; sjálfgefið alltaf sú sama, eða einhver önnur ef hún er upptekin.
serve-play-browser-help = Hvort vafrinn er opnaður.
serve-play-open = { -game } er opið á { $url } (Ctrl-C lokar því)
serve-play-already = { -game } er þegar opið, á { $url }
serve-play-here-only = { -game } er þegar opið, á { $url }, en aðeins fyrir þessa vél. Lokaðu því þar sem það var opnað, með Ctrl-C, og reyndu aftur.
serve-play-nobody = Þessi vél hefur ekkert vistfang á neti: enginn annar kemst að henni.
serve-closed = Lokað. Öll spil eru geymd.

serve-help = Hýsa { -game } fyrir alla.
serve-ready = { -game } er tilbúið á { $url }
serve-public = Aðrir komast að því á { $url }
serve-host-help = Vistfangið sem hlustað er á; 0.0.0.0 er öll vélin.
serve-port-help = Gáttin; 0 er hver sú sem er laus.
serve-data-help = Mappan sem spilin eru geymd í.
serve-key-file-help = Skráin með lyklinum sem heldur teningum spila í gangi leyndum; sjálfgefið í sömu möppu.
serve-public-url-help = Hvar fólk kemst að því, ef milliþjónn er fyrir framan.
serve-allow-origin-help = Önnur síða sem má tala við það, til dæmis https://example.org; má gefa oftar en einu sinni.
serve-trusted-proxy-help = Vistfang eða net milliþjóna þar sem X-Forwarded-For er trúað; má gefa oftar en einu sinni.
serve-log-help = Hvernig annállinn er skrifaður, á staðalvilluúttak.
serve-expire-days-help = Ókláruð spil hverfa þegar ekkert hefur gerst í svo marga daga.
serve-keep-days-help = Spil sem er lokið hverfa eftir svo marga daga; 0 geymir þau.
serve-going-days-help = Áður en gömul spil hverfa eru þau merkt; þau eru fjarlægð þegar þjónninn hefur keyrt í svo marga daga eftir það.
serve-expire-many-help = Fjarlægja gömul spil þótt það sé meira en þriðjungur allra, eða ekkert hafi verið spilað í viku.
serve-empty-minutes-help = Opin borð í anddyrinu hverfa þegar enginn hefur verið þar í svo margar mínútur.
serve-away-seconds-help = Sá sem hefur yfirgefið borð telst viðstaddur í svo margar sekúndur til viðbótar.
serve-bot-threads-help = Hve mörg vélmenni hugsa í einu.
serve-actions-per-second-help = Hvað ein tenging má gera.
serve-requests-per-second-help = Um hvað eitt vistfang má biðja.
serve-tables-per-minute-help = Hvað eitt vistfang má setja upp.
serve-waiting-per-address-help = Hve mörg borð frá einu vistfangi mega bíða í anddyrinu í einu.
serve-connections-help = Hve margir mega vera tengdir alls.
serve-connections-per-address-help = Hve margir mega vera tengdir frá einu vistfangi.
serve-idle-seconds-help = Borð þar sem ekkert gerist fer úr minni eftir svo margar sekúndur; það kemur sjálfkrafa aftur.
serve-reports-help = Leyfa leikmönnum að tilkynna aðra til þín: í annálnum og í „marrakech tables reports“.
serve-deflate-help = Þjappa því sem er sent til tengdra: minna að senda, meira að reikna.
serve-no-url = { $url } er ekki slóð síðu: skrifaðu hana eins og https://example.org
serve-no-network = { $network } er hvorki vistfang né net: skrifaðu það eins og 10.0.0.1 eða 10.0.0.0/8
serve-no-port = get ekki hlustað á { $host }, gátt { $port }: { $why }
serve-page-missing = Síðan hefur ekki verið byggð. Í klóni byggir þetta hana: MARRAKECH_PAGE=1 pip install '.[play]'
