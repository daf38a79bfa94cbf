### `marrakech play` and `marrakech serve`.

serve-play-help = Παίξε στον περιηγητή, σε αυτόν τον υπολογιστή.
serve-play-host-help = Who can reach it: with 127.0.0.1 this machine only, with 0.0.0.0 everybody in the same network.
serve-play-port-help = Η θύρα· από προεπιλογή πάντα η ίδια, ή οποιαδήποτε αν εκείνη είναι πιασμένη.
serve-play-browser-help = Αν ανοίγει ο περιηγητής.
serve-play-open = { -game }: ανοιχτό στο { $url } (με Ctrl-C κλείνει)
serve-play-already = { -game }: ήδη ανοιχτό, στο { $url }
serve-play-here-only = { -game } is open already, at { $url }, for this machine only. Close it where it was opened, with Ctrl-C, and try again.
serve-play-nobody = This machine has no address in a network: nobody else can reach it.
serve-closed = Έκλεισε. Όλες οι παρτίδες φυλάσσονται.

serve-help = Φιλοξενεί το παιχνίδι { -game } για όλους.
serve-ready = { -game }: έτοιμο στο { $url }
serve-public = Οι άλλοι το βρίσκουν στο { $url }
serve-host-help = Η διεύθυνση ακρόασης· 0.0.0.0 είναι όλος ο υπολογιστής.
serve-port-help = Η θύρα· 0 είναι οποιαδήποτε ελεύθερη.
serve-data-help = Ο φάκελος όπου φυλάσσονται οι παρτίδες.
serve-public-url-help = Πού το βρίσκει ο κόσμος, αν υπάρχει διαμεσολαβητής μπροστά.
serve-allow-origin-help = Άλλη σελίδα που μπορεί να του μιλά, όπως https://example.org· δίνεται και πολλές φορές.
serve-trusted-proxy-help = Διεύθυνση ή δίκτυο διαμεσολαβητών των οποίων το X-Forwarded-For γίνεται πιστευτό· δίνεται και πολλές φορές.
serve-log-help = Πώς γράφεται το ημερολόγιο, στην τυπική έξοδο σφαλμάτων.
serve-expire-days-help = Οι ημιτελείς παρτίδες φεύγουν όταν δεν έχει γίνει τίποτα για τόσες μέρες.
serve-keep-days-help = Οι ολοκληρωμένες παρτίδες φεύγουν μετά από τόσες μέρες· με 0 μένουν.
serve-empty-minutes-help = Open tables of the lobby go when nobody has been there for so many minutes.
serve-away-seconds-help = Who has left a table counts as there for so many seconds more.
serve-bot-threads-help = Πόσα μποτ σκέφτονται ταυτόχρονα.
serve-actions-per-second-help = Πόσα μπορεί να κάνει μία σύνδεση.
serve-requests-per-second-help = Πόσα μπορεί να ζητήσει μία διεύθυνση.
serve-tables-per-minute-help = Πόσα τραπέζια μπορεί να στήσει μία διεύθυνση.
serve-connections-help = Πόσοι μπορούν να συνδεθούν συνολικά.
serve-connections-per-address-help = Πόσοι μπορούν να συνδεθούν από μία διεύθυνση.
serve-idle-seconds-help = Ένα τραπέζι όπου δεν γίνεται τίποτα φεύγει από τη μνήμη μετά από τόσα δευτερόλεπτα· επιστρέφει μόνο του.
serve-deflate-help = Συμπιέζει ό,τι στέλνεται σε όσους είναι συνδεδεμένοι: λιγότερη αποστολή, περισσότερος υπολογισμός.
serve-no-url = το { $url } δεν είναι διεύθυνση σελίδας: γράψε την όπως https://example.org
serve-no-network = το { $network } δεν είναι ούτε διεύθυνση ούτε δίκτυο: γράψε το όπως 10.0.0.1 ή 10.0.0.0/8
serve-no-port = δεν γίνεται ακρόαση στο { $host }, θύρα { $port }: { $why }
serve-page-missing = Η σελίδα δεν έχει χτιστεί. Σε έναν κλώνο χτίζεται έτσι: cd web && npm ci && npm run build
