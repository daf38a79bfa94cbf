### `marrakech train`. Names of options and files stay as they are.

train-help = Leer door tegen zichzelf te spelen wat stellingen waard zijn.
train-players-help = Voor hoeveel spelers: elk aantal heeft een eigen waardering.
train-variant-help = Leer het spel waarin Assam aan het eind van een beurt wordt gedraaid.
train-linear-help = Leer een gewone som van de invoer in plaats van een netwerk: kleiner, sneller, zwakker.
train-by-owner-help = Speel een deel van de partijen met twee spelers ook met gebieden per eigenaar (R4.5).
train-adjusted-help = Haal het dobbelgeluk uit datgene waarvan geleerd wordt, zodat minder partijen evenveel leren; --no-adjusted leert van de kale uitslagen.
train-games-help = Van hoeveel partijen wordt geleerd, naar boven afgerond op hele rondes.
train-warm-help = Hoeveel partijen van greedy-spelers eraan voorafgaan, als begin.
train-mixed-help = Hoeveel procent van de stoelen greedy blijft spelen.
train-seed-help = Waar al het toeval vandaan komt: hetzelfde startgetal geeft dezelfde waardering, met elk aantal threads.
train-round-help = Hoeveel partijen worden gespeeld voordat er van hun stellingen wordt geleerd.
train-trial-help = Hoeveel partijen tegen greedy af en toe tonen hoe sterk het is, naar beneden afgerond op een veelvoud van 48.
train-threads = Hoeveel threads; standaard zoveel als er kernen zijn.
train-out-help = Het bestand voor de waardering; standaard een zoals 2.value, hier.
train-state-help = Bewaar de stand in dit bestand, en ga daar verder als het bestaat; standaard naast de waardering.
train-plot-help = Teken in dit bestand hoe er is geleerd, .png of .svg.

train-bad-round = een ronde is een veelvoud van { $multiple } partijen, niet { $number }
train-same-file = { $file } kan niet twee van de geschreven bestanden tegelijk zijn
train-resumed = Verder na ronde { $round } van { $rounds }.
train-interrupted = onderbroken na ronde { $round } van { $rounds }, die in { $file } staat: dezelfde opdracht gaat daar verder

train-how-to-stop = Ctrl-C stopt het; dezelfde opdracht gaat verder.
train-line = ronde { $round }, { $games } partijen, { $positions } stellingen: verlies { $loss } nats, voorsprong { $miss } dirham ernaast, { $speed } partijen/s, nog { $left }
train-line-wins = winst tegen greedy: { $wins }%
train-column-round = ronde
train-column-games = partijen
train-column-positions = stellingen
train-column-loss = verlies, nats
train-column-miss = fout, dirham
train-column-wins = winst, %
train-column-speed = partijen/s
train-column-left = nog

train-done = De waardering staat in { $file }, het leerverloop in { $curve }.
train-result = { $games } partijen, { $positions } stellingen. Verlies { $loss } nats, voorsprong { $miss } dirham ernaast, winst tegen greedy { $wins }%.

train-plot-loss = verlies, nats
train-plot-wins = winst tegen greedy, % (95%-intervallen)
train-plot-games = partijen; bij de streepjeslijn eindigen die van greedy
train-plot-fair = even sterk als greedy
