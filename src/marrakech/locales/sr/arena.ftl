### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Пусти ботове да играју једни против других и сазнај колико су јаки.
arena-specs-help = Ботови, на пример random, greedy или bestfirst:ms=50.
arena-players-help = Колико играча седи за столом: 2, ако правила не кажу другачије. Ако је ботова мање, последњи заузима слободна места. Ако их је више, играју све групе.
arena-games-help = Колико партија, заокружено навише на цела дељења. Све партије једног дељења имају иста бацања и гомилице.
arena-seats-help = Да ли се свако дељење игра по једном са сваког места или у свим редоследима: од три играча важно је ко седи иза кога.
arena-edition-help = Издање, на пример korean, или скуп правила, на пример international/2,dirhams=20.
arena-variant-help = Окретати Ассама тек на крају потеза.
arena-seed-help = Извор све случајности: исто семе даје исте партије.
arena-jobs-help = Колико партија играти истовремено; подразумевано колико има језгара.
arena-limit-help = Секунде за одлуку ботова који играју на време.
arena-adjusted-help = Да ли мерити шта коме даје случај и приказати резултате и без њега: довољно је мање партија. Обично да, осим ако су сви ботови веома брзи.
arena-until-help = Стати кад је удео победа сваког бота познат на оволико процентних поена.
arena-resume-help = Чувати стање у овој датотеци и наставити одатле ако већ постоји.
arena-parquet-help = Уписати ред за сваку партију и свако место у ову датотеку Parquet.
arena-records-help = Уписати све партије као текст у ову датотеку. Траје дуже.
arena-plot-help = Нацртати резултате у ову датотеку, .png или .svg.
arena-ray-help = Играти на кластеру Ray на овој адреси; „local” покреће кластер овде.

arena-players-differ = { $rules }: број играча је { $given }, а не { $wanted }
arena-bad-until = ширина интервала је број процентних поена већи од 0, а не { $number }
arena-bad-limit = ограничење времена је број секунди већи од 0, а не { $number }
arena-no-deal = ниједно дељење није одиграно до краја, па још нема шта да се каже

arena-playing = партије
arena-speed = партија/s: { $speed }
arena-left = још { $time }

arena-title = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
  } по правилима { $rules }, семе { $seed }
arena-deals = { $deals ->
    [one] { $deals } дељење
    [few] { $deals } дељења
   *[other] { $deals } дељења
  } по { $each ->
    [one] { $each } партију
    [few] { $each } партије
   *[other] { $each } партија
  }. У заградама: интервали од 95%; ms: по одлуци.
arena-without-luck = Без среће: одузето је оно што је случај коме дао.
arena-column-bot = бот
arena-column-games = партије
arena-column-share = победе, %
arena-column-margin = предност
arena-column-adjusted-share = без среће
arena-column-adjusted-margin = без среће
arena-column-time = ms
arena-column-forfeits = служб. порази
arena-column-rating = рејтинг
arena-cross-title = Колико често завршава испред противника, %
arena-no-ratings = Без рејтинга: { $why }
arena-fixed = задат
arena-forfeit = Партија { $game }: { $bot } на месту { $seat } губи службено. { $why } Позиција: { $position }
arena-more-forfeits = { $number ->
    [one] И још { $number } службени пораз.
    [few] И још { $number } службена пораза.
   *[other] И још { $number } службених пораза.
  }
arena-resumed = { $games ->
    [one] { $games } партија је већ била ту.
    [few] { $games } партије су већ биле ту.
   *[other] { $games } партија је већ било ту.
  }
arena-plot-shares = удео победа, %
arena-plot-margins = предност у поенима; линија је просек
