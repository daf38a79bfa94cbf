### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Naucz się grać
learn-lead = Dziesięć małych kroków na prawdziwej planszy, pięć minut.
learn-step = Krok { $number } z { $steps }
learn-steps = Kroki
learn-step-done = { $title } (gotowe)
learn-resume = Kontynuuj lekcję
learn-again = Od początku
learn-next = Dalej
learn-back = Wstecz
learn-right = Dobrze!
learn-wrong = Niezupełnie.
learn-rule = Zasada { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] W jego lewo
    [R] W jego prawo
   *[F] Prosto
}
learn-throw = Rzuć kostką
learn-lay = Połóż dywan tutaj
learn-number = { $number }
learn-end-title = Teraz już znasz grę
learn-end = To wszystko, co trzeba wiedzieć. Reszta to szczęście i odrobina sprytu.
learn-end-play = Zagraj z tragarzem Hassanem

learn-turn = Obróć Assama
learn-turn-see-task = Grasz czerwonymi i jest twoja tura. Najpierw możesz obrócić Assama. Lewo i prawo są takie, jak on je widzi: patrzy w dół, więc jego lewa ręka jest po prawej stronie ekranu. Poprowadź go tam, gdzie nie trafi na żółty dywan.
learn-turn-left = Tam leżą żółte dywany: po większości rzutów trzeba by płacić.
learn-turn-forward = Na wprost też jest żółty dywan. Spróbuj inaczej.
learn-turn-done = Tędy nic ci nie grozi.

learn-throw-title = Rzuć kostką
learn-throw-task = Teraz rzuć. Za każdy kapeć Assam idzie o jedno pole.
learn-throw-done = Trzy kapcie, trzy pola.

learn-mosaic = Po mozaice
learn-mosaic-task = Na kostce jest trójka, a Assam patrzy w dół. Na brzegu idzie po mozaice. Na którym polu się zatrzyma?
learn-mosaic-straight = Tam targ się kończy: Assam idzie po mozaice i tuż obok wraca na targ.
learn-mosaic-count = Droga po mozaice to jeden krok. Policz jeszcze raz.
learn-mosaic-other = Nie tam. Przesuń palcem po mozaice, krok po kroku.
learn-mosaic-done = W dół, po mozaice i znów do góry.

learn-pay = Zapłać
learn-pay-task = Assam zatrzymał się na żółtym dywanie. Ile dirhemów płacisz?
learn-pay-few = Policz wszystkie żółte pola połączone z tym pod Assamem, razem z nim.
learn-pay-many = Jedno żółte pole do nich nie należy: odcina je czerwony dywan, a rogi się nie liczą.
learn-pay-done = Jeden dirhem za każde pole obszaru.

learn-lay-title = Połóż dywan
learn-lay-task = Na końcu tury kładziesz dywan. Wybierz dwa pola, z których jedno jest obok Assama.
learn-lay-done = Kto się tu odtąd zatrzyma, płaci tobie.

learn-cover = Zakrywaj dywany
learn-cover-task = Dywany mogą leżeć na dywanach. Zakryj połówkę żółtego i połówkę niebieskiego.
learn-cover-elsewhere = Tak wolno, ale to nie zakrywa obu dywanów. Znajdź miejsce, gdzie żółta i niebieska połówka leżą obok siebie.
learn-cover-done = Dwa pola więcej dla ciebie i dwa mniej dla innych.

learn-count = Policz
learn-count-task = Ostatni dywan leży. Kto wygrywa? Liczy się każdy dirhem i każde pole, na którym widać dywan.
learn-count-dirhams = Dirhemy to nie wszystko: dodaj pola, na których widać dywany.
learn-count-squares = Pola to nie wszystko: dodaj dirhemy.
learn-count-other = Zsumuj dirhemy i pola każdego gracza.
learn-count-done = Tu dirhemów i pól razem jest najwięcej.

learn-out = Poza grą
learn-out-task = Niebieski ma już tylko trzy dirhemy, a musi zapłacić pięć. Co się dzieje?
learn-out-choice-out = Niebieski płaci trzy i odpada.
learn-out-choice-owes = Niebieski płaci trzy i jest winien dwa.
learn-out-choice-free = Niebieski nie musi płacić.
learn-out-owes = Na tym targu nie ma długów.
learn-out-free = Kto może coś zapłacić, musi to zrobić.
learn-out-done = Niebieskie dywany zostają i stają się neutralne. Odtąd nikogo nic nie kosztują.

learn-piles = Dwoje graczy
learn-piles-task = We dwoje każdy ma dwa kolory. Żółty i fioletowy należą do rywala, a Assam zatrzymał się na żółtym dywanie. Ile dirhemów płacisz?
learn-piles-both = Żółte i fioletowe dywany to dwa obszary, choć ma je jeden gracz. Policz tylko żółte.
learn-piles-few = Policz wszystkie żółte pola połączone z tym pod Assamem.
learn-piles-done = Każdy kolor to osobny obszar. A kładzie się zawsze dywan z wierzchu swojego stosu.

learn-variant = Wariant
learn-variant-task = W wariancie Assama obraca się na końcu: twój dywan już leży, a następny gracz musi poprowadzić Assama tam, gdzie ten wtedy patrzy. Obróć go ku swoim czerwonym dywanom.
learn-variant-wrong = Tam nie ma czerwonych dywanów. Leżą po jego drugiej stronie.
learn-variant-done = Teraz następnemu graczowi trudno będzie ominąć twoje dywany.
