### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Första blicken
   *[deep] En närmare blick
}: { $done } / { $total }
review-whose = Sett av: { $player }
review-luck = tur: ett kast
review-skill = skicklighet: ett val
review-position = Handling i spelet
review-choices = { $phase ->
    [turn] Åt vilket håll Assam kan vridas
   *[lay] Var mattan kunde ligga
}
review-throws = Vad som kunde ha kommit
review-was-played = spelat
review-chance-margin = vinstchans, försprång
review-was-better = Drag { $turn }: bättre var { $action }
review-was-best = Drag { $turn }: det här var bäst
review-cost = { $player }: { $action }. Förlust: { $loss } poäng av vinstchansen.
review-dirhams = Samma sak i dirham
review-result = resultat

## Find the better move

review-find = { $phase ->
    [turn] Hitta det bättre hållet
   *[lay] Hitta den bättre mattan
}
review-try = Låt mig försöka
review-show = Visa mig
review-next = Hitta nästa
review-choose = Välj på brädet.
review-this-one = Den här
review-yes = Ja, { $action } är bäst.
review-near = Bra: { $action } förlorar bara { $loss } mot det bästa.
review-no = { $action } förlorar { $loss }. Titta igen.
review-no-mistakes = { $player }: inget misstag att hitta i det här spelet.

## Hints and the tutor

review-hint = Tips
review-hint-all = Alla val
review-hint-best = Bäst: { $action }
review-hints = Tips och läraren får hjälpa
review-hints-hint = Bara där alla delar en skärm. Loggen och protokollet berättar vem som fick hjälp.
review-tutor = Lärare: varna mig innan ett misstag räknas
review-tutor-word = { $word ->
    [mistake] Läraren tror att det här är ett misstag.
   *[blunder] Läraren tror att det här är ett grovt misstag.
}
review-tutor-cost = Det kostar { $loss } poäng av vinstchansen.
review-anyway = Spela ändå
review-think = Tänk igen
review-log-hint = Ett tips till { $player }.
review-log-tutor = En varning från läraren till { $player }.

## One's own games

review-own-won = vunnet
review-own-none = Spela ett parti till slut: då ser du här vad tärningen gav dig och var du förlorar mest.
review-own-look = Granska mina partier: { $number }
review-own-games = Granskade partier: { $number }
review-own-fair = En ärlig tärning avviker lika mycket eller mer i { $share } % av alla serier av den här längden.
