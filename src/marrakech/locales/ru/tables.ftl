### `marrakech tables`: what a host does with tables.

tables-help = Смотреть, закрывать, сохранять и удалять столы, при работающем сервере или без него.
tables-list-help = Показать список столов.
tables-show-help = Показать стол: кто за ним сидит и что произошло.
tables-close-help = Закрыть стол. Партия, которая за ним идёт, закончится без результата.
tables-export-help = Сохранить записи партий в файлы. У неоконченных — то, что уже сыграно.
tables-delete-help = Удалить столы навсегда.
tables-reports-help = Показать жалобы игроков, сначала новые.
tables-id-help = Стол или начало его имени, как в журнале. Если оно начинается с -, поставь перед ним --.
tables-standing-help = Только столы в этом состоянии.
tables-why-help = Что об этом скажут игрокам.
tables-to-help = Папка, в которую писать.
tables-all-help = Все столы.
tables-yes-help = Не спрашивать.
tables-done-help = Номер рассмотренной жалобы; можно указать несколько раз.
tables-reports-all-help = Показать и рассмотренные.
tables-column-table = стол
tables-column-standing = состояние
tables-column-players = игроки
tables-column-rules = правила
tables-column-since = создан
tables-column-changed = изменён
tables-column-entries = события
tables-standing = { $standing ->
    [waiting] ждёт игроков
    [playing] идёт партия
    [over] партия окончена
   *[closed] закрыт
}
tables-listed = { $listed ->
    [yes] виден в лобби
   *[no] только по ссылке
}
tables-times = { $number ->
    [one] Создан { $since }, последнее изменение { $changed }, { $number } событие.
    [few] Создан { $since }, последнее изменение { $changed }, { $number } события.
    [many] Создан { $since }, последнее изменение { $changed }, { $number } событий.
   *[other] Создан { $since }, последнее изменение { $changed }, { $number } события.
}
tables-counted = { $number ->
    [0] Столов нет.
    [one] { $number } стол.
    [few] { $number } стола.
    [many] { $number } столов.
   *[other] { $number } стола.
}
tables-closed = Стол { $table } закрыт. Все, кто за ним, узнают об этом в течение двух секунд.
tables-exported = { $number ->
    [one] { $number } партия сохранена в { $folder }.
    [few] { $number } партии сохранены в { $folder }.
    [many] { $number } партий сохранено в { $folder }.
   *[other] { $number } партии сохранено в { $folder }.
}
tables-not-begun = { $number ->
    [one] За { $number } столом партия ещё не началась.
    [few] За { $number } столами партия ещё не началась.
    [many] За { $number } столами партия ещё не началась.
   *[other] За { $number } стола партия ещё не началась.
}
tables-export-what = укажи столы или --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Удалить навсегда { $number } стол? (д/н)
    [few] Удалить навсегда { $number } стола? (д/н)
    [many] Удалить навсегда { $number } столов? (д/н)
   *[other] Удалить навсегда { $number } стола? (д/н)
}
# What one may answer beside y
tables-yes = да
tables-kept = ничего не удалено
tables-deleted = { $number ->
    [one] Удалён { $number } стол. Все, кто там, узнают об этом в течение двух секунд.
    [few] Удалены { $number } стола. Все, кто там, узнают об этом в течение двух секунд.
    [many] Удалено { $number } столов. Все, кто там, узнают об этом в течение двух секунд.
   *[other] Удалено { $number } стола. Все, кто там, узнают об этом в течение двух секунд.
}

## What players report

tables-report-number = номер
tables-report-when = когда
tables-report-table = стол
tables-report-reason = причина
tables-report-about = на кого
tables-report-address = адрес
tables-report-by = от кого
tables-report-done = рассмотрена
tables-reason = { $reason ->
    [name] оскорбительное имя
    [cheating] нечестная игра
    [stalling] затягивание игры
   *[other] другое
}
tables-watched = зритель
tables-reported = Жалоба ({ $reason }) { $about }
tables-reports-counted = { $number ->
    [0] Нерассмотренных жалоб нет.
    [one] { $number } жалоба.
    [few] { $number } жалобы.
    [many] { $number } жалоб.
   *[other] { $number } жалобы.
}
tables-reports-done = { $number ->
    [one] { $number } жалоба рассмотрена.
    [few] { $number } жалобы рассмотрены.
    [many] { $number } жалоб рассмотрено.
   *[other] { $number } жалобы рассмотрено.
}

## What is in the way

tables-no-table = нет стола, имя которого начинается с «{ $name }»
tables-many = с «{ $name }» начинаются имена нескольких столов: напиши побольше знаков
tables-busy = стол меняется слишком быстро: попробуй снова
tables-why-long = об этом можно написать не больше { $most } символов
tables-no-report = нерассмотренной жалобы с номером { $number } нет
