# Ratings and the ladder

rating-title = La classifica
rating-lead = Chi gioca e quanto è forte su questo server. Tra voi sta la gente del mercato, con la forza che le è stata misurata.
rating-pool = { $pool ->
    [pair] In due
    [three] In tre
    [four] In quattro
   *[variant] Si gira alla fine
}
rating-pools = Quali partite
rating-games = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
rating-you = Tu
rating-you-none = Qui non hai ancora un rating. Gioca una partita con rating: l’opzione è dove si prepara un tavolo.
rating-you-few = Entri in classifica dopo { $least } partite, quando il tuo rating è abbastanza sicuro.
rating-you-hidden = Non compari in classifica.
rating-hide = Esci dalla classifica
rating-show = Entra in classifica
rating-nobody = In questa classifica non c’è ancora nessuno. Ci entri dopo { $least } partite con rating.
rating-nameless = Qualcuno
rating-off = Questo server non mostra classifiche.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = La forza vera sta entro ± in 95 casi su 100. Con 400 in più si vince dieci volte più spesso.
rating-curve = Il tuo rating, partita dopo partita, da { $first } a { $last }
rating-new = Con rating
rating-new-hint = Il risultato conta per i vostri rating: niente suggerimenti, niente mosse ritirate. Chi se ne va perde.
rating-table = Questa partita vale per il rating. Chi se ne va perde.
rating-here = Rating
rating-counting = Si calcolano i rating.
rating-why-anonymous = Senza rating: qualcuno gioca qui senza passaporto.
rating-why-same-player = Senza rating: due posti sono della stessa persona.
rating-why-helped = Senza rating: qualcuno ha ricevuto aiuto.
rating-why-closed = Senza rating: chi gestisce questo server ha chiuso il tavolo.
rating-why-bot = Senza rating: un bot che gioca qui non è mai stato misurato.
rating-match = Rating
rating-match-either = È lo stesso
rating-match-yes = Con rating
rating-match-no = Senza rating
rating-near = Che livello
rating-near-any = Chiunque
rating-near-close = Come me
