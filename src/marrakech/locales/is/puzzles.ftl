### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Þrautir
puzzles-day = Þraut dagsins
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Leysa

## What is asked

puzzles-task-lay = Hvar er teppið þitt mest virði?
puzzles-task-turn = Í hvaða átt á Assam að fara?
puzzles-task-aim = Í hvaða átt á Assam að fara þegar næsti leikmaður kastar?
puzzles-repeat = Þessi tókst þér ekki áður.
# A button: this place, or this way
puzzles-choose = Þetta er best

## What is said to an answer

puzzles-right = Rétt!
puzzles-right-gap = Allt annað minnkar vinningslíkurnar um minnst { $share }.
puzzles-wrong = Annað er betra.
puzzles-wrong-loss = Það minnkar vinningslíkurnar um { $share }.
puzzles-why = Af hverju það besta er betra:
puzzles-again = Reyna aftur
puzzles-show = Sýna lausnina
puzzles-next = Næsta þraut
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Allir kostir og hvað þeir kosta

## Which puzzles

puzzles-theme = Þema
puzzles-theme-any = Öll þemu
puzzles-theme-name = { $theme ->
    [survive] Halda sér í spilinu
    [oust] Koma einhverjum út
    [dodge] Borga minna
    [reach] Komast á góðan stað
    [aim] Snúa fyrir næsta leikmann
    [cut] Kljúfa svæði
    [take] Taka reiti
    [defend] Verja svæði
    [bait] Láta aðra borga
    [build] Stækka svæði
   *[count] Reikna til enda
}
puzzles-level = Þyngd
puzzles-level-name = { $level ->
    [easier] léttari
    [fitting] við mitt hæfi
   *[harder] þyngri
}
puzzles-none = Slík þraut er ekki til.

## How one does

puzzles-rating = Stigin þín
puzzles-rating-this = Þessi þraut
puzzles-streak = Í röð
puzzles-streak-best = best: { $number }
puzzles-due = Til upprifjunar í dag
