### `marrakech train`. Names of options and files stay as they are.

train-help = Μαθαίνει, παίζοντας με τον εαυτό του, τι αξίζουν οι θέσεις.
train-players-help = Για πόσους παίκτες: κάθε αριθμός έχει δική του αξία.
train-variant-help = Μαθαίνει το παιχνίδι όπου ο Assam στρίβει στο τέλος του γύρου.
train-linear-help = Μαθαίνει ένα απλό άθροισμα των εισόδων αντί για δίκτυο: μικρότερο, ταχύτερο, ασθενέστερο.
train-by-owner-help = Παίζει μερικές από τις παρτίδες δύο παικτών και με περιοχές ανά ιδιοκτήτη (R4.5).
train-adjusted-help = Αφαιρεί την τύχη του ζαριού από όσα μαθαίνονται, ώστε λιγότερες παρτίδες να διδάσκουν το ίδιο· με --no-adjusted μαθαίνει από τα σκέτα αποτελέσματα.
train-games-help = Από πόσες παρτίδες μαθαίνει, στρογγυλεμένες προς τα πάνω σε ολόκληρους κύκλους.
train-warm-help = Πόσες παρτίδες παικτών greedy προηγούνται, για αρχή.
train-mixed-help = Πόσες από τις θέσεις, στα εκατό, συνεχίζουν να παίζουν όπως το greedy.
train-seed-help = Από πού έρχεται όλη η τύχη: ο ίδιος σπόρος δίνει την ίδια αξία, με όσα νήματα κι αν είναι.
train-round-help = Πόσες παρτίδες παίζονται πριν μάθει από τις θέσεις τους.
train-trial-help = Πόσες παρτίδες εναντίον του greedy δείχνουν πού και πού τη δύναμή του, στρογγυλεμένες προς τα κάτω σε πολλαπλάσιο του 48.
train-threads = Πόσα νήματα· από προεπιλογή όσοι είναι οι πυρήνες.
train-out-help = Το αρχείο για την αξία· από προεπιλογή ένα όπως 2.value, εδώ.
train-state-help = Κρατά την κατάσταση σε αυτό το αρχείο και συνεχίζει από εκεί αν υπάρχει· από προεπιλογή δίπλα στην αξία.
train-plot-help = Σχεδιάζει πώς έμαθε σε αυτό το αρχείο, .png ή .svg.

train-bad-round = ένας κύκλος είναι πολλαπλάσιο των { $multiple } παρτίδων, όχι { $number }
train-same-file = το { $file } δεν μπορεί να είναι δύο από τα αρχεία που γράφονται
train-resumed = Συνέχεια μετά τον κύκλο { $round } από { $rounds }.
train-interrupted = διακόπηκε μετά τον κύκλο { $round } από { $rounds }, που είναι στο { $file }: η ίδια κλήση συνεχίζει από εκεί

train-how-to-stop = Το Ctrl-C το σταματά· η ίδια κλήση συνεχίζει.
train-line = κύκλος { $round }, { $games } παρτίδες, { $positions } θέσεις: απώλεια { $loss } nat, οι διαφορές αποκλίνουν { $miss } dirham, { $speed } παρτίδες/s, απομένουν { $left }
train-line-wins = νίκες εναντίον του greedy: { $wins }%
train-column-round = κύκλος
train-column-games = παρτίδες
train-column-positions = θέσεις
train-column-loss = απώλεια, nat
train-column-miss = σφάλμα, dirham
train-column-wins = νίκες, %
train-column-speed = παρτίδες/s
train-column-left = απομένουν

train-done = Η αξία είναι στο { $file }, το πώς έμαθε στο { $curve }.
train-result = { $games } παρτίδες, { $positions } θέσεις. Απώλεια { $loss } nat, οι διαφορές αποκλίνουν { $miss } dirham, νίκες εναντίον του greedy { $wins }%.

train-plot-loss = απώλεια, nat
train-plot-wins = νίκες εναντίον του greedy, % (διαστήματα 95%)
train-plot-games = παρτίδες· η διακεκομμένη γραμμή κλείνει εκείνες του greedy
train-plot-fair = τόσο δυνατό όσο το greedy
