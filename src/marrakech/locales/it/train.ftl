### `marrakech train`. Names of options and files stay as they are.

train-help = Impara, giocando contro sé stesso, quanto valgono le posizioni.
train-players-help = Per quanti giocatori: ogni numero ha un suo valore.
train-variant-help = Imparare il gioco in cui si gira Assam alla fine del turno.
train-linear-help = Imparare una semplice somma degli ingressi invece di una rete: più piccola, più veloce, più debole.
train-by-owner-help = Giocare anche alcune delle partite in due con aree per proprietario (R4.5).
train-adjusted-help = Togliere la fortuna del dado da ciò da cui si impara, così meno partite insegnano altrettanto; --no-adjusted impara dai risultati nudi e crudi.
train-games-help = Da quante partite imparare, arrotondate per eccesso a serie intere.
train-warm-help = Quante partite di giocatori greedy vengono prima, per cominciare.
train-mixed-help = Quanti posti, in percentuale, continuano a giocare greedy.
train-seed-help = Da qui nasce tutta la casualità: lo stesso seme dà lo stesso valore, con qualsiasi numero di thread.
train-round-help = Quante partite si giocano prima di imparare dalle loro posizioni.
train-trial-help = Quante partite contro greedy mostrano ogni tanto quanto è forte, arrotondate per difetto a un multiplo di 48.
train-threads = Quanti thread; di norma tanti quanti sono i core.
train-out-help = Il file per il valore; di norma uno come 2.value, qui.
train-state-help = Tenere lo stato in questo file e, se esiste, riprendere da lì; di norma accanto al valore.
train-plot-help = Disegnare come ha imparato in questo file, .png o .svg.

train-bad-round = una serie è un multiplo di { $multiple } partite, non { $number }
train-same-file = { $file } non può essere due dei file da scrivere
train-resumed = Si riprende dopo la serie { $round } di { $rounds }.
train-interrupted = interrotto dopo la serie { $round } di { $rounds }, che è in { $file }: la stessa chiamata riprende da lì

train-how-to-stop = Ctrl-C lo ferma; la stessa chiamata riprende.
train-line = serie { $round }, { $games } partite, { $positions } posizioni: perdita { $loss } nat, scarti errati di { $miss } dirham, { $speed } partite/s, ancora { $left }
train-line-wins = vittorie contro greedy: { $wins }%
train-column-round = serie
train-column-games = partite
train-column-positions = posizioni
train-column-loss = perdita, nat
train-column-miss = errore, dirham
train-column-wins = vittorie, %
train-column-speed = partite/s
train-column-left = ancora

train-done = Il valore è in { $file }, come ha imparato in { $curve }.
train-result = { $games } partite, { $positions } posizioni. Perdita { $loss } nat, scarti errati di { $miss } dirham, vittorie contro greedy { $wins }%.

train-plot-loss = perdita, nat
train-plot-wins = vittorie contro greedy, % (intervalli al 95%)
train-plot-games = partite; la linea tratteggiata chiude quelle di greedy
train-plot-fair = forte come greedy
