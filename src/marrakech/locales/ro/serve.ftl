### `marrakech play` and `marrakech serve`.

serve-play-help = Joacă în browser, pe acest calculator.
serve-play-host-help = Cine poate ajunge la el: cu 127.0.0.1 doar acest calculator, cu 0.0.0.0 toți cei din aceeași rețea.
serve-play-port-help = Portul; implicit mereu același sau oricare, dacă acela e ocupat.
serve-play-browser-help = Dacă se deschide browserul.
serve-play-open = { -game } este deschis la { $url } (Ctrl-C îl închide)
serve-play-already = { -game } este deja deschis, la { $url }
serve-play-here-only = { -game } este deja deschis, la { $url }, doar pentru acest calculator. Închide-l acolo unde a fost deschis, cu Ctrl-C, și încearcă din nou.
serve-play-nobody = Acest calculator nu are adresă într-o rețea: nimeni altcineva nu poate ajunge la el.
serve-closed = Închis. Toate partidele sunt păstrate.

serve-help = Găzduiește { -game } pentru toată lumea.
serve-ready = { -game } este gata la { $url }
serve-public = Ceilalți ajung la el la { $url }
serve-host-help = Adresa pe care se ascultă; 0.0.0.0 înseamnă tot acest calculator.
serve-port-help = Portul; 0 este oricare liber.
serve-data-help = Dosarul în care se păstrează partidele.
serve-key-file-help = Fișierul cu cheia care ține secrete zarurile partidelor în desfășurare; implicit este în același dosar.
serve-public-url-help = Unde ajung oamenii la el, dacă în față stă un proxy.
serve-allow-origin-help = Altă pagină care are voie să vorbească cu el, ca https://example.org; se poate da de mai multe ori.
serve-trusted-proxy-help = O adresă sau o rețea de proxy-uri al căror X-Forwarded-For este crezut; se poate da de mai multe ori.
serve-log-help = Cum se scrie jurnalul, la ieșirea standard de erori.
serve-expire-days-help = Partidele neterminate dispar când nu s-a întâmplat nimic atâtea zile.
serve-keep-days-help = Partidele terminate dispar după atâtea zile; 0 le păstrează.
serve-going-days-help = Înainte să dispară, partidele vechi sunt marcate; se șterg după ce serverul a mai rulat atâtea zile.
serve-expire-many-help = Șterge partidele vechi chiar dacă sunt mai mult de o treime din toate sau dacă nu s-a jucat nimic de o săptămână.
serve-empty-minutes-help = Mesele deschise din lobby dispar când nu a fost nimeni acolo atâtea minute.
serve-away-seconds-help = Cine a plecat de la o masă se consideră prezent încă atâtea secunde.
serve-bot-threads-help = Câți boți gândesc în același timp.
serve-actions-per-second-help = Cât poate face o conexiune.
serve-requests-per-second-help = Cât poate cere o adresă.
serve-tables-per-minute-help = Câte mese poate pregăti o adresă.
serve-waiting-per-address-help = Câte mese ale unei adrese pot aștepta în același timp în lobby.
serve-connections-help = Câți pot fi conectați în total.
serve-connections-per-address-help = Câți pot fi conectați de la o adresă.
serve-idle-seconds-help = O masă la care nu se întâmplă nimic iese din memorie după atâtea secunde; se întoarce singură.
serve-reports-help = Lasă jucătorii să-i raporteze pe alții: apar în jurnal și în „marrakech tables reports”.
serve-deflate-help = Comprimă ce se trimite celor conectați: mai puțin de trimis, mai mult de calculat.
serve-no-url = { $url } nu este adresa unei pagini: scrie-o ca https://example.org
serve-no-network = { $network } nu este nici adresă, nici rețea: scrie ca 10.0.0.1 sau 10.0.0.0/8
serve-no-port = nu se poate asculta pe { $host }, portul { $port }: { $why }
serve-page-missing = Pagina nu a fost construită. Într-o clonă, aceasta o construiește: MARRAKECH_PAGE=1 pip install '.[play]'
