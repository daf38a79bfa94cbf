### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Προβλήματα
puzzles-day = Το πρόβλημα της ημέρας
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Λύσε το

## What is asked

puzzles-task-lay = Πού αξίζει περισσότερο το χαλί σου;
puzzles-task-turn = Προς τα πού να πάει ο Assam;
puzzles-task-aim = Προς τα πού να πάει ο Assam όταν ρίξει ο επόμενος;
puzzles-repeat = Αυτό το έχασες και παλιότερα.
# A button: this place, or this way
puzzles-choose = Αυτό είναι το καλύτερο

## What is said to an answer

puzzles-right = Σωστά!
puzzles-right-gap = Όλα τα άλλα μειώνουν την πιθανότητα νίκης τουλάχιστον κατά { $share }.
puzzles-wrong = Υπάρχει κάτι καλύτερο.
puzzles-wrong-loss = Μειώνει την πιθανότητα νίκης κατά { $share }.
puzzles-why = Γιατί το καλύτερο είναι καλύτερο:
puzzles-again = Ξαναδοκίμασε
puzzles-show = Δείξε τη λύση
puzzles-next = Επόμενο πρόβλημα
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Όλες οι επιλογές και τι κοστίζουν

## Which puzzles

puzzles-theme = Θέμα
puzzles-theme-any = Όλα τα θέματα
puzzles-theme-name = { $theme ->
    [survive] Μείνε στο παιχνίδι
    [oust] Βγάλε κάποιον έξω
    [dodge] Πλήρωσε λιγότερα
    [reach] Φτάσε σε καλή θέση
    [aim] Στρίψε για τον επόμενο
    [cut] Κόψε μια περιοχή
    [take] Πάρε τετράγωνα
    [defend] Προστάτεψε μια περιοχή
    [bait] Άσε τους άλλους να πληρώσουν
    [build] Μεγάλωσε μια περιοχή
   *[count] Μέτρα ως το τέλος
}
puzzles-level = Δυσκολία
puzzles-level-name = { $level ->
    [easier] πιο εύκολα
    [fitting] στα μέτρα μου
   *[harder] πιο δύσκολα
}
puzzles-none = Δεν υπάρχει τέτοιο πρόβλημα.

## How one does

puzzles-rating = Η βαθμολογία σου
puzzles-rating-this = Αυτό το πρόβλημα
puzzles-streak = Στη σειρά
puzzles-streak-best = καλύτερο: { $number }
puzzles-due = Για επανάληψη σήμερα
