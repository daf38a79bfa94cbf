### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Rivedere una partita registrata: ogni decisione, ogni lancio, e da dove viene il risultato.
study-deep-help = Guardare tre turni avanti invece di due: meglio, ma più lento.
study-html-help = Scrivere la revisione in questo file, come pagina che non ha bisogno d’altro.
study-gave-up-help = Il colore di chi si è arreso o ha finito il tempo; se più d’uno, in quest’ordine.
study-analyse-help = Valutare tutto ciò che si può fare in una posizione.
study-rollout-help = Giocare altrettante partite da ognuna delle scelte migliori.
study-looking = analisi
study-nothing-played = in questa partita non è stato giocato niente
study-no-such-colour = qui nessuno gioca { $colour }
study-title = Revisione
study-found = Turni calcolati in anticipo: { $turns }.
study-unfinished = La partita non è finita: come risultato vale quanto vale l’ultima posizione.
study-sums-chances = Da dove viene il risultato, in punti di probabilità di vincere
study-sums-margins = Lo stesso in dirham: punti in più del migliore degli altri
study-sums-note = Inizio, fortuna e i due tipi di bravura danno insieme il risultato. Secondo sguardo: la parte di bravura che viene dal rivedere la stessa posizione un turno dopo.
study-played = Come si è giocato
study-turning-points = Punti di svolta
study-mistakes = Le decisioni più costose
study-dice = I dadi, e che cosa c’era da aspettarsi
study-habits = Dove si è perso di più
study-graph = Probabilità di vincere
study-graph-note = Un quadrato è un lancio, un rombo una decisione, che ha cambiato molto.
study-column-start = inizio
study-column-luck = fortuna
study-column-skill = bravura propria
study-column-others = bravura altrui
study-column-usual = fortuna abituale
study-column-second-look = secondo sguardo
study-column-accuracy = precisione
study-column-loss = perso
study-column-mean-loss = perso a decisione
study-column-decisions = decisioni
study-column-inaccuracies = imprecisioni
study-column-mistakes = errori
study-column-blunders = errori gravi
study-column-like = giocato come
study-column-turn = turno
study-column-better = meglio
study-column-chance = vincere, %
study-column-margin = vantaggio
study-column-share = probabile, %
study-column-throws = lanci
study-column-mean = media
study-column-paid = pagato
study-column-expected = atteso
study-spot = { $kind ->
    [turning] { $part ->
        [early] girare, inizio
       *[late] girare, fine
    }
   *[laying] { $part ->
        [early] posare, inizio
       *[late] posare, fine
    }
}
study-word = { $word ->
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
study-like-between = da { $first } a { $last }
study-action-turn = { $way ->
    [L] a sinistra
    [R] a destra
   *[F] dritto
}
study-action-throw = lancio: { $steps }
study-action-reveal = prossimo tappeto: { $colour }
study-moment = Turno { $turn }, { $player }: { $action }
study-moment-better = Meglio: { $action }.
study-to-win = { $player }: { $chance } % di vincere, vantaggio { $margin }
study-exact = Tutto è stato seguito fino alla fine: è esatto.
study-why = Perché { $action } e non { $other }:
study-no-reason = Niente che si possa contare sul tabellone: si vede solo più avanti.
study-reason-pays = dirham pagati in media a questo lancio: { $value }, non { $other }
study-reason-goes-out = rischio di uscire a questo lancio: { $value } %, non { $other } %
study-reason-rug-gain = punti che porta poi il tappeto migliore, in media: { $value }, non { $other }
study-reason-lead = punti di vantaggio ora: { $value }, non { $other }
study-reason-covers = caselle altrui coperte: { $value }, non { $other }
study-reason-own-area-kept = la propria area più grande resta intera, in caselle: { $value }, non { $other }
study-reason-own-area-grown = caselle della propria area più grande: { $value }, non { $other }
study-reason-their-area-cut = caselle dell’area più grande di { $player }: { $value }, non { $other }
study-reason-earns = dirham che ciò frutta in media al turno dopo: { $value }, non { $other }
study-reason-next-goes-out = probabilità che chi segue esca: { $value } %, non { $other } %
study-reason-risky-squares = caselle che costano più di quanto c’è nella borsa: { $value }, non { $other }
