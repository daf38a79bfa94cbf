### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Primo sguardo
   *[deep] Uno sguardo più attento
}: { $done } / { $total }
review-whose = Vista: { $player }
review-luck = fortuna: un lancio
review-skill = bravura: una scelta
review-position = Azione della partita
review-choices = { $phase ->
    [turn] Dove girare Assam
   *[lay] Dove poteva stare il tappeto
}
review-throws = Che cosa poteva uscire
review-was-played = giocato
review-chance-margin = probabilità di vincere, vantaggio
review-was-better = Turno { $turn }: meglio era { $action }
review-was-best = Turno { $turn }: questo era il meglio
review-cost = { $player }: { $action }. Perdita: { $loss } punti di probabilità di vincere.
review-dirhams = Lo stesso in dirham

## Find the better move

review-find = { $phase ->
    [turn] Trova la direzione migliore
   *[lay] Trova il tappeto migliore
}
review-try = Provo io
review-show = Mostrami
review-next = Trova il prossimo
review-choose = Scegli sul tabellone.
review-this-one = Questo
review-yes = Sì, { $action } è il meglio.
review-near = Bene: { $action } perde solo { $loss } rispetto al meglio.
review-no = { $action } perde { $loss }. Guarda ancora.
review-no-mistakes = { $player }: nessun errore da trovare in questa partita.
