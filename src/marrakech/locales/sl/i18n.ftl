### `marrakech i18n`, for those who translate.

i18n-help = Skrbi za jezike igre { -game }.
i18n-check-help = Preveri kataloge in da zunaj njih ni besedila.
i18n-languages-help = Kode jezikov za preverjanje; brez njih vsi jeziki in izvorna koda.
i18n-sound = { $languages ->
    [one] { $languages } jezik in nič ni narobe.
    [two] { $languages } jezika in nič ni narobe.
    [few] { $languages } jeziki in nič ni narobe.
   *[other] { $languages } jezikov in nič ni narobe.
}
i18n-found = { $number ->
    [one] { $number } stvar ni v redu.
    [two] { $number } stvari nista v redu.
    [few] { $number } stvari niso v redu.
   *[other] { $number } stvari ni v redu.
}
i18n-yet = Še za prevod: { $number }
i18n-column-where = kje
i18n-column-what = kaj
i18n-column-why = kaj je narobe
i18n-kind = { $kind ->
    [unreadable] se ne da prebrati
    [twice] je navedeno dvakrat
    [file] sodi v drugo datoteko: { $detail }
    [missing] manjka
    [yet] še ni prevedeno
    [extra] ni v angleščini
    [unused] se nikjer ne uporablja
    [unknown] se uporablja, a ni v nobenem katalogu
    [placeholders] mora biti dopolnjeno kot v angleščini: { $detail }
    [variants] mora izbirati kot v angleščini: { $detail }
    [plurals] mora šteti, kot šteje njegov jezik: { $detail }
    [quotes] uporablja narekovaje, ki so za programe: { $detail }
    [long] je veliko daljše kot v angleščini: { $detail }
    [joined] sestavlja stavke, ki jih noben drug jezik ne bi sestavil tako
   *[outside] je besedilo zunaj katalogov
}
