### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Revezi o partidă înregistrată: fiecare decizie, fiecare aruncare și de unde vine rezultatul.
study-deep-help = Privește trei ture înainte în loc de două: mai bine, dar mai încet.
study-html-help = Scrie analiza în acest fișier, ca pagină care nu are nevoie de nimic altceva.
study-gave-up-help = Culoarea celui care a renunțat sau a rămas fără timp; dacă sunt mai mulți, în această ordine.
study-analyse-help = Cântărește tot ce se poate face într-o poziție.
study-rollout-help = Joacă atâtea partide mai departe din fiecare dintre cele mai bune alegeri.
study-looking = privesc
study-nothing-played = în această partidă nu s-a jucat nimic
study-no-such-colour = nimeni nu joacă aici cu { $colour }
study-title = Analiză
study-found = Ture privite înainte: { $turns }.
study-unfinished = Partida nu s-a încheiat: rezultatul este cât valorează ultima poziție.
study-sums-chances = De unde vine rezultatul, în puncte din șansa de câștig
study-sums-margins = Același lucru în dirhami: puncte peste cel mai bun dintre ceilalți
study-sums-note = Începutul, norocul și ambele feluri de pricepere dau împreună rezultatul. A doua privire: partea de pricepere care vine din revederea aceleiași poziții cu o tură mai târziu.
study-played = Cum s-a jucat
study-turning-points = Momente de cotitură
study-mistakes = Cele mai scumpe decizii
study-dice = Zarul și ce era de așteptat
study-habits = Unde s-a pierdut cel mai mult
study-graph = Șanse de câștig
study-graph-note = Un pătrat este o aruncare, iar un romb o decizie, care a schimbat mult.
study-column-start = început
study-column-luck = noroc
study-column-skill = pricepere proprie
study-column-others = priceperea altora
study-column-usual = noroc obișnuit
study-column-second-look = a doua privire
study-column-accuracy = precizie
study-column-loss = pierdut
study-column-mean-loss = pierdut pe decizie
study-column-decisions = decizii
study-column-inaccuracies = inexactități
study-column-mistakes = greșeli
study-column-blunders = greșeli grave
study-column-like = a jucat ca
study-column-turn = tura
study-column-better = mai bine
study-column-chance = câștig, %
study-column-margin = avans
study-column-share = șansă, %
study-column-throws = aruncări
study-column-mean = medie
study-column-paid = plătit
study-column-expected = așteptat
study-spot = { $kind ->
    [turning] { $part ->
        [early] întoarcere, la început
       *[late] întoarcere, spre final
    }
   *[laying] { $part ->
        [early] așezare, la început
       *[late] așezare, spre final
    }
}
study-word = { $word ->
    [inaccuracy] inexactitate
    [mistake] greșeală
   *[blunder] greșeală gravă
}
study-like-between = { $first } până la { $last }
study-action-turn = { $way ->
    [L] la stânga
    [R] la dreapta
   *[F] drept înainte
}
study-action-throw = aruncare: { $steps }
study-action-reveal = următorul covoraș: { $colour }
study-moment = Tura { $turn }, { $player }: { $action }
study-moment-better = Mai bine: { $action }.
study-to-win = { $player }: { $chance } % șanse de câștig, avans { $margin }
study-exact = Totul a fost urmărit până la capăt: exact.
study-why = De ce { $action } și nu { $other }:
study-no-reason = Nimic ce se poate număra pe tablă: se vede abia mai departe.
study-reason-pays = dirhami plătiți în medie la această aruncare: { $value }, nu { $other }
study-reason-goes-out = pericolul de a ieși la această aruncare: { $value } %, nu { $other } %
study-reason-rug-gain = puncte pe care le aduce apoi cel mai bun covoraș, în medie: { $value }, nu { $other }
study-reason-lead = puncte în avans acum: { $value }, nu { $other }
study-reason-covers = pătrate ale altora acoperite: { $value }, nu { $other }
study-reason-own-area-kept = cea mai mare zonă proprie rămâne întreagă, în pătrate: { $value }, nu { $other }
study-reason-own-area-grown = pătrate ale celei mai mari zone proprii: { $value }, nu { $other }
study-reason-their-area-cut = pătrate ale celei mai mari zone, { $player }: { $value }, nu { $other }
study-reason-earns = dirhami plătiți în medie pentru asta de jucătorul următor: { $value }, nu { $other }
study-reason-next-goes-out = șansa ca jucătorul următor să iasă: { $value } %, nu { $other } %
study-reason-risky-squares = pătrate care costă mai mult decât este în pungă: { $value }, nu { $other }
