### `marrakech i18n`, for those who translate.

i18n-help = Look after the languages of { -game }.
i18n-check-help = Check the catalogues, and that no text is outside of them.
i18n-languages-help = The codes of the languages to check; all of them, and the sources, without any.
i18n-sound = { $languages ->
    [one] One language, and nothing is wrong with it.
   *[other] { $languages } languages, and nothing is wrong with them.
}
i18n-found = { $number ->
    [one] One thing is not in order.
   *[other] { $number } things are not in order.
}
i18n-yet = To be translated yet: { $number }
i18n-column-where = where
i18n-column-what = what
i18n-column-why = what is wrong
i18n-kind = { $kind ->
    [unreadable] cannot be read
    [twice] is there twice
    [file] belongs into another file: { $detail }
    [missing] is missing
    [yet] is to be translated yet
    [extra] is not in English
    [unused] is said by nobody
    [unknown] is said, but in no catalogue
    [placeholders] has to be filled in as in English: { $detail }
    [variants] has to choose as in English: { $detail }
    [plurals] has to count as its language does: { $detail }
    [quotes] uses quotation marks that are for programs: { $detail }
    [long] is much longer than in English: { $detail }
    [joined] puts sentences together that no other language would put together so
   *[outside] is text outside of the catalogues
}
