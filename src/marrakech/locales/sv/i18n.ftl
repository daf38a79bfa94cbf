### `marrakech i18n`, for those who translate.

i18n-help = Sköt om språken i { -game }.
i18n-check-help = Kontrollera katalogerna, och att ingen text står utanför dem.
i18n-languages-help = Koderna för språken som kontrolleras; utan kod alla, och källorna.
i18n-sound = { $languages ->
    [one] Ett språk, och det är inget fel på det.
   *[other] { $languages } språk, och det är inget fel på dem.
}
i18n-found = { $number ->
    [one] En sak är inte i ordning.
   *[other] { $number } saker är inte i ordning.
}
i18n-yet = Återstår att översätta: { $number }
i18n-column-where = var
i18n-column-what = vad
i18n-column-why = vad som är fel
i18n-kind = { $kind ->
    [unreadable] går inte att läsa
    [twice] står två gånger
    [file] hör hemma i en annan fil: { $detail }
    [missing] saknas
    [yet] är inte översatt än
    [extra] finns inte på engelska
    [unused] används ingenstans
    [unknown] används, men står inte i någon katalog
    [placeholders] måste fyllas i som på engelska: { $detail }
    [variants] måste välja som på engelska: { $detail }
    [plurals] måste räkna som språket gör: { $detail }
    [quotes] använder citattecken som är för program: { $detail }
    [long] är mycket längre än på engelska: { $detail }
    [joined] fogar ihop meningar som inget annat språk skulle foga ihop så
   *[outside] är text utanför katalogerna
}
