### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Láta vélmenni spila hvert gegn öðru og sýna hve sterk þau eru.
arena-specs-help = Vélmennin, til dæmis random, greedy eða bestfirst:ms=50.
arena-players-help = Hve margir sitja við borðið: 2 nema reglurnar segi annað. Ef vélmennin eru færri fær það síðasta lausu sætin. Ef þau eru fleiri spila allir hópar.
arena-games-help = Hve mörg spil, námundað upp að heilum gjöfum. Öll spil í sömu gjöf hafa sömu köst og bunka.
arena-seats-help = Hvort hver gjöf er spiluð einu sinni úr hverju sæti eða í öllum röðum: hjá þremur eða fleiri skiptir máli hver situr á eftir hverjum.
arena-edition-help = Útgáfa, til dæmis korean, eða reglusafn, til dæmis international/2,dirhams=20.
arena-variant-help = Snúa Assam frekar eftir að teppi er lagt.
arena-seed-help = Uppspretta allrar tilviljunar: sama fræ gefur sömu spil.
arena-jobs-help = Hve mörg spil eru spiluð í einu; sjálfgefið jafnmörg og kjarnarnir.
arena-limit-help = Sekúndur fyrir hverja ákvörðun hjá vélmennum sem fara eftir klukku.
arena-adjusted-help = Hvort mæla skuli hvað tilviljun gefur hverjum og sýna úrslitin líka án hennar: þá nægja færri spil. Sjálfgefið já, nema allir þjarkar séu mjög hraðir.
arena-until-help = Hætta þegar vinningshlutfall hvers vélmennis er þekkt með nákvæmni upp á svo marga prósentupunkta.
arena-resume-help = Geyma stöðuna í þessari skrá og halda áfram þaðan ef hún er til.
arena-parquet-help = Skrifa línu fyrir hvert spil og sæti í þessa Parquet-skrá.
arena-records-help = Skrifa öll spil sem texta í þessa skrá. Það tekur lengri tíma.
arena-plot-help = Teikna niðurstöðurnar í þessa skrá, .png eða .svg.
arena-ray-help = Spila á Ray-klasanum á þessu vistfangi; „local“ ræsir klasa hér.

arena-players-differ = { $rules }: fjöldi leikmanna er { $given }, ekki { $wanted }
arena-bad-until = breidd bils er fjöldi prósentupunkta, stærri en 0, ekki { $number }
arena-bad-limit = tímamörk eru fjöldi sekúndna, stærri en 0, ekki { $number }
arena-no-deal = engin gjöf var spiluð til enda svo enn er ekkert að segja

arena-playing = spil
arena-speed = { $speed } spil/s
arena-left = { $time } eftir

arena-title = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
  }, reglur { $rules }, fræ { $seed }
arena-deals = { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
  }, í hverri { $each ->
    [one] { $each } spil
   *[other] { $each } spil
  }. Í svigum: 95% öryggisbil; ms: fyrir hvert val.
arena-without-luck = Án heppni: það sem tilviljun gaf hverjum er dregið frá.
arena-column-bot = vélmenni
arena-column-games = spil
arena-column-share = sigrar, %
arena-column-margin = munur
arena-column-adjusted-share = án heppni
arena-column-adjusted-margin = án heppni
arena-column-time = ms
arena-column-forfeits = dæmd töp
arena-column-rating = styrkur
arena-cross-title = Hve oft það endaði ofar en, %
arena-no-ratings = Styrkur ekki reiknaður: { $why }
arena-fixed = fastur
arena-forfeit = Spil { $game }: dæmt tap hjá { $bot } í sæti { $seat }. { $why } Staðan: { $position }
arena-more-forfeits = { $number ->
    [one] Og { $number } dæmt tap í viðbót.
   *[other] Og { $number } dæmd töp í viðbót.
  }
arena-resumed = { $games ->
    [one] { $games } spil var þegar til.
   *[other] { $games } spil voru þegar til.
  }
arena-plot-shares = vinningshlutfall, %
arena-plot-margins = stigamunur; línan er meðaltalið
