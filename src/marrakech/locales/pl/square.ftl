### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Serwer nie odpowiada
square-away-table = Stół otworzy się sam, gdy tylko będzie połączenie.
square-offline = Brak połączenia. To działa mimo wszystko:
square-own-replays = Twoje zakończone gry

## Quick match

square-quick = Szybka gra
square-quick-hint = Zagraj z tymi, którzy czekają.
square-quick-seeking = czeka: { $number }
square-quick-patience = Jak długo czekać na ludzi, zanim dołączą boty
square-quick-never = bez botów
square-quick-go = Znajdź grę
square-quick-here = Jest { $here } z { $players }
square-quick-left = Boty dołączą za { $seconds } s
square-quick-people = Czekasz, aż zbierze się dość ludzi.
square-quick-cancel = Anuluj

## To watch

square-show = Grają mistrzowie
square-show-hint = Cztery silne boty grają, dopóki ktoś ogląda.
square-results = Właśnie zakończone
square-winner = zwycięstwo:
square-tea = Aja zaparzyła herbatę: usiądź przed innymi.
