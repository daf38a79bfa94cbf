### `marrakech play` and `marrakech serve`.

serve-play-help = Spela i webbläsaren, på den här datorn.
serve-play-host-help = Vem som kan nå det: med 127.0.0.1 bara den här datorn, med 0.0.0.0 alla i samma nätverk.
serve-play-port-help = Porten; annars alltid samma, eller vilken som helst om den är upptagen.
serve-play-browser-help = Om webbläsaren öppnas.
serve-play-open = { -game } är öppet på { $url } (Ctrl-C stänger det)
serve-play-already = { -game } är redan öppet, på { $url }
serve-play-here-only = { -game } är redan öppet, på { $url }, men bara för den här datorn. Stäng det där det öppnades, med Ctrl-C, och försök igen.
serve-play-nobody = Den här datorn har ingen adress i ett nätverk: ingen annan kan nå den.
serve-closed = Stängt. Alla partier är sparade.

serve-help = Erbjud { -game } åt alla.
serve-ready = { -game } är redo på { $url }
serve-public = Andra når det på { $url }
serve-host-help = Adressen att lyssna på; 0.0.0.0 är hela datorn.
serve-port-help = Porten; 0 är vilken ledig som helst.
serve-data-help = Mappen där partierna sparas.
serve-key-file-help = Filen med nyckeln som håller tärningarna i pågående partier hemliga; annars ligger den i samma mapp.
serve-public-url-help = Var man når det, om en proxy står framför.
serve-allow-origin-help = En annan sida som får tala med det, som i https://example.org; kan anges flera gånger.
serve-trusted-proxy-help = En adress eller ett nät av proxyer vars X-Forwarded-For man litar på; kan anges flera gånger.
serve-log-help = Hur loggen skrivs, på standard fel.
serve-expire-days-help = Oavslutade partier försvinner när inget har hänt på så många dagar.
serve-keep-days-help = Avslutade partier försvinner efter så många dagar; 0 behåller dem.
serve-going-days-help = Innan gamla partier försvinner märks de; de tas bort när servern har varit igång så många dagar efter det.
serve-expire-many-help = Ta bort gamla partier även om det är mer än en tredjedel av alla, eller om inget har spelats på en vecka.
serve-empty-minutes-help = Öppna bord i lobbyn försvinner när ingen har varit där på så många minuter.
serve-away-seconds-help = Den som har lämnat ett bord räknas som närvarande så många sekunder till.
serve-bot-threads-help = Hur många botar som tänker samtidigt.
serve-actions-per-second-help = Vad en anslutning får göra.
serve-requests-per-second-help = Vad en adress får fråga efter.
serve-tables-per-minute-help = Vad en adress får skapa.
serve-waiting-per-address-help = Hur många bord från en adress som får vänta i lobbyn samtidigt.
serve-connections-help = Hur många som får vara anslutna totalt.
serve-connections-per-address-help = Hur många som får vara anslutna från en adress.
serve-idle-seconds-help = Ett bord där inget händer lämnar minnet efter så många sekunder; det kommer tillbaka av sig självt.
serve-reports-help = Låt spelare anmäla andra till dig: i loggen, och i ”marrakech tables reports”.
serve-deflate-help = Komprimera det som skickas till de anslutna: mindre att skicka, mer att räkna.
serve-no-url = { $url } är ingen adress till en sida: skriv den som i https://example.org
serve-no-network = { $network } är ingen adress och inget nät: skriv det som i 10.0.0.1 eller 10.0.0.0/8
serve-no-port = kan inte lyssna på { $host }, port { $port }: { $why }
serve-page-missing = Sidan har inte byggts. I en klon byggs den så här: MARRAKECH_PAGE=1 pip install '.[play]'
