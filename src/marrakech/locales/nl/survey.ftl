### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Speel veel partijen, met één bot op alle stoelen, en vertel wat erin gebeurt.
survey-games-help = Hoeveel partijen per steekproef: voor elke bot, en voor elke set regels.
survey-bots-help = De bots, zoals random,greedy,master.
survey-players-help = De aantallen spelers.
survey-focus-help = De bot voor alle sets regels, heatmaps en curven; greedy, tenzij die niet bij de bots is.
survey-budget-help = Seconden waarna een steekproef met minder partijen eindigt. Hoeveel het er dan zijn, hangt van de computer af.
survey-seed-help = Waar al het toeval vandaan komt: hetzelfde startgetal geeft dezelfde partijen.
survey-jobs-help = Hoeveel partijen tegelijk worden gespeeld; standaard zoveel als er kernen zijn.
survey-out-help = Schrijf daar een rapport, in Markdown met plaatjes.

survey-bad-players = de aantallen spelers zijn 2, 3 en 4, zoals in 2,4, niet ‘{ $text }’
survey-bad-budget = een budget is een aantal seconden boven 0, niet { $number }

survey-playing = { $speed } partijen/s: { $cell }
survey-nothing = er is geen partij geteld, dus er valt nog niets te melden
survey-samples = { $games ->
    [one] Er is één partij geteld,
   *[other] Er zijn { $games } partijen geteld,
  } die volgens andere regels inbegrepen. Tussen haakjes: 95%-intervallen.
survey-written = Het rapport is { $file }.

survey-column-bot = bot
survey-column-players = spelers
survey-column-games = partijen
survey-column-first = stoel 1 wint, %
survey-column-out = iemand valt af, %
survey-column-margin = voorsprong
