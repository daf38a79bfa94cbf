### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Esimene pilk
   *[deep] Täpsem pilk
}: { $done } / { $total }
review-whose = Vaade: { $player }
review-luck = õnn: vise
review-skill = oskus: valik
review-position = Mängu tegevus
review-choices = { $phase ->
    [turn] Kuhu Assami pöörata
   *[lay] Kuhu vaip mahuks
}
review-throws = Mis oleks võinud tulla
review-was-played = mängitud
review-chance-margin = võiduvõimalus, edu
review-was-better = Käik { $turn }: parem oli { $action }
review-was-best = Käik { $turn }: see oli parim
review-cost = { $player }: { $action }. Kaotus: { $loss } võiduvõimaluse punkti.
review-dirhams = Sama dirhamites
review-result = tulemus

## Find the better move

review-find = { $phase ->
    [turn] Leia parem suund
   *[lay] Leia parem vaip
}
review-try = Ma proovin
review-show = Näita mulle
review-next = Leia järgmine
review-choose = Vali laual.
review-this-one = See
review-yes = Jah, { $action } on parim.
review-near = Hea: { $action } kaotab parimale vaid { $loss }.
review-no = { $action } kaotab { $loss }. Vaata veel.
review-no-mistakes = { $player }: selles mängus pole viga, mida leida.

## Hints and the tutor

review-hint = Vihje
review-hint-all = Kõik valikud
review-hint-best = Parim: { $action }
review-hints = Vihjed ja õpetaja tohivad aidata
review-hints-hint = Ainult seal, kus kõik on ühe ekraani taga. Logi ja üleskirjutus ütlevad, keda aidati.
review-tutor = Õpetaja: hoiata mind enne, kui viga loeb
review-tutor-word = { $word ->
    [mistake] Õpetaja arvates on see viga.
   *[blunder] Õpetaja arvates on see ränk viga.
}
review-tutor-cost = See maksab { $loss } võiduvõimaluse punkti.
review-anyway = Mängi ikkagi
review-think = Mõtle veel
review-log-hint = Vihje: { $player }.
review-log-tutor = Õpetaja hoiatus: { $player }.

## One's own games

review-own-won = võit
review-own-none = Mängi mäng lõpuni: siis näed siin, mida täring sulle andis ja kus sa kõige rohkem kaotad.
review-own-look = Vaata minu mängud üle: { $number }
review-own-games = Üle vaadatud mänge: { $number }
review-own-fair = Aus täring kaldub niisama palju või rohkem kõrvale { $share } % nii pikkadest seeriatest.
