### One's own page: the passport, one's games, and what was achieved in them.

me-title = Твој пасош
me-lead = У њему су све твоје партије, а нико не мора да се пријављује. Чува га овај прегледач.
me-since = Од { $when }
me-games = Моје партије
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } одиграна партија, победе: { $won }
    [few] { $games } одигране партије, победе: { $won }
   *[other] { $games } одиграних партија, победе: { $won }
}
me-none = Пасош добијаш с првом партијом. Лице можеш да изабереш и пре тога.
me-name = Име
me-save = Сачувај
me-saved = Сачувано
me-offline = Пасош се чува овде, али сервер није доступан: име и партије стижу кад буде везе.

## The face

me-scarf = Капа
me-scarf-name = { $number ->
    [1] турбан
    [2] вео
    [3] фес
    [4] плетена капа
    [5] капуљача
   *[6] трака
}
me-colour = Боја
me-colour-name = { $number ->
    [1] црвена
    [2] шафран
    [3] плава
    [4] тиркизна
    [5] маслинаста
    [6] боја шљиве
    [7] ланена
   *[8] црна
}
me-pattern = Саг иза тебе
me-pattern-name = { $number ->
    [1] цикцак
    [2] ромбови
    [3] пруге
    [4] звезде
    [5] карирано
    [6] таласи
    [7] оквири
   *[8] ноћно небо
}

## Marks: what somebody has achieved

me-marks = Знамења
me-marks-none = Мале приче које партија може да исприча о теби. Свако знамење добија се једном.
# Of all marks there are
me-marks-count = { $number } од { $all }
me-mark-open = Још не
me-mark-game = Партија: { $when }
me-mark-first = Први продати саг
me-mark-first-hint = Победа у партији.
me-mark-fatima = Фатима се клања
me-mark-fatima-hint = Победа за столом за којим је играла Фатима.
me-mark-four = Четворо за столом
me-mark-four-hint = Победа против троје других.
me-mark-one = За једну нит
me-mark-one-hint = Победа за само један поен.
me-mark-shared = Чај за двоје
me-mark-shared-hint = Подељено прво место.
me-mark-spared = Ни дирхама
me-mark-spared-hint = За целу партију ништа није плаћено никоме.
me-mark-purse = Скоро празна кеса
me-mark-purse-hint = Победа после тренутка с највише два дирхама.
me-mark-peace = Сви остају
me-mark-peace-hint = Победа против двоје или више, а нико није испао.
me-mark-late = С последњег места
me-mark-late-hint = Последње место кад су остала три сага, па ипак победа.
me-mark-last = Последњи саг
me-mark-last-hint = Победу је донео последњи саг у партији.
me-mark-carpet = Улица сагова
me-mark-carpet-hint = Дванаест повезаних поља твоје боје.
me-mark-toll = Караван плаћа
me-mark-toll-hint = Наплата од десет дирхама одједном.

## Another device

me-carry = На другом уређају
me-carry-hint = Отвори свој пасош на телефону или код куће: тамо су исте партије.
me-carry-show = Покажи линк
me-carry-warning = Ко има овај линк, тај си ти. Не показуј га никоме и шаљи га само себи.
me-carry-lost = Изгубљен пасош нико не може да врати, јер га имају само твоји прегледачи. Други уређај га чува.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] С њим иде и твоје место у { $number } партији која траје.
    [few] С њим иду и твоја места у { $number } партије које трају.
   *[other] С њим иду и твоја места у { $number } партија које трају.
}
me-take = Пасош с другог уређаја
me-take-hint = Овај линк носи пасош. Желиш ли да га користиш овде?
me-take-yes = Користи овде
me-take-both = Користи га и понеси моје партије
me-take-both-hint = Партије, знамења и дани овог прегледача прелазе на њега. Од два рејтинга остаје онај из више партија.
me-take-only = Користи га, а овдашње остави
me-take-only-hint = Тада је пасош овог прегледача изгубљен, осим ако га има други уређај.
me-take-no = Нека остане како је
me-taken = Опет си ту, { $name }!
me-take-gone = Овај пасош овде није познат. Можда је обрисан.

## One's data

me-data = Твоји подаци
me-data-hint = Пасош је име, лице и списак партија. Ни мејл, ни лозинка, ништа друго.
me-export = Сачувај све моје податке
me-records = Сачувај све партије
me-delete = Обриши мој пасош
me-delete-hint = Твоје име се брише из свих партија овде, завршених и оних које трају. Партије остају, јер су их играли и други. Оно што су други сачували или одштампали не може да се врати.
me-delete-sure = Обрисати пасош, а с њим и име?
me-delete-sure-hint = То се не може поништити. Партије које трају могу да се играју даље у овом прегледачу, без твог имена.
me-delete-yes = Да, обриши
me-delete-no = Задржи
me-deleted = Твој пасош је обрисан.

## The list of one's games

me-running = У току
me-finished = Завршене
me-filter = Које партије
me-search = Противник
me-players = Играчи
me-players-any = било колико
me-result = Исход
me-result-any = победа или пораз
me-result-won = победа
me-result-lost = пораз
me-company = Против
me-company-any = било кога
me-company-people = људи
me-company-bots = ликова
me-company-both = и једних и других
me-state = Стање
me-state-any = у току или завршене
me-nothing = Таквих партија нема.
me-place = { $place ->
    [1] Победа
    [2] Друго место
    [3] Треће место
   *[4] Четврто место
}
me-same-screen = За једним екраном
me-accuracy = Тачност { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Рејтинг { $change }
me-replay = Преглед
me-time-left = остало је { $time }
me-more = Још партија
# Tables at which only this browser has a seat
me-here = Само у овом прегледачу
me-reading = Учитавају се партије…
