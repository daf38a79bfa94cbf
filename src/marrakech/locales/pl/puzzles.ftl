### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Zadania
puzzles-day = Zadanie dnia
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Rozwiąż

## What is asked

puzzles-task-lay = Gdzie twój dywan jest wart najwięcej?
puzzles-task-turn = W którą stronę ma iść Assam?
puzzles-task-aim = W którą stronę ma iść Assam, gdy będzie rzucać następny gracz?
puzzles-repeat = To zadanie już kiedyś nie wyszło.
# A button: this place, or this way
puzzles-choose = To jest najlepsze

## What is said to an answer

puzzles-right = Dobrze!
puzzles-right-gap = Wszystko inne zmniejsza szansę na wygraną co najmniej o { $share }.
puzzles-wrong = Jest coś lepszego.
puzzles-wrong-loss = To zmniejsza szansę na wygraną o { $share }.
puzzles-why = Dlaczego to najlepsze:
puzzles-again = Spróbuj jeszcze raz
puzzles-show = Pokaż rozwiązanie
puzzles-next = Następne zadanie
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Wszystkie możliwości i ile kosztują

## Which puzzles

puzzles-theme = Temat
puzzles-theme-any = Wszystkie tematy
puzzles-theme-name = { $theme ->
    [survive] Zostań w grze
    [oust] Wyeliminuj kogoś
    [dodge] Zapłać mniej
    [reach] Dojdź w dobre miejsce
    [aim] Obróć dla następnego gracza
    [cut] Rozetnij obszar
    [take] Zajmij pola
    [defend] Obroń obszar
    [bait] Niech inni płacą
    [build] Powiększ obszar
   *[count] Policz do końca
}
puzzles-level = Trudność
puzzles-level-name = { $level ->
    [easier] łatwiejsze
    [fitting] na mój poziom
   *[harder] trudniejsze
}
puzzles-none = Nie ma takiego zadania.

## How one does

puzzles-rating = Twój ranking
puzzles-rating-this = To zadanie
puzzles-streak = Z rzędu
puzzles-streak-best = najlepiej: { $number }
puzzles-due = Dziś do powtórki
