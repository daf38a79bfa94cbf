### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Første blikk
   *[deep] Et nærmere blikk
}: { $done } / { $total }
review-whose = Sett fra: { $player }
review-luck = flaks: et kast
review-skill = dyktighet: et valg
review-position = Handling i spillet
review-choices = { $phase ->
    [turn] Hvor Assam kan snus
   *[lay] Hvor teppet kunne ligge
}
review-throws = Hva som kunne ha kommet
review-was-played = spilt
review-chance-margin = vinnersjanse, forsprang
review-was-better = Trekk { $turn }: bedre var { $action }
review-was-best = Trekk { $turn }: dette var det beste
review-cost = { $player }: { $action }. Tap: { $loss } poeng av vinnersjansen.
review-dirhams = Det samme i dirham
review-result = resultat

## Find the better move

review-find = { $phase ->
    [turn] Finn den bedre retningen
   *[lay] Finn det bedre teppet
}
review-try = La meg prøve
review-show = Vis meg
review-next = Finn den neste
review-choose = Velg på brettet.
review-this-one = Denne
review-yes = Ja, { $action } er best.
review-near = Bra: { $action } taper bare { $loss } mot det beste.
review-no = { $action } taper { $loss }. Se en gang til.
review-no-mistakes = { $player }: ingen feil å finne i dette spillet.

## Hints and the tutor

review-hint = Tips
review-hint-all = Alle valg
review-hint-best = Best: { $action }
review-hints = Tips og læreren kan hjelpe
review-hints-hint = Bare der alle deler én skjerm. Loggen og nedtegnelsen forteller hvem som fikk hjelp.
review-tutor = Lærer: advar meg før en feil teller
review-tutor-word = { $word ->
    [mistake] Læreren mener at dette er en feil.
   *[blunder] Læreren mener at dette er en grov feil.
}
review-tutor-cost = Det koster { $loss } poeng av vinnersjansen.
review-anyway = Spill likevel
review-think = Tenk en gang til
review-log-hint = Et tips til { $player }.
review-log-tutor = En advarsel fra læreren til { $player }.

## One's own games

review-own-won = vunnet
review-own-none = Spill et spill til slutt: da ser du her hva terningen ga deg, og hvor du taper mest.
review-own-look = Se gjennom spillene mine: { $number }
review-own-games = Gjennomgåtte spill: { $number }
review-own-fair = En ærlig terning avviker like mye eller mer i { $share } % av alle serier av denne lengden.
