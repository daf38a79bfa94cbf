### The market of the day: everybody plays the same deal once.

daily-title = Il mercato di oggi
daily-same = Gli stessi lanci per tutti, { $day }.
daily-against = Tu contro { $people }, con gli stessi lanci di tutti, { $day }.
# On the first screen, and at the table
daily-home = Il mercato di oggi
daily-minutes = { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
daily-play = Gioca
daily-go-on = Continua
daily-once = Conta il primo tentativo, e non ce n’è un altro.
daily-name = Il tuo nome
daily-points = punti
daily-first-by = { $points ->
    [one] punto, primo posto
   *[other] punti, primo posto
}; vantaggio: { $margin }
daily-placed = { $points ->
    [one] punto
   *[other] punti
}, { $place ->
    [1] primo
    [2] secondo
    [3] terzo
   *[4] quarto
} posto al tavolo
daily-late = Questa partita è finita troppo tardi per contare.
daily-better = Meglio di { $percent } venditori su 100
daily-alone = Oggi nessuno ha giocato prima di te
daily-so-far = { $games ->
    [one] finora una partita
   *[other] finora { $games } partite
}
daily-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
# Below a bar of the figure that tells how many have how many points
daily-you = tu
# The figure, for those who cannot see it
daily-spread = Quanti punti hanno gli altri
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Senza la fortuna: { $points }
daily-without-luck-wait = Si calcola la fortuna…
daily-throws = I tuoi lanci
daily-throws-hint = si vedono solo dopo la partita
daily-throw = { $steps ->
    [one] uno
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] Ancora nessuna lanterna accesa
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-best-streak = record: { $days }
daily-lit = { $day }: giocato
daily-dark = { $day }: non giocato
daily-open = { $day }: ancora aperto
daily-share-title = Raccontare senza svelare
daily-share-hint = Oro: il tappeto migliore. Verde: uno buono. Rosso: un errore.
daily-share-nothing = Non si svela nessuna casella, nessun lancio, nessun tappeto.
daily-pattern = I tuoi turni: { $best } con la scelta migliore, { $good } buoni, { $mistakes ->
    [one] un errore
   *[other] { $mistakes } errori
}
daily-share = Condividi
daily-picture = Immagine
daily-look-again = Rivedi
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
daily-next = { $hours ->
    [0] Il prossimo mercato apre entro un’ora.
    [one] Il prossimo mercato apre fra un’ora.
   *[other] Il prossimo mercato apre fra { $hours } ore.
}
daily-table = La classifica del giorno
daily-table-points = Per punti
daily-table-luckless = Senza la fortuna
daily-somebody = Qualcuno
daily-me = tu
daily-rank = Posto
daily-who = Chi
daily-be-named = Mostra il mio nome agli altri
daily-yesterday = Ieri
daily-yesterday-came = Il tuo posto: { $rank } su { $games }, con { $points } punti
daily-yesterday-missed = { $games ->
    [0] Non c’era nessuno
    [one] Una partita
   *[other] { $games } partite
}
daily-yesterday-soon = I risultati si aprono alle { $time }.
daily-look = Vedi
daily-back = Il mercato di oggi
daily-of = Mercato di { $day }
daily-best-line = La partita migliore
daily-bot-line = { $bot } allo stesso tavolo
daily-line-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
daily-seed = Era uguale per tutti?
daily-seed-fits = Sì: i lanci derivano da questo numero, e questa sua impronta è stata mostrata il giorno prima.
daily-seed-fits-late = I lanci derivano da questo numero. Il giorno prima non c’era nessuno a mostrarne l’impronta.
daily-seed-wrong = Questo numero non corrisponde all’impronta mostrata.
daily-seed-number = Il numero
daily-seed-print = La sua impronta
daily-tomorrow = L’impronta di domani
daily-tomorrow-hint = Fissa già i lanci di domani. Il numero che c’è dietro si rivela il giorno dopo.
daily-two = Chi ha due browser può giocare due volte. È un gioco, non un concorso.
daily-archive = Mercati passati
daily-archive-hint = Rigioca un qualsiasi giorno passato. Non conta per la classifica.
daily-archive-play = Gioca ancora
daily-archive-day = Giorno
daily-nobody = Nessuno l’ha ancora finito.
daily-to-table = La classifica del giorno
## Pictures and links
daily-card = Il mercato del { $day }
daily-card-look = Gioca con gli stessi lanci
