### `marrakech i18n`, for those who translate.

i18n-help = Brini se za jezike igre { -game }.
i18n-check-help = Provjeri kataloge i da izvan njih nema teksta.
i18n-languages-help = Kodovi jezika za provjeru; bez njih svi jezici i izvorni kod.
i18n-sound = { $languages ->
    [one] { $languages } jezik i sve je u redu.
    [few] { $languages } jezika i sve je u redu.
   *[other] { $languages } jezika i sve je u redu.
}
i18n-found = { $number ->
    [one] { $number } stvar nije u redu.
    [few] { $number } stvari nisu u redu.
   *[other] { $number } stvari nije u redu.
}
i18n-yet = Još treba prevesti: { $number }
i18n-column-where = gdje
i18n-column-what = što
i18n-column-why = što nije u redu
i18n-kind = { $kind ->
    [unreadable] ne može se pročitati
    [twice] navedeno je dvaput
    [file] pripada u drugu datoteku: { $detail }
    [missing] nedostaje
    [yet] još nije prevedeno
    [extra] ne postoji na engleskom
    [unused] nigdje se ne upotrebljava
    [unknown] upotrebljava se, ali nije ni u jednom katalogu
    [placeholders] mora se dopuniti kao na engleskom: { $detail }
    [variants] mora birati kao na engleskom: { $detail }
    [plurals] mora brojiti kako broji njegov jezik: { $detail }
    [quotes] upotrebljava navodnike koji su za programe: { $detail }
    [long] mnogo je dulje nego na engleskom: { $detail }
    [joined] sastavlja rečenice koje nijedan drugi jezik ne bi tako sastavio
   *[outside] tekst je izvan kataloga
}
