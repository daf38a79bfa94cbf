### `marrakech bench`.

bench-help = Μετρά πόσο γρήγορα παίζονται εδώ τυχαίες παρτίδες.
bench-seconds-help = Περίπου πόση ώρα μετριέται κάθε γραμμή.
bench-threads-help = Πόσα νήματα συγκρίνονται με ένα.
bench-measuring = μέτρηση
bench-no-time = ο χρόνος μέτρησης πρέπει να είναι αριθμός
bench-compiled = μεταγλωττισμένος πυρήνας
bench-uncompiled = μη μεταγλωττισμένος πυρήνας
bench-column-players = παίκτες
bench-column-threads = νήματα
bench-column-speed = παρτίδες ανά δευτ.
bench-column-ratio = λόγος προς ένα νήμα
