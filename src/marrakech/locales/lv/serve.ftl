### `marrakech play` and `marrakech serve`.

serve-play-help = Spēlēt pārlūkā, šajā datorā.
serve-play-host-help = Kas spēlei var piekļūt: ar 127.0.0.1 tikai šis dators, ar 0.0.0.0 visi tajā pašā tīklā.
serve-play-port-help = Ports; pēc noklusējuma vienmēr tas pats vai jebkurš, ja tas ir aizņemts.
serve-play-browser-help = Vai atvērt pārlūku.
serve-play-open = Spēle { -game } ir atvērta adresē { $url } (Ctrl-C to aizver)
serve-play-already = Spēle { -game } jau ir atvērta adresē { $url }
serve-play-here-only = Spēle { -game } jau ir atvērta adresē { $url }, bet tikai šim datoram. Aizver to ar Ctrl-C tur, kur tā atvērta, un mēģini vēlreiz.
serve-play-nobody = Šim datoram nav adreses tīklā: neviens cits tam nevar piekļūt.
serve-closed = Aizvērts. Visas spēles ir saglabātas.

serve-help = Uzturēt spēli { -game } visiem.
serve-ready = Spēle { -game } ir gatava adresē { $url }
serve-public = Citi to atrod adresē { $url }
serve-host-help = Adrese, kurā klausīties; 0.0.0.0 ir viss šis dators.
serve-port-help = Ports; 0 ir jebkurš brīvs.
serve-data-help = Mape, kurā glabā spēles.
serve-key-file-help = Fails ar atslēgu, ar kuru slepj notiekošo spēļu metienus; pēc noklusējuma tas ir tajā pašā mapē.
serve-public-url-help = Kur cilvēki to atrod, ja priekšā ir starpniekserveris.
serve-allow-origin-help = Cita lapa, kas drīkst ar to sarunāties, piemēram, https://example.org; var norādīt vairākas reizes.
serve-trusted-proxy-help = Starpniekserveru adrese vai tīkls, kura X-Forwarded-For tic; var norādīt vairākas reizes.
serve-log-help = Kā raksta žurnālu standarta kļūdu izvadē.
serve-expire-days-help = Nepabeigtas spēles pazūd, ja tik dienas nekas nav noticis.
serve-keep-days-help = Pabeigtas spēles pazūd pēc tik dienām; 0 tās patur.
serve-going-days-help = Pirms vecās spēles pazūd, tās atzīmē; tās izdzēš, kad serveris pēc tam ir darbojies tik dienas.
serve-expire-many-help = Dzēst vecās spēles pat tad, ja tā ir vairāk nekā trešdaļa no visām vai ja nedēļu nekas nav spēlēts.
serve-empty-minutes-help = Atvērtie vestibila galdi pazūd, ja tik minūtes tur neviena nav bijis.
serve-away-seconds-help = Kas atstājis galdu, vēl tik sekundes skaitās klāt.
serve-bot-threads-help = Cik botu domā vienlaikus.
serve-actions-per-second-help = Cik darbību sekundē drīkst viens savienojums.
serve-requests-per-second-help = Cik pieprasījumu sekundē drīkst viena adrese.
serve-tables-per-minute-help = Cik galdu minūtē drīkst atvērt viena adrese.
serve-waiting-per-address-help = Cik vienas adreses galdu vienlaikus drīkst gaidīt vestibilā.
serve-connections-help = Cik savienojumu drīkst būt kopā.
serve-connections-per-address-help = Cik savienojumu drīkst būt no vienas adreses.
serve-idle-seconds-help = Galds, pie kura nekas nenotiek, pēc tik sekundēm atstāj atmiņu; tas atgriežas pats.
serve-reports-help = Ļaut spēlētājiem sūdzēties tev par citiem: žurnālā un ar „marrakech tables reports”.
serve-deflate-help = Saspiest to, ko sūta savienotajiem: mazāk jāsūta, vairāk jārēķina.
serve-no-url = { $url } nav lapas adrese: raksti kā https://example.org
serve-no-network = { $network } nav ne adrese, ne tīkls: raksti kā 10.0.0.1 vai 10.0.0.0/8
serve-no-port = nevar klausīties adresē { $host }, portā { $port }: { $why }
serve-page-missing = Lapa nav uzbūvēta. Klonā to uzbūvē: MARRAKECH_PAGE=1 pip install '.[play]'
