### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analyse
analysis-open = Auf dem Analysebrett öffnen
# The three things that can be done
analysis-mode = { $mode ->
    [try] Ausprobieren
    [edit] Stellung ändern
   *[paste] Einfügen
}
analysis-copy-text = Als Text kopieren
analysis-picture = Als Bild speichern

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } dreht Assam
    [roll] { $player } würfelt
    [lay] { $player } legt einen Teppich
    [reveal] { $player }: Welcher Teppich ist der nächste?
   *[over] Das Spiel ist aus
}
analysis-deeper = Es wird tiefer gesucht …
analysis-rollout = Partien weiterspielen
analysis-games = Weitergespielte Partien: { $games }
analysis-die = Den Würfel selbst legen
analysis-mean = Bis dahin gelten die Zahlen im Mittel aller Würfe.
analysis-heat = Wo Assam stehen kann, und was es kostet

## Variations

analysis-variations = Varianten
analysis-start = Ausgangsstellung
analysis-name = Name dieser Variante
analysis-delete = Ab hier löschen

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Wegnehmen
}
analysis-hint = { $tool ->
    [assam] Tippe auf ein Feld. Tippe auf Assam, um ihn zu drehen.
    [away] Tippe auf einen Teppich.
   *[rug] Tippe auf zwei Felder nebeneinander.
}
analysis-dirhams = Dirham
analysis-rugs = Teppiche übrig
analysis-mover = Wer ist am Zug?
analysis-next = Was kommt als Nächstes?
analysis-phase = { $phase ->
    [turn] Assam drehen
    [roll] würfeln
   *[lay] einen Teppich legen
}
analysis-empty = Brett leeren
analysis-line = Stellung in einer Zeile
analysis-use = Übernehmen
analysis-play-on = Von hier weiterspielen
