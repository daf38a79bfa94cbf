### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Prvi pogled
   *[deep] Pomniji pogled
}: { $done } / { $total }
review-whose = Pogled: { $player }
review-luck = sreća: bacanje
review-skill = vještina: izbor
review-position = Radnja u igri
review-choices = { $phase ->
    [turn] Kamo okrenuti Assama
   *[lay] Gdje je sag mogao ležati
}
review-throws = Što je moglo doći
review-was-played = odigrano
review-chance-margin = izgledi za pobjedu, prednost
review-was-better = Potez { $turn }: bolje je bilo { $action }
review-was-best = Potez { $turn }: ovo je bilo najbolje
review-cost = { $player }: { $action }. Gubitak: { $loss } bodova izgleda za pobjedu.
review-dirhams = Isto u dirhamima
review-result = rezultat

## Find the better move

review-find = { $phase ->
    [turn] Nađi bolji smjer
   *[lay] Nađi bolji sag
}
review-try = Pokušat ću
review-show = Pokaži mi
review-next = Nađi sljedeću
review-choose = Odaberi na ploči.
review-this-one = Ovo
review-yes = Da, { $action } je najbolje.
review-near = Dobro: { $action } gubi samo { $loss } prema najboljem.
review-no = { $action } gubi { $loss }. Pogledaj ponovno.
review-no-mistakes = { $player }: u ovoj igri nema pogreške koju bi trebalo naći.

## Hints and the tutor

review-hint = Savjet
review-hint-all = Svi izbori
review-hint-best = Najbolje: { $action }
review-hints = Savjeti i učitelj smiju pomagati
review-hints-hint = Samo gdje svi dijele jedan zaslon. Dnevnik i zapis govore kome se pomoglo.
review-tutor = Učitelj: upozori me prije nego što se pogreška računa
review-tutor-word = { $word ->
    [mistake] Učitelj misli da je to pogreška.
   *[blunder] Učitelj misli da je to teška pogreška.
}
review-tutor-cost = To stoji { $loss } bodova izgleda za pobjedu.
review-anyway = Ipak odigraj
review-think = Razmisli ponovno
review-log-hint = Savjet: { $player }.
review-log-tutor = Učiteljevo upozorenje: { $player }.

## One's own games

review-own-won = pobjeda
review-own-none = Odigraj partiju do kraja: tada ćeš ovdje vidjeti što ti je donijela kocka i gdje najviše gubiš.
review-own-look = Pregledaj moje partije: { $number }
review-own-games = Pregledane partije: { $number }
review-own-fair = Poštena kocka odstupa jednako ili više u { $share } % nizova te duljine.
