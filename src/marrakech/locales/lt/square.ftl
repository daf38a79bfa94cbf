### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Serveris neatsako
square-away-table = Stalas atsivers pats, kai tik bus ryšys.
square-offline = Ryšio nėra. Tai veikia vis tiek:
square-own-replays = Tavo baigti žaidimai

## Quick match

square-quick = Greitas žaidimas
square-quick-hint = Žaisk su tais, kurie laukia.
square-quick-seeking = laukia { $number }
square-quick-patience = Kiek laukti žmonių, kol prisijungs botai
square-quick-never = be botų
square-quick-go = Rasti žaidimą
square-quick-here = Yra { $here } iš { $players }
square-quick-left = Botai prisijungs po { $seconds } s
square-quick-people = Lauki, kol susirinks pakankamai žmonių.
square-quick-cancel = Atšaukti

## To watch

square-show = Žaidžia meistrai
square-show-hint = Keturi stiprūs botai žaidžia, kol kas nors žiūri.
square-results = Ką tik baigti
square-winner = pergalė:
square-tea = Aja išvirė arbatos: sėskis anksčiau už kitus.
