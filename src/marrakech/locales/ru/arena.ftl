### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Сыграть партии между ботами и узнать, насколько они сильны.
arena-specs-help = Боты, например random, greedy или bestfirst:ms=50.
arena-players-help = Сколько игроков за столом: 2, если правила не говорят иного. Ботов меньше — последний занимает свободные места. Больше — играют все группы.
arena-games-help = Сколько партий, с округлением вверх до целых раздач. Во всех партиях раздачи одни и те же броски и стопки.
arena-seats-help = Играть каждую раздачу по разу с каждого места или во всех порядках: от трёх игроков важно, кто за кем сидит.
arena-edition-help = Издание, например korean, или набор правил, например international/2,dirhams=20.
arena-variant-help = Поворачивать Ассама в конце хода.
arena-seed-help = Источник всех случайностей: одно и то же зерно даёт одни и те же партии.
arena-jobs-help = Сколько партий играть одновременно; по умолчанию столько, сколько ядер.
arena-limit-help = Секунды на решение для ботов, которые следят за временем.
arena-adjusted-help = Измерять ли, что каждому дал случай, и показывать результаты и без него: тогда хватает меньшего числа партий. По умолчанию да, если только не все боты очень быстрые.
arena-until-help = Остановиться, когда доля побед каждого бота известна с точностью до стольких процентных пунктов.
arena-resume-help = Хранить состояние в этом файле и продолжить с него, если он есть.
arena-parquet-help = Записать строку для каждой партии и каждого места в этот файл Parquet.
arena-records-help = Записать все партии текстом в этот файл. Это дольше.
arena-plot-help = Нарисовать результаты в этот файл, .png или .svg.
arena-ray-help = Играть на кластере Ray по этому адресу; «local» запускает его здесь.

arena-players-differ = { $rules }: число игроков { $given }, а не { $wanted }
arena-bad-until = ширина интервала — это число процентных пунктов больше 0, а не { $number }
arena-bad-limit = предел времени — это число секунд больше 0, а не { $number }
arena-no-deal = ни одна раздача не доиграна, так что рассказывать пока не о чем

arena-playing = партии
arena-speed = партий/с: { $speed }
arena-left = осталось { $time }

arena-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  } по правилам { $rules }, зерно { $seed }
arena-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
  } по { $each ->
    [one] { $each } партии
    [few] { $each } партии
    [many] { $each } партий
   *[other] { $each } партии
  }. В скобках: интервалы 95 %; мс: на одно решение.
arena-without-luck = Без везения: вычтено то, что каждому дал случай.
arena-column-bot = бот
arena-column-games = партии
arena-column-share = победы, %
arena-column-margin = отрыв
arena-column-adjusted-share = без везения
arena-column-adjusted-margin = без везения
arena-column-time = мс
arena-column-forfeits = тех. поражения
arena-column-rating = рейтинг
arena-cross-title = Как часто финишировал впереди соперника, %
arena-no-ratings = Без рейтинга: { $why }
arena-fixed = задан
arena-forfeit = Партия { $game }: { $bot } на месте { $seat } получает техническое поражение. { $why } Позиция: { $position }
arena-more-forfeits = { $number ->
    [one] И ещё { $number } техническое поражение.
    [few] И ещё { $number } технических поражения.
    [many] И ещё { $number } технических поражений.
   *[other] И ещё { $number } технического поражения.
  }
arena-resumed = { $games ->
    [one] { $games } партия уже была.
    [few] { $games } партии уже были.
    [many] { $games } партий уже было.
   *[other] { $games } партии уже было.
  }
arena-plot-shares = доля побед, %
arena-plot-margins = отрыв в очках; линия — среднее
