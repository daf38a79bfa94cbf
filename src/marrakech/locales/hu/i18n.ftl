### `marrakech i18n`, for those who translate.

i18n-help = A { -game } nyelveinek gondozása.
i18n-check-help = Ellenőrzi a katalógusokat, és hogy nincs-e szöveg rajtuk kívül.
i18n-languages-help = Az ellenőrizendő nyelvek kódjai; nélkülük az összes, a forráskóddal együtt.
i18n-sound = { $languages ->
    [one] Egy nyelv, és minden rendben van vele.
   *[other] { $languages } nyelv, és minden rendben van velük.
}
i18n-found = { $number ->
    [one] Egy dolog nincs rendben.
   *[other] { $number } dolog nincs rendben.
}
i18n-yet = Még lefordítandó: { $number }
i18n-column-where = hol
i18n-column-what = mi
i18n-column-why = mi a baj
i18n-kind = { $kind ->
    [unreadable] nem olvasható
    [twice] kétszer szerepel
    [file] másik fájlba tartozik: { $detail }
    [missing] hiányzik
    [yet] még nincs lefordítva
    [extra] angolul nincs meg
    [unused] senki sem mondja
    [unknown] kimondják, de nincs katalógusban
    [placeholders] úgy kell kitölteni, mint angolul: { $detail }
    [variants] úgy kell választania, mint angolul: { $detail }
    [plurals] úgy kell számolnia, ahogy a nyelve számol: { $detail }
    [quotes] programoknak való idézőjelet használ: { $detail }
    [long] sokkal hosszabb, mint angolul: { $detail }
    [joined] úgy fűz össze mondatokat, ahogy más nyelv nem tenné
   *[outside] katalóguson kívüli szöveg
}
