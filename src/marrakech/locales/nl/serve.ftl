### `marrakech play` and `marrakech serve`.

serve-play-help = Speel in de browser, op deze computer.
serve-play-host-help = Wie erbij kan: met 127.0.0.1 alleen deze computer, met 0.0.0.0 iedereen in hetzelfde netwerk.
serve-play-port-help = De poort; standaard altijd dezelfde, of een andere als die bezet is.
serve-play-browser-help = Of de browser wordt geopend.
serve-play-open = { -game } is open op { $url } (Ctrl-C sluit het)
serve-play-already = { -game } is al open, op { $url }
serve-play-here-only = { -game } is al open, op { $url }, maar alleen voor deze computer. Sluit het met Ctrl-C waar het is geopend, en probeer het opnieuw.
serve-play-nobody = Deze computer heeft geen adres in een netwerk: niemand anders kan erbij.
serve-closed = Gesloten. Alle partijen zijn bewaard.

serve-help = Bied { -game } aan voor iedereen.
serve-ready = { -game } is klaar op { $url }
serve-public = Anderen vinden het op { $url }
serve-host-help = Het adres om op te luisteren; 0.0.0.0 is deze hele computer.
serve-port-help = De poort; 0 is een willekeurige vrije.
serve-data-help = De map waarin de partijen worden bewaard.
serve-key-file-help = Het bestand met de sleutel die de dobbelstenen van lopende partijen geheimhoudt; standaard in dezelfde map.
serve-public-url-help = Waar mensen het vinden, als er een proxy voor staat.
serve-allow-origin-help = Een andere pagina die ermee mag praten, zoals in https://example.org; mag vaker worden gegeven.
serve-trusted-proxy-help = Een adres of netwerk van proxy’s waarvan X-Forwarded-For wordt geloofd; mag vaker worden gegeven.
serve-log-help = Hoe het logboek wordt geschreven, op de standaardfoutuitvoer.
serve-expire-days-help = Onafgemaakte partijen verdwijnen als er zoveel dagen niets is gebeurd.
serve-keep-days-help = Afgelopen partijen verdwijnen na zoveel dagen; 0 bewaart ze.
serve-going-days-help = Oude partijen worden eerst gemarkeerd; ze verdwijnen als de server daarna zoveel dagen heeft gedraaid.
serve-expire-many-help = Verwijder oude partijen ook als dat meer dan een derde van alle is, of als er een week niets is gespeeld.
serve-empty-minutes-help = Open tafels van de lobby verdwijnen als er zoveel minuten niemand is geweest.
serve-away-seconds-help = Wie een tafel heeft verlaten, geldt nog zoveel seconden als aanwezig.
serve-bot-threads-help = Hoeveel bots tegelijk nadenken.
serve-actions-per-second-help = Wat één verbinding mag doen.
serve-requests-per-second-help = Wat één adres mag vragen.
serve-tables-per-minute-help = Wat één adres mag klaarzetten.
serve-waiting-per-address-help = Hoeveel tafels van één adres tegelijk in de lobby mogen wachten.
serve-connections-help = Hoeveel er in totaal verbonden mogen zijn.
serve-connections-per-address-help = Hoeveel er vanaf één adres verbonden mogen zijn.
serve-idle-seconds-help = Een tafel waaraan niets gebeurt, verlaat na zoveel seconden het geheugen; hij komt vanzelf terug.
serve-reports-help = Laat spelers anderen bij je melden: in het logboek, en in ‘marrakech tables reports’.
serve-deflate-help = Comprimeer wat er naar de verbondenen gaat: minder te versturen, meer te rekenen.
serve-no-url = { $url } is geen adres van een pagina: schrijf het zoals in https://example.org
serve-no-network = { $network } is geen adres en geen netwerk: schrijf het zoals in 10.0.0.1 of 10.0.0.0/8
serve-no-port = kan niet luisteren op { $host }, poort { $port }: { $why }
serve-page-missing = De pagina is niet gebouwd. In een kloon bouw je die zo: MARRAKECH_PAGE=1 pip install '.[play]'
