### `marrakech i18n`, for those who translate.

i18n-help = Ta vare på språkene i { -game }.
i18n-check-help = Kontroller katalogene, og at ingen tekst står utenfor dem.
i18n-languages-help = Kodene for språkene som kontrolleres; uten kode alle, og kildene.
i18n-sound = { $languages ->
    [one] Ett språk, og det er ikke noe galt med det.
   *[other] { $languages } språk, og det er ikke noe galt med dem.
}
i18n-found = { $number ->
    [one] Én ting er ikke i orden.
   *[other] { $number } ting er ikke i orden.
}
i18n-yet = Gjenstår å oversette: { $number }
i18n-column-where = hvor
i18n-column-what = hva
i18n-column-why = hva som er galt
i18n-kind = { $kind ->
    [unreadable] kan ikke leses
    [twice] står to ganger
    [file] hører hjemme i en annen fil: { $detail }
    [missing] mangler
    [yet] er ikke oversatt ennå
    [extra] finnes ikke på engelsk
    [unused] brukes ikke noe sted
    [unknown] brukes, men står ikke i noen katalog
    [placeholders] må fylles ut som på engelsk: { $detail }
    [variants] må velge som på engelsk: { $detail }
    [plurals] må telle slik språket gjør: { $detail }
    [quotes] bruker anførselstegn som er for programmer: { $detail }
    [long] er mye lengre enn på engelsk: { $detail }
    [joined] setter sammen setninger slik ikke noe annet språk ville gjøre det
   *[outside] er tekst utenfor katalogene
}
