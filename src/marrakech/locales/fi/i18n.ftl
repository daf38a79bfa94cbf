### `marrakech i18n`, for those who translate.

i18n-help = Pidä huolta pelin { -game } kielistä.
i18n-check-help = Tarkista kieliluettelot ja se, ettei niiden ulkopuolella ole tekstiä.
i18n-languages-help = Tarkistettavien kielten koodit; ilman niitä kaikki kielet ja lähdekoodit.
i18n-sound = { $languages ->
    [one] Yksi kieli, eikä siinä ole mitään vikaa.
   *[other] { $languages } kieltä, eikä niissä ole mitään vikaa.
}
i18n-found = { $number ->
    [one] Yksi asia ei ole kunnossa.
   *[other] { $number } asiaa ei ole kunnossa.
}
i18n-yet = Vielä kääntämättä: { $number }
i18n-column-where = missä
i18n-column-what = mikä
i18n-column-why = mikä on vialla
i18n-kind = { $kind ->
    [unreadable] ei ole luettavissa
    [twice] on kahdesti
    [file] kuuluu toiseen tiedostoon: { $detail }
    [missing] puuttuu
    [yet] on vielä kääntämättä
    [extra] puuttuu englannista
    [unused] ei ole käytössä
    [unknown] on käytössä, mutta ei missään luettelossa
    [placeholders] on täytettävä kuten englanniksi: { $detail }
    [variants] on valittava kuten englanniksi: { $detail }
    [plurals] on laskettava kuten kielessä lasketaan: { $detail }
    [quotes] käyttää ohjelmille kuuluvia lainausmerkkejä: { $detail }
    [long] on paljon pidempi kuin englanniksi: { $detail }
    [joined] yhdistää lauseita tavalla, jolla mikään muu kieli ei niitä yhdistäisi
   *[outside] on tekstiä luetteloiden ulkopuolella
}
