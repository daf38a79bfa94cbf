### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Laat bots tegen elkaar spelen en zie hoe sterk ze zijn.
arena-specs-help = De bots, zoals random, greedy of bestfirst:ms=50.
arena-players-help = Hoeveel er aan tafel zitten: 2, tenzij de regels iets anders zeggen. Minder bots: de laatste neemt de vrije stoelen. Meer: alle groepen spelen.
arena-games-help = Hoeveel partijen, naar boven afgerond op hele rondes. Alle partijen van een ronde hebben dezelfde worpen en stapels.
arena-seats-help = Of elke ronde één keer vanaf elke stoel wordt gespeeld, of in alle volgordes: vanaf drie spelers maakt het uit wie na wie zit.
arena-edition-help = Een uitgave zoals korean, of regels zoals international/2,dirhams=20.
arena-variant-help = Draai Assam in plaats daarvan aan het eind van de beurt.
arena-seed-help = Waar al het toeval vandaan komt: hetzelfde startgetal geeft dezelfde partijen.
arena-jobs-help = Hoeveel partijen tegelijk worden gespeeld; standaard zoveel als er kernen zijn.
arena-limit-help = Seconden per beslissing voor bots die op de klok letten.
arena-adjusted-help = Of gemeten wordt wat het toeval ieder geeft, zodat de uitslag ook zonder geluk getoond wordt: dan zijn minder partijen genoeg. Normaal wel, tenzij alle bots erg snel zijn.
arena-until-help = Stop zodra het winstaandeel van elke bot tot op zoveel procentpunten bekend is.
arena-resume-help = Bewaar de stand in dit bestand, en ga daar verder als het bestaat.
arena-parquet-help = Schrijf een rij per partij en stoel naar dit Parquet-bestand.
arena-records-help = Schrijf alle partijen als tekst naar dit bestand. Dat duurt langer.
arena-plot-help = Teken de resultaten in dit bestand, .png of .svg.
arena-ray-help = Speel op het Ray-cluster op dit adres; ‘local’ start er hier een.

arena-players-differ = { $rules } is voor { $given } spelers, niet voor { $wanted }
arena-bad-until = de breedte van een interval is een aantal procentpunten boven 0, niet { $number }
arena-bad-limit = een tijdslimiet is een aantal seconden boven 0, niet { $number }
arena-no-deal = er is geen ronde uitgespeeld, dus er valt nog niets te melden

arena-playing = partijen
arena-speed = { $speed } partijen/s
arena-left = nog { $time }

arena-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
  } volgens de regels { $rules }, startgetal { $seed }
arena-deals = { $deals ->
    [one] Eén ronde
   *[other] { $deals } rondes
  } van { $each ->
    [one] één partij
   *[other] { $each } partijen
  }. Tussen haakjes: 95%-intervallen; ms: per keuze.
arena-without-luck = Zonder geluk: wat het toeval ieder gaf is eraf getrokken.
arena-column-bot = bot
arena-column-games = partijen
arena-column-share = winst, %
arena-column-margin = voorsprong
arena-column-adjusted-share = zonder geluk
arena-column-adjusted-margin = zonder geluk
arena-column-time = ms
arena-column-forfeits = uitgevallen
arena-column-rating = rating
arena-cross-title = Hoe vaak hij vóór de ander eindigde, %
arena-no-ratings = Geen ratings: { $why }
arena-fixed = vast
arena-forfeit = Partij { $game }: { $bot } op stoel { $seat } valt uit en verliest. { $why } Stelling: { $position }
arena-more-forfeits = { $number ->
    [one] En nog één keer uitgevallen.
   *[other] En nog { $number } keer uitgevallen.
  }
arena-resumed = { $games ->
    [one] Eén partij was er al.
   *[other] { $games } partijen waren er al.
  }
arena-plot-shares = winstaandeel, %
arena-plot-margins = voorsprong, punten; de lijn is het gemiddelde
