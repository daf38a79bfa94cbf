### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Probleme
puzzles-day = Problema zilei
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Rezolvă

## What is asked

puzzles-task-lay = Unde valorează cel mai mult covorașul tău?
puzzles-task-turn = Încotro să meargă Assam?
puzzles-task-aim = Încotro să meargă Assam când aruncă următorul jucător?
puzzles-repeat = Pe aceasta ai greșit-o înainte.
# A button: this place, or this way
puzzles-choose = Aceasta e cea mai bună

## What is said to an answer

puzzles-right = Corect!
puzzles-right-gap = Orice altceva scade șansa de câștig cu cel puțin { $share }.
puzzles-wrong = Există ceva mai bun.
puzzles-wrong-loss = Scade șansa de câștig cu { $share }.
puzzles-why = De ce alegerea cea mai bună e mai bună:
puzzles-again = Mai încearcă
puzzles-show = Arată soluția
puzzles-next = Problema următoare
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Toate alegerile și cât costă

## Which puzzles

puzzles-theme = Temă
puzzles-theme-any = Toate temele
puzzles-theme-name = { $theme ->
    [survive] Rămâi în joc
    [oust] Scoate pe cineva din joc
    [dodge] Plătește mai puțin
    [reach] Ajungi într-un loc bun
    [aim] Întoarce pentru următorul
    [cut] Taie o zonă
    [take] Ia pătrate
    [defend] Apără o zonă
    [bait] Fă-i pe alții să plătească
    [build] Mărește o zonă
   *[count] Numără până la capăt
}
puzzles-level = Dificultate
puzzles-level-name = { $level ->
    [easier] mai ușoare
    [fitting] pe măsura mea
   *[harder] mai grele
}
puzzles-none = Nu există o astfel de problemă.

## How one does

puzzles-rating = Punctajul tău
puzzles-rating-this = Această problemă
puzzles-streak = La rând
puzzles-streak-best = record: { $number }
puzzles-due = De repetat azi
