### `marrakech i18n`, for those who translate.

i18n-help = Zorg voor de talen van { -game }.
i18n-check-help = Controleer de catalogi, en of er geen tekst daarbuiten staat.
i18n-languages-help = De codes van de talen om te controleren; zonder code alle talen, en de bronnen.
i18n-sound = { $languages ->
    [one] Eén taal, en er is niets mis mee.
   *[other] { $languages } talen, en er is niets mis mee.
}
i18n-found = { $number ->
    [one] Eén ding is niet in orde.
   *[other] { $number } dingen zijn niet in orde.
}
i18n-yet = Nog te vertalen: { $number }
i18n-column-where = waar
i18n-column-what = wat
i18n-column-why = wat er mis is
i18n-kind = { $kind ->
    [unreadable] is niet te lezen
    [twice] staat er twee keer
    [file] hoort in een ander bestand: { $detail }
    [missing] ontbreekt
    [yet] moet nog vertaald worden
    [extra] is er niet in het Engels
    [unused] wordt nergens gezegd
    [unknown] wordt gezegd, maar staat in geen catalogus
    [placeholders] moet worden ingevuld als in het Engels: { $detail }
    [variants] moet kiezen als in het Engels: { $detail }
    [plurals] moet tellen zoals de taal dat doet: { $detail }
    [quotes] gebruikt aanhalingstekens voor programma’s: { $detail }
    [long] is veel langer dan in het Engels: { $detail }
    [joined] voegt zinnen samen zoals geen andere taal dat zou doen
   *[outside] is tekst buiten de catalogi
}
