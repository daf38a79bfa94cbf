### `marrakech record`.

record-help = Ελέγχει και δείχνει καταγραφές παρτίδων.
record-check-help = Ελέγχει ότι οι καταγραφές διαβάζονται και ότι κάθε ενέργεια σε αυτές επιτρέπεται.
record-show-file-help = Ένα αρχείο με καταγραφές· - είναι η τυπική είσοδος.
record-check-file-help = Αρχεία με καταγραφές· - είναι η τυπική είσοδος.
record-column-game = παρτίδα
record-column-players = παίκτες
record-column-rules = κανόνες
record-column-turns = γύροι
record-column-result = αποτέλεσμα
record-checked = { $games ->
    [one] { $bad ->
        [0] Μία παρτίδα, χωρίς λάθη.
       *[other] Μία παρτίδα, με λάθος.
    }
   *[other] { $bad ->
        [0] { $games } παρτίδες, όλες χωρίς λάθη.
        [one] { $games } παρτίδες, μία από αυτές με λάθος.
       *[other] { $games } παρτίδες, { $bad } από αυτές με λάθη.
    }
}
record-none = Δεν υπάρχει παρτίδα στο { $file }.
record-show-help = Διηγείται μια καταγραμμένη παρτίδα γύρο γύρο και σχεδιάζει πού τελειώνει.
record-game-help = Ποια παρτίδα του αρχείου, από το 1.
record-turn-help = Σταματά μετά από τόσους γύρους.
record-no-such-game = δεν υπάρχει παρτίδα { $number } στο { $file }
