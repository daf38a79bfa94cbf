### `marrakech train`. Names of options and files stay as they are.

train-help = Învață, jucând cu sine, cât valorează pozițiile.
train-players-help = Pentru câți jucători: fiecare număr are valoarea lui.
train-variant-help = Învață jocul în care Assam este întors la sfârșitul turei.
train-linear-help = Învață o simplă sumă a intrărilor în locul unei rețele: mai mică, mai rapidă, mai slabă.
train-by-owner-help = Joacă unele partide în doi și cu zone după proprietar (R4.5).
train-adjusted-help = Scoate norocul la zar din ceea ce se învață, ca mai puține partide să învețe la fel de mult; --no-adjusted învață din rezultatele simple.
train-games-help = Din câte partide se învață, rotunjit în sus la runde întregi.
train-warm-help = Câte partide ale jucătorilor greedy vin înainte, ca început.
train-mixed-help = Câte dintre locuri, în procente, joacă în continuare ca greedy.
train-seed-help = De unde vine tot hazardul: aceeași sămânță dă aceeași valoare, cu orice număr de fire.
train-round-help = Câte partide se joacă înainte de a învăța din pozițiile lor.
train-trial-help = Câte partide împotriva lui greedy arată din când în când forța, rotunjit în jos la un multiplu de 48.
train-threads = Câte fire de execuție; implicit câte nuclee există.
train-out-help = Fișierul pentru valoare; implicit unul ca 2.value, aici.
train-state-help = Păstrează starea în acest fișier și continuă de acolo dacă există deja; implicit lângă valoare.
train-plot-help = Desenează cum a învățat în acest fișier, .png sau .svg.

train-bad-round = numărul de partide dintr-o rundă este un multiplu de { $multiple }, nu { $number }
train-same-file = { $file } nu poate fi de două ori printre fișierele scrise
train-resumed = Se continuă după runda { $round } din { $rounds }.
train-interrupted = întrerupt după runda { $round } din { $rounds }, care este în { $file }: aceeași comandă continuă de acolo

train-how-to-stop = Ctrl-C oprește; aceeași comandă continuă.
train-line = runda { $round }, partide: { $games }, poziții: { $positions }, pierdere { $loss } nat, eroarea diferenței în dirhami: { $miss }, { $speed } partide/s, încă { $left }
train-line-wins = victorii împotriva lui greedy: { $wins }%
train-column-round = rundă
train-column-games = partide
train-column-positions = poziții
train-column-loss = pierdere, nat
train-column-miss = eroare, dirhami
train-column-wins = victorii, %
train-column-speed = partide/s
train-column-left = rămas

train-done = Valoarea este în { $file }, cum a învățat în { $curve }.
train-result = Partide: { $games }, poziții: { $positions }. Pierdere { $loss } nat, eroarea diferenței în dirhami: { $miss }, victorii împotriva lui greedy { $wins }%.

train-plot-loss = pierdere, nat
train-plot-wins = victorii împotriva lui greedy, % (intervale de 95%)
train-plot-games = partide; la linia întreruptă se termină cele greedy
train-plot-fair = la fel de puternic ca greedy
