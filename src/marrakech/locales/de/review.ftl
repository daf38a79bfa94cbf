### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] Erster Blick
   *[deep] Genauerer Blick
}: { $done } / { $total }
review-whose = Sicht: { $player }
review-luck = Glück: ein Wurf
review-skill = Können: eine Wahl
review-position = Aktion des Spiels
review-choices = { $phase ->
    [turn] Wohin sich Assam drehen lässt
   *[lay] Wo der Teppich liegen könnte
}
review-throws = Was hätte kommen können
review-was-played = gespielt
review-chance-margin = Gewinnchance, Vorsprung
review-was-better = Zug { $turn }: besser war { $action }
review-was-best = Zug { $turn }: das war das Beste
review-cost = { $player }: { $action }. Verlust: { $loss } Punkte der Gewinnchance.
review-dirhams = Dasselbe in Dirham
review-result = Ergebnis

## Find the better move

review-find = { $phase ->
    [turn] Finde die bessere Richtung
   *[lay] Finde den besseren Teppich
}
review-try = Ich versuche es
review-show = Zeig es mir
review-next = Den nächsten finden
review-choose = Wähle auf dem Brett.
review-this-one = Das hier
review-yes = Ja, { $action } ist das Beste.
review-near = Gut: { $action } verliert nur { $loss } gegenüber dem Besten.
review-no = { $action } verliert { $loss }. Sieh noch einmal hin.
review-no-mistakes = { $player }: In diesem Spiel gibt es keinen Fehler zu finden.

## Hints and the tutor

review-hint = Tipp
review-hint-all = Alle Möglichkeiten
review-hint-best = Am besten: { $action }
review-hints = Tipps und der Lehrer dürfen helfen
review-hints-hint = Nur wo alle an einem Bildschirm sitzen. Protokoll und Aufzeichnung sagen, wem geholfen wurde.
review-tutor = Lehrer: warne mich, bevor ein Fehler zählt
review-tutor-word = { $word ->
    [mistake] Der Lehrer hält das für einen Fehler.
   *[blunder] Der Lehrer hält das für einen Patzer.
}
review-tutor-cost = Es kostet { $loss } Punkte der Gewinnchance.
review-anyway = Trotzdem spielen
review-think = Noch einmal überlegen
review-log-hint = Ein Tipp für { $player }.
review-log-tutor = Eine Warnung des Lehrers für { $player }.

## One's own games

review-own-won = gewonnen
review-own-none = Spiel ein Spiel zu Ende: Dann siehst du hier, was dir die Würfel brachten und wo du am meisten verlierst.
review-own-look = Meine Spiele ansehen: { $number }
review-own-games = Angesehene Spiele: { $number }
review-own-fair = Faire Würfel weichen in { $share } % aller so langen Reihen ebenso weit oder weiter ab.
