### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Uždaviniai
puzzles-day = Dienos uždavinys
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Išspręsk

## What is asked

puzzles-task-lay = Kur tavo kilimas vertingiausias?
puzzles-task-turn = Kur turėtų eiti Asamas?
puzzles-task-aim = Kur turėtų eiti Asamas, kai mes kitas žaidėjas?
puzzles-repeat = Šis tau kartą jau nepavyko.
# A button: this place, or this way
puzzles-choose = Tai geriausia

## What is said to an answer

puzzles-right = Teisingai!
puzzles-right-gap = Visa kita sumažina galimybę laimėti bent { $share }.
puzzles-wrong = Yra kai kas geriau.
puzzles-wrong-loss = Tai sumažina galimybę laimėti { $share }.
puzzles-why = Kodėl geriausias geresnis:
puzzles-again = Bandyti dar kartą
puzzles-show = Parodyti sprendimą
puzzles-next = Kitas uždavinys
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Visi pasirinkimai ir kiek jie kainuoja

## Which puzzles

puzzles-theme = Tema
puzzles-theme-any = Visos temos
puzzles-theme-name = { $theme ->
    [survive] Likti žaidime
    [oust] Išstumti ką nors
    [dodge] Mokėti mažiau
    [reach] Patekti į gerą vietą
    [aim] Pasukti kitam žaidėjui
    [cut] Perkirsti plotą
    [take] Užimti langelių
    [defend] Apginti plotą
    [bait] Priversti kitus mokėti
    [build] Padidinti plotą
   *[count] Suskaičiuoti iki galo
}
puzzles-level = Sunkumas
puzzles-level-name = { $level ->
    [easier] lengvesni
    [fitting] mano lygio
   *[harder] sunkesni
}
puzzles-none = Tokio uždavinio nėra.

## How one does

puzzles-rating = Tavo reitingas
puzzles-rating-this = Šis uždavinys
puzzles-streak = Iš eilės
puzzles-streak-best = geriausiai: { $number }
puzzles-due = Šiandien pakartoti
