### `marrakech i18n`, for those who translate.

i18n-help = Dbaj o języki gry { -game }.
i18n-check-help = Sprawdź katalogi oraz to, czy poza nimi nie ma tekstu.
i18n-languages-help = Kody języków do sprawdzenia; bez nich wszystkie, razem z kodem źródłowym.
i18n-sound = { $languages ->
    [one] Jeden język, wszystko w porządku.
    [few] { $languages } języki, wszystko w porządku.
    [many] { $languages } języków, wszystko w porządku.
   *[other] { $languages } języka, wszystko w porządku.
}
i18n-found = { $number ->
    [one] Jedna rzecz nie jest w porządku.
    [few] { $number } rzeczy nie są w porządku.
    [many] { $number } rzeczy nie jest w porządku.
   *[other] { $number } rzeczy nie jest w porządku.
}
i18n-yet = Do przetłumaczenia pozostało: { $number }
i18n-column-where = gdzie
i18n-column-what = co
i18n-column-why = co jest nie tak
i18n-kind = { $kind ->
    [unreadable] nie da się odczytać
    [twice] jest dwa razy
    [file] należy do innego pliku: { $detail }
    [missing] brakuje
    [yet] czeka na tłumaczenie
    [extra] nie ma tego po angielsku
    [unused] nikt tego nie mówi
    [unknown] jest używane, ale nie ma tego w żadnym katalogu
    [placeholders] trzeba wypełnić jak po angielsku: { $detail }
    [variants] musi wybierać jak po angielsku: { $detail }
    [plurals] musi liczyć tak jak jego język: { $detail }
    [quotes] używa cudzysłowów dla programów: { $detail }
    [long] jest znacznie dłuższe niż po angielsku: { $detail }
    [joined] łączy zdania, których inny język by tak nie połączył
   *[outside] jest tekstem poza katalogami
}
