### `marrakech i18n`, for those who translate.

i18n-help = Hoolitse mängu { -game } keelte eest.
i18n-check-help = Kontrolli keelekatalooge ja seda, et väljaspool neid ei oleks teksti.
i18n-languages-help = Kontrollitavate keelte koodid; ilma nendeta kõik keeled ja lähtekood.
i18n-sound = { $languages ->
    [one] Üks keel, ja kõik on korras.
   *[other] { $languages } keelt, ja kõik on korras.
}
i18n-found = { $number ->
    [one] Üks asi ei ole korras.
   *[other] { $number } asja ei ole korras.
}
i18n-yet = Veel tõlkimata: { $number }
i18n-column-where = kus
i18n-column-what = mis
i18n-column-why = mis on valesti
i18n-kind = { $kind ->
    [unreadable] ei ole loetav
    [twice] on seal kaks korda
    [file] kuulub teise faili: { $detail }
    [missing] puudub
    [yet] on veel tõlkimata
    [extra] puudub inglise keeles
    [unused] ei ole kasutusel
    [unknown] on kasutusel, aga pole üheski kataloogis
    [placeholders] tuleb täita nagu inglise keeles: { $detail }
    [variants] peab valima nagu inglise keeles: { $detail }
    [plurals] peab loendama nii, nagu selles keeles loendatakse: { $detail }
    [quotes] kasutab jutumärke, mis on programmide jaoks: { $detail }
    [long] on palju pikem kui inglise keeles: { $detail }
    [joined] ühendab lauseid nii, nagu ükski teine keel neid ei ühendaks
   *[outside] on tekst väljaspool katalooge
}
