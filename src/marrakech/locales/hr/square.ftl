### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Poslužitelj se ne javlja
square-away-table = Stol se otvara sam čim bude veze.
square-offline = Nema veze. Ovo svejedno radi:
square-own-replays = Tvoje završene igre

## Quick match

square-quick = Brza igra
square-quick-hint = Igraj s onima koji čekaju.
square-quick-seeking = čeka: { $number }
square-quick-patience = Koliko čekati ljude prije nego što se pridruže botovi
square-quick-never = bez botova
square-quick-go = Nađi igru
square-quick-here = Tu je { $here } od { $players }
square-quick-left = Botovi se pridružuju za { $seconds } s
square-quick-people = Čekaš dok ne bude dovoljno ljudi.
square-quick-cancel = Odustani

## To watch

square-show = Igraju majstori
square-show-hint = Četiri jaka bota igraju dok god netko gleda.
square-results = Upravo završene
square-winner = pobjeda:
square-tea = Aja je skuhala čaj: sjedni prije svih.
