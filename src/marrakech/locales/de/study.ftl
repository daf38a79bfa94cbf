### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Eine aufgezeichnete Partie besprechen: jede Entscheidung, jeder Wurf, und woher das Ergebnis kommt.
study-deep-help = Drei Züge voraussehen statt zwei: besser, aber langsamer.
study-html-help = Die Besprechung in diese Datei schreiben, als Seite, die sonst nichts braucht.
study-gave-up-help = Die Farbe einer Person, die aufgegeben oder keine Zeit mehr hatte; bei mehreren in dieser Reihenfolge.
study-analyse-help = Alles abwägen, was in einer Stellung getan werden kann.
study-rollout-help = Von jeder der besten Möglichkeiten aus so viele Partien weiterspielen.
study-looking = schaue
study-nothing-played = in dieser Partie wurde noch nichts gespielt
study-no-such-colour = { $colour } spielt hier niemand
study-title = Besprechung
study-found = Vorausberechnete Züge: { $turns }.
study-unfinished = Die Partie ist nicht zu Ende: Als Ergebnis gilt, was die letzte Stellung wert ist.
study-sums-chances = Woher das Ergebnis kommt, in Punkten der Gewinnchance
study-sums-margins = Dasselbe in Dirham: Punkte vor dem Besten der anderen
study-sums-note = Anfang, Glück und beide Arten von Können ergeben zusammen das Ergebnis. Zweiter Blick: der Teil des Könnens, der daher kommt, dass dieselbe Stellung einen Zug später noch einmal angesehen wird.
study-played = Wie gespielt wurde
study-turning-points = Wendepunkte
study-mistakes = Die teuersten Entscheidungen
study-dice = Würfel, und was zu erwarten war
study-habits = Wo am meisten verloren ging
study-graph = Gewinnchancen
study-graph-note = Ein Quadrat ist ein Wurf, eine Raute eine Entscheidung, mit der sich viel geändert hat.
study-column-start = Anfang
study-column-luck = Glück
study-column-skill = eigenes Können
study-column-others = Können der anderen
study-column-usual = übliches Glück
study-column-second-look = zweiter Blick
study-column-accuracy = Genauigkeit
study-column-loss = verloren
study-column-mean-loss = je Entscheidung verloren
study-column-decisions = Entscheidungen
study-column-inaccuracies = Ungenauigkeiten
study-column-mistakes = Fehler
study-column-blunders = Patzer
study-column-like = gespielt wie
study-column-turn = Zug
study-column-better = besser
study-column-chance = Gewinn, %
study-column-margin = Vorsprung
study-column-share = Chance, %
study-column-throws = Würfe
study-column-mean = Mittel
study-column-paid = bezahlt
study-column-expected = erwartet
study-spot = { $kind ->
    [turning] { $part ->
        [early] Drehen, früh
       *[late] Drehen, spät
    }
   *[laying] { $part ->
        [early] Legen, früh
       *[late] Legen, spät
    }
}
study-word = { $word ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Patzer
}
study-like-between = { $first } bis { $last }
study-action-turn = { $way ->
    [L] links
    [R] rechts
   *[F] geradeaus
}
study-action-throw = Wurf: { $steps }
study-action-reveal = nächster Teppich: { $colour }
study-moment = Zug { $turn }, { $player }: { $action }
study-moment-better = Besser: { $action }.
study-to-win = { $player }: { $chance } % Gewinnchance, Vorsprung { $margin }
study-exact = Alles wurde bis zum Ende verfolgt: genau.
study-why = Warum { $action } und nicht { $other }:
study-no-reason = Nichts, was sich auf dem Brett zählen lässt: Es zeigt sich erst später.
study-reason-pays = Dirham, die bei diesem Wurf im Mittel zu zahlen sind: { $value }, nicht { $other }
study-reason-goes-out = Gefahr, bei diesem Wurf auszuscheiden: { $value } %, nicht { $other } %
study-reason-rug-gain = Punkte, die der beste Teppich danach im Mittel bringt: { $value }, nicht { $other }
study-reason-lead = Punkte Vorsprung jetzt: { $value }, nicht { $other }
study-reason-covers = Verdeckte Felder anderer: { $value }, nicht { $other }
study-reason-own-area-kept = Das größte eigene Gebiet bleibt ganz, in Feldern: { $value }, nicht { $other }
study-reason-own-area-grown = Felder des größten eigenen Gebiets: { $value }, nicht { $other }
study-reason-their-area-cut = Felder des größten Gebiets von { $player }: { $value }, nicht { $other }
study-reason-earns = Dirham, die der nächste Zug dafür im Mittel einbringt: { $value }, nicht { $other }
study-reason-next-goes-out = Chance, dass als Nächstes jemand ausscheidet: { $value } %, nicht { $other } %
study-reason-risky-squares = Felder, die mehr kosten, als in der Börse ist: { $value }, nicht { $other }
