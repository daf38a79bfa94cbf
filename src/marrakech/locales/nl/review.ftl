### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Eerste blik
   *[deep] Een nauwkeuriger blik
}: { $done } / { $total }
review-whose = Gezien door: { $player }
review-luck = geluk: een worp
review-skill = kunnen: een keuze
review-position = Actie van het spel
review-choices = { $phase ->
    [turn] Waarheen Assam kan draaien
   *[lay] Waar het tapijt kon liggen
}
review-throws = Wat er had kunnen komen
review-was-played = gespeeld
review-chance-margin = winstkans, voorsprong
review-was-better = Beurt { $turn }: beter was { $action }
review-was-best = Beurt { $turn }: dit was het beste
review-cost = { $player }: { $action }. Verlies: { $loss } punten van de winstkans.
review-dirhams = Hetzelfde in dirham
review-result = uitslag

## Find the better move

review-find = { $phase ->
    [turn] Vind de betere richting
   *[lay] Vind het betere tapijt
}
review-try = Laat mij proberen
review-show = Laat zien
review-next = Vind de volgende
review-choose = Kies op het bord.
review-this-one = Deze
review-yes = Ja, { $action } is het beste.
review-near = Goed: { $action } verliest maar { $loss } op het beste.
review-no = { $action } verliest { $loss }. Kijk nog eens.
review-no-mistakes = { $player }: geen fout te vinden in deze partij.

## Hints and the tutor

review-hint = Hint
review-hint-all = Alle keuzes
review-hint-best = Het beste: { $action }
review-hints = Hints en de leraar mogen helpen
review-hints-hint = Alleen waar iedereen één scherm deelt. Het logboek en het verslag vertellen wie geholpen is.
review-tutor = Leraar: waarschuw mij voordat een fout telt
review-tutor-word = { $word ->
    [mistake] De leraar denkt dat dit een fout is.
   *[blunder] De leraar denkt dat dit een blunder is.
}
review-tutor-cost = Het kost { $loss } punten van de winstkans.
review-anyway = Toch spelen
review-think = Nog eens nadenken
review-log-hint = Een hint voor { $player }.
review-log-tutor = Een waarschuwing van de leraar voor { $player }.

## One's own games

review-own-won = gewonnen
review-own-none = Speel een partij uit: dan zie je hier wat de dobbelsteen je gaf en waar je het meest verliest.
review-own-look = Mijn partijen bekijken: { $number }
review-own-games = Bekeken partijen: { $number }
review-own-fair = Een eerlijke dobbelsteen wijkt in { $share } % van alle reeksen van deze lengte even ver of verder af.
