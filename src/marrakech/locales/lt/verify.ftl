### `marrakech verify`.

verify-help = Patikrina, ar baigtos partijos metimai kilo iš sėklos, kuri ją saistė.
verify-file-help = Failas su įrašais, koks siūlomas partijos pabaigoje; - yra standartinė įvestis.
verify-game-fair = { $game } partija sąžininga: iš jos sėklos ir iš to, ką atskleidė žaidėjai, kyla įsipareigojimas, { $throws ->
    [one] { $throws } metimas
    [few] { $throws } metimai
   *[other] { $throws } metimų
} ir { $rugs ->
    [0] krūvelės, kurios nieko neslepia
    [one] { $rugs } kilimas iš krūvelių
    [few] { $rugs } kilimai iš krūvelių
   *[other] { $rugs } kilimų iš krūvelių
}. { $alone ->
    [0] Žaidėjai prisidėjo prie kiekvieno metimo.
    [one] { $alone } metimas priklauso tik nuo serverio.
    [few] { $alone } metimai priklauso tik nuo serverio.
   *[other] { $alone } metimų priklauso tik nuo serverio.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Tai buvo treniruotė: { $redrawn } metimas atsiimtas ir mestas iš naujo.
    [few] {" "}Tai buvo treniruotė: { $redrawn } metimai atsiimti ir mesti iš naujo.
   *[other] {" "}Tai buvo treniruotė: { $redrawn } metimų atsiimta ir mesta iš naujo.
}
verify-differs = { $what ->
    [commitment] { $game } partija: įsipareigojimas yra { $found }, bet sėklos jis yra { $expected }.
    [first] { $game } partija: pradėjo vieta { $found }, bet sėkla sako { $expected }.
    [throw] { $game } partija: metimas { $number } buvo { $found }, bet sėkla sako { $expected }.
    [link] { $game } partija: tai, kas atskleista metimui { $number }, nepriklauso žaidėjo grandinei.
    [count] { $game } partija: suskaičiuota metimų: { $found }, o atlikta: { $expected }.
   *[pile] { $game } partija: krūvelės kilimas { $number } buvo { $found }, bet sėkla sako { $expected }.
}
verify-more = Skirtumų yra dar { $number }.
verify-error = { $game } partija: { $why }
