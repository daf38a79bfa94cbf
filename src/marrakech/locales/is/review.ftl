### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Fyrsta sýn
   *[deep] Nánari sýn
}: { $done } / { $total }
review-whose = Sjónarhorn: { $player }
review-luck = heppni: kast
review-skill = færni: val
review-position = Aðgerð í spilinu
review-choices = { $phase ->
    [turn] Hvert snúa má Assam
   *[lay] Hvar teppið gæti legið
}
review-throws = Hvað hefði getað komið
review-was-played = spilað
review-chance-margin = vinningslíkur, forskot
review-was-better = Umferð { $turn }: betra var { $action }
review-was-best = Umferð { $turn }: þetta var best
review-cost = { $player }: { $action }. Tap: { $loss } stig af vinningslíkum.
review-dirhams = Það sama í dírhömum
review-result = úrslit

## Find the better move

review-find = { $phase ->
    [turn] Finndu betri stefnu
   *[lay] Finndu betra teppi
}
review-try = Ég reyni
review-show = Sýndu mér
review-next = Finna næsta
review-choose = Veldu á borðinu.
review-this-one = Þetta
review-yes = Já, { $action } er best.
review-near = Gott: { $action } tapar aðeins { $loss } á móti því besta.
review-no = { $action } tapar { $loss }. Líttu aftur á.
review-no-mistakes = { $player }: engin mistök að finna í þessu spili.

## Hints and the tutor

review-hint = Vísbending
review-hint-all = Allir kostir
review-hint-best = Best: { $action }
review-hints = Vísbendingar og kennari mega hjálpa
review-hints-hint = Aðeins þar sem allir deila einum skjá. Dagbókin og skráningin segja hverjum var hjálpað.
review-tutor = Kennari: varaðu mig við áður en mistök telja
review-tutor-word = { $word ->
    [mistake] Kennarinn heldur að þetta séu mistök.
   *[blunder] Kennarinn heldur að þetta sé afleikur.
}
review-tutor-cost = Það kostar { $loss } stig af vinningslíkum.
review-anyway = Spila samt
review-think = Hugsa aftur
review-log-hint = Vísbending: { $player }.
review-log-tutor = Viðvörun frá kennaranum: { $player }.

## One's own games

review-own-won = unnið
review-own-none = Spilaðu spil til enda: þá sérðu hér hvað teningurinn gaf þér og hvar þú tapar mestu.
review-own-look = Rýna spilin mín: { $number }
review-own-games = Rýnd spil: { $number }
review-own-fair = Heiðarlegur teningur víkur jafn mikið eða meira frá í { $share } % allra jafn langra raða.
