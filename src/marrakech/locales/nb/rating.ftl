# Ratings and the ladder

rating-title = Ranglisten
rating-lead = Hvor godt folk spiller på denne serveren. Folkene på markedet står midt iblant dere, så sterke som de er målt.
rating-pool = { $pool ->
    [pair] To spillere
    [three] Tre spillere
    [four] Fire spillere
   *[variant] Snu til slutt
}
rating-pools = Hvilke spill
rating-games = { $number ->
    [one] { $number } spill
   *[other] { $number } spill
}
rating-you = Du
rating-you-none = Du har ingen rating her ennå. Spill et spill med rating: Det velger du når du gjør klar et bord.
rating-you-few = Du kommer på ranglisten når du har spilt { $least } spill og ratingen din er sikker nok.
rating-you-hidden = Du vises ikke på ranglisten.
rating-hide = Forlat ranglisten
rating-show = Bli med på listen
rating-nobody = Ingen er på denne ranglisten ennå. Det er du når du har spilt { $least } spill med rating.
rating-nameless = Noen
rating-off = Denne serveren viser ingen rangliste.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = Den egentlige styrken ligger innenfor ± i 95 av 100 tilfeller. 400 mer betyr å vinne ti ganger så ofte.
rating-curve = Ratingen din, spill for spill, fra { $first } til { $last }
rating-new = Med rating
rating-new-hint = Resultatet teller for ratingen deres: ingen tips, ingenting tas tilbake. Den som går, taper.
rating-table = Dette spillet gir rating. Den som går, taper.
rating-here = Rating
rating-counting = Ratingen regnes ut.
rating-why-anonymous = Uten rating: Noen her spiller uten pass.
rating-why-same-player = Uten rating: To plasser tilhører samme spiller.
rating-why-helped = Uten rating: Noen fikk hjelp.
rating-why-closed = Uten rating: Verten har stengt bordet.
rating-why-bot = Uten rating: En bot som spiller her, er aldri målt.
rating-match = Rating
rating-match-either = Samme for meg
rating-match-yes = Med rating
rating-match-no = Uten rating
rating-near = Hvor sterk
rating-near-any = Hvem som helst
rating-near-close = Som meg
