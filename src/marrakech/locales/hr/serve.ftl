### `marrakech play` and `marrakech serve`.

serve-play-help = Igraj u pregledniku, na ovom računalu.
serve-play-host-help = Tko mu može pristupiti: s 127.0.0.1 samo ovo računalo, s 0.0.0.0 svi u istoj mreži.
serve-play-port-help = Priključak (port); zadano uvijek isti ili bilo koji ako je taj zauzet.
serve-play-browser-help = Otvara li se preglednik.
serve-play-open = { -game } je otvoren na { $url } (Ctrl-C ga zatvara)
serve-play-already = { -game } je već otvoren, na { $url }
serve-play-here-only = { -game } je već otvoren, na { $url }, ali samo za ovo računalo. Zatvori ga ondje gdje je otvoren, tipkama Ctrl-C, i pokušaj ponovno.
serve-play-nobody = Ovo računalo nema adresu u mreži: nitko mu drugi ne može pristupiti.
serve-closed = Zatvoreno. Sve su partije sačuvane.

serve-help = Ugosti { -game } za sve.
serve-ready = { -game } je spreman na { $url }
serve-public = Drugi mu pristupaju na { $url }
serve-host-help = Adresa na kojoj se sluša; 0.0.0.0 je cijelo ovo računalo.
serve-port-help = Priključak (port); 0 je bilo koji slobodan.
serve-data-help = Mapa u kojoj se čuvaju partije.
serve-key-file-help = Datoteka s ključem koji čuva tajnost bacanja u partijama u tijeku; zadano je u istoj mapi.
serve-public-url-help = Gdje mu ljudi pristupaju ako je ispred njega posrednik (proxy).
serve-allow-origin-help = Druga stranica koja smije razgovarati s njim, kao https://example.org; može se navesti više puta.
serve-trusted-proxy-help = Adresa ili mreža posrednika kojima se vjeruje X-Forwarded-For; može se navesti više puta.
serve-log-help = Kako se piše dnevnik, na standardni izlaz za pogreške.
serve-expire-days-help = Nezavršene partije nestaju kad se ovoliko dana ništa ne dogodi.
serve-keep-days-help = Završene partije nestaju nakon ovoliko dana; 0 ih čuva.
serve-going-days-help = Stare se partije najprije označe; uklanjaju se kad poslužitelj nakon toga radi ovoliko dana.
serve-expire-many-help = Ukloni stare partije i ako ih je više od trećine ili ako se tjedan dana nije igralo.
serve-empty-minutes-help = Otvoreni stolovi iz predvorja nestaju kad ovoliko minuta za njima nema nikoga.
serve-away-seconds-help = Tko ode od stola, još se ovoliko sekundi smatra prisutnim.
serve-bot-threads-help = Koliko botova razmišlja istodobno.
serve-actions-per-second-help = Koliko smije učiniti jedna veza.
serve-requests-per-second-help = Koliko smije tražiti jedna adresa.
serve-tables-per-minute-help = Koliko stolova smije postaviti jedna adresa.
serve-waiting-per-address-help = Koliko stolova jedne adrese smije istodobno čekati u predvorju.
serve-connections-help = Koliko ih ukupno može biti povezano.
serve-connections-per-address-help = Koliko ih može biti povezano s jedne adrese.
serve-idle-seconds-help = Stol za kojim se ništa ne događa nakon ovoliko sekundi napušta memoriju; vraća se sam.
serve-reports-help = Neka ti igrači mogu prijaviti druge: u dnevniku i u „marrakech tables reports”.
serve-deflate-help = Sažmi ono što se šalje povezanima: manje slanja, više računanja.
serve-no-url = { $url } nije adresa stranice: napiši je kao https://example.org
serve-no-network = { $network } nije ni adresa ni mreža: napiši kao 10.0.0.1 ili 10.0.0.0/8
serve-no-port = ne može se slušati na { $host }, priključak { $port }: { $why }
serve-page-missing = Stranica nije izgrađena. U klonu se gradi ovako: MARRAKECH_PAGE=1 pip install '.[play]'
