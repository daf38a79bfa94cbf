### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Παρτίδες
slow-series-one = Μία παρτίδα
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Στις δύο νίκες
   *[5] Στις τρεις νίκες
}
# Leads to the set-up of a table for friends
slow-challenge = Προκάλεσε κάποιον: στις δύο νίκες
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Στις δύο νίκες· αντίπαλος: { $player }
   *[5] Στις τρεις νίκες· αντίπαλος: { $player }
}
# Which game of the series this is
slow-game = Παρτίδα { $number }
slow-won = { $number ->
    [one] { $number } νίκη
   *[other] { $number } νίκες
}
slow-series-goes-on = Ακολουθεί η παρτίδα { $number }.
slow-series-winner = { $player } κερδίζει τη σειρά.
slow-series-you = Κερδίζεις τη σειρά!
slow-series-shared = Ισόπαλη σειρά: { $players }.
slow-ready = Πάμε για την παρτίδα { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } περιμένει. Κι εγώ!
slow-again = Νέα πρόκληση

## Days for a move

slow-pace = Ρυθμός
slow-pace-now = Χωρίς διακοπή
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } ημέρα ανά γύρο
   *[other] { $days } ημέρες ανά γύρο
}
slow-pace-hint = Κανείς δεν χρειάζεται να είναι εδώ την ίδια ώρα. Έλα ξανά όταν είναι η σειρά σου.
slow-clock-tells = Με την ησυχία σας: { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
} ανά γύρο.
# $time: such as “2 hours”
slow-time-short = Για την κίνησή σου μένουν ακόμη { $time }.

## Whose turn it is

slow-turns = Οι παρτίδες σου
slow-turn-yours = Η σειρά σου
slow-turn-theirs = Παίζει { $player }
slow-turn-waiting = Αναμονή παικτών
slow-turn-ready = Η επόμενη παρτίδα σε περιμένει
slow-turn-not-ready = Αναμονή: { $player }
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = ακόμη { $time }

## Being told

slow-ask = Αυτό μπορεί να κρατήσει ημέρες. Να σου λέμε όταν είναι η σειρά σου;
slow-ask-hint = Μια σύντομη ειδοποίηση του περιηγητή, όσο είναι ανοιχτή μια σελίδα του παιχνιδιού ή η εφαρμογή. Την κλείνεις από τις ρυθμίσεις.
slow-ask-yes = Ναι, παρακαλώ
slow-ask-no = Όχι, ευχαριστώ
slow-ask-refused = Ο περιηγητής σου δεν το επιτρέπει. Το αλλάζεις στις ρυθμίσεις του για αυτή τη σελίδα.
slow-setting = Να μου λες όταν είναι η σειρά μου σε αργή παρτίδα
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · ακόμη { $time }
