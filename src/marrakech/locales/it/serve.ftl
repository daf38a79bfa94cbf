### `marrakech play` and `marrakech serve`.

serve-play-help = Apre il gioco nel browser, su questa macchina.
serve-play-host-help = Chi può raggiungerlo: con 127.0.0.1 solo questa macchina, con 0.0.0.0 tutti quelli nella stessa rete.
serve-play-port-help = La porta; di norma sempre la stessa, o una qualsiasi se è occupata.
serve-play-browser-help = Se aprire il browser.
serve-play-open = { -game } è aperto su { $url } (Ctrl-C lo chiude)
serve-play-already = { -game } è già aperto, su { $url }
serve-play-here-only = { -game } è già aperto, su { $url }, solo per questa macchina. Chiudilo dove è stato aperto, con Ctrl-C, e riprova.
serve-play-nobody = Questa macchina non ha un indirizzo in una rete: nessun altro può raggiungerla.
serve-closed = Chiuso. Tutte le partite sono conservate.

serve-help = Ospita { -game } per tutti.
serve-ready = { -game } è pronto su { $url }
serve-public = Gli altri lo raggiungono su { $url }
serve-host-help = L’indirizzo su cui ascoltare; 0.0.0.0 ascolta su tutti quelli di questa macchina.
serve-port-help = La porta; 0 è una qualsiasi libera.
serve-data-help = La cartella in cui si conservano le partite.
serve-key-file-help = Il file con la chiave che tiene segreti i dadi delle partite in corso; di norma è nella stessa cartella.
serve-public-url-help = Dove lo si raggiunge, se davanti c’è un proxy.
serve-allow-origin-help = Un’altra pagina che può parlargli, come https://example.org; si può dare più volte.
serve-trusted-proxy-help = Un indirizzo o una rete di proxy il cui X-Forwarded-For è creduto; si può dare più volte.
serve-log-help = Come si scrive il log, sullo standard error.
serve-expire-days-help = Le partite non finite spariscono dopo questo numero di giorni in cui non succede niente.
serve-keep-days-help = Le partite finite spariscono dopo questo numero di giorni; 0 le conserva.
serve-going-days-help = Prima di sparire, le vecchie partite vengono contrassegnate; si eliminano quando il server è rimasto in funzione ancora per questo numero di giorni.
serve-expire-many-help = Eliminare le vecchie partite anche se sono più di un terzo di tutte, o se da una settimana non si gioca.
serve-empty-minutes-help = I tavoli aperti della sala spariscono dopo questo numero di minuti senza nessuno.
serve-away-seconds-help = Chi ha lasciato un tavolo conta come presente ancora per questo numero di secondi.
serve-bot-threads-help = Quanti bot pensano nello stesso momento.
serve-actions-per-second-help = Quanto può fare una connessione.
serve-requests-per-second-help = Quanto può chiedere un indirizzo.
serve-tables-per-minute-help = Quanti tavoli può aprire un indirizzo.
serve-waiting-per-address-help = Quanti tavoli di un indirizzo possono aspettare in sala nello stesso momento.
serve-connections-help = Quante connessioni in tutto.
serve-connections-per-address-help = Quante connessioni da un indirizzo.
serve-idle-seconds-help = Un tavolo a cui non succede niente lascia la memoria dopo questo numero di secondi; torna da solo.
serve-reports-help = Permettere ai giocatori di segnalarne altri: lo vedi nel log, e in «marrakech tables reports».
serve-deflate-help = Comprimere ciò che si manda a chi è connesso: meno da mandare, più da calcolare.
serve-no-url = { $url } non è l’indirizzo di una pagina: scrivilo come https://example.org
serve-no-network = { $network } non è né un indirizzo né una rete: scrivi come 10.0.0.1 o 10.0.0.0/8
serve-no-port = impossibile ascoltare su { $host }, porta { $port }: { $why }
serve-page-missing = La pagina non è stata costruita. In un clone, la costruisce questo: MARRAKECH_PAGE=1 pip install '.[play]'
