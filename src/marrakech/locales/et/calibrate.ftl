### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Võrdle väärtusfunktsiooni antud tõenäosusi järgnenud mängudega.
calibrate-players-help = Mitu mängijat on lauas.
calibrate-linear-help = Võta väärtusfunktsioon, mis on lihtsalt sisendite summa.
calibrate-value-help = Fail, mille kirjutas „marrakech train”; vaikimisi robotite kasutatav väärtusfunktsioon.
calibrate-games-help = Mitu mängu mängida.
calibrate-plot-help = Joonista tõenäosused ja tegelikud tulemused sellesse faili, .png või .svg.
calibrate-playing = mängud

calibrate-title = { $games ->
    [one] Üks mäng
   *[other] { $games } mängu
  }, reeglid { $rules }, seemnearv { $seed }
calibrate-forecasts = Ennustusi käikude algul: { $forecasts }. Sulgudes: 95% vahemikud, mängude kaupa.
calibrate-column-bin = tõenäosus, %
calibrate-column-forecasts = ennustusi
calibrate-column-said = keskmine
calibrate-column-came = võite, %
calibrate-column-error = punktivahe liig
calibrate-column-spread = hajuvus
calibrate-chances = Tõenäosused eksivad keskmiselt { $off } protsendipunkti (oodatav kalibreerimisviga); Brieri skoor { $brier }.
calibrate-margins = Punktivahed on keskmiselt { $error } dirhamit liiga suured; üksikute hajuvus on { $spread }.
calibrate-plot-said = väärtusfunktsiooni antud tõenäosus, %
calibrate-plot-came = tegelik võitude osakaal, %, koos 95% vahemikega
calibrate-plot-forecasts = ennustusi
