### `marrakech i18n`, for those who translate.

i18n-help = Rūpējas par spēles { -game } valodām.
i18n-check-help = Pārbauda katalogus un to, vai ārpus tiem nav teksta.
i18n-languages-help = Pārbaudāmo valodu kodi; bez tiem pārbauda visas valodas un pirmkodu.
i18n-sound = { $languages ->
    [zero] { $languages } valodu, un viss ir kārtībā.
    [one] { $languages } valoda, un viss ir kārtībā.
   *[other] { $languages } valodas, un viss ir kārtībā.
}
i18n-found = { $number ->
    [zero] { $number } lietu nav kārtībā.
    [one] { $number } lieta nav kārtībā.
   *[other] { $number } lietas nav kārtībā.
}
i18n-yet = Vēl jāiztulko: { $number }
i18n-column-where = kur
i18n-column-what = kas
i18n-column-why = kas nav kārtībā
i18n-kind = { $kind ->
    [unreadable] nav nolasāms
    [twice] ir divreiz
    [file] pieder citam failam: { $detail }
    [missing] trūkst
    [yet] vēl nav iztulkots
    [extra] angļu valodā nav
    [unused] nekur netiek lietots
    [unknown] tiek lietots, bet nav nevienā katalogā
    [placeholders] jāaizpilda tāpat kā angļu valodā: { $detail }
    [variants] jāizvēlas tāpat kā angļu valodā: { $detail }
    [plurals] jāskaita tā, kā prasa valoda: { $detail }
    [quotes] lieto pēdiņas, kas domātas programmām: { $detail }
    [long] ir daudz garāks nekā angļu valodā: { $detail }
    [joined] saliek kopā teikumus tā, kā citās valodās nesaliktu
   *[outside] ir teksts ārpus katalogiem
}
