### `marrakech bots`.

bots-help = Прикажи списак ботова или испробај свог.
bots-column-name = бот
bots-column-description = како одлучује
bots-column-options = опције
bots-option-range = { $option } од { $least } до { $most }; подразумевано { $default }
bots-option-words = { $option } од { $words }; подразумевано { $default }
bots-own = И твоја сопствена класа је бот: `marrakech bots check my_bot.py:MyBot` је испробава.

## What each kind does, in a line

bots-kind-random = бира било коју дозвољену радњу, све једнако вероватно
bots-kind-greedy = окреће Ассама тамо где очекује да ће најмање платити и полаже саг који му тренутно доноси највише поена
bots-kind-expectimax = гледа неколико потеза унапред, коцку и гомилице узима као случај, а оно што види мери наученом проценом
bots-kind-bestfirst = гледа најдаље тамо где је избор најтежи, док има времена, а оно што види мери наученом проценом
bots-kind-porter = по цео дан носи сагове и полаже их где му се свиди; плаћа радо и често
bots-kind-apprentice = већ уме да рачуна, али заборави чим на пијаци постане бучно
bots-kind-peddler = чува сваки дирхам, али никад не гледа даље од свог потеза
bots-kind-merchant = зна колико вреди место на пијаци и понекад ти прогледа кроз прсте
bots-kind-master = видео је сто хиљада пијаца и мисли о твом потезу пре тебе
bots-kind-storyteller = зна како се свака прича завршава и не жури кад бира своју
bots-kind-pourer = учи из сваке игре с тобом и данас је јака колико и ти
bots-kind-grandmother = готово никад није остала без новца; мало плаћа, дуго чека, смеши се
bots-kind-mason = слаже саг до сага док цела улица не буде његова
bots-kind-weaver = где твој саг лежи најбоље, њен лежи преко њега
bots-kind-drummer = иде дужим путем, због узбуђења

## The eleven people: who they are

bots-people = С ким се може играти
bots-who-porter = Носач Хасан
bots-who-apprentice = Ученица Салма
bots-who-peddler = Торбар Идрис
bots-who-merchant = Трговкиња Фатима
bots-who-master = Мајстор Јусуф
bots-who-storyteller = Приповедачица Сафија
bots-who-pourer = Аја која точи чај
bots-who-grandmother = Бака Зохра
bots-who-mason = Зидар Тарик
bots-who-weaver = Ткаља Нур
bots-who-drummer = Бубњар Билал
bots-column-level = ниво
bots-column-who = ко
bots-column-character = нарав
bots-kinds = Други, за мечеве и огледе

## How strong they are

bots-strength = Снага, измерено { $date }, { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
bots-column-rating = рејтинг
bots-column-interval = интервал
bots-interval = од { $low } до { $high }

## Trying one

bots-check-help = Испробај бота: игра целе партије против random, удвоје, утроје и учетворо, и с варијантом.
bots-check-bot-help = Бот као my_bot.py:MyBot, package.module:MyBot или један са списка.
bots-games-help = Колико партија сваке врсте.
bots-seconds-help = Колико сме да траје одлука.
bots-seed-help = Број из ког потиче сва случајност.
bots-trying = игра се
bots-no-time = време за одлуку мора бити број
bots-column-rules = правила
bots-column-games = партије
bots-column-won = победе
bots-column-decisions = одлуке
bots-column-slowest = најспорија
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } може да игра.
