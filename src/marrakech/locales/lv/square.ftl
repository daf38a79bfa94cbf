### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Serveris neatbild
square-away-table = Galds atvērsies pats, tiklīdz būs savienojums.
square-offline = Nav savienojuma. Tas darbojas tik un tā:
square-own-replays = Tavas pabeigtās spēles

## Quick match

square-quick = Ātrā spēle
square-quick-hint = Spēlē ar tiem, kas gaida.
square-quick-seeking = gaida { $number }
square-quick-patience = Cik ilgi gaidīt cilvēkus, pirms pievienojas boti
square-quick-never = bez botiem
square-quick-go = Atrast spēli
square-quick-here = Šeit ir { $here } no { $players }
square-quick-left = Boti pievienosies pēc { $seconds } s
square-quick-people = Tu gaidi, līdz būs pietiekami daudz cilvēku.
square-quick-cancel = Atcelt

## To watch

square-show = Spēlē meistari
square-show-hint = Četri spēcīgi boti spēlē, kamēr kāds skatās.
square-results = Tikko pabeigtās
square-winner = uzvara:
square-tea = Aja ir uzvārījusi tēju: apsēdies pirms citiem.
