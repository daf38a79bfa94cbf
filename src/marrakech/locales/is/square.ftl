### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Þjónninn svarar ekki
square-away-table = Borðið opnast sjálfkrafa um leið og samband næst.
square-offline = Ekkert samband. Þetta virkar samt:
square-own-replays = Spilin sem þú hefur lokið

## Quick match

square-quick = Hraðspil
square-quick-hint = Spilaðu við þá sem bíða.
square-quick-seeking = { $number } í bið
square-quick-patience = Hve lengi á að bíða eftir fólki áður en vélmenni koma
square-quick-never = engin vélmenni
square-quick-go = Finna spil
square-quick-here = { $here } af { $players } eru hér
square-quick-left = Vélmenni koma eftir { $seconds } sek.
square-quick-people = Þú bíður þar til nógu margir eru komnir.
square-quick-cancel = Hætta við

## To watch

square-show = Meistararnir spila
square-show-hint = Fjögur sterk vélmenni spila á meðan einhver horfir á.
square-results = Nýlokið
square-winner = sigur:
square-tea = Aya hefur lagað te: fáðu þér sæti á undan öllum.
