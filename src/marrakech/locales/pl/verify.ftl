### `marrakech verify`.

verify-help = Sprawdź, czy rzuty zakończonej partii pochodzą z ziarna, którym była związana.
verify-file-help = Plik z zapisami, jaki można pobrać na końcu partii; - to standardowe wejście.
verify-fair = Partia { $game } jest uczciwa: jej zobowiązanie, { $throws ->
    [one] jeden rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
} i { $rugs ->
    [0] stosy, które niczego nie kryją,
    [one] jeden dywan ze stosów
    [few] { $rugs } dywany ze stosów
    [many] { $rugs } dywanów ze stosów
   *[other] { $rugs } dywanu ze stosów
} – wszystko zgadza się z ziarnem.
verify-fault = { $what ->
    [commitment] Partia { $game }: zobowiązanie to { $found }, ale z ziarna wynika { $expected }.
    [first] Partia { $game }: zaczynało miejsce { $found }, ale z ziarna wynika { $expected }.
    [throw] Partia { $game }: rzut { $number } to { $found }, ale z ziarna wynika { $expected }.
   *[pile] Partia { $game }: dywan { $number } ze stosu to { $found }, ale z ziarna wynika { $expected }.
}
verify-more = { $number ->
    [one] Jest jeszcze jedna różnica.
    [few] Są jeszcze { $number } różnice.
    [many] Jest jeszcze { $number } różnic.
   *[other] Jest jeszcze { $number } różnicy.
}
verify-error = Partia { $game }: { $why }
