### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analisi
analysis-open = Apri nell’analisi
# The three things that can be done
analysis-mode = { $mode ->
    [try] Prova
    [edit] Modifica la posizione
   *[paste] Incolla
}
analysis-copy-text = Copia come testo
analysis-picture = Salva come immagine

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } gira Assam
    [roll] { $player } tira il dado
    [lay] { $player } posa un tappeto
    [reveal] { $player }: qual è il prossimo tappeto?
   *[over] La partita è finita
}
analysis-deeper = Si cerca più a fondo …
analysis-rollout = Gioca il seguito
analysis-games = Partite giocate fino in fondo: { $games }
analysis-die = Metti il dado a mano
analysis-mean = Fino ad allora i numeri sono la media di tutti i lanci.
analysis-heat = Dove può fermarsi Assam, e quanto costa

## Variations

analysis-variations = Varianti
analysis-start = Posizione iniziale
analysis-name = Nome di questa variante
analysis-delete = Elimina da qui

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Togli
}
analysis-hint = { $tool ->
    [assam] Tocca una casella. Tocca Assam per girarlo.
    [away] Tocca un tappeto.
   *[rug] Tocca due caselle vicine.
}
analysis-dirhams = Dirham
analysis-rugs = Tappeti rimasti
analysis-mover = Di chi è il turno?
analysis-next = Che cosa viene ora?
analysis-phase = { $phase ->
    [turn] girare Assam
    [roll] tirare il dado
   *[lay] posare un tappeto
}
analysis-empty = Svuota il tabellone
analysis-line = Posizione su una riga
analysis-use = Usa
analysis-play-on = Continua a giocare da qui
