### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Problemi
puzzles-day = Problema del giorno
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Risolvi

## What is asked

puzzles-task-lay = Dove vale di più il tuo tappeto?
puzzles-task-turn = Da che parte deve andare Assam?
puzzles-task-aim = Da che parte deve andare Assam quando tira il prossimo?
puzzles-repeat = Questo l’hai già sbagliato.
# A button: this place, or this way
puzzles-choose = Questa è la migliore

## What is said to an answer

puzzles-right = Giusto!
puzzles-right-gap = Tutto il resto abbassa la probabilità di vincere di almeno il { $share }.
puzzles-wrong = C’è di meglio.
puzzles-wrong-loss = Abbassa la probabilità di vincere del { $share }.
puzzles-why = Perché è la scelta migliore:
puzzles-again = Riprova
puzzles-show = Mostra la soluzione
puzzles-next = Prossimo problema
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Tutte le scelte, e quanto costano

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Tutti i temi
puzzles-theme-name = { $theme ->
    [survive] Restare in gioco
    [oust] Eliminare qualcuno
    [dodge] Pagare meno
    [reach] Arrivare in un buon posto
    [aim] Girare per il prossimo
    [cut] Tagliare un’area
    [take] Prendere caselle
    [defend] Difendere un’area
    [bait] Far pagare gli altri
    [build] Ampliare un’area
   *[count] Contare fino alla fine
}
puzzles-level = Difficoltà
puzzles-level-name = { $level ->
    [easier] più facile
    [fitting] al mio livello
   *[harder] più difficile
}
puzzles-none = Questo problema non esiste.

## How one does

puzzles-rating = Il tuo punteggio
puzzles-rating-this = Questo problema
puzzles-streak = Di fila
puzzles-streak-best = record: { $number }
puzzles-due = Da ripetere oggi
