### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Spela många partier, en bot på alla platser, och berätta vad som händer i dem.
survey-games-help = Hur många partier i varje stickprov: för varje bot, och för varje regeluppsättning.
survey-bots-help = Botarna, till exempel random,greedy,master.
survey-players-help = Antalen spelare.
survey-focus-help = Boten för alla regeluppsättningar, värmekartor och kurvor; greedy, om den inte saknas bland botarna.
survey-budget-help = Sekunder efter vilka ett stickprov slutar med färre partier. Hur många det då blir beror på datorn.
survey-seed-help = Där all tur kommer ifrån: samma startvärde ger samma partier.
survey-jobs-help = Hur många partier som spelas samtidigt; annars så många som det finns kärnor.
survey-out-help = Skriv en rapport där, i Markdown med bilder.

survey-bad-players = antalen spelare är 2, 3 och 4, som i 2,4, inte ”{ $text }”
survey-bad-budget = en budget är ett antal sekunder över 0, inte { $number }

survey-playing = { $speed } partier/s: { $cell }
survey-nothing = inget parti räknades, så det finns inget att berätta än
survey-samples = { $games ->
    [one] Ett parti räknades,
   *[other] { $games } partier räknades,
  } de enligt andra regler medräknade. Inom parentes: 95-procentsintervall.
survey-written = Rapporten är { $file }.

survey-column-bot = bot
survey-column-players = spelare
survey-column-games = partier
survey-column-first = plats 1 vinner, %
survey-column-out = någon åker ut, %
survey-column-margin = försprång
