### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Vertaa arvofunktion antamia todennäköisyyksiä peleihin, jotka niitä seuraavat.
calibrate-players-help = Montako pelaajaa pöydässä istuu.
calibrate-linear-help = Käytä arvofunktiota, joka on syötteidensä pelkkä summa.
calibrate-value-help = Tiedosto, jonka ”marrakech train” kirjoitti; oletuksena bottien käyttämä arvofunktio.
calibrate-games-help = Montako peliä pelataan.
calibrate-plot-help = Piirrä todennäköisyydet ja toteutuneet tulokset tähän tiedostoon, .png tai .svg.
calibrate-playing = pelejä

calibrate-title = { $games ->
    [one] Yksi peli
   *[other] { $games } peliä
  }, säännöt { $rules }, siemenluku { $seed }
calibrate-forecasts = Ennusteita vuorojen alussa: { $forecasts }. Suluissa: 95 %:n välit peleittäin.
calibrate-column-bin = todennäk., %
calibrate-column-forecasts = ennusteita
calibrate-column-said = keskiarvo
calibrate-column-came = voitettu, %
calibrate-column-error = piste-ero liian suuri
calibrate-column-spread = hajonta
calibrate-chances = Todennäköisyydet heittävät keskimäärin { $off } prosenttiyksikköä (odotettu kalibrointivirhe); Brierin pistemäärä { $brier }.
calibrate-margins = Piste-erot ovat keskimäärin { $error } dirhamia liian suuria; yksittäisten hajonta on { $spread }.
calibrate-plot-said = arvofunktion antama todennäköisyys, %
calibrate-plot-came = toteutunut voitto-osuus, %, ja 95 %:n välit
calibrate-plot-forecasts = ennusteita
