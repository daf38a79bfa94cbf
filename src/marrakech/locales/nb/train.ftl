### `marrakech train`. Names of options and files stay as they are.

train-help = Lær av spill mot seg selv hva stillinger er verdt.
train-players-help = For hvor mange spillere: Hvert antall har sin egen vurdering.
train-variant-help = Lær spillet der Assam vris på slutten av en tur.
train-linear-help = Lær en enkel sum av inndataene i stedet for et nettverk: mindre, raskere, svakere.
train-by-owner-help = Spill også noen av partiene for to med områder etter eier (R4.5).
train-adjusted-help = Ta terningflaksen ut av det som læres av, slik at færre partier lærer like mye; --no-adjusted lærer av de rene resultatene.
train-games-help = Hvor mange partier å lære av, rundet opp til hele runder.
train-warm-help = Hvor mange partier med greedy-spillere som kommer først, som en start.
train-mixed-help = Hvor mange prosent av plassene som fortsetter å spille som greedy.
train-seed-help = Der all flaks kommer fra: Samme startverdi gir samme vurdering, med et hvilket som helst antall tråder.
train-round-help = Hvor mange partier som spilles før det læres av stillingene i dem.
train-trial-help = Hvor mange partier mot greedy som nå og da viser hvor sterk den er, rundet ned til et multiplum av 48.
train-threads = Hvor mange tråder; ellers så mange som det er kjerner.
train-out-help = Filen for vurderingen; ellers en som 2.value, her.
train-state-help = Ta vare på tilstanden i denne filen, og fortsett derfra om den finnes; ellers ved siden av vurderingen.
train-plot-help = Tegn hvordan den lærte, i denne filen, .png eller .svg.

train-bad-round = en runde er et multiplum av { $multiple } partier, ikke { $number }
train-same-file = { $file } kan ikke være to av filene som skrives
train-resumed = Fortsetter etter runde { $round } av { $rounds }.
train-interrupted = avbrutt etter runde { $round } av { $rounds }, som er i { $file }: Samme kommando fortsetter derfra

train-how-to-stop = Ctrl-C stopper; samme kommando fortsetter.
train-line = runde { $round }, { $games } partier, { $positions } stillinger: tap { $loss } nats, forsprang feil med { $miss } dirham, { $speed } partier/s, { $left } igjen
train-line-wins = seire mot greedy: { $wins } %
train-column-round = runde
train-column-games = partier
train-column-positions = stillinger
train-column-loss = tap, nats
train-column-miss = feil, dirham
train-column-wins = seire, %
train-column-speed = partier/s
train-column-left = igjen

train-done = Vurderingen er i { $file }, hvordan den lærte, i { $curve }.
train-result = { $games } partier, { $positions } stillinger. Tap { $loss } nats, forsprang feil med { $miss } dirham, seire mot greedy { $wins } %.

train-plot-loss = tap, nats
train-plot-wins = seire mot greedy, % (95 %-intervaller)
train-plot-games = partier; ved den stiplede linjen slutter de med greedy
train-plot-fair = like sterk som greedy
