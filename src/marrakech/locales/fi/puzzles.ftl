### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Pulmat
puzzles-day = Päivän pulma
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Ratkaise

## What is asked

puzzles-task-lay = Missä mattosi on arvokkain?
puzzles-task-turn = Minne Assamin pitäisi mennä?
puzzles-task-aim = Minne Assamin pitäisi mennä, kun seuraava heittää?
puzzles-repeat = Tämä meni sinulta viimeksi väärin.
# A button: this place, or this way
puzzles-choose = Tämä on paras

## What is said to an answer

puzzles-right = Oikein!
puzzles-right-gap = Kaikki muu pienentää voiton mahdollisuutta ainakin { $share }.
puzzles-wrong = On parempikin.
puzzles-wrong-loss = Se pienentää voiton mahdollisuutta { $share }.
puzzles-why = Miksi paras on parempi:
puzzles-again = Yritä uudelleen
puzzles-show = Näytä ratkaisu
puzzles-next = Seuraava pulma
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Kaikki vaihtoehdot ja mitä ne maksavat

## Which puzzles

puzzles-theme = Aihe
puzzles-theme-any = Kaikki aiheet
puzzles-theme-name = { $theme ->
    [survive] Pysy pelissä
    [oust] Pudota joku pelistä
    [dodge] Maksa vähemmän
    [reach] Pääse hyvään paikkaan
    [aim] Käännä seuraavalle
    [cut] Katkaise alue
    [take] Valtaa ruutuja
    [defend] Puolusta aluetta
    [bait] Anna muiden maksaa
    [build] Kasvata aluetta
   *[count] Laske loppuun
}
puzzles-level = Vaikeus
puzzles-level-name = { $level ->
    [easier] helpompi
    [fitting] minun tasoani
   *[harder] vaikeampi
}
puzzles-none = Sellaista pulmaa ei ole.

## How one does

puzzles-rating = Lukusi
puzzles-rating-this = Tämä pulma
puzzles-streak = Peräkkäin
puzzles-streak-best = paras: { $number }
puzzles-due = Tänään kerrattavana
