### `marrakech verify`.

verify-help = Sprawdź, czy rzuty zakończonej partii pochodzą z ziarna, którym była związana.
verify-file-help = Plik z zapisami, jaki można pobrać na końcu partii; - to standardowe wejście.
verify-game-fair = Partia { $game } jest uczciwa: jej zobowiązanie, { $throws ->
    [one] jeden rzut
    [few] { $throws } rzuty
    [many] { $throws } rzutów
   *[other] { $throws } rzutu
} i { $rugs ->
    [0] stosy, które niczego nie kryją
    [one] jeden dywan ze stosów
    [few] { $rugs } dywany ze stosów
    [many] { $rugs } dywanów ze stosów
   *[other] { $rugs } dywanu ze stosów
} – wszystko zgadza się z ziarnem i z tym, co ujawnili gracze. { $alone ->
    [0] Do każdego rzutu dołożyli się gracze.
    [one] Jeden rzut pochodzi tylko od serwera.
    [few] { $alone } rzuty pochodzą tylko od serwera.
    [many] { $alone } rzutów pochodzi tylko od serwera.
   *[other] { $alone } rzutu pochodzi tylko od serwera.
}{ $redrawn ->
    [0] {""}
    [one] {" "}To była gra treningowa: jeden rzut cofnięto i wylosowano od nowa.
    [few] {" "}To była gra treningowa: { $redrawn } rzuty cofnięto i wylosowano od nowa.
    [many] {" "}To była gra treningowa: { $redrawn } rzutów cofnięto i wylosowano od nowa.
   *[other] {" "}To była gra treningowa: { $redrawn } rzutu cofnięto i wylosowano od nowa.
}
verify-differs = { $what ->
    [commitment] Partia { $game }: zobowiązanie to { $found }, ale z ziarna wynika { $expected }.
    [first] Partia { $game }: zaczynało miejsce { $found }, ale z ziarna wynika { $expected }.
    [throw] Partia { $game }: rzut { $number } to { $found }, ale z ziarna wynika { $expected }.
    [link] Partia { $game }: to, co ujawniono dla rzutu { $number }, nie należy do łańcucha gracza.
    [count] Partia { $game }: rzuty wykazane: { $found }, rzuty wykonane: { $expected }.
   *[pile] Partia { $game }: dywan { $number } ze stosu to { $found }, ale z ziarna wynika { $expected }.
}
verify-more = { $number ->
    [one] Jest jeszcze jedna różnica.
    [few] Są jeszcze { $number } różnice.
    [many] Jest jeszcze { $number } różnic.
   *[other] Jest jeszcze { $number } różnicy.
}
verify-error = Partia { $game }: { $why }
