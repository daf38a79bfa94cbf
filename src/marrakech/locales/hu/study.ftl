### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Egy rögzített játszma áttekintése: minden döntés, minden dobás, és hogy miből lett az eredmény.
study-deep-help = Három körrel előre nézni kettő helyett: jobb, de lassabb.
study-html-help = Az áttekintés kiírása ebbe a fájlba, olyan oldalként, amelyhez nem kell más.
study-gave-up-help = Annak a színe, aki feladta vagy kifutott az időből; ha többen vannak, ebben a sorrendben.
study-analyse-help = Mindent mérlegelni, amit egy állásban tenni lehet.
study-rollout-help = Ennyi játszmát játszani tovább minden legjobb választásból.
study-looking = nézem
study-nothing-played = ebben a játszmában még nem játszottak semmit
study-no-such-colour = itt senki sem játszik ezzel: { $colour }
study-title = Áttekintés
study-found = Előre nézett körök: { $turns }.
study-unfinished = A játszma nem ért véget: eredménye annyi, amennyit az utolsó állás ér.
study-sums-chances = Miből lett az eredmény, a nyerési esély pontjaiban
study-sums-margins = Ugyanez dirhemben: pontok a többiek legjobbja fölött
study-sums-note = A kezdet, a szerencse és a kétféle tudás együtt adja az eredményt. Második pillantás: a tudásnak az a része, amely abból jön, hogy ugyanazt az állást egy körrel később is látjuk.
study-played = Hogyan játszottak
study-turning-points = Fordulópontok
study-mistakes = A legdrágább döntések
study-dice = A kocka, és ami várható volt
study-habits = Hol veszett el a legtöbb
study-graph = Nyerési esélyek
study-graph-note = A négyzet dobás, a rombusz döntés, amely sokat változtatott.
study-column-start = kezdet
study-column-luck = szerencse
study-column-skill = saját tudás
study-column-others = mások tudása
study-column-usual = szokásos szerencse
study-column-second-look = második pillantás
study-column-accuracy = pontosság
study-column-loss = veszteség
study-column-mean-loss = veszteség döntésenként
study-column-decisions = döntések
study-column-inaccuracies = pontatlanságok
study-column-mistakes = hibák
study-column-blunders = súlyos hibák
study-column-like = így játszott
study-column-turn = kör
study-column-better = jobb
study-column-chance = nyerés, %
study-column-margin = előny
study-column-share = esély, %
study-column-throws = dobások
study-column-mean = átlag
study-column-paid = fizetett
study-column-expected = várható
study-spot = { $kind ->
    [turning] { $part ->
        [early] fordítás, az elején
       *[late] fordítás, a végén
    }
   *[laying] { $part ->
        [early] lerakás, az elején
       *[late] lerakás, a végén
    }
}
study-word = { $word ->
    [inaccuracy] pontatlanság
    [mistake] hiba
   *[blunder] súlyos hiba
}
study-like-between = { $first } – { $last }
study-action-turn = { $way ->
    [L] balra
    [R] jobbra
   *[F] egyenesen
}
study-action-throw = dobás: { $steps }
study-action-reveal = következő szőnyeg: { $colour }
study-moment = { $turn }. kör, { $player }: { $action }
study-moment-better = Jobb: { $action }.
study-to-win = { $player }: { $chance } % nyerési esély, előny { $margin }
study-exact = Mindent a végéig követtünk: pontos.
study-why = Miért { $action }, és miért nem { $other }:
study-no-reason = Semmi, ami a táblán megszámolható: csak később látszik.
study-reason-pays = ennél a dobásnál átlagosan fizetett dirhem: { $value }, nem { $other }
study-reason-goes-out = a kiesés veszélye ennél a dobásnál: { $value } %, nem { $other } %
study-reason-rug-gain = pontok, amelyeket utána a legjobb szőnyeg átlagosan hoz: { $value }, nem { $other }
study-reason-lead = pontelőny most: { $value }, nem { $other }
study-reason-covers = mások letakart mezői: { $value }, nem { $other }
study-reason-own-area-kept = a legnagyobb saját terület egyben marad, mezőkben: { $value }, nem { $other }
study-reason-own-area-grown = a legnagyobb saját terület mezői: { $value }, nem { $other }
study-reason-their-area-cut = a legnagyobb terület mezői, { $player }: { $value }, nem { $other }
study-reason-earns = dirhem, amelyet a következő játékos átlagosan fizet érte: { $value }, nem { $other }
study-reason-next-goes-out = esély, hogy a következő játékos kiesik: { $value } %, nem { $other } %
study-reason-risky-squares = mezők, amelyek többe kerülnek, mint ami az erszényben van: { $value }, nem { $other }
