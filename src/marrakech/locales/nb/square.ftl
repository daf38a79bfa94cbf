### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Serveren svarer ikke
square-away-table = Bordet åpner seg av seg selv så snart det er forbindelse.
square-offline = Ingen forbindelse. Dette virker likevel:
square-own-replays = Dine ferdige spill

## Quick match

square-quick = Hurtigspill
square-quick-hint = Spill med dem som venter.
square-quick-seeking = { $number } venter
square-quick-patience = Hvor lenge vente på folk før boter blir med
square-quick-never = ingen boter
square-quick-go = Finn et spill
square-quick-here = { $here } av { $players } er her
square-quick-left = Boter kommer om { $seconds } s
square-quick-people = Du venter til det er nok folk her.
square-quick-cancel = Avbryt

## To watch

square-show = Mesterne spiller
square-show-hint = Fire sterke boter spiller så lenge noen ser på.
square-results = Nettopp ferdig
square-winner = seier:
square-tea = Aya har laget te: sett deg ned først av alle.
