### `marrakech i18n`, for those who translate.

i18n-help = Si prende cura delle lingue di { -game }.
i18n-check-help = Controlla i cataloghi, e che nessun testo ne stia fuori.
i18n-languages-help = I codici delle lingue da controllare; senza, tutte, e i sorgenti.
i18n-sound = { $languages ->
    [one] Una lingua, ed è tutto a posto.
   *[other] { $languages } lingue, ed è tutto a posto.
}
i18n-found = { $number ->
    [one] Una cosa non è a posto.
   *[other] { $number } cose non sono a posto.
}
i18n-yet = Ancora da tradurre: { $number }
i18n-column-where = dove
i18n-column-what = cosa
i18n-column-why = che cosa non va
i18n-kind = { $kind ->
    [unreadable] non si può leggere
    [twice] c’è due volte
    [file] va in un altro file: { $detail }
    [missing] manca
    [yet] è ancora da tradurre
    [extra] non c’è in inglese
    [unused] non lo dice nessuno
    [unknown] viene detto, ma non è in nessun catalogo
    [placeholders] va completato come in inglese: { $detail }
    [variants] deve scegliere come in inglese: { $detail }
    [plurals] deve contare come fa la sua lingua: { $detail }
    [quotes] usa virgolette che sono per i programmi: { $detail }
    [long] è molto più lungo che in inglese: { $detail }
    [joined] mette insieme frasi come nessun’altra lingua farebbe
   *[outside] è un testo fuori dai cataloghi
}
