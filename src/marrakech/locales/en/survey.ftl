### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Play many games, one bot on all seats, and tell what happens in them.
survey-games-help = How many games for each sample: for each bot, and for each rule set.
survey-bots-help = The bots, such as random,greedy,master.
survey-players-help = The numbers of players.
survey-focus-help = The bot for all rule sets, heat maps and curves; greedy unless it is not among the bots.
survey-budget-help = Seconds after which a sample ends with fewer games. How many there are then depends on the machine.
survey-seed-help = Where all luck comes from: the same seed gives the same games.
survey-jobs-help = How many games to play at the same time; by default as many as there are cores.
survey-out-help = Write a report there, in Markdown with pictures.

survey-bad-players = the numbers of players are 2, 3 and 4, as in 2,4, not “{ $text }”
survey-bad-budget = a budget is a number of seconds above 0, not { $number }

survey-playing = { $speed } games/s: { $cell }
survey-nothing = no game was counted, so there is nothing to tell yet
survey-samples = { $games ->
    [one] One game was counted,
   *[other] { $games } games were counted,
  } those by other rules included. In brackets: 95 % intervals.
survey-written = The report is { $file }.

survey-column-bot = bot
survey-column-players = players
survey-column-games = games
survey-column-first = seat 1 wins, %
survey-column-out = somebody out, %
survey-column-margin = margin
