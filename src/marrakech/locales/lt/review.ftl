### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Pirmas žvilgsnis
   *[deep] Atidesnis žvilgsnis
}: { $done } / { $total }
review-whose = Požiūris: { $player }
review-luck = sėkmė: metimas
review-skill = įgūdžiai: pasirinkimas
review-position = Žaidimo veiksmas
review-choices = { $phase ->
    [turn] Kur pasukti Asamą
   *[lay] Kur galėjo gulėti kilimas
}
review-throws = Kas galėjo iškristi
review-was-played = sužaista
review-chance-margin = laimėjimo galimybė, persvara
review-was-better = Ėjimas { $turn }: geriau buvo { $action }
review-was-best = Ėjimas { $turn }: tai buvo geriausia
review-cost = { $player }: { $action }. Netekta: { $loss } laimėjimo galimybės taško.
review-dirhams = Tas pats dirhamais
review-result = rezultatas

## Find the better move

review-find = { $phase ->
    [turn] Rask geresnę kryptį
   *[lay] Rask geresnį kilimą
}
review-try = Pabandysiu
review-show = Parodyk
review-next = Rasti kitą
review-choose = Rinkis lentoje.
review-this-one = Šitą
review-yes = Taip, { $action } yra geriausia.
review-near = Gerai: { $action } nuo geriausio atsilieka tik { $loss }.
review-no = { $action } praranda { $loss }. Pažiūrėk dar kartą.
review-no-mistakes = { $player }: šiame žaidime nėra klaidų, kurias reikėtų rasti.

## Hints and the tutor

review-hint = Užuomina
review-hint-all = Visi pasirinkimai
review-hint-best = Geriausia: { $action }
review-hints = Užuominos ir mokytojas gali padėti
review-hints-hint = Tik kur visi žaidžia prie vieno ekrano. Žurnalas ir įrašas pasako, kam buvo padėta.
review-tutor = Mokytojas: įspėk, kol klaida dar neįskaityta
review-tutor-word = { $word ->
    [mistake] Mokytojas mano, kad tai klaida.
   *[blunder] Mokytojas mano, kad tai didelė klaida.
}
review-tutor-cost = Tai kainuoja { $loss } laimėjimo galimybės taško.
review-anyway = Vis tiek žaisti
review-think = Pagalvoti dar
review-log-hint = Užuomina: { $player }.
review-log-tutor = Mokytojo įspėjimas: { $player }.

## One's own games

review-own-won = laimėta
review-own-none = Sužaisk partiją iki galo: čia matysi, ką tau davė kauliukas ir kur prarandi daugiausia.
review-own-look = Peržiūrėti mano partijas: { $number }
review-own-games = Peržiūrėta partijų: { $number }
review-own-fair = Sąžiningas kauliukas tiek pat ar labiau nukrypsta { $share } % tokio ilgio serijų.
