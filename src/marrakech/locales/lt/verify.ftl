### `marrakech verify`.

verify-help = Patikrina, ar baigtos partijos metimai kilo iš sėklos, kuri ją saistė.
verify-file-help = Failas su įrašais, koks siūlomas partijos pabaigoje; - yra standartinė įvestis.
verify-fair = { $game } partija sąžininga: iš jos sėklos kyla įsipareigojimas, { $throws ->
    [one] { $throws } metimas
    [few] { $throws } metimai
   *[other] { $throws } metimų
} ir { $rugs ->
    [0] krūvelės, kurios nieko neslepia
    [one] { $rugs } kilimas iš krūvelių
    [few] { $rugs } kilimai iš krūvelių
   *[other] { $rugs } kilimų iš krūvelių
}.
verify-fault = { $what ->
    [commitment] { $game } partija: įsipareigojimas yra { $found }, bet sėklos jis yra { $expected }.
    [first] { $game } partija: pradėjo vieta { $found }, bet sėkla sako { $expected }.
    [throw] { $game } partija: metimas { $number } buvo { $found }, bet sėkla sako { $expected }.
   *[pile] { $game } partija: krūvelės kilimo { $number } spalva buvo { $found }, bet sėkla sako { $expected }.
}
verify-more = Skirtumų yra dar { $number }.
verify-error = { $game } partija: { $why }
