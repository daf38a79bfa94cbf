### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Βάζει μποτ να παίξουν μεταξύ τους και λέει πόσο δυνατά είναι.
arena-specs-help = Τα μποτ, όπως random, greedy ή bestfirst:ms=50.
arena-players-help = Πόσοι κάθονται στο τραπέζι: 2, αν οι κανόνες δεν λένε κάτι άλλο. Λιγότερα μποτ: το τελευταίο παίρνει τις ελεύθερες θέσεις. Περισσότερα: παίζουν όλες οι ομάδες.
arena-games-help = Πόσες παρτίδες, στρογγυλεμένες προς τα πάνω σε ολόκληρες μοιρασιές. Όλες οι παρτίδες μιας μοιρασιάς έχουν τις ίδιες ζαριές και στοίβες.
arena-seats-help = Αν κάθε μοιρασιά παίζεται μία φορά από κάθε θέση ή με όλες τις σειρές: με τρεις και πάνω μετράει ποιος κάθεται μετά από ποιον.
arena-edition-help = Μια έκδοση, όπως korean, ή ένα σύνολο κανόνων, όπως international/2,dirhams=20.
arena-variant-help = Ο Assam στρίβει στο τέλος του γύρου.
arena-seed-help = Από πού έρχεται όλη η τύχη: ο ίδιος σπόρος δίνει τις ίδιες παρτίδες.
arena-jobs-help = Πόσες παρτίδες παίζονται ταυτόχρονα· από προεπιλογή όσοι είναι οι πυρήνες.
arena-limit-help = Δευτερόλεπτα για κάθε απόφαση των μποτ που τηρούν ρολόι.
arena-adjusted-help = Αν θα μετρηθεί τι δίνει η τύχη στον καθένα, ώστε τα αποτελέσματα να φαίνονται και χωρίς αυτήν: αρκούν λιγότερες παρτίδες. Συνήθως ναι, εκτός αν όλα τα bot είναι πολύ γρήγορα.
arena-until-help = Σταματά όταν το ποσοστό νικών κάθε μποτ είναι γνωστό με ακρίβεια τόσων ποσοστιαίων μονάδων.
arena-resume-help = Κρατά την κατάσταση σε αυτό το αρχείο και συνεχίζει από εκεί αν υπάρχει.
arena-parquet-help = Γράφει μια γραμμή για κάθε παρτίδα και θέση σε αυτό το αρχείο Parquet.
arena-records-help = Γράφει όλες τις παρτίδες ως κείμενο σε αυτό το αρχείο. Διαρκεί περισσότερο.
arena-plot-help = Σχεδιάζει τα αποτελέσματα σε αυτό το αρχείο, .png ή .svg.
arena-ray-help = Παίζει στη συστάδα Ray σε αυτή τη διεύθυνση· το «local» ξεκινά μία εδώ.

arena-players-differ = { $rules }: ο αριθμός παικτών είναι { $given }, όχι { $wanted }
arena-bad-until = το πλάτος ενός διαστήματος είναι αριθμός ποσοστιαίων μονάδων πάνω από 0, όχι { $number }
arena-bad-limit = ένα χρονικό όριο είναι αριθμός δευτερολέπτων πάνω από 0, όχι { $number }
arena-no-deal = καμία μοιρασιά δεν παίχτηκε ως το τέλος, οπότε δεν υπάρχει ακόμη κάτι να ειπωθεί

arena-playing = παρτίδες
arena-speed = { $speed } παρτίδες/s
arena-left = απομένουν { $time }

arena-title = { $games ->
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
  } με τους κανόνες { $rules }, σπόρος { $seed }
arena-deals = { $deals ->
    [one] Μία μοιρασιά
   *[other] { $deals } μοιρασιές
  } με { $each ->
    [one] μία παρτίδα
   *[other] { $each } παρτίδες
  }. Σε παρένθεση: διαστήματα 95%· ms: για κάθε επιλογή.
arena-without-luck = Χωρίς τύχη: έχει αφαιρεθεί ό,τι έδωσε η τύχη στον καθένα.
arena-column-bot = μποτ
arena-column-games = παρτίδες
arena-column-share = νίκες, %
arena-column-margin = διαφορά
arena-column-adjusted-share = χωρίς τύχη
arena-column-adjusted-margin = χωρίς τύχη
arena-column-time = ms
arena-column-forfeits = αποκλεισμοί
arena-column-rating = αξιολόγηση
arena-cross-title = Πόσο συχνά τερμάτισε μπροστά από άλλο, %
arena-no-ratings = Χωρίς αξιολογήσεις: { $why }
arena-fixed = σταθερή
arena-forfeit = Παρτίδα { $game }: { $bot } στη θέση { $seat } χάνει με αποκλεισμό. { $why } Στο { $position }
arena-more-forfeits = { $number ->
    [one] Και άλλος ένας αποκλεισμός.
   *[other] Και άλλοι { $number } αποκλεισμοί.
  }
arena-resumed = { $games ->
    [one] Μία παρτίδα υπήρχε ήδη.
   *[other] { $games } παρτίδες υπήρχαν ήδη.
  }
arena-plot-shares = ποσοστό νικών, %
arena-plot-margins = διαφορά σε πόντους· η γραμμή είναι ο μέσος όρος
