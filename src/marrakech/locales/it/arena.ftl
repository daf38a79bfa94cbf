### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Fa giocare i bot gli uni contro gli altri e dice quanto sono forti.
arena-specs-help = I bot, per esempio random, greedy o bestfirst:ms=50.
arena-players-help = Quanti siedono al tavolo: 2, se le regole non dicono altro. Meno bot: l’ultimo prende i posti liberi. Di più: giocano tutti i gruppi.
arena-games-help = Quante partite, arrotondate per eccesso a smazzate intere. Tutte le partite di una smazzata hanno gli stessi dadi e le stesse pile.
arena-seats-help = Se ogni smazzata si gioca una volta da ogni posto o in tutti gli ordini: in tre o più conta chi gioca dopo chi.
arena-edition-help = Un’edizione come korean, o un insieme di regole come international/2,dirhams=20.
arena-variant-help = Girare invece Assam alla fine del turno.
arena-seed-help = Da qui nasce tutta la casualità: lo stesso seme dà le stesse partite.
arena-jobs-help = Quante partite giocare insieme; di norma tante quanti sono i core.
arena-limit-help = Secondi per ogni decisione dei bot che seguono un orologio.
arena-adjusted-help = Se misurare ciò che il caso dà a ciascuno e mostrare i risultati anche senza: bastano meno partite. Di norma sì, a meno che tutti i bot siano molto veloci.
arena-until-help = Fermarsi quando la quota di vittorie di ogni bot è nota con questo margine in punti percentuali.
arena-resume-help = Tenere lo stato in questo file e, se esiste, riprendere da lì.
arena-parquet-help = Scrivere una riga per ogni partita e posto in questo file Parquet.
arena-records-help = Scrivere tutte le partite come testo in questo file. Ci vuole di più.
arena-plot-help = Disegnare i risultati in questo file, .png o .svg.
arena-ray-help = Giocare sul cluster Ray a questo indirizzo; «local» ne avvia uno qui.

arena-players-differ = { $rules } è per { $given } giocatori, non { $wanted }
arena-bad-until = l’ampiezza di un intervallo è un numero di punti percentuali maggiore di 0, non { $number }
arena-bad-limit = un limite di tempo è un numero di secondi maggiore di 0, non { $number }
arena-no-deal = nessuna smazzata è stata giocata fino in fondo: non c’è ancora niente da dire

arena-playing = partite
arena-speed = { $speed } partite/s
arena-left = ancora { $time }

arena-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
  } con le regole { $rules }, seme { $seed }
arena-deals = { $deals ->
    [one] Una smazzata
   *[other] { $deals } smazzate
  } di { $each ->
    [one] una partita
   *[other] { $each } partite
  }. Tra parentesi quadre: intervalli al 95%; ms: per ogni scelta.
arena-without-luck = Senza fortuna: è tolto ciò che il caso ha dato a ciascuno.
arena-column-bot = bot
arena-column-games = partite
arena-column-share = vittorie, %
arena-column-margin = scarto
arena-column-adjusted-share = senza fortuna
arena-column-adjusted-margin = senza fortuna
arena-column-time = ms
arena-column-forfeits = forfait
arena-column-rating = rating
arena-cross-title = Quante volte finisce davanti a, %
arena-no-ratings = Nessun rating: { $why }
arena-fixed = fisso
arena-forfeit = Partita { $game }: { $bot } al posto { $seat } perde per forfait. { $why } Posizione: { $position }
arena-more-forfeits = { $number ->
    [one] E un altro forfait.
   *[other] E altri { $number } forfait.
  }
arena-resumed = { $games ->
    [one] Una partita c’era già.
   *[other] { $games } partite c’erano già.
  }
arena-plot-shares = quota di vittorie, %
arena-plot-margins = scarto in punti; la linea è la media
