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
review-result = risultato

## Find the better move

review-find = { $phase ->
    [turn] Trova la direzione migliore
   *[lay] Trova il tappeto migliore
}
review-try = Provo io
review-show = Mostramelo
review-next = Trova il prossimo
review-choose = Scegli sul tabellone.
review-this-one = Questo
review-yes = Sì, { $action } è il meglio.
review-near = Bene: { $action } perde solo { $loss } rispetto al meglio.
review-no = { $action } perde { $loss }. Guarda ancora.
review-no-mistakes = { $player }: nessun errore da trovare in questa partita.

## Hints and the tutor

review-hint = Suggerimento
review-hint-all = Tutte le scelte
review-hint-best = Il meglio: { $action }
review-hints = Suggerimenti e maestro possono aiutare
review-hints-hint = Solo dove tutti condividono uno schermo. Il diario e la registrazione dicono chi è stato aiutato.
review-tutor = Maestro: avvisami prima che un errore conti
review-tutor-word = { $word ->
    [mistake] Il maestro pensa che questo sia un errore.
   *[blunder] Il maestro pensa che questo sia un errore grave.
}
review-tutor-cost = Costa { $loss } punti di probabilità di vincere.
review-anyway = Gioca lo stesso
review-think = Ripensaci
review-log-hint = Un suggerimento per { $player }.
review-log-tutor = Un avviso del maestro per { $player }.

## One's own games

review-own-won = vinta
review-own-none = Gioca una partita fino alla fine: qui vedrai che cosa ti hanno dato i dadi e dove perdi di più.
review-own-look = Rivedi le mie partite: { $number }
review-own-games = Partite riviste: { $number }
review-own-fair = Dadi onesti si scostano altrettanto o di più nel { $share } % delle serie di questa lunghezza.
