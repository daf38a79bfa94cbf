### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Παίζει πολλές παρτίδες, με το ίδιο μποτ σε όλες τις θέσεις, και λέει τι γίνεται σε αυτές.
survey-games-help = Πόσες παρτίδες για κάθε δείγμα: για κάθε μποτ και για κάθε σύνολο κανόνων.
survey-bots-help = Τα μποτ, όπως random,greedy,master.
survey-players-help = Οι αριθμοί παικτών.
survey-focus-help = Το μποτ για όλα τα σύνολα κανόνων, τους θερμικούς χάρτες και τις καμπύλες· το greedy, εκτός αν δεν είναι στα μποτ.
survey-budget-help = Δευτερόλεπτα μετά τα οποία ένα δείγμα τελειώνει με λιγότερες παρτίδες. Πόσες είναι τότε εξαρτάται από τον υπολογιστή.
survey-seed-help = Από πού έρχεται όλη η τύχη: ο ίδιος σπόρος δίνει τις ίδιες παρτίδες.
survey-jobs-help = Πόσες παρτίδες παίζονται ταυτόχρονα· από προεπιλογή όσοι είναι οι πυρήνες.
survey-out-help = Γράφει εκεί μια αναφορά, σε Markdown με εικόνες.

survey-bad-players = οι αριθμοί παικτών είναι 2, 3 και 4, όπως 2,4, όχι «{ $text }»
survey-bad-budget = ένα όριο είναι αριθμός δευτερολέπτων πάνω από 0, όχι { $number }

survey-playing = { $speed } παρτίδες/s: { $cell }
survey-nothing = καμία παρτίδα δεν μετρήθηκε, οπότε δεν υπάρχει ακόμη κάτι να ειπωθεί
survey-samples = { $games ->
    [one] Μετρήθηκε μία παρτίδα,
   *[other] Μετρήθηκαν { $games } παρτίδες,
  } μαζί με εκείνες με άλλους κανόνες. Σε παρένθεση: διαστήματα 95%.
survey-written = Η αναφορά είναι { $file }.

survey-column-bot = μποτ
survey-column-players = παίκτες
survey-column-games = παρτίδες
survey-column-first = νικά η θέση 1, %
survey-column-out = βγαίνει κάποιος, %
survey-column-margin = διαφορά
