### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = нет клетки «{ $text }»: клетки — от a1 до g7
error-action = «{ $text }» — не действие: напиши L, F или R, от 1 до 4, ковёр вроде d3e3 или =red
error-rug = { $near } и { $far } — не соседние клетки
error-action-number = нет действия номер { $number }: номера идут от 0 до { $most }

## Rule sets

error-option-value = { $option } не может быть { $value }: выбери из { $choices }
error-option-range = { $option } не может быть { $value }: это целое число от { $least } до { $most }
error-one-colour-needs-two = two_player="one colour" — для двух игроков, а не для { $players }
error-alternating-needs-two-colours = pile="alternating" требует двух игроков, по два цвета у каждого
error-odd-rugs = при двух цветах у каждого чётное число ковров, а не { $rugs }
error-no-variant = в тексте «{ $edition }» варианта нет
error-edition = нет издания «{ $text }»; есть { $known }
error-rules = «{ $text }» — не набор правил: напиши издание, косую черту и 2, 3 или 4, например international/4
error-rules-option = «{ $text }» — не параметр правил, или он указан дважды; есть { $known }
error-no-such-seat = нет места { $seat }: места идут от 0 до { $last }
error-no-hidden-piles = скрытый порядок есть только у перемешанных стопок двух цветов
error-wrong-piles = в стопках не те ковры, что остались

## What is not allowed

error-number-not-legal = действие номер { $number } здесь не разрешено
error-batch-not-legal = действие номер { $number } не разрешено в партии { $game }
error-nothing-to-pop = нет действия, которое можно взять назад
error-nothing-played = ещё ничего не сыграно
error-no-chance = сейчас нечего бросать и нечего показывать
error-game-over = { $action } невозможно: партия окончена
error-not-now = { $action } сейчас невозможно, на очереди { $phase ->
    [turn] поворот Ассама
    [roll] бросок кубика
    [lay] укладка ковра
    [reveal] показ следующего ковра
    [over] конец партии
   *[other] { $phase }
}; разрешено: { $legal }
error-must-turn = Ассама нужно повернуть налево или направо; разрешено: { $legal }
error-not-in-pile = следующим в этой стопке не может быть { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр
error-under-assam = { $action } лежит под Ассамом ({ $assam }); разрешено: { $legal }
error-not-beside-assam = { $action } не касается клетки Ассама ({ $assam }); разрешено: { $legal }
error-far-square-first = { $action } — наоборот: клетка рядом с Ассамом ({ $assam }) пишется первой, { $right }
error-covers-whole-rug = { $action } накроет целый { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр; разрешено: { $legal }
error-same-colours = { $action } накроет две { $colour ->
    [red] красные
    [yellow] жёлтые
    [blue] синие
   *[purple] фиолетовые
} половины; разрешено: { $legal }

## Positions

error-position-fields = в позиции шесть полей (доска, Ассам, чей ход, фаза, игроки, правила), а не { $given }
error-position-assam = «{ $text }» не говорит, где стоит Ассам: напиши клетку и N, E, S или W, например d4S
error-position-mover = «{ $text }» не говорит, чей ход: выбери из { $seats }
error-position-phase = «{ $text }» — не фаза: выбери из { $phases }
error-position-purse = «{ $text }» — не игрок: напиши дирхамы и ковры, как 30r12, или x1
error-position-top = «{ $text }» неверно называет следующий ковёр: при двух цветах и оставшихся коврах =r или =?, иначе ничего
error-board-rows = на доске семь рядов, а не { $given }
error-board-columns = в ряду { $row } доски клеток { $given }, а не семь
error-board-cell = в ряду { $row } доски стоит «{ $text }»: напиши от 1 до 7 для пустых клеток или r, y, b, p и один из знаков ^ > v <
error-colour-not-played = на { $square } лежит { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} цвет, которым никто не играет
error-half-off-board = вторая половина ковра на { $square } оказалась бы за доской
error-half-missing = вторая половина ковра на { $square } должна быть на { $other }, а там пусто
error-half-nowhere = второй половины ковра на { $square } нигде нет: её не накрывает ни один ковёр рядом
error-rugs-in-a-ring = ковры на { $squares } должны были бы лежать каждый под следующим, по кругу
error-players-number = игроков { $given }, а правила для { $wanted }
error-purse-colours = { $seat ->
    [red] Красный
    [yellow] Жёлтый
    [blue] Синий
   *[purple] Фиолетовый
} играет коврами таких цветов: { $wanted }
error-out-with-goods = { $seat ->
    [red] Красный
    [yellow] Жёлтый
    [blue] Синий
   *[purple] Фиолетовый
} вне игры и не может иметь ни дирхамов, ни ковров
error-too-many-rugs = { $colour ->
    [red] красных
    [yellow] жёлтых
    [blue] синих
   *[purple] фиолетовых
} ковров, лежащих и оставшихся, больше чем { $most }
error-top-not-in-pile = { $seat ->
    [red] Красный
    [yellow] Жёлтый
    [blue] Синий
   *[purple] Фиолетовый
} не может положить следующим { $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[purple] фиолетовый
} ковёр: таких не осталось
error-top-unknown = сначала стопка должна показать свой следующий ковёр
error-dirhams-together = всех дирхамов вместе не может быть больше { $most }
error-out-without-elimination = по этим правилам никто не выбывает
error-leaving-order = выбывшие идут по порядку: первый, второй, третий, и один игрок остаётся
error-over = здесь партия окончена: не осталось ковров или остался один игрок
error-not-over = здесь партия не окончена: есть ещё и ковры, и игроки
error-mover-cannot = ходить не может { $seat ->
    [red] Красный
    [yellow] Жёлтый
    [blue] Синий
   *[purple] Фиолетовый
}: он вне игры, или ковров больше нет

## Plain data

error-field-object = { $path }: здесь должен быть объект
error-field-text = { $path }: здесь должен быть текст
error-field-flag = { $path }: здесь должно быть true или false
error-field-number = { $path }: здесь должно быть целое число от { $least } до { $most }
error-field-list = { $path }: здесь должен быть список длины { $length }
error-field-choice = { $path }: здесь должно быть одно из { $choices }
error-field-missing = нет { $path }
error-field-unknown = поля { $path } не бывает
error-field-reveal-only = { $path } указывают в фазе «reveal», и ни в какой другой
error-field-reveal = фаза — «reveal» тогда и только тогда, когда стопке ещё предстоит показать следующий ковёр
error-field-seat = здесь действует место { $wanted }
error-field-leaving = { $path } в игре, а значит, не выбывает
error-rug-id = ковёр { $rug } — не один ковёр на двух соседних клетках: { $squares }
error-rug-id-two = { $squares } — один ковёр, и ему нужен один id

## Records

error-in-record = строка { $line }, столбец { $column }: { $why }
error-record-header = это не заголовок: напиши [Name "value"]
error-record-header-name = «{ $name }» не может быть здесь именем заголовка
error-record-header-value = заголовок { $name } должен быть текстом
error-record-remark = примечание не может стоять после действия { $number } из { $actions }
error-record-names = имён { $given }, а игроков { $players }
error-record-half-character = здесь половина символа, а её не сохранит ни один файл
error-record-header-twice = заголовок { $name } стоит дважды
error-record-without-rules = партия начинается с заголовков, и среди них должен быть Rules
error-record-rules-differ = заголовки Rules и Position называют разные правила
error-record-first = «{ $text }» не может начинать: выбери из { $seats }
error-record-word = «{ $text }» — не действие, не номер хода и не результат
error-record-open-remark = это примечание не закрыто знаком {"}"}
error-record-number = ход { $number } должен быть ходом { $wanted }
error-record-number-here = ход { $number } не может начаться здесь
error-record-result = результат указан как { $stated }, а на деле { $result }
error-record-not-one = ожидалась одна партия, а не { $games }

## Bots

error-bot = нет бота «{ $text }»; есть { $known }
error-bot-text = «{ $text }» не называет бота: напиши имя или имя с параметрами, как bestfirst:ms=200
error-bot-option = у бота { $bot } нет параметра «{ $text }»; есть { $known }
error-bot-option-text = «{ $text }» в «{ $bot }» — не параметр: напиши имя и значение, как ms=200
error-bot-option-number = { $option } не может быть { $text }: это целое число от { $least } до { $most }
error-bot-option-word = { $option } не может быть { $text }: выбери из { $words }
error-bot-class = «{ $text }» не говорит, какой класс: напиши my_bot.py:MyBot
error-bot-no-brain = «{ $text }» работает в своём процессе, и занять ум у него нельзя

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = нет файла { $file }
error-load-module = нет модуля { $module }
error-load-class = в нём нет класса { $kind }; есть { $known }
error-load-choose = у его класса { $kind } нет метода choose(self, view, clock)
error-load-raised = исключение { $what } ({ $where })
error-load-hung = не готов и через { $seconds } с ({ $where })
error-load-died = его процесс завершился: { $what } ({ $where })
error-load-hello = он отвечает на hello не так, как должен движок: { $what }
error-forfeit-cannot-load = { $bot } не загружается: { $why }
error-forfeit-raised = { $bot }: исключение { $what } ({ $where }); позиция: { $position }
error-forfeit-hung = { $bot }: нет решения и через { $seconds } с ({ $where }); позиция: { $position }
error-forfeit-died = процесс бота { $bot } завершился: { $what } ({ $where }); позиция: { $position }
error-forfeit-no-action = { $bot } выдаёт { $what }, а это не действие; позиция: { $position }
error-forfeit-illegal = { $bot } выбирает { $action }, а это не разрешено: { $why }; позиция: { $position }
error-forfeit-stopped = { $bot } больше не запускается: сбоев подряд — { $times }, последний: { $why }

## Matches

error-arena-nobody = для матча нужен хотя бы один бот
error-arena-games = в матче хотя бы одна партия, а не { $number }
error-arena-other-match = в { $file } другой матч: от заданного отличаются { $what }
error-arena-no-state = в { $file } нет состояния матча
error-arena-extra = для этого нужен { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = график записывают в файл .png или .svg, а не в { $file }
error-arena-cluster = по адресу { $address } не отвечает кластер Ray: { $why }
error-survey-not-learned = бот { $bot } ещё не научился играть по { $rules }

## Training

error-train-no-state = в { $file } нет состояния обучения, или оно другой версии
error-train-other-plan = в { $file } другое обучение: от заданного отличаются { $what }
error-train-no-value = в { $file } нет оценки
error-train-other-rules = { $file } обучен для { $learned }, а не для { $wanted }

## Servers

error-server-no-table = такого стола нет, или он уже исчез
error-server-not-found = здесь ничего нет
error-server-method = здесь этого делать нельзя
error-server-not-understood = этого не понять: { $why }
error-server-too-large = слишком много данных: принимается не больше { $most } Б
error-server-too-many = слишком много сразу: попробуй снова через { $seconds } с
error-server-full = сейчас здесь слишком много столов
error-server-closing = этот сервер закрывается: попробуй снова через { $seconds } с
error-server-lobby = твоих столов в лобби уже { $most }, больше нельзя
error-server-storage = сейчас сервер ничего не может сохранить: попробуй снова через { $seconds } с
error-server-origin = чужой странице нельзя обращаться к этому серверу
error-server-banned = этот адрес заблокирован здесь до { $until }
error-server-banned-name = имя «{ $name }» заблокировано здесь до { $until }
error-server-no-such-player = на месте { $seat } нет никого, на кого можно пожаловаться
error-server-host = на это имя сервер не отвечает
error-server-not-your-seat = место { $seat } не твоё
error-server-own-secrets = свой секрет — это от 22 до 64 латинских букв, цифр, - и _, и у каждого человека он другой
error-server-seated = с твоего адреса здесь уже кто-то сидит
error-server-passport = этот паспорт не читается: в его секрете от 22 до 64 букв
error-server-no-passport = здесь нет такого паспорта
error-server-token = этот токен здесь ничего не открывает: он отозван или никогда не существовал
error-server-no-token = такого токена нет
error-server-scope = этому токену такое нельзя: нужен токен с правом { $scope }
error-server-tokens = больше токенов у паспорта быть не может (предел: { $most }): отзови ненужный
error-server-programs = программы здесь не играют
error-server-match-programs = быстрая игра — для людей: программа готовит собственный стол (POST /api/tables) или получает ссылку на чужой
error-server-ahead = этот стол дошёл только до события { $number }
error-server-still-playing = это для оконченных партий, а эта ещё идёт
error-server-day-hidden = это стол сегодняшнего рынка: другие смогут посмотреть, когда день кончится
error-server-no-day = в тот день рынка не было
error-server-day-over = этот рынок закрылся: с часу ночи (UTC) его можно сыграть снова, но без зачёта
error-server-broken = здесь что-то сломалось, и это записано
error-server-damaged = этот стол повреждён; хозяину сервера уже сообщили

## What is stored

error-data-file = { $file } использовать нельзя: { $why }
error-data-no-database = { $file } — не база столов: убери этот файл или укажи другую папку через --data
error-data-damaged = файл { $file } повреждён ({ $why }): восстанови резервную копию командой «marrakech database restore»; ничего не изменено
error-data-newer = { $file } — от более новой версии программы (формат { $found }, а эта знает { $known }): запусти ту версию или верни в ней старый формат командой «marrakech database downgrade { $known }»
error-data-older = в { $file } чего-то не хватает: изменений было сохранено { $wanted }, а есть { $found }. Потерян файл -wal, или это более старая копия. Верни недостающее или восстанови резервную копию; чтобы продолжить как есть, удали { $mark }
error-data-locked = файл { $file } занят другой программой: закрой её и попробуй снова
error-data-no-key = { $file } — не ключ: ключ — это 64 шестнадцатеричные цифры. Верни правильный; ничего не изменено
error-data-key-missing = нет ключа { $file }, без которого не прочитать ни один стол: верни его из копии или укажи через --key-file, где он. Ничего не изменено
error-data-key-wrong = { $file } — не тот ключ, с которым записана эта база: верни правильный или укажи через --key-file, где он. Ничего не изменено
error-data-none = базы { $file } нет
error-data-outdated = { $file } — от более старой версии: запусти сервер один раз, и он обновит базу
error-data-exists = { $file } уже есть: выбери другое имя
error-data-in-use = { $file } сейчас используется: сначала останови сервер
error-data-form = формата { $form }, к которому можно вернуться, нет; есть { $known }

## Tables

error-table-all-agreed = все уже согласились сыграть ещё
error-table-begun = партия уже началась
error-table-bot-plays = сейчас здесь играет бот; сначала вернись
error-table-chain-taken = броски двух игроков не могут зависеть от одной цепочки
error-table-closed = этот стол закрыт тем, кто его создал
error-table-closed-by-host = этот стол закрыт хозяином сервера
error-table-colours = цвета стола — красный, жёлтый, синий и фиолетовый, каждый по разу
error-table-deserted = сейчас за этим столом никого нет: попробуй снова, когда кто-нибудь вернётся
error-table-dice-header = заголовок { $name } этой записи не прочитать
error-table-dice-version = броски версии { $version } здесь неизвестны
error-table-full = все места заняты
error-table-gone = кто сдался, больше не играет
error-table-id-used = этот id уже использован для чего-то другого
error-table-level = нет уровня «{ $level }»; есть { $known }
error-table-level-of-person = место { $seat } не для бота, и уровня у него нет
error-table-long-record = партия слишком длинная: показать можно не больше { $most } действий
error-table-mixed-name = в «{ $name }» смешаны похожие буквы разных алфавитов
error-table-no-name = в имени хотя бы одна буква, которую можно показать
error-table-no-record = в этой записи нет партии
error-table-no-seed = в этой записи нет ни зерна, ни обязательства, чтобы её проверить
error-table-no-such-seat = место { $seat } за этим столом не твоё
error-table-no-take-back = нет хода, который можно взять назад
error-table-no-throw = сейчас кубик не бросают
error-table-no-undo = отменять больше нечего
error-table-rated = в партии на рейтинг нет подсказок и возврата ходов, она начинается с начала, с обычными коврами и дирхамами, и каждый сидит за своим экраном
error-table-position = продолжить можно только с позиции, которая не конец игры, и только если все люди сидят за одним экраном
error-table-nobody-waits = за столом со свободными местами кто-то должен сидеть
error-table-not-away = этот игрок здесь
error-table-not-begun = партия ещё не началась
error-table-not-by-hand = { $action } — дело случая, а не выбора
error-table-not-maker = закрыть стол может только тот, кто его создал
error-table-not-maker-starts = начать с ботами может только тот, кто создал стол
error-table-not-over = партия ещё не окончена
error-table-not-your-turn = сейчас не твой ход
error-table-over = партия окончена
error-table-phrase = сказать «{ $phrase }» здесь никто не может
error-table-plays-already = ты уже играешь
error-table-programs = за этим столом программы не играют
error-table-same-name = имя «{ $name }» за этим столом уже занято: добавь к нему что-нибудь
error-table-seats-and-rules = мест { $seats }, а правила для такого числа игроков: { $players }
error-table-stale = тем временем что-то произошло; взгляни ещё раз
error-table-taken = место { $seat } занято
error-table-time-over = время на этот ход вышло: его делает бот
error-table-too-long = за этим столом и так уже много произошло: можно только доиграть партию
error-table-too-much-talk = слишком много сообщений; подожди немного
error-table-too-often = больше { $times } раз этого делать нельзя
error-table-day = это рынок дня: его играют в одиночку, один раз, и броски у всех одинаковы
error-table-wrong-link = это звено не следует за последним звеном твоей цепочки
