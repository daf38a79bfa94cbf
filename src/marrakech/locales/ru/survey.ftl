### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Сыграть много партий с одним ботом на всех местах и рассказать, что в них происходит.
survey-games-help = Сколько партий в выборке: для каждого бота и для каждого набора правил.
survey-bots-help = Боты, например random,greedy,master.
survey-players-help = Числа игроков.
survey-focus-help = Бот для всех наборов правил, тепловых карт и кривых; greedy, если он среди ботов.
survey-budget-help = Через сколько секунд выборка кончается с меньшим числом партий. Сколько их тогда, зависит от компьютера.
survey-seed-help = Источник всех случайностей: одно и то же зерно даёт одни и те же партии.
survey-jobs-help = Сколько партий играть одновременно; по умолчанию столько, сколько ядер.
survey-out-help = Записать туда отчёт в Markdown с картинками.

survey-bad-players = числа игроков — 2, 3 и 4, например 2,4, а не «{ $text }»
survey-bad-budget = запас времени — это число секунд больше 0, а не { $number }

survey-playing = партий/с: { $speed }; { $cell }
survey-nothing = ни одна партия не сосчитана, так что рассказывать пока не о чем
survey-samples = { $games ->
    [one] Сосчитана { $games } партия,
    [few] Сосчитано { $games } партии,
    [many] Сосчитано { $games } партий,
   *[other] Сосчитано { $games } партии,
  } включая партии по другим правилам. В скобках: интервалы 95 %.
survey-written = Отчёт: { $file }.

survey-column-bot = бот
survey-column-players = игроки
survey-column-games = партии
survey-column-first = побед места 1, %
survey-column-out = кто-то выбыл, %
survey-column-margin = отрыв
