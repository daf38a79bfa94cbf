### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Strežnik se ne odziva
square-away-table = Miza se odpre sama, takoj ko bo povezava.
square-offline = Ni povezave. To vseeno deluje:
square-own-replays = Tvoje končane igre

## Quick match

square-quick = Hitra igra
square-quick-hint = Igraj s tistimi, ki čakajo.
square-quick-seeking = čaka: { $number }
square-quick-patience = Kako dolgo čakati na ljudi, preden se pridružijo boti
square-quick-never = brez botov
square-quick-go = Najdi igro
square-quick-here = Tu je { $here } od { $players }
square-quick-left = Boti se pridružijo čez { $seconds } s
square-quick-people = Čakaš, dokler ne bo dovolj ljudi.
square-quick-cancel = Prekliči

## To watch

square-show = Igrajo mojstri
square-show-hint = Štirje močni boti igrajo, dokler kdo gleda.
square-results = Pravkar končane
square-winner = zmaga:
square-tea = Aja je skuhala čaj: sedi pred vsemi.
