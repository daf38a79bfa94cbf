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
