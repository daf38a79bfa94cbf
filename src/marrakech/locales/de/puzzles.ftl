### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Rätsel
puzzles-day = Rätsel des Tages
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Lösen

## What is asked

puzzles-task-lay = Wo ist dein Teppich am meisten wert?
puzzles-task-turn = Wohin soll Assam gehen?
puzzles-task-aim = Wohin soll Assam gehen, wenn der Nächste würfelt?
puzzles-repeat = Dieses Rätsel hast du schon einmal verfehlt.
# A button: this place, or this way
puzzles-choose = Das ist am besten

## What is said to an answer

puzzles-right = Richtig!
puzzles-right-gap = Alles andere senkt die Gewinnchance um mindestens { $share }.
puzzles-wrong = Es gibt etwas Besseres.
puzzles-wrong-loss = Das senkt die Gewinnchance um { $share }.
puzzles-why = Warum das am besten ist:
puzzles-again = Noch einmal
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Alle Möglichkeiten, und was sie kosten

## Which puzzles

puzzles-theme = Thema
puzzles-theme-any = Alle Themen
puzzles-theme-name = { $theme ->
    [survive] Im Spiel bleiben
    [oust] Jemanden hinauswerfen
    [dodge] Weniger zahlen
    [reach] An einen guten Platz kommen
    [aim] Für den Nächsten drehen
    [cut] Ein Gebiet zerschneiden
    [take] Felder nehmen
    [defend] Ein Gebiet schützen
    [bait] Andere zahlen lassen
    [build] Ein Gebiet ausbauen
   *[count] Bis zum Ende rechnen
}
puzzles-level = Schwierigkeit
puzzles-level-name = { $level ->
    [easier] leichter
    [fitting] so stark wie ich
   *[harder] schwerer
}
puzzles-none = Ein solches Rätsel gibt es nicht.

## How one does

puzzles-rating = Deine Wertung
puzzles-rating-this = Dieses Rätsel
puzzles-streak = In Folge
puzzles-streak-best = beste Serie: { $number }
puzzles-due = Heute zu wiederholen
