### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Ensisilmäys
   *[deep] Tarkempi katse
}: { $done } / { $total }
review-whose = Näkökulma: { $player }
review-luck = onni: heitto
review-skill = taito: valinta
review-position = Pelin toimi
review-choices = { $phase ->
    [turn] Mihin Assamin voi kääntää
   *[lay] Mihin maton voisi laskea
}
review-throws = Mitä olisi voinut tulla
review-was-played = pelattu
review-chance-margin = voiton todennäköisyys, ero
review-was-better = Vuoro { $turn }: parempi oli { $action }
review-was-best = Vuoro { $turn }: tämä oli paras
review-cost = { $player }: { $action }. Menetys: { $loss } pistettä voiton todennäköisyyttä.
review-dirhams = Sama dirhameina
review-result = tulos

## Find the better move

review-find = { $phase ->
    [turn] Löydä parempi suunta
   *[lay] Löydä parempi matto
}
review-try = Kokeilen
review-show = Näytä minulle
review-next = Etsi seuraava
review-choose = Valitse laudalta.
review-this-one = Tämä
review-yes = Kyllä, { $action } on paras.
review-near = Hyvä: { $action } häviää parhaalle vain { $loss }.
review-no = { $action } häviää { $loss }. Katso uudelleen.
review-no-mistakes = { $player }: tässä pelissä ei ole etsittäviä virheitä.

## Hints and the tutor

review-hint = Vihje
review-hint-all = Kaikki vaihtoehdot
review-hint-best = Paras: { $action }
review-hints = Vihjeet ja opettaja saavat auttaa
review-hints-hint = Vain kun kaikki jakavat yhden näytön. Loki ja pöytäkirja kertovat, ketä autettiin.
review-tutor = Opettaja: varoita ennen kuin virhe lasketaan
review-tutor-word = { $word ->
    [mistake] Opettajan mielestä tämä on virhe.
   *[blunder] Opettajan mielestä tämä on paha virhe.
}
review-tutor-cost = Se maksaa { $loss } pistettä voiton todennäköisyyttä.
review-anyway = Pelaa silti
review-think = Mieti vielä
review-log-hint = Vihje: { $player }.
review-log-tutor = Opettajan varoitus: { $player }.

## One's own games

review-own-won = voitto
review-own-none = Pelaa peli loppuun: näet täällä, mitä noppa antoi sinulle ja missä menetät eniten.
review-own-look = Käy läpi pelini: { $number }
review-own-games = Läpikäytyjä pelejä: { $number }
review-own-fair = Reilu noppa poikkeaa näin paljon tai enemmän { $share } %:ssa näin pitkistä sarjoista.
