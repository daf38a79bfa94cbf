### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Fara yfir skráðan leik: hverja ákvörðun, hvert kast og hvaðan úrslitin koma.
study-deep-help = Horfa þrjár umferðir fram í stað tveggja: betra en hægara.
study-html-help = Skrifa yfirferðina í þessa skrá, sem síðu sem þarf ekkert annað.
study-gave-up-help = Litur þess sem gafst upp eða rann út á tíma; ef fleiri, í þessari röð.
study-analyse-help = Vega allt sem hægt er að gera í stöðu.
study-rollout-help = Leika svo marga leiki áfram frá hverjum bestu kostanna.
study-looking = skoða
study-nothing-played = ekkert hefur verið leikið í þessum leik
study-no-such-colour = enginn leikur { $colour } hér
study-title = Yfirferð
study-found = Umferðir fram í tímann: { $turns }.
study-unfinished = Leiknum er ekki lokið: úrslitin eru það sem síðasta staðan er virði.
study-sums-chances = Hvaðan úrslitin koma, í stigum af vinningslíkum
study-sums-margins = Það sama í dírhömum: stig umfram þann besta af hinum
study-sums-note = Byrjun, heppni og báðar gerðir færni gefa saman úrslitin. Önnur sýn: sá hluti færninnar sem kemur af því að sjá sömu stöðu umferð síðar.
study-played = Hvernig var leikið
study-turning-points = Vendipunktar
study-mistakes = Dýrustu ákvarðanirnar
study-dice = Teningurinn, og við hverju mátti búast
study-habits = Hvar mest tapaðist
study-graph = Vinningslíkur
study-graph-note = Ferningur er kast, og tígull ákvörðun, sem breytti miklu.
study-column-start = byrjun
study-column-luck = heppni
study-column-skill = eigin færni
study-column-others = færni annarra
study-column-usual = venjuleg heppni
study-column-second-look = önnur sýn
study-column-accuracy = nákvæmni
study-column-loss = tapað
study-column-mean-loss = tapað á ákvörðun
study-column-decisions = ákvarðanir
study-column-inaccuracies = ónákvæmni
study-column-mistakes = mistök
study-column-blunders = afleikir
study-column-like = lék eins og
study-column-turn = umferð
study-column-better = betra
study-column-chance = vinna, %
study-column-margin = forskot
study-column-share = líkur, %
study-column-throws = köst
study-column-mean = meðaltal
study-column-paid = greitt
study-column-expected = vænst
study-spot = { $kind ->
    [turning] { $part ->
        [early] að snúa, snemma
       *[late] að snúa, seint
    }
   *[laying] { $part ->
        [early] að leggja, snemma
       *[late] að leggja, seint
    }
}
study-word = { $word ->
    [inaccuracy] ónákvæmni
    [mistake] mistök
   *[blunder] afleikur
}
study-like-between = { $first } til { $last }
study-action-turn = { $way ->
    [L] til vinstri
    [R] til hægri
   *[F] beint áfram
}
study-action-throw = kast: { $steps }
study-action-reveal = næsta teppi: { $colour }
study-moment = Umferð { $turn }, { $player }: { $action }
study-moment-better = Betra: { $action }.
study-to-win = { $player }: { $chance } % vinningslíkur, forskot { $margin }
study-exact = Öllu var fylgt til enda: nákvæmt.
study-why = Hvers vegna { $action } en ekki { $other }:
study-no-reason = Ekkert sem telja má á borðinu: það sést aðeins síðar.
study-reason-pays = dírhamar greiddir að meðaltali í þessu kasti: { $value }, ekki { $other }
study-reason-goes-out = hætta á að detta út í þessu kasti: { $value } %, ekki { $other } %
study-reason-rug-gain = stig sem besta teppið gefur á eftir, að meðaltali: { $value }, ekki { $other }
study-reason-lead = stiga forskot nú: { $value }, ekki { $other }
study-reason-covers = reitir annarra sem eru þaktir: { $value }, ekki { $other }
study-reason-own-area-kept = stærsta eigið svæði helst heilt, í reitum: { $value }, ekki { $other }
study-reason-own-area-grown = reitir stærsta eigin svæðis: { $value }, ekki { $other }
study-reason-their-area-cut = reitir á stærsta svæði, { $player }: { $value }, ekki { $other }
study-reason-earns = dírhamar sem næsti leikmaður greiðir fyrir það að meðaltali: { $value }, ekki { $other }
study-reason-next-goes-out = líkur á að næsti leikmaður detti út: { $value } %, ekki { $other } %
study-reason-risky-squares = reitir sem kosta meira en er í pyngjunni: { $value }, ekki { $other }
