### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Prvi pogled
   *[deep] Natančnejši pogled
}: { $done } / { $total }
review-whose = Pogled: { $player }
review-luck = sreča: met
review-skill = znanje: izbira
review-position = Dejanje igre
review-choices = { $phase ->
    [turn] Kam obrniti Assama
   *[lay] Kje bi lahko ležala preproga
}
review-throws = Kaj bi lahko prišlo
review-was-played = odigrano
review-chance-margin = možnost za zmago, prednost
review-was-better = Poteza { $turn }: bolje je bilo { $action }
review-was-best = Poteza { $turn }: to je bilo najboljše
review-cost = { $player }: { $action }. Izguba: { $loss } točke možnosti za zmago.
review-dirhams = Isto v dirhamih
review-result = izid

## Find the better move

review-find = { $phase ->
    [turn] Najdi boljšo smer
   *[lay] Najdi boljšo preprogo
}
review-try = Poskusim
review-show = Pokaži mi
review-next = Najdi naslednjo
review-choose = Izberi na plošči.
review-this-one = To
review-yes = Da, { $action } je najboljše.
review-near = Dobro: { $action } izgubi proti najboljšemu le { $loss }.
review-no = { $action } izgubi { $loss }. Poglej še enkrat.
review-no-mistakes = { $player }: v tej igri ni napake, ki bi jo bilo treba najti.

## Hints and the tutor

review-hint = Namig
review-hint-all = Vse izbire
review-hint-best = Najboljše: { $action }
review-hints = Namigi in učitelj smejo pomagati
review-hints-hint = Samo kjer si vsi delijo en zaslon. Dnevnik in zapis povesta, komu je bilo pomagano.
review-tutor = Učitelj: opozori me, preden napaka šteje
review-tutor-word = { $word ->
    [mistake] Učitelj meni, da je to napaka.
   *[blunder] Učitelj meni, da je to huda napaka.
}
review-tutor-cost = To stane { $loss } točke možnosti za zmago.
review-anyway = Vseeno odigraj
review-think = Premisli še enkrat
review-log-hint = Namig: { $player }.
review-log-tutor = Učiteljevo opozorilo: { $player }.

## One's own games

review-own-won = zmaga
review-own-none = Odigraj igro do konca: potem tu vidiš, kaj ti je dala kocka in kje največ izgubljaš.
review-own-look = Preglej moje igre: { $number }
review-own-games = Pregledane igre: { $number }
review-own-fair = Poštena kocka enako ali bolj odstopa v { $share } % tako dolgih zaporedij.
