### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = A kiszolgáló nem válaszol
square-away-table = Az asztal magától megnyílik, amint van kapcsolat.
square-offline = Nincs kapcsolat. Ezek így is működnek:
square-own-replays = Befejezett játszmáid

## Quick match

square-quick = Gyors játék
square-quick-hint = Játssz azokkal, akik várnak.
square-quick-seeking = { $number } vár
square-quick-patience = Meddig várunk emberekre, mielőtt robotok jönnek
square-quick-never = robotok nélkül
square-quick-go = Játékot keresek
square-quick-here = { $players } közül { $here } itt van
square-quick-left = A robotok { $seconds } mp múlva jönnek
square-quick-people = Addig vársz, amíg elegen nem lesztek.
square-quick-cancel = Mégse

## To watch

square-show = Mesterek játszanak
square-show-hint = Négy erős robot játszik, amíg valaki nézi.
square-results = Most ért véget
square-winner = győzelem:
square-tea = Aya teát főzött: ülj le elsőként.
