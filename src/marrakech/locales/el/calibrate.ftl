### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Συγκρίνει τις πιθανότητες που δίνει μια αξία με τις παρτίδες που ακολουθούν.
calibrate-players-help = Πόσοι κάθονται στο τραπέζι.
calibrate-linear-help = Παίρνει την αξία που είναι απλό άθροισμα των εισόδων της.
calibrate-value-help = Ένα αρχείο που έγραψε το «marrakech train»· από προεπιλογή η αξία που χρησιμοποιούν τα μποτ.
calibrate-games-help = Πόσες παρτίδες παίζονται.
calibrate-plot-help = Σχεδιάζει τις πιθανότητες και τι βγήκε από αυτές σε αυτό το αρχείο, .png ή .svg.
calibrate-playing = παρτίδες

calibrate-title = { $games ->
    [one] Μία παρτίδα
   *[other] { $games } παρτίδες
  } με τους κανόνες { $rules }, σπόρος { $seed }
calibrate-forecasts = Προβλέψεις στην αρχή των γύρων: { $forecasts }. Σε παρένθεση: διαστήματα 95%, ανά παρτίδα.
calibrate-column-bin = πιθανότητα, %
calibrate-column-forecasts = προβλέψεις
calibrate-column-said = μέσος όρος
calibrate-column-came = νίκες, %
calibrate-column-error = υπερεκτίμηση διαφοράς
calibrate-column-spread = διασπορά
calibrate-chances = Οι πιθανότητες αποκλίνουν κατά μέσο όρο { $off } ποσοστιαίες μονάδες (αναμενόμενο σφάλμα βαθμονόμησης)· δείκτης Brier { $brier }.
calibrate-margins = Οι διαφορές υπερεκτιμώνται κατά μέσο όρο { $error } dirham· η διασπορά των μεμονωμένων είναι { $spread }.
calibrate-plot-said = πιθανότητα που έδωσε η αξία, %
calibrate-plot-came = πραγματικό ποσοστό νικών, %, με διαστήματα 95%
calibrate-plot-forecasts = προβλέψεις
