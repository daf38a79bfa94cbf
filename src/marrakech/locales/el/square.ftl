### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Ο διακομιστής δεν απαντά
square-away-table = Το τραπέζι ανοίγει μόνο του μόλις υπάρξει σύνδεση.
square-offline = Χωρίς σύνδεση. Αυτά λειτουργούν έτσι κι αλλιώς:
square-own-replays = Τα τελειωμένα παιχνίδια σου

## Quick match

square-quick = Γρήγορο παιχνίδι
square-quick-hint = Παίξε με όποιον περιμένει.
square-quick-seeking = περιμένουν: { $number }
square-quick-patience = Πόσο θα περιμένεις ανθρώπους πριν μπουν μποτ
square-quick-never = χωρίς μποτ
square-quick-go = Βρες παιχνίδι
square-quick-here = Είναι εδώ { $here } από { $players }
square-quick-left = Τα μποτ μπαίνουν σε { $seconds } δευτ.
square-quick-people = Περιμένεις μέχρι να έρθουν αρκετοί.
square-quick-cancel = Ακύρωση

## To watch

square-show = Παίζουν οι μάστορες
square-show-hint = Τέσσερα δυνατά μποτ παίζουν όσο κάποιος βλέπει.
square-results = Μόλις τελείωσαν
square-winner = νίκη:
square-tea = Η Άγια έφτιαξε τσάι: κάθισε πριν απ’ όλους.
