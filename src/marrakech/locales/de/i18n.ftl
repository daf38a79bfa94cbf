### `marrakech i18n`, for those who translate.

i18n-help = Sich um die Sprachen von { -game } kümmern.
i18n-check-help = Prüfen, ob die Kataloge stimmen und kein Text außerhalb von ihnen steht.
i18n-languages-help = Die Codes der Sprachen, die geprüft werden; ohne Angabe alle und die Quellen.
i18n-sound = { $languages ->
    [one] Eine Sprache, und alles ist in Ordnung.
   *[other] { $languages } Sprachen, und alles ist in Ordnung.
}
i18n-found = { $number ->
    [one] Eine Sache ist nicht in Ordnung.
   *[other] { $number } Sachen sind nicht in Ordnung.
}
i18n-yet = Noch zu übersetzen: { $number }
i18n-column-where = wo
i18n-column-what = was
i18n-column-why = was nicht stimmt
i18n-kind = { $kind ->
    [unreadable] ist nicht zu lesen
    [twice] steht zweimal da
    [file] gehört in eine andere Datei: { $detail }
    [missing] fehlt
    [yet] ist noch zu übersetzen
    [extra] gibt es im Englischen nicht
    [unused] wird nirgends gesagt
    [unknown] wird gesagt, steht aber in keinem Katalog
    [placeholders] muss wie im Englischen ausgefüllt werden: { $detail }
    [variants] muss wie im Englischen unterscheiden: { $detail }
    [plurals] muss zählen, wie es die Sprache tut: { $detail }
    [quotes] benutzt Anführungszeichen für Programme: { $detail }
    [long] ist viel länger als im Englischen: { $detail }
    [joined] fügt Sätze zusammen, wie es keine andere Sprache täte
   *[outside] ist Text außerhalb der Kataloge
}
