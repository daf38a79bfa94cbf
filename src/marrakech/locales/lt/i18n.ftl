### `marrakech i18n`, for those who translate.

i18n-help = Prižiūri žaidimo { -game } kalbas.
i18n-check-help = Patikrina katalogus ir ar už jų ribų nėra teksto.
i18n-languages-help = Tikrinamų kalbų kodai; be jų tikrinamos visos kalbos ir programos tekstas.
i18n-sound = { $languages ->
    [one] { $languages } kalba, ir viskas gerai.
    [few] { $languages } kalbos, ir viskas gerai.
   *[other] { $languages } kalbų, ir viskas gerai.
}
i18n-found = Netvarkingų vietų: { $number }.
i18n-yet = Dar liko išversti: { $number }
i18n-column-where = kur
i18n-column-what = kas
i18n-column-why = kas negerai
i18n-kind = { $kind ->
    [unreadable] neperskaitoma
    [twice] yra du kartus
    [file] turi būti kitame faile: { $detail }
    [missing] trūksta
    [yet] dar neišversta
    [extra] angliškame kataloge nėra
    [unused] niekur nevartojama
    [unknown] vartojama, bet nėra jokiame kataloge
    [placeholders] turi būti užpildoma kaip angliškai: { $detail }
    [variants] turi rinktis kaip angliškai: { $detail }
    [plurals] turi skaičiuoti taip, kaip įprasta kalbai: { $detail }
    [quotes] vartoja programoms skirtas kabutes: { $detail }
    [long] yra daug ilgesnis nei angliškai: { $detail }
    [joined] jungia sakinius taip, kaip jokia kita kalba nejungtų
   *[outside] yra tekstas už katalogų ribų
}
