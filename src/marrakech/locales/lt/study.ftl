### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Peržiūrėti įrašytą partiją: kiekvieną sprendimą, kiekvieną metimą ir iš kur atsirado rezultatas.
study-deep-help = Žiūrėti tris ėjimus į priekį, o ne du: geriau, bet lėčiau.
study-html-help = Įrašyti apžvalgą į šį failą kaip puslapį, kuriam nieko daugiau nereikia.
study-gave-up-help = Spalva to, kas pasidavė ar pritrūko laiko; jei keli, šia tvarka.
study-analyse-help = Įvertinti viską, ką galima padaryti pozicijoje.
study-rollout-help = Sužaisti tiek partijų toliau nuo kiekvieno geriausio pasirinkimo.
study-looking = žiūrima
study-nothing-played = šioje partijoje dar nieko nesužaista
study-no-such-colour = čia niekas nežaidžia spalva: { $colour }
study-title = Apžvalga
study-found = Ėjimai į priekį: { $turns }.
study-unfinished = Partija nebaigta: jos rezultatas yra tai, ko verta paskutinė pozicija.
study-sums-chances = Iš kur atsirado rezultatas, laimėjimo galimybės taškais
study-sums-margins = Tas pats dirhamais: taškai virš geriausio iš kitų
study-sums-note = Pradžia, sėkmė ir abiejų rūšių įgūdžiai kartu sudaro rezultatą. Antras žvilgsnis: įgūdžių dalis, atsirandanti tą pačią poziciją pamačius ėjimu vėliau.
study-played = Kaip žaista
study-turning-points = Lūžio taškai
study-mistakes = Brangiausi sprendimai
study-dice = Kauliukas ir ko buvo galima tikėtis
study-habits = Kur prarasta daugiausia
study-graph = Laimėjimo galimybės
study-graph-note = Kvadratas yra metimas, o rombas – sprendimas, daug ką pakeitęs.
study-column-start = pradžia
study-column-luck = sėkmė
study-column-skill = savi įgūdžiai
study-column-others = kitų įgūdžiai
study-column-usual = įprasta sėkmė
study-column-second-look = antras žvilgsnis
study-column-accuracy = tikslumas
study-column-loss = prarasta
study-column-mean-loss = prarasta vienu sprendimu
study-column-decisions = sprendimai
study-column-inaccuracies = netikslumai
study-column-mistakes = klaidos
study-column-blunders = didelės klaidos
study-column-like = žaista kaip
study-column-turn = ėjimas
study-column-better = geriau
study-column-chance = laimėti, %
study-column-margin = persvara
study-column-share = tikimybė, %
study-column-throws = metimai
study-column-mean = vidurkis
study-column-paid = sumokėta
study-column-expected = tikėtasi
study-spot = { $kind ->
    [turning] { $part ->
        [early] sukimas, pradžioje
       *[late] sukimas, pabaigoje
    }
   *[laying] { $part ->
        [early] klojimas, pradžioje
       *[late] klojimas, pabaigoje
    }
}
study-word = { $word ->
    [inaccuracy] netikslumas
    [mistake] klaida
   *[blunder] didelė klaida
}
study-like-between = { $first } – { $last }
study-action-turn = { $way ->
    [L] į kairę
    [R] į dešinę
   *[F] tiesiai
}
study-action-throw = metimas: { $steps }
study-action-reveal = kitas kilimas: { $colour }
study-moment = Ėjimas { $turn }, { $player }: { $action }
study-moment-better = Geriau: { $action }.
study-to-win = { $player }: { $chance } % laimėti, persvara { $margin }
study-exact = Viskas peržiūrėta iki galo: tikslu.
study-why = Kodėl { $action }, o ne { $other }:
study-no-reason = Nieko, ką būtų galima suskaičiuoti lentoje: tai matyti tik toliau.
study-reason-pays = dirhamų vidutiniškai mokama šiuo metimu: { $value }, o ne { $other }
study-reason-goes-out = pavojus iškristi šiuo metimu: { $value } %, o ne { $other } %
study-reason-rug-gain = taškų vidutiniškai po to duoda geriausias kilimas: { $value }, o ne { $other }
study-reason-lead = taškų persvara dabar: { $value }, o ne { $other }
study-reason-covers = uždengta kitų langelių: { $value }, o ne { $other }
study-reason-own-area-kept = didžiausias savas plotas lieka sveikas, langeliais: { $value }, o ne { $other }
study-reason-own-area-grown = didžiausio savo ploto langelių: { $value }, o ne { $other }
study-reason-their-area-cut = didžiausio ploto langelių, { $player }: { $value }, o ne { $other }
study-reason-earns = dirhamų už tai vidutiniškai moka kitas žaidėjas: { $value }, o ne { $other }
study-reason-next-goes-out = tikimybė, kad kitas žaidėjas iškris: { $value } %, o ne { $other } %
study-reason-risky-squares = langelių, kainuojančių daugiau, nei yra piniginėje: { $value }, o ne { $other }
