### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Одиграј много партија с једним ботом на свим местима и реци шта се у њима дешава.
survey-games-help = Колико партија по узорку: за сваког бота и за сваки скуп правила.
survey-bots-help = Ботови, на пример random,greedy,master.
survey-players-help = Бројеви играча.
survey-focus-help = Бот за све скупове правила, топлотне мапе и криве; greedy ако је међу ботовима.
survey-budget-help = После колико секунди се узорак завршава с мање партија. Колико их је тада, зависи од рачунара.
survey-seed-help = Извор све случајности: исто семе даје исте партије.
survey-jobs-help = Колико партија играти истовремено; подразумевано колико има језгара.
survey-out-help = Уписати тамо извештај у Markdown-у са сликама.

survey-bad-players = бројеви играча су 2, 3 и 4, на пример 2,4, а не „{ $text }”
survey-bad-budget = залиха времена је број секунди већи од 0, а не { $number }

survey-playing = партија/s: { $speed }; { $cell }
survey-nothing = ниједна партија није урачуната, па још нема шта да се каже
survey-samples = { $games ->
    [one] Урачуната је { $games } партија,
    [few] Урачунате су { $games } партије,
   *[other] Урачунато је { $games } партија,
  } заједно с онима по другим правилима. У заградама: интервали од 95%.
survey-written = Извештај је у { $file }.

survey-column-bot = бот
survey-column-players = играчи
survey-column-games = партије
survey-column-first = победе места 1, %
survey-column-out = неко испао, %
survey-column-margin = предност
