### `marrakech i18n`, for those who translate.

i18n-help = Are grijă de limbile jocului { -game }.
i18n-check-help = Verifică cataloagele și că nu există text în afara lor.
i18n-languages-help = Codurile limbilor de verificat; fără ele, toate limbile și sursele.
i18n-sound = { $languages ->
    [one] O limbă, și totul e în regulă.
    [few] { $languages } limbi, și totul e în regulă.
   *[other] { $languages } de limbi, și totul e în regulă.
}
i18n-found = { $number ->
    [one] Un lucru nu este în regulă.
    [few] { $number } lucruri nu sunt în regulă.
   *[other] { $number } de lucruri nu sunt în regulă.
}
i18n-yet = Mai sunt de tradus: { $number }
i18n-column-where = unde
i18n-column-what = ce
i18n-column-why = ce nu e bine
i18n-kind = { $kind ->
    [unreadable] nu poate fi citit
    [twice] apare de două ori
    [file] ține de alt fișier: { $detail }
    [missing] lipsește
    [yet] nu este încă tradus
    [extra] nu există în engleză
    [unused] nu este spus de nimeni
    [unknown] este spus, dar nu se află în niciun catalog
    [placeholders] trebuie completat ca în engleză: { $detail }
    [variants] trebuie să aleagă ca în engleză: { $detail }
    [plurals] trebuie să numere ca limba lui: { $detail }
    [quotes] folosește ghilimele care sunt pentru programe: { $detail }
    [long] e mult mai lung decât în engleză: { $detail }
    [joined] leagă propoziții pe care nicio altă limbă nu le-ar lega așa
   *[outside] este text în afara cataloagelor
}
