### `marrakech i18n`, for those who translate.

i18n-help = Stará se o jazyky hry { -game }.
i18n-check-help = Zkontroluje katalogy a také to, že mimo ně není žádný text.
i18n-languages-help = Kódy jazyků ke kontrole; bez nich všechny, i se zdrojovým kódem.
i18n-sound = { $languages ->
    [one] Jeden jazyk a je v pořádku.
    [few] { $languages } jazyky a všechny jsou v pořádku.
   *[other] { $languages } jazyků a všechny jsou v pořádku.
}
i18n-found = { $number ->
    [one] Jedna věc není v pořádku.
    [few] { $number } věci nejsou v pořádku.
   *[other] { $number } věcí není v pořádku.
}
i18n-yet = Zbývá přeložit: { $number }
i18n-column-where = kde
i18n-column-what = co
i18n-column-why = co je špatně
i18n-kind = { $kind ->
    [unreadable] nelze přečíst
    [twice] je tu dvakrát
    [file] patří do jiného souboru: { $detail }
    [missing] chybí
    [yet] ještě není přeloženo
    [extra] v angličtině není
    [unused] nikdo to neříká
    [unknown] říká se, ale není v žádném katalogu
    [placeholders] musí se doplňovat jako v angličtině: { $detail }
    [variants] musí vybírat jako v angličtině: { $detail }
    [plurals] musí počítat jako jeho jazyk: { $detail }
    [quotes] používá uvozovky určené programům: { $detail }
    [long] je mnohem delší než v angličtině: { $detail }
    [joined] spojuje věty, které by tak žádný jiný jazyk nespojil
   *[outside] je text mimo katalogy
}
