### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Prima privire
   *[deep] O privire mai atentă
}: { $done } / { $total }
review-whose = Vedere: { $player }
review-luck = noroc: o aruncare
review-skill = pricepere: o alegere
review-position = Acțiune a jocului
review-choices = { $phase ->
    [turn] Încotro poate fi întors Assam
   *[lay] Unde putea sta covorașul
}
review-throws = Ce putea să iasă
review-was-played = jucat
review-chance-margin = șansa de câștig, avans
review-was-better = Tura { $turn }: mai bine era { $action }
review-was-best = Tura { $turn }: aceasta a fost cea mai bună
review-cost = { $player }: { $action }. Pierdere: { $loss } puncte din șansa de câștig.
review-dirhams = Același lucru în dirhami
review-result = rezultat

## Find the better move

review-find = { $phase ->
    [turn] Găsește direcția mai bună
   *[lay] Găsește covorașul mai bun
}
review-try = Încerc eu
review-show = Arată-mi
review-next = Găsește următoarea
review-choose = Alege pe tablă.
review-this-one = Aceasta
review-yes = Da, { $action } e cel mai bine.
review-near = Bine: { $action } pierde doar { $loss } față de cea mai bună.
review-no = { $action } pierde { $loss }. Mai uită-te o dată.
review-no-mistakes = { $player }: nicio greșeală de găsit în acest joc.

## Hints and the tutor

review-hint = Indiciu
review-hint-all = Toate alegerile
review-hint-best = Cel mai bine: { $action }
review-hints = Indiciile și profesorul pot ajuta
review-hints-hint = Doar unde toți împart un ecran. Jurnalul și înregistrarea spun cine a fost ajutat.
review-tutor = Profesor: avertizează-mă înainte ca greșeala să conteze
review-tutor-word = { $word ->
    [mistake] Profesorul crede că aceasta e o greșeală.
   *[blunder] Profesorul crede că aceasta e o greșeală gravă.
}
review-tutor-cost = Costă { $loss } puncte din șansa de câștig.
review-anyway = Joacă oricum
review-think = Mai gândește-te
review-log-hint = Un indiciu pentru { $player }.
review-log-tutor = Un avertisment al profesorului pentru { $player }.

## One's own games

review-own-won = câștigată
review-own-none = Joacă o partidă până la capăt: aici vei vedea ce ți-a dat zarul și unde pierzi cel mai mult.
review-own-look = Analizează partidele mele: { $number }
review-own-games = Partide analizate: { $number }
review-own-fair = Un zar corect se abate la fel de mult sau mai mult în { $share } % din seriile de această lungime.
