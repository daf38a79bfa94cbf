### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Preglej zapisano igro: vsako odločitev, vsak met in od kod izid.
study-deep-help = Glej tri poteze naprej namesto dveh: bolje, a počasneje.
study-html-help = Zapiši pregled v to datoteko, kot stran, ki ne potrebuje ničesar drugega.
study-gave-up-help = Barva tistega, ki je odnehal ali mu je zmanjkalo časa; če jih je več, v tem vrstnem redu.
study-analyse-help = Pretehtaj vse, kar je v položaju mogoče storiti.
study-rollout-help = Odigraj toliko iger naprej od vsake najboljše izbire.
study-looking = gledam
study-nothing-played = v tej igri ni bilo še nič odigrano
study-no-such-colour = nihče tu ne igra z barvo: { $colour }
study-title = Pregled
study-found = Poteze naprej: { $turns }.
study-unfinished = Igra ni končana: izid je to, kar je vreden zadnji položaj.
study-sums-chances = Od kod izid, v točkah možnosti za zmago
study-sums-margins = Isto v dirhamih: točke več od najboljšega med drugimi
study-sums-note = Začetek, sreča in obe vrsti znanja dajo skupaj izid. Drugi pogled: del znanja, ki pride od pogleda na isti položaj potezo pozneje.
study-played = Kako se je igralo
study-turning-points = Prelomnice
study-mistakes = Najdražje odločitve
study-dice = Kocka in kaj je bilo pričakovati
study-habits = Kje se je izgubilo največ
study-graph = Možnosti za zmago
study-graph-note = Kvadrat je met, romb pa odločitev, ki je veliko spremenila.
study-column-start = začetek
study-column-luck = sreča
study-column-skill = lastno znanje
study-column-others = znanje drugih
study-column-usual = običajna sreča
study-column-second-look = drugi pogled
study-column-accuracy = natančnost
study-column-loss = izgubljeno
study-column-mean-loss = izgubljeno na odločitev
study-column-decisions = odločitve
study-column-inaccuracies = nenatančnosti
study-column-mistakes = napake
study-column-blunders = hude napake
study-column-like = igra kot
study-column-turn = poteza
study-column-better = bolje
study-column-chance = zmaga, %
study-column-margin = prednost
study-column-share = možnost, %
study-column-throws = meti
study-column-mean = povprečje
study-column-paid = plačano
study-column-expected = pričakovano
study-spot = { $kind ->
    [turning] { $part ->
        [early] obračanje, zgodaj
       *[late] obračanje, pozno
    }
   *[laying] { $part ->
        [early] polaganje, zgodaj
       *[late] polaganje, pozno
    }
}
study-word = { $word ->
    [inaccuracy] nenatančnost
    [mistake] napaka
   *[blunder] huda napaka
}
study-like-between = { $first } do { $last }
study-action-turn = { $way ->
    [L] levo
    [R] desno
   *[F] naravnost
}
study-action-throw = met: { $steps }
study-action-reveal = naslednja preproga: { $colour }
study-moment = Poteza { $turn }, { $player }: { $action }
study-moment-better = Bolje: { $action }.
study-to-win = { $player }: { $chance } % za zmago, prednost { $margin }
study-exact = Vse je bilo sledeno do konca: natančno.
study-why = Zakaj { $action } in ne { $other }:
study-no-reason = Nič, kar bi se dalo prešteti na deski: pokaže se šele pozneje.
study-reason-pays = dirhami, ki se povprečno plačajo pri tem metu: { $value }, ne { $other }
study-reason-goes-out = nevarnost izpada pri tem metu: { $value } %, ne { $other } %
study-reason-rug-gain = točke, ki jih nato povprečno prinese najboljša preproga: { $value }, ne { $other }
study-reason-lead = točk prednosti zdaj: { $value }, ne { $other }
study-reason-covers = pokrita polja drugih: { $value }, ne { $other }
study-reason-own-area-kept = največje lastno območje ostane celo, v poljih: { $value }, ne { $other }
study-reason-own-area-grown = polja največjega lastnega območja: { $value }, ne { $other }
study-reason-their-area-cut = polja največjega območja, { $player }: { $value }, ne { $other }
study-reason-earns = dirhami, ki jih za to povprečno plača naslednji igralec: { $value }, ne { $other }
study-reason-next-goes-out = možnost, da naslednji igralec izpade: { $value } %, ne { $other } %
study-reason-risky-squares = polja, ki stanejo več, kot je v mošnji: { $value }, ne { $other }
