### `marrakech train`. Names of options and files stay as they are.

train-help = Lär in genom spel mot sig själv vad ställningar är värda.
train-players-help = För hur många spelare: varje antal har sin egen värdering.
train-variant-help = Lär in spelet där Assam vrids i slutet av ett drag.
train-linear-help = Lär in en enkel summa av indata i stället för ett nätverk: mindre, snabbare, svagare.
train-by-owner-help = Spela också en del av partierna för två med områden per ägare (R4.5).
train-adjusted-help = Ta bort tärningsturen ur det som lärs av, så att färre partier lär ut lika mycket; --no-adjusted lär sig av de rena resultaten.
train-games-help = Hur många partier att lära av, avrundat uppåt till hela rundor.
train-warm-help = Hur många partier med greedy-spelare som kommer först, som en början.
train-mixed-help = Hur många procent av platserna som fortsätter spela som greedy.
train-seed-help = Där all tur kommer ifrån: samma startvärde ger samma värdering, med vilket antal trådar som helst.
train-round-help = Hur många partier som spelas innan man lär av deras ställningar.
train-trial-help = Hur många partier mot greedy som då och då visar hur stark den är, avrundat nedåt till en multipel av 48.
train-threads = Hur många trådar; annars så många som det finns kärnor.
train-out-help = Filen för värderingen; annars en som 2.value, här.
train-state-help = Spara läget i den här filen, och fortsätt därifrån om den finns; annars bredvid värderingen.
train-plot-help = Rita hur den lärde sig i den här filen, .png eller .svg.

train-bad-round = en runda är en multipel av { $multiple } partier, inte { $number }
train-same-file = { $file } kan inte vara två av filerna som skrivs
train-resumed = Fortsätter efter runda { $round } av { $rounds }.
train-interrupted = avbrutet efter runda { $round } av { $rounds }, som finns i { $file }: samma kommando fortsätter därifrån

train-how-to-stop = Ctrl-C stoppar; samma kommando fortsätter.
train-line = runda { $round }, { $games } partier, { $positions } ställningar: förlust { $loss } nats, försprång fel med { $miss } dirham, { $speed } partier/s, { $left } kvar
train-line-wins = vinster mot greedy: { $wins } %
train-column-round = runda
train-column-games = partier
train-column-positions = ställningar
train-column-loss = förlust, nats
train-column-miss = fel, dirham
train-column-wins = vinster, %
train-column-speed = partier/s
train-column-left = kvar

train-done = Värderingen finns i { $file }, hur den lärde sig i { $curve }.
train-result = { $games } partier, { $positions } ställningar. Förlust { $loss } nats, försprång fel med { $miss } dirham, vinster mot greedy { $wins } %.

train-plot-loss = förlust, nats
train-plot-wins = vinster mot greedy, % (95-procentsintervall)
train-plot-games = partier; vid den streckade linjen slutar de med greedy
train-plot-fair = lika stark som greedy
