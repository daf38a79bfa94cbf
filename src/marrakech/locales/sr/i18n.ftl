### `marrakech i18n`, for those who translate.

i18n-help = Води бригу о језицима игре { -game }.
i18n-check-help = Провери каталоге и да ван њих нема текста.
i18n-languages-help = Кодови језика за проверу; без њих сви, заједно с изворним кодом.
i18n-sound = { $languages ->
    [one] { $languages } језик, и све је у реду.
    [few] { $languages } језика, и све је у реду.
   *[other] { $languages } језика, и све је у реду.
}
i18n-found = { $number ->
    [one] { $number } ствар није у реду.
    [few] { $number } ствари нису у реду.
   *[other] { $number } ствари није у реду.
}
i18n-yet = Још треба превести: { $number }
i18n-column-where = где
i18n-column-what = шта
i18n-column-why = шта не ваља
i18n-kind = { $kind ->
    [unreadable] не може се прочитати
    [twice] ту је двапут
    [file] припада другој датотеци: { $detail }
    [missing] недостаје
    [yet] још није преведено
    [extra] нема га на енглеском
    [unused] нико то не говори
    [unknown] говори се, али га нема ни у једном каталогу
    [placeholders] мора се попунити као на енглеском: { $detail }
    [variants] мора да бира као на енглеском: { $detail }
    [plurals] мора да броји као његов језик: { $detail }
    [quotes] користи наводнике који су за програме: { $detail }
    [long] много је дуже него на енглеском: { $detail }
    [joined] спаја реченице како их ниједан други језик не би спојио
   *[outside] текст је ван каталога
}
