### `marrakech bots`.

bots-help = Показать список ботов или испытать своего.
bots-column-name = бот
bots-column-description = как решает
bots-column-options = параметры
bots-option-range = { $option } от { $least } до { $most }; по умолчанию { $default }
bots-option-words = { $option } из { $words }; по умолчанию { $default }
bots-own = Твой собственный класс — тоже бот: `marrakech bots check my_bot.py:MyBot` его испытает.

## What each kind does, in a line

bots-kind-random = делает любое допустимое действие, все равновероятны
bots-kind-greedy = поворачивает Ассама туда, где ожидает заплатить меньше всего, и кладёт ковёр, который прямо сейчас даёт больше всего очков
bots-kind-expectimax = смотрит на несколько ходов вперёд, считает кубик и стопки случайностью, а увиденное взвешивает выученной оценкой
bots-kind-bestfirst = смотрит дальше всего там, где выбор труднее, пока есть время, а увиденное взвешивает выученной оценкой
bots-kind-porter = весь день носит ковры и кладёт их, где понравится; платит охотно и часто
bots-kind-apprentice = уже умеет считать, но забывает об этом, когда на рынке становится шумно
bots-kind-peddler = бережёт каждый дирхам, но никогда не смотрит дальше своего хода
bots-kind-merchant = знает, чего стоит место на рынке, и порой даёт тебе пожить
bots-kind-master = повидал сто тысяч рынков и думает о твоём ходе раньше тебя
bots-kind-storyteller = знает, чем кончается любая история, и не спешит выбирать свою
bots-kind-pourer = учится в каждой партии с тобой и сегодня играет не слабее и не сильнее тебя
bots-kind-grandmother = почти никогда не разорялась; платит мало, ждёт долго, улыбается
bots-kind-mason = кладёт ковёр к ковру, пока вся улица не станет его
bots-kind-weaver = где твой ковёр лежит лучше всего, её ковёр лежит сверху
bots-kind-drummer = идёт длинной дорогой, ради азарта

## The eleven people: who they are

bots-people = С кем можно сыграть
bots-who-porter = Носильщик Хасан
bots-who-apprentice = Ученица Сальма
bots-who-peddler = Лоточник Идрис
bots-who-merchant = Купчиха Фатима
bots-who-master = Мастер Юсуф
bots-who-storyteller = Сказительница Сафия
bots-who-pourer = Айя, которая разливает чай
bots-who-grandmother = Бабушка Зохра
bots-who-mason = Каменщик Тарик
bots-who-weaver = Ткачиха Нур
bots-who-drummer = Барабанщик Билал
bots-column-level = уровень
bots-column-who = кто
bots-column-character = характер
bots-kinds = Другие, для матчей и опытов

## How strong they are

bots-strength = Сила, измерено { $date }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
bots-column-rating = рейтинг
bots-column-interval = интервал
bots-interval = от { $low } до { $high }

## Trying one

bots-check-help = Испытать бота: он играет целые партии против random, вдвоём, втроём, вчетвером и с вариантом.
bots-check-bot-help = Бот в виде my_bot.py:MyBot, package.module:MyBot или один из списка.
bots-games-help = Сколько партий каждого вида.
bots-seconds-help = Сколько может длиться решение.
bots-seed-help = Число, из которого берутся все случайности.
bots-trying = игра
bots-no-time = время на решение должно быть числом
bots-column-rules = правила
bots-column-games = партии
bots-column-won = победы
bots-column-decisions = решения
bots-column-slowest = максимум
bots-slowest = { $milliseconds } мс
bots-fit = { $bot } годится для игры.
