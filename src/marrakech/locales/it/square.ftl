### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Il server non risponde
square-away-table = Il tavolo si aprirà da solo appena ci sarà connessione.
square-offline = Nessuna connessione. Questo funziona lo stesso:
square-own-replays = Le tue partite finite

## Quick match

square-quick = Partita veloce
square-quick-hint = Gioca con chi sta aspettando.
square-quick-seeking = { $number } in attesa
square-quick-patience = Quanto aspettare persone prima che entrino i bot
square-quick-never = senza bot
square-quick-go = Trova una partita
square-quick-here = Presenti: { $here } su { $players }
square-quick-left = I bot entrano tra { $seconds } s
square-quick-people = Aspetti finché non c’è abbastanza gente.
square-quick-cancel = Annulla

## To watch

square-show = Giocano i maestri
square-show-hint = Quattro bot forti giocano finché qualcuno guarda.
square-results = Appena finite
square-winner = vittoria:
square-tea = Aya ha preparato il tè: siediti prima di tutti.
