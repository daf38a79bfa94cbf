### `marrakech play` and `marrakech serve`.

serve-play-help = Spill i nettleseren, på denne maskinen.
serve-play-host-help = Hvem som kan nå det: med 127.0.0.1 bare denne maskinen, med 0.0.0.0 alle i samme nettverk.
serve-play-port-help = Porten; ellers alltid den samme, eller en hvilken som helst om den er opptatt.
serve-play-browser-help = Om nettleseren åpnes.
serve-play-open = { -game } er åpent på { $url } (Ctrl-C lukker det)
serve-play-already = { -game } er allerede åpent, på { $url }
serve-play-here-only = { -game } er allerede åpent, på { $url }, men bare for denne maskinen. Lukk det der det ble åpnet, med Ctrl-C, og prøv igjen.
serve-play-nobody = Denne maskinen har ingen adresse i et nettverk: Ingen andre kan nå den.
serve-closed = Lukket. Alle partier er tatt vare på.

serve-help = Tilby { -game } til alle.
serve-ready = { -game } er klart på { $url }
serve-public = Andre når det på { $url }
serve-host-help = Adressen å lytte på; 0.0.0.0 er hele maskinen.
serve-port-help = Porten; 0 er en hvilken som helst ledig.
serve-data-help = Mappen der partiene ligger.
serve-key-file-help = Filen med nøkkelen som holder terningene i pågående partier hemmelige; ellers ligger den i samme mappe.
serve-public-url-help = Hvor folk når det, om en proxy står foran.
serve-allow-origin-help = En annen side som kan snakke med det, som i https://example.org; kan oppgis flere ganger.
serve-trusted-proxy-help = En adresse eller et nett av proxyer der X-Forwarded-For er til å stole på; kan oppgis flere ganger.
serve-log-help = Hvordan loggen skrives, på standard feil.
serve-expire-days-help = Uferdige partier forsvinner når ingenting har skjedd på så mange dager.
serve-keep-days-help = Ferdige partier forsvinner etter så mange dager; 0 beholder dem.
serve-going-days-help = Før gamle partier forsvinner, merkes de; de fjernes når serveren har kjørt i så mange dager etter det.
serve-expire-many-help = Fjern gamle partier selv om det er mer enn en tredjedel av alle, eller om ingenting er spilt på en uke.
serve-empty-minutes-help = Åpne bord i lobbyen forsvinner når ingen har vært der på så mange minutter.
serve-away-seconds-help = Den som har forlatt et bord, regnes som til stede i så mange sekunder til.
serve-bot-threads-help = Hvor mange boter som tenker samtidig.
serve-actions-per-second-help = Hva én forbindelse kan gjøre.
serve-requests-per-second-help = Hva én adresse kan be om.
serve-tables-per-minute-help = Hva én adresse kan gjøre klart.
serve-waiting-per-address-help = Hvor mange bord fra én adresse som kan vente i lobbyen samtidig.
serve-connections-help = Hvor mange som kan være tilkoblet i alt.
serve-connections-per-address-help = Hvor mange som kan være tilkoblet fra én adresse.
serve-idle-seconds-help = Et bord der ingenting skjer, forlater minnet etter så mange sekunder; det kommer tilbake av seg selv.
serve-reports-help = La spillere rapportere andre til deg: i loggen, og i «marrakech tables reports».
serve-deflate-help = Komprimer det som sendes til de tilkoblede: mindre å sende, mer å regne.
serve-no-url = { $url } er ikke adressen til en side: Skriv den som i https://example.org
serve-no-network = { $network } er ingen adresse og ikke noe nett: Skriv det som i 10.0.0.1 eller 10.0.0.0/8
serve-no-port = kan ikke lytte på { $host }, port { $port }: { $why }
serve-page-missing = Siden er ikke bygd. I en klone bygges den slik: MARRAKECH_PAGE=1 pip install '.[play]'
