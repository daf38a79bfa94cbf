### `marrakech i18n`, for those who translate.

i18n-help = Líta eftir tungumálum spilsins { -game }.
i18n-check-help = Athuga textasöfnin, og að enginn texti sé utan þeirra.
i18n-languages-help = Kóðar tungumálanna sem á að athuga; án þeirra öll, og frumkóðinn.
i18n-sound = { $languages ->
    [one] { $languages } tungumál, og ekkert er að.
   *[other] { $languages } tungumál, og ekkert er að.
}
i18n-found = { $number ->
    [one] { $number } atriði er ekki í lagi.
   *[other] { $number } atriði eru ekki í lagi.
}
i18n-yet = Enn óþýtt: { $number }
i18n-column-where = hvar
i18n-column-what = hvað
i18n-column-why = hvað er að
i18n-kind = { $kind ->
    [unreadable] er ólæsilegt
    [twice] kemur tvisvar fyrir
    [file] á heima í annarri skrá: { $detail }
    [missing] vantar
    [yet] er enn óþýtt
    [extra] er ekki til á ensku
    [unused] er aldrei notað
    [unknown] er notað en ekki í neinu textasafni
    [placeholders] þarf að fylla út eins og á ensku: { $detail }
    [variants] þarf að velja eins og á ensku: { $detail }
    [plurals] þarf að telja eins og tungumálið gerir: { $detail }
    [quotes] notar gæsalappir sem eru fyrir forrit: { $detail }
    [long] er mun lengra en á ensku: { $detail }
    [joined] setur saman setningar eins og ekkert annað tungumál myndi gera
   *[outside] er texti utan textasafnanna
}
