### `marrakech calibrate`. Names of options and files stay as they are.

calibrate-help = Bera líkurnar sem matsfall gefur saman við spilin sem á eftir fylgja.
calibrate-players-help = Hve margir sitja við borðið.
calibrate-linear-help = Nota matsfallið sem er einföld summa inntaksins.
calibrate-value-help = Skrá sem „marrakech train“ skrifaði; sjálfgefið matsfallið sem vélmennin nota.
calibrate-games-help = Hve mörg spil á að spila.
calibrate-plot-help = Teikna líkurnar og það sem úr varð í þessa skrá, .png eða .svg.
calibrate-playing = spil

calibrate-title = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
  }, reglur { $rules }, fræ { $seed }
calibrate-forecasts = Spár í upphafi leikja: { $forecasts }. Í svigum: 95% öryggisbil eftir spilum.
calibrate-column-bin = líkur, %
calibrate-column-forecasts = spár
calibrate-column-said = meðaltal
calibrate-column-came = sigrar, %
calibrate-column-error = munur ofmetinn um
calibrate-column-spread = dreifing
calibrate-chances = Líkunum skeikar að meðaltali um { $off } prósentupunkta (vænt kvörðunarskekkja); Brier-gildi { $brier }.
calibrate-margins = Stigamunur er að meðaltali ofmetinn um { $error } dírhöm; dreifing einstakra er { $spread }.
calibrate-plot-said = líkur samkvæmt matsfallinu, %
calibrate-plot-came = raunverulegt vinningshlutfall, %, með 95% öryggisbilum
calibrate-plot-forecasts = spár
