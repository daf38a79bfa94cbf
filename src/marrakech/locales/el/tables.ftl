### `marrakech tables`: what a host does with tables.

tables-help = Δείχνει, κλείνει, αποθηκεύει και διαγράφει τραπέζια, είτε τρέχει ο διακομιστής είτε όχι.
tables-list-help = Δείχνει όλα τα τραπέζια.
tables-show-help = Δείχνει ένα τραπέζι: ποιος κάθεται εκεί και τι έγινε.
tables-close-help = Κλείνει ένα τραπέζι. Αν παίζεται εκεί παρτίδα, τελειώνει χωρίς αποτέλεσμα.
tables-export-help = Γράφει παρτίδες σε αρχεία, ως καταγραφές. Από τις ημιτελείς, ό,τι παίχτηκε ως τώρα.
tables-delete-help = Διαγράφει τραπέζια οριστικά.
tables-reports-help = Δείχνει τις αναφορές των παικτών, πρώτα τις νεότερες.
tables-id-help = Ένα τραπέζι ή η αρχή του ονόματός του, όπως στο ημερολόγιο. Αν αρχίζει με -, γράψε πριν --.
tables-standing-help = Μόνο όσα είναι σε αυτή την κατάσταση.
tables-why-help = Τι θα διαβάσουν οι παίκτες για αυτό.
tables-to-help = Ο φάκελος όπου γράφονται.
tables-all-help = Όλα τα τραπέζια.
tables-yes-help = Χωρίς ερώτηση.
tables-done-help = Ο αριθμός μιας αναφοράς που διευθετήθηκε· δίνεται και πολλές φορές.
tables-reports-all-help = Και όσες έχουν διευθετηθεί.
tables-column-table = τραπέζι
tables-column-standing = κατάσταση
tables-column-players = παίκτες
tables-column-rules = κανόνες
tables-column-since = από
tables-column-changed = τελευταία αλλαγή
tables-column-entries = εγγραφές
tables-standing = { $standing ->
    [waiting] αναμονή
    [playing] σε εξέλιξη
    [over] τέλος
   *[closed] κλειστό
}
tables-listed = { $listed ->
    [yes] φαίνεται στον προθάλαμο
   *[no] για όσους έχουν τον σύνδεσμο
}
tables-times = { $number ->
    [one] Από { $since }, τελευταία αλλαγή { $changed }, μία εγγραφή.
   *[other] Από { $since }, τελευταία αλλαγή { $changed }, { $number } εγγραφές.
}
tables-counted = { $number ->
    [0] Δεν υπάρχουν τραπέζια.
    [one] Ένα τραπέζι.
   *[other] { $number } τραπέζια.
}
tables-closed = Το τραπέζι { $table } έκλεισε. Όποιος είναι εκεί το μαθαίνει μέσα σε δύο δευτερόλεπτα.
tables-exported = { $number ->
    [one] Μία παρτίδα είναι στο { $folder }.
   *[other] { $number } παρτίδες είναι στο { $folder }.
}
tables-not-begun = { $number ->
    [one] Σε ένα τραπέζι δεν έχει αρχίσει παρτίδα.
   *[other] Σε { $number } τραπέζια δεν έχει αρχίσει παρτίδα.
}
tables-export-what = πες ποια τραπέζια, ή --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Οριστική διαγραφή αυτού του τραπεζιού; (ν/ο)
   *[other] Οριστική διαγραφή αυτών των { $number } τραπεζιών; (ν/ο)
}
# What one may answer beside y
tables-yes = ναι
tables-kept = δεν διαγράφηκε τίποτα
tables-deleted = { $number ->
    [one] Ένα τραπέζι διαγράφηκε. Όποιος είναι εκεί το μαθαίνει μέσα σε δύο δευτερόλεπτα.
   *[other] { $number } τραπέζια διαγράφηκαν. Όποιος είναι εκεί το μαθαίνει μέσα σε δύο δευτερόλεπτα.
}

## What players report

tables-report-number = αριθμός
tables-report-when = πότε
tables-report-table = τραπέζι
tables-report-reason = λόγος
tables-report-about = για ποιον
tables-report-address = διεύθυνση
tables-report-by = από ποιον
tables-report-done = διευθετήθηκε
tables-reason = { $reason ->
    [name] προσβλητικό όνομα
    [cheating] κλέψιμο στο παιχνίδι
    [stalling] σκόπιμη καθυστέρηση
   *[other] κάτι άλλο
}
tables-watched = ένας θεατής
tables-reported = Αναφορά ({ $reason }) { $about }
tables-reports-counted = { $number ->
    [0] Δεν υπάρχουν αναφορές σε εκκρεμότητα.
    [one] Μία αναφορά.
   *[other] { $number } αναφορές.
}
tables-reports-done = { $number ->
    [one] Μία αναφορά διευθετήθηκε.
   *[other] { $number } αναφορές διευθετήθηκαν.
}

## What is in the way

tables-no-table = δεν υπάρχει τραπέζι με όνομα που αρχίζει από «{ $name }»
tables-many = περισσότερα από ένα τραπέζια έχουν όνομα που αρχίζει από «{ $name }»: γράψε περισσότερα γράμματα
tables-busy = το τραπέζι αλλάζει πολύ γρήγορα: δοκίμασε ξανά
tables-why-long = για αυτό μπορείς να πεις το πολύ { $most } χαρακτήρες
tables-no-report = δεν υπάρχει αναφορά { $number } σε εκκρεμότητα
