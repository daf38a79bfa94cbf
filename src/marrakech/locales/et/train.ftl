### `marrakech train`. Names of options and files stay as they are.

train-help = Õpi iseendaga mängides, mida seisud väärt on.
train-players-help = Mitmele mängijale: igal arvul on oma väärtusfunktsioon.
train-variant-help = Õpi mängu, kus Assamit pööratakse käigu lõpus.
train-linear-help = Õpi võrgu asemel lihtsalt sisendite summat: väiksem, kiirem, nõrgem.
train-by-owner-help = Mängi osa kahe mängija mängudest ka nii, et alad on omaniku järgi (R4.5).
train-adjusted-help = Võta täringuõnn õpitavast välja, nii et vähem mänge õpetab sama palju; --no-adjusted õpib paljastest tulemustest.
train-games-help = Mitmest mängust õppida, ülespoole ümardatud tervete voorudeni.
train-warm-help = Mitu greedy-mängijate mängu on enne, alustuseks.
train-mixed-help = Mitu protsenti kohtadest mängib edasi nagu greedy.
train-seed-help = Kogu juhuse allikas: sama seemnearv annab sama väärtusfunktsiooni mis tahes arvu lõimedega.
train-round-help = Mitu mängu mängitakse, enne kui nende seisudest õpitakse.
train-trial-help = Mitu mängu greedy vastu näitab aeg-ajalt, kui tugev see on, allapoole ümardatud 48 kordseni.
train-threads = Mitu lõime; vaikimisi nii palju, kui on tuumi.
train-out-help = Väärtusfunktsiooni fail; vaikimisi siinsamas, nagu 2.value.
train-state-help = Hoia seisu selles failis ja jätka sealt, kui see on olemas; vaikimisi väärtusfunktsiooni kõrval.
train-plot-help = Joonista õppimise käik sellesse faili, .png või .svg.

train-bad-round = vooru mängude arv on arvu { $multiple } kordne, mitte { $number }
train-same-file = { $file } ei saa olla kaks kirjutatavatest failidest
train-resumed = Jätkan pärast vooru { $round }/{ $rounds }.
train-interrupted = katkestatud pärast vooru { $round }/{ $rounds }, mis on failis { $file }: sama käsk jätkab sealt

train-how-to-stop = Ctrl-C peatab; sama käsk jätkab.
train-line = voor { $round }, { $games } mängu, { $positions } seisu: kadu { $loss } nat, punktivahede viga { $miss } dirhamit, { $speed } mängu/s, jäänud { $left }
train-line-wins = võite greedy vastu: { $wins }%
train-column-round = voor
train-column-games = mänge
train-column-positions = seise
train-column-loss = kadu, nat
train-column-miss = viga, dirhamit
train-column-wins = võite, %
train-column-speed = mängu/s
train-column-left = jäänud

train-done = Väärtusfunktsioon on failis { $file }, õppimise käik failis { $curve }.
train-result = { $games } mängu, { $positions } seisu. Kadu { $loss } nat, punktivahede viga { $miss } dirhamit, võite greedy vastu { $wins }%.

train-plot-loss = kadu, nat
train-plot-wins = võite greedy vastu, % (95% vahemikud)
train-plot-games = mänge; katkendjoon lõpetab greedy mängud
train-plot-fair = sama tugev kui greedy
