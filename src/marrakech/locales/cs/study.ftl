### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Rozebrat zaznamenanou hru: každé rozhodnutí, každý hod a odkud se vzal výsledek.
study-deep-help = Dívat se tři tahy dopředu místo dvou: lepší, ale pomalejší.
study-html-help = Zapsat rozbor do tohoto souboru jako stránku, která nic dalšího nepotřebuje.
study-gave-up-help = Barva toho, kdo se vzdal nebo komu došel čas; u více v tomto pořadí.
study-analyse-help = Zvážit vše, co lze v pozici udělat.
study-rollout-help = Dohrát tolik her od každé z nejlepších možností.
study-looking = prohlížím
study-nothing-played = v této hře se ještě nic nehrálo
study-no-such-colour = za barvu { $colour } tu nikdo nehraje
study-title = Rozbor
study-found = Tahů dopředu: { $turns }.
study-unfinished = Hra není dohraná: výsledkem je hodnota poslední pozice.
study-sums-chances = Odkud se vzal výsledek, v bodech šance na výhru
study-sums-margins = Totéž v dirhamech: body navíc proti nejlepšímu z ostatních
study-sums-note = Začátek, štěstí a oba druhy umění dávají dohromady výsledek. Druhý pohled: část umění, která vzniká pohledem na stejnou pozici o tah později.
study-played = Jak se hrálo
study-turning-points = Zlomové okamžiky
study-mistakes = Nejdražší rozhodnutí
study-dice = Kostka a co se dalo čekat
study-habits = Kde se ztratilo nejvíc
study-graph = Šance na výhru
study-graph-note = Čtverec je hod a kosočtverec rozhodnutí, které mnoho změnilo.
study-column-start = začátek
study-column-luck = štěstí
study-column-skill = vlastní umění
study-column-others = umění ostatních
study-column-usual = obvyklé štěstí
study-column-second-look = druhý pohled
study-column-accuracy = přesnost
study-column-loss = ztráta
study-column-mean-loss = ztráta na rozhodnutí
study-column-decisions = rozhodnutí
study-column-inaccuracies = nepřesnosti
study-column-mistakes = chyby
study-column-blunders = hrubé chyby
study-column-like = hra jako
study-column-turn = tah
study-column-better = lepší
study-column-chance = výhra, %
study-column-margin = náskok
study-column-share = šance, %
study-column-throws = hody
study-column-mean = průměr
study-column-paid = zaplaceno
study-column-expected = čekalo se
study-spot = { $kind ->
    [turning] { $part ->
        [early] otáčení, na začátku
       *[late] otáčení, ke konci
    }
   *[laying] { $part ->
        [early] pokládání, na začátku
       *[late] pokládání, ke konci
    }
}
study-word = { $word ->
    [inaccuracy] nepřesnost
    [mistake] chyba
   *[blunder] hrubá chyba
}
study-like-between = { $first } až { $last }
study-action-turn = { $way ->
    [L] vlevo
    [R] vpravo
   *[F] rovně
}
study-action-throw = hod: { $steps }
study-action-reveal = další koberec: { $colour }
study-moment = Tah { $turn }, { $player }: { $action }
study-moment-better = Lepší: { $action }.
study-to-win = { $player }: výhra { $chance } %, náskok { $margin }
study-exact = Vše bylo sledováno až do konce: přesné.
study-why = Proč { $action }, a ne { $other }:
study-no-reason = Nic, co se dá na desce spočítat: ukáže se to až dál.
study-reason-pays = dirhamy placené průměrně při tomto hodu: { $value }, ne { $other }
study-reason-goes-out = nebezpečí vypadnutí při tomto hodu: { $value } %, ne { $other } %
study-reason-rug-gain = body, které pak průměrně přinese nejlepší koberec: { $value }, ne { $other }
study-reason-lead = bodový náskok teď: { $value }, ne { $other }
study-reason-covers = zakrytá pole ostatních: { $value }, ne { $other }
study-reason-own-area-kept = největší vlastní plocha zůstane celá, v polích: { $value }, ne { $other }
study-reason-own-area-grown = pole největší vlastní plochy: { $value }, ne { $other }
study-reason-their-area-cut = pole největší plochy, { $player }: { $value }, ne { $other }
study-reason-earns = dirhamy, které za to další hráč průměrně zaplatí: { $value }, ne { $other }
study-reason-next-goes-out = šance, že další hráč vypadne: { $value } %, ne { $other } %
study-reason-risky-squares = pole, která stojí víc, než je v měšci: { $value }, ne { $other }
