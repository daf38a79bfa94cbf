### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Ανασκόπηση καταγεγραμμένης παρτίδας: κάθε απόφαση, κάθε ζαριά και από πού προκύπτει το αποτέλεσμα.
study-deep-help = Τρεις γύροι μπροστά αντί για δύο: καλύτερα, αλλά πιο αργά.
study-html-help = Εγγραφή της ανασκόπησης σε αυτό το αρχείο, ως σελίδα που δεν χρειάζεται τίποτε άλλο.
study-gave-up-help = Το χρώμα όποιου παραιτήθηκε ή έμεινε χωρίς χρόνο· αν είναι πολλοί, με αυτή τη σειρά.
study-analyse-help = Ζυγίζει ό,τι μπορεί να γίνει σε μια θέση.
study-rollout-help = Παίζει τόσες παρτίδες από κάθε μία από τις καλύτερες επιλογές.
study-looking = εξέταση
study-nothing-played = σε αυτή την παρτίδα δεν έχει παιχτεί τίποτα
study-no-such-colour = κανείς δεν παίζει εδώ με χρώμα: { $colour }
study-title = Ανασκόπηση
study-found = Γύροι μπροστά: { $turns }.
study-unfinished = Η παρτίδα δεν τελείωσε: αποτέλεσμά της είναι η αξία της τελευταίας θέσης.
study-sums-chances = Από πού προκύπτει το αποτέλεσμα, σε μονάδες πιθανότητας νίκης
study-sums-margins = Το ίδιο σε dirham: πόντοι πάνω από τον καλύτερο των άλλων
study-sums-note = Αρχή, τύχη και τα δύο είδη δεξιότητας δίνουν μαζί το αποτέλεσμα. Δεύτερη ματιά: το μέρος της δεξιότητας που προκύπτει βλέποντας την ίδια θέση έναν γύρο αργότερα.
study-played = Πώς παίχτηκε
study-turning-points = Σημεία καμπής
study-mistakes = Οι ακριβότερες αποφάσεις
study-dice = Το ζάρι και τι ήταν αναμενόμενο
study-habits = Πού χάθηκαν τα περισσότερα
study-graph = Πιθανότητες νίκης
study-graph-note = Το τετράγωνο είναι ζαριά και ο ρόμβος απόφαση που άλλαξε πολλά.
study-column-start = αρχή
study-column-luck = τύχη
study-column-skill = δική του δεξιότητα
study-column-others = δεξιότητα άλλων
study-column-usual = συνήθης τύχη
study-column-second-look = δεύτερη ματιά
study-column-accuracy = ακρίβεια
study-column-loss = απώλεια
study-column-mean-loss = απώλεια ανά απόφαση
study-column-decisions = αποφάσεις
study-column-inaccuracies = ανακρίβειες
study-column-mistakes = λάθη
study-column-blunders = σοβαρά λάθη
study-column-like = παίξιμο σαν
study-column-turn = γύρος
study-column-better = καλύτερα
study-column-chance = νίκη, %
study-column-margin = διαφορά
study-column-share = πιθανό, %
study-column-throws = ζαριές
study-column-mean = μέσος όρος
study-column-paid = πληρωμένα
study-column-expected = αναμενόμενα
study-spot = { $kind ->
    [turning] { $part ->
        [early] στροφή, νωρίς
       *[late] στροφή, αργά
    }
   *[laying] { $part ->
        [early] τοποθέτηση, νωρίς
       *[late] τοποθέτηση, αργά
    }
}
study-word = { $word ->
    [inaccuracy] ανακρίβεια
    [mistake] λάθος
   *[blunder] σοβαρό λάθος
}
study-like-between = { $first } έως { $last }
study-action-turn = { $way ->
    [L] αριστερά
    [R] δεξιά
   *[F] ευθεία
}
study-action-throw = ζαριά: { $steps }
study-action-reveal = επόμενο χαλί: { $colour }
study-moment = Γύρος { $turn }, { $player }: { $action }
study-moment-better = Καλύτερα: { $action }.
study-to-win = { $player }: { $chance } % για νίκη, διαφορά { $margin }
study-exact = Όλα εξετάστηκαν ως το τέλος: ακριβές.
study-why = Γιατί { $action } και όχι { $other }:
study-no-reason = Τίποτα που να μετριέται στο ταμπλό: φαίνεται μόνο πιο μετά.
study-reason-pays = dirham που πληρώνονται κατά μέσο όρο σε αυτή τη ζαριά: { $value }, όχι { $other }
study-reason-goes-out = κίνδυνος αποκλεισμού σε αυτή τη ζαριά: { $value } %, όχι { $other } %
study-reason-rug-gain = πόντοι που δίνει μετά το καλύτερο χαλί, κατά μέσο όρο: { $value }, όχι { $other }
study-reason-lead = πόντοι μπροστά τώρα: { $value }, όχι { $other }
study-reason-covers = τετράγωνα άλλων που καλύπτονται: { $value }, όχι { $other }
study-reason-own-area-kept = η μεγαλύτερη δική του περιοχή μένει ακέραιη, σε τετράγωνα: { $value }, όχι { $other }
study-reason-own-area-grown = τετράγωνα της μεγαλύτερης δικής του περιοχής: { $value }, όχι { $other }
study-reason-their-area-cut = τετράγωνα της μεγαλύτερης περιοχής, { $player }: { $value }, όχι { $other }
study-reason-earns = dirham που πληρώνει γι’ αυτό ο επόμενος, κατά μέσο όρο: { $value }, όχι { $other }
study-reason-next-goes-out = πιθανότητα να αποκλειστεί ο επόμενος: { $value } %, όχι { $other } %
study-reason-risky-squares = τετράγωνα που κοστίζουν περισσότερο απ’ όσα έχει το πουγκί: { $value }, όχι { $other }
