### The `marrakech` command. Names of commands and flags stay as they are.

cli-help = { -game }, το επιτραπέζιο με τους εμπόρους χαλιών, τον Assam και τα dirham.
cli-lang-help = Η γλώσσα των κειμένων, ως κωδικός όπως en.
cli-version-help = Τυπώνει την έκδοση του προγράμματος.
cli-panel-arguments = Ορίσματα
cli-panel-options = Επιλογές
cli-panel-commands = Εντολές
cli-default = προεπιλογή: { $value }
cli-required = απαιτείται
cli-usage = Χρήση:
cli-try-help = Περισσότερα: { $command }
cli-no-such-option = δεν υπάρχει επιλογή { $option }
cli-no-such-command = δεν υπάρχει εντολή { $command }· υπάρχουν { $known }
cli-missing = κάτι λείπει: { $what }
cli-bad-value = μη έγκυρη τιμή για { $what }· δυνατές: { $allowed }
cli-too-much = αυτό περισσεύει: { $extra }
cli-help-help = Τυπώνει αυτή τη βοήθεια.
cli-install-completion-help = Βάζει το κέλυφος να συμπληρώνει εντολές.
cli-show-completion-help = Τυπώνει τι χρειάζεται το κέλυφος γι’ αυτό.
cli-json-help = Τυπώνει JSON, για προγράμματα.
cli-error = σφάλμα: { $why }
cli-file = το { $file } δεν διαβάζεται: { $why }
cli-cannot-write = το { $file } δεν γράφεται: { $why }
cli-no-text = το { $file } δεν είναι αρχείο κειμένου (UTF-8)
cli-unknown-language = δεν υπάρχει γλώσσα { $language }· υπάρχουν { $known }
cli-interrupted = διακόπηκε· αυτά υπήρχαν ως τότε
cli-uncompiled = Λείπει ο μεταγλωττισμένος πυρήνας· οι ίδιοι κανόνες τρέχουν πολλές φορές πιο αργά.
