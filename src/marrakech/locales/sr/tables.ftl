### `marrakech tables`: what a host does with tables.

tables-help = Прегледај, затвори, сачувај и избриши столове, радио сервер или не.
tables-list-help = Испиши столове.
tables-show-help = Прикажи сто: ко седи за њим и шта се догодило.
tables-close-help = Затвори сто. Партија која се тамо игра завршава се без резултата.
tables-export-help = Упиши партије у датотеке, као записе. Од незавршених оно што је дотле одиграно.
tables-delete-help = Трајно избриши столове.
tables-reports-help = Испиши пријаве играча, најновије прво.
tables-id-help = Ознака стола или њен почетак, као у дневнику. Ако почиње са -, испред ње напиши --.
tables-standing-help = Само столови у том стању.
tables-why-help = Шта ће о томе сазнати играчи.
tables-to-help = Фасцикла у коју се уписује.
tables-all-help = Сви столови.
tables-yes-help = Не питати.
tables-done-help = Решена пријава, по броју; може се навести више пута.
tables-reports-all-help = И оне решене.
tables-column-table = сто
tables-column-standing = стање
tables-column-players = играчи
tables-column-rules = правила
tables-column-since = од
tables-column-changed = последња промена
tables-column-entries = уноси
tables-standing = { $standing ->
    [waiting] чека
    [playing] игра се
    [over] готово
   *[closed] затворено
}
tables-listed = { $listed ->
    [yes] види се у лобију
   *[no] за оне који имају линк
}
tables-times = { $number ->
    [one] Од { $since }, последња промена { $changed }, { $number } унос.
    [few] Од { $since }, последња промена { $changed }, { $number } уноса.
   *[other] Од { $since }, последња промена { $changed }, { $number } уноса.
}
tables-counted = { $number ->
    [0] Нема столова.
    [one] { $number } сто.
    [few] { $number } стола.
   *[other] { $number } столова.
}
tables-closed = Сто { $table } је затворен. Ко је за њим, сазнаће за највише две секунде.
tables-exported = { $number ->
    [one] { $number } партија је у { $folder }.
    [few] { $number } партије су у { $folder }.
   *[other] { $number } партија је у { $folder }.
}
tables-not-begun = { $number ->
    [one] За { $number } столом партија није почела.
    [few] За { $number } стола партија није почела.
   *[other] За { $number } столова партија није почела.
}
tables-export-what = наведи које столове, или --all
# Answered by y for yes, or by the word below or its first letter; anything else is no
tables-delete-ask = { $number ->
    [one] Трајно избрисати { $number } сто? (д/н)
    [few] Трајно избрисати ова { $number } стола? (д/н)
   *[other] Трајно избрисати ових { $number } столова? (д/н)
}
# What one may answer beside y
tables-yes = да
tables-kept = ништа није избрисано
tables-deleted = { $number ->
    [one] Избрисан је { $number } сто. Ко је тамо, сазнаће за највише две секунде.
    [few] Избрисана су { $number } стола. Ко је тамо, сазнаће за највише две секунде.
   *[other] Избрисано је { $number } столова. Ко је тамо, сазнаће за највише две секунде.
}

## What players report

tables-report-number = број
tables-report-when = када
tables-report-table = сто
tables-report-reason = разлог
tables-report-about = о коме
tables-report-address = адреса
tables-report-by = од кога
tables-report-done = решено
tables-reason = { $reason ->
    [name] увредљиво име
    [cheating] варање
    [stalling] одуговлачење
   *[other] нешто друго
}
tables-watched = неко од гледалаца
tables-reported = Пријава: { $reason } { $about }
tables-reports-counted = { $number ->
    [0] Нема нерешених пријава.
    [one] { $number } пријава.
    [few] { $number } пријаве.
   *[other] { $number } пријава.
}
tables-reports-done = { $number ->
    [one] Решена је { $number } пријава.
    [few] Решене су { $number } пријаве.
   *[other] Решено је { $number } пријава.
}

## What is in the way

tables-no-table = нема стола чија ознака почиње са „{ $name }”
tables-many = са „{ $name }” почиње ознака више столова: напиши више знакова
tables-busy = сто се пребрзо мења: покушај поново
tables-why-long = образложење је предугачко (највише знакова: { $most })
tables-no-report = нема нерешене пријаве { $number }
