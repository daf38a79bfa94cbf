### `marrakech verify`.

verify-help = Controleer of de worpen van een afgelopen partij uit het startgetal kwamen waarop ze was vastgelegd.
verify-file-help = Een bestand met verslagen, zoals je het aan het eind van een partij krijgt; - is de standaardinvoer.
verify-game-fair = Partij { $game } is eerlijk: de vastlegging, { $throws ->
    [one] één worp
   *[other] { $throws } worpen
} en { $rugs ->
    [0] de stapels, die niets verbergen,
    [one] één tapijt van de stapels
   *[other] { $rugs } tapijten van de stapels
} zijn die van het startgetal en van wat spelers hebben onthuld. { $alone ->
    [0] Aan elke worp hebben spelers bijgedragen.
    [one] Eén worp komt alleen van de server.
   *[other] { $alone } worpen komen alleen van de server.
}{ $redrawn ->
    [0] {""}
    [one] {" "}Het was oefenen: één worp is teruggenomen en opnieuw getrokken.
   *[other] {" "}Het was oefenen: { $redrawn } worpen zijn teruggenomen en opnieuw getrokken.
}
verify-differs = { $what ->
    [commitment] Partij { $game }: de vastlegging is { $found }, maar die van het startgetal is { $expected }.
    [first] Partij { $game }: stoel { $found } begon, maar het startgetal zegt { $expected }.
    [throw] Partij { $game }: worp { $number } was { $found }, maar het startgetal zegt { $expected }.
    [link] Partij { $game }: wat voor worp { $number } is onthuld, hoort niet bij de ketting van de speler.
    [count] Partij { $game }: verantwoorde worpen: { $found }; er is { $expected } keer gegooid.
   *[pile] Partij { $game }: tapijt { $number } van een stapel was { $found }, maar het startgetal zegt { $expected }.
}
verify-more = { $number ->
    [one] Er is nog één verschil.
   *[other] Er zijn nog { $number } verschillen.
}
verify-error = Partij { $game }: { $why }
