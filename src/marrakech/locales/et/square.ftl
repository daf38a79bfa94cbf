### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = Server ei vasta
square-away-table = Laud avaneb ise kohe, kui ühendus on olemas.
square-offline = Ühendust pole. Need töötavad ikkagi:
square-own-replays = Sinu lõppenud mängud

## Quick match

square-quick = Kiirmäng
square-quick-hint = Mängi nendega, kes ootavad.
square-quick-seeking = { $number } ootel
square-quick-patience = Kui kaua oodata inimesi, enne kui robotid liituvad
square-quick-never = ilma robotiteta
square-quick-go = Leia mäng
square-quick-here = Kohal { $here }/{ $players }
square-quick-left = Robotid liituvad { $seconds } s pärast
square-quick-people = Ootad, kuni inimesi on piisavalt.
square-quick-cancel = Loobu

## To watch

square-show = Meistrid mängivad
square-show-hint = Neli tugevat robotit mängivad seni, kuni keegi vaatab.
square-results = Äsja lõppenud
square-winner = võit:
square-tea = Aya on teed keetnud: istu esimesena maha.
