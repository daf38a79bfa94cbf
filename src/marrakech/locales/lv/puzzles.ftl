### Puzzles: positions in which one choice is clearly the best.

puzzles-title = Uzdevumi
puzzles-day = Dienas uzdevums
# A link on the first screen, beside the puzzle of the day
puzzles-solve = Atrisini

## What is asked

puzzles-task-lay = Kur tavs paklājs ir visvērtīgākais?
puzzles-task-turn = Uz kuru pusi Assamam jāiet?
puzzles-task-aim = Uz kuru pusi Assamam jāiet, kad metīs nākamais spēlētājs?
puzzles-repeat = Šis tev jau reiz neizdevās.
# A button: this place, or this way
puzzles-choose = Šis ir labākais

## What is said to an answer

puzzles-right = Pareizi!
puzzles-right-gap = Viss pārējais samazina izredzes uzvarēt vismaz par { $share }.
puzzles-wrong = Ir kas labāks.
puzzles-wrong-loss = Tas samazina izredzes uzvarēt par { $share }.
puzzles-why = Kāpēc labākais ir labāks:
puzzles-again = Mēģini vēlreiz
puzzles-show = Parādi atrisinājumu
puzzles-next = Nākamais uzdevums
# Heading of a list of everything that could have been chosen, with what each loses
puzzles-all = Visas izvēles un ko tās maksā

## Which puzzles

puzzles-theme = Temats
puzzles-theme-any = Visi temati
puzzles-theme-name = { $theme ->
    [survive] Palikt spēlē
    [oust] Izspiest kādu no spēles
    [dodge] Maksāt mazāk
    [reach] Nokļūt labā vietā
    [aim] Pagriezt nākamajam spēlētājam
    [cut] Pāršķelt laukumu
    [take] Ieņemt lauciņus
    [defend] Nosargāt laukumu
    [bait] Likt citiem maksāt
    [build] Palielināt laukumu
   *[count] Izrēķināt līdz beigām
}
puzzles-level = Grūtība
puzzles-level-name = { $level ->
    [easier] vieglāki
    [fitting] manā līmenī
   *[harder] grūtāki
}
puzzles-none = Tāda uzdevuma nav.

## How one does

puzzles-rating = Tavs reitings
puzzles-rating-this = Šis uzdevums
puzzles-streak = Pēc kārtas
puzzles-streak-best = labākais: { $number }
puzzles-due = Šodien jāatkārto
