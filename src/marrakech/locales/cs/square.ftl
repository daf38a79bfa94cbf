### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Server neodpovídá
square-away-table = Stůl se otevře sám, jakmile bude spojení.
square-offline = Bez spojení. Tohle funguje i tak:
square-own-replays = Tvoje dohrané hry

## Quick match

square-quick = Rychlá hra
square-quick-hint = Hraj s těmi, kdo čekají.
square-quick-seeking = čeká: { $number }
square-quick-patience = Jak dlouho čekat na lidi, než se přidají boti
square-quick-never = bez botů
square-quick-go = Najít hru
square-quick-here = Je tu { $here } z { $players }
square-quick-left = Boti se přidají za { $seconds } s
square-quick-people = Čekáš, až tu bude dost lidí.
square-quick-cancel = Zrušit

## To watch

square-show = Hrají mistři
square-show-hint = Čtyři silní boti hrají, dokud se někdo dívá.
square-results = Právě dohrané
square-winner = vítězství:
square-tea = Aja uvařila čaj: sedni si jako první.
