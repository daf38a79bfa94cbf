# Programs that play online, and their tokens

# On the card of a player, and after a name: a program plays here, which is not one of the server's own bots
programs-badge = πρόγραμμα
programs-title = Προγράμματα που παίζουν για σένα
programs-what = Ένα πρόγραμμα μπορεί να καθίσει σε ένα τραπέζι, όπως εσύ. Όλοι βλέπουν ότι είναι πρόγραμμα.
# At the set-up of a table with open seats; a tick says yes
programs-open = Μπορούν να καθίσουν εδώ και προγράμματα
programs-how = Στείλε του τον σύνδεσμο ενός τραπεζιού και δώσε του ένα διακριτικό: σε αντιπροσωπεύει, και μπορεί να ανακληθεί ανά πάσα στιγμή.
programs-learn = Πώς γράφεται ένα
programs-tokens = Τα διακριτικά σου
programs-none = Δεν έχεις κανένα ακόμη.
programs-name = Για τι είναι;
programs-default-name = Το πρόγραμμά μου
programs-may = Επιτρέπεται
# What a token allows
programs-scope = { $scope ->
    [play] να κάθεται και να παίζει
    [watch] να μαθαίνει για τα τραπέζια σου
   *[make] να στήνει τραπέζια
}
programs-make = Νέο διακριτικό
programs-made = Αυτό είναι το διακριτικό. Φαίνεται μόνο μία φορά: αντίγραψέ το τώρα.
programs-copy = Αντιγραφή
programs-copied = Αντιγράφηκε
programs-done = Το έχω
programs-used = { $used ->
    [never] δεν χρησιμοποιήθηκε ποτέ
   *[other] τελευταία χρήση: { $when }
}
programs-revoke = Ανάκληση
programs-revoke-long = Ανάκληση του διακριτικού «{ $name }»
