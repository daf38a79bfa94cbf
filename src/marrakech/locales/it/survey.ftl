### `marrakech survey`. The names of bots and options stay as they are.

survey-help = Gioca molte partite, un bot a tutti i posti, e racconta che cosa vi succede.
survey-games-help = Quante partite per campione: per ogni bot, e per ogni insieme di regole.
survey-bots-help = I bot, per esempio random,greedy,master.
survey-players-help = I numeri di giocatori.
survey-focus-help = Il bot per tutti gli insiemi di regole, le mappe di calore e le curve; greedy, se è tra i bot.
survey-budget-help = Secondi dopo i quali un campione finisce con meno partite. Quante siano dipende allora dalla macchina.
survey-seed-help = Da qui nasce tutta la casualità: lo stesso seme dà le stesse partite.
survey-jobs-help = Quante partite giocare insieme; di norma tante quanti sono i core.
survey-out-help = Scrivere lì un rapporto, in Markdown con immagini.

survey-bad-players = i numeri di giocatori sono 2, 3 e 4, come in 2,4, non «{ $text }»
survey-bad-budget = un budget è un numero di secondi maggiore di 0, non { $number }

survey-playing = { $speed } partite/s: { $cell }
survey-nothing = nessuna partita è stata contata: non c’è ancora niente da dire
survey-samples = { $games ->
    [one] Una partita contata,
   *[other] { $games } partite contate,
  } comprese quelle con altre regole. Tra parentesi quadre: intervalli al 95%.
survey-written = Il rapporto è { $file }.

survey-column-bot = bot
survey-column-players = giocatori
survey-column-games = partite
survey-column-first = vince il posto 1, %
survey-column-out = qualcuno fuori, %
survey-column-margin = scarto
