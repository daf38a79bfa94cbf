### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Serverul nu răspunde
square-away-table = Masa se deschide singură imediat ce există conexiune.
square-offline = Fără conexiune. Acestea merg oricum:
square-own-replays = Jocurile tale terminate

## Quick match

square-quick = Joc rapid
square-quick-hint = Joacă împreună cu cine așteaptă.
square-quick-seeking = { $number } în așteptare
square-quick-patience = Cât aștepți oameni înainte să intre boți
square-quick-never = fără boți
square-quick-go = Caută un joc
square-quick-here = Sunt { $here } din { $players }
square-quick-left = Boții intră în { $seconds } s
square-quick-people = Aștepți până se adună destui oameni.
square-quick-cancel = Anulează

## To watch

square-show = Joacă maeștrii
square-show-hint = Patru boți puternici joacă atât timp cât privește cineva.
square-results = Abia terminate
square-winner = victorie:
square-tea = Aya a făcut ceai: așază-te înaintea tuturor.
