### One's own page: the passport, one's games, and what was achieved in them.

me-title = Твой паспорт
me-lead = В нём собраны твои партии, и регистрироваться не нужно. Он хранится в этом браузере.
me-since = С { $when }
me-games = Мои партии
# How many games one has finished, and won
me-played = { $games ->
    [one] Сыграна { $games } партия, побед: { $won }
    [few] Сыграно { $games } партии, побед: { $won }
    [many] Сыграно { $games } партий, побед: { $won }
   *[other] Сыграно { $games } партии, побед: { $won }
}
me-none = Паспорт появится с первой партией. Лицо можно выбрать и до неё.
me-name = Имя
me-save = Сохранить
me-saved = Сохранено
me-offline = Паспорт хранится здесь, но до сервера не достучаться: имя и партии появятся, когда будет связь.

## The face

me-scarf = Головной убор
me-scarf-name = { $number ->
    [1] тюрбан
    [2] покрывало
    [3] феска
    [4] вязаная шапочка
    [5] капюшон
   *[6] повязка
}
me-colour = Краска
me-colour-name = { $number ->
    [1] красная
    [2] шафрановая
    [3] синяя
    [4] бирюзовая
    [5] оливковая
    [6] сливовая
    [7] льняная
   *[8] чёрная
}
me-pattern = Ковёр за спиной
me-pattern-name = { $number ->
    [1] зигзаги
    [2] ромбы
    [3] полосы
    [4] звёзды
    [5] клетка
    [6] волны
    [7] рамки
   *[8] ночное небо
}

## Marks: what somebody has achieved

me-marks = Знаки
me-marks-none = Маленькие истории, которые игра может о тебе рассказать. Каждый знак даётся один раз.
# Of all marks there are
me-marks-count = { $number } из { $all }
me-mark-open = Ещё нет
me-mark-game = Партия: { $when }
me-mark-first = Первый проданный ковёр
me-mark-first-hint = Победа в партии.
me-mark-fatima = Фатима кланяется
me-mark-fatima-hint = Победа за столом, где играла Фатима.
me-mark-four = Вчетвером
me-mark-four-hint = Победа над тремя соперниками.
me-mark-one = На одну нить
me-mark-one-hint = Победа с перевесом в одно очко.
me-mark-shared = Чай на двоих
me-mark-shared-hint = Разделённое первое место.
me-mark-spared = Ни дирхама
me-mark-spared-hint = За всю партию никому ничего не заплачено.
me-mark-purse = Почти пустой кошель
me-mark-purse-hint = Победа, хотя в кошельке оставалось не больше двух дирхамов.
me-mark-peace = Все остаются
me-mark-peace-hint = Победа над двумя или более соперниками, и никто не выбыл.
me-mark-late = Из последних в первые
me-mark-late-hint = Последнее место, когда оставалось три ковра, и всё-таки победа.
me-mark-last = Последний ковёр
me-mark-last-hint = Победу принёс последний ковёр партии.
me-mark-carpet = Улица ковров
me-mark-carpet-hint = Двенадцать соединённых клеток твоего цвета.
me-mark-toll = Караван платит
me-mark-toll-hint = Тебе заплатили десять дирхамов за раз.

## Another device

me-carry = На другом устройстве
me-carry-hint = Открой паспорт на телефоне или дома: там будут те же партии.
me-carry-show = Показать ссылку
me-carry-warning = У кого есть эта ссылка, тот может играть за тебя. Не показывай её никому и отправляй только себе.
me-carry-lost = Потерянный паспорт никто не вернёт: он есть только в твоих браузерах. Второе устройство его сбережёт.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Вместе с ним перейдёт твоё место в { $number } идущей партии.
    [few] Вместе с ним перейдут твои места в { $number } идущих партиях.
    [many] Вместе с ним перейдут твои места в { $number } идущих партиях.
   *[other] Вместе с ним перейдут твои места в { $number } идущей партии.
}
me-take = Паспорт с другого устройства
me-take-hint = В этой ссылке — паспорт. Хочешь пользоваться им здесь?
me-take-yes = Взять сюда
me-take-both = Взять его и перенести мои партии
me-take-both-hint = Партии, знаки и дни этого браузера перейдут к нему. Из двух рейтингов останется тот, за которым больше партий.
me-take-only = Взять его, а здешнее оставить
me-take-only-hint = Тогда паспорт этого браузера пропадёт, если его нет на другом устройстве.
me-take-no = Оставить как есть
me-taken = С возвращением, { $name }!
me-take-gone = Этого паспорта здесь не знают. Возможно, его удалили.

## One's data

me-data = Твои данные
me-data-hint = Паспорт — это имя, лицо и список партий. Ни почты, ни пароля, ничего больше.
me-export = Сохранить все мои данные
me-records = Сохранить все партии
me-delete = Удалить мой паспорт
me-delete-hint = Твоё имя исчезнет из всех партий здесь, оконченных и идущих. Сами партии останутся: в них играли и другие. То, что другие сохранили или напечатали, не вернуть.
me-delete-sure = Удалить паспорт, а с ним и имя?
me-delete-sure-hint = Отменить это нельзя. Идущие партии можно доиграть в этом браузере, но без имени.
me-delete-yes = Да, удалить
me-delete-no = Оставить
me-deleted = Твой паспорт удалён.

## The list of one's games

me-running = Идут
me-finished = Окончены
me-filter = Какие партии
me-search = Соперник
me-players = Игроки
me-players-any = сколько угодно
me-result = Результат
me-result-any = любой исход
me-result-won = победа
me-result-lost = поражение
me-company = Против
me-company-any = кого угодно
me-company-people = людей
me-company-bots = персонажей
me-company-both = тех и других
me-state = Состояние
me-state-any = идут или окончены
me-nothing = Таких партий нет.
me-place = { $place ->
    [1] Победа
    [2] Второе место
    [3] Третье место
   *[4] Четвёртое место
}
me-same-screen = За одним экраном
me-accuracy = Точность { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Рейтинг { $change }
me-replay = Просмотр
me-time-left = осталось { $time }
me-more = Ещё партии
# Tables at which only this browser has a seat
me-here = Только в этом браузере
me-reading = Загружаем партии…
