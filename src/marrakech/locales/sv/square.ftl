### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Servern svarar inte
square-away-table = Bordet öppnas av sig självt så snart det finns en anslutning.
square-offline = Ingen anslutning. Det här fungerar ändå:
square-own-replays = Dina avslutade partier

## Quick match

square-quick = Snabbmatch
square-quick-hint = Spela med dem som väntar.
square-quick-seeking = { $number } väntar
square-quick-patience = Hur länge vänta på människor innan botar är med
square-quick-never = inga botar
square-quick-go = Hitta ett parti
square-quick-here = { $here } av { $players } är här
square-quick-left = Botar kommer om { $seconds } s
square-quick-people = Du väntar tills tillräckligt många är här.
square-quick-cancel = Avbryt

## To watch

square-show = Mästarna spelar
square-show-hint = Fyra starka botar spelar så länge någon tittar.
square-results = Nyss avslutade
square-winner = vinst:
square-tea = Aya har kokat te: slå dig ner först av alla.
