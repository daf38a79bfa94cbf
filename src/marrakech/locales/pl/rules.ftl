### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Wypisz zasady gry z rysunkami albo zasady jednego wydania.
rules-help-edition = Wydanie, na przykład thai, aby zobaczyć, czym różnią się jego zasady.
rules-title = Zasady
rules-players = Gra dla dwóch do czterech sprzedawców dywanów.
rules-print = Drukuj
rules-contents = Spis treści
rules-link = Link do zasady { $rule }
rules-why = Dlaczego? Zasada { $rule }
rules-option = Instrukcje się tu różnią: zobacz „{ rules-editions }”.

## The aim

rules-aim = Cel gry
rules-aim-text = Prowadź Assama przez plac targowy, płać, gdy zatrzyma się na cudzym dywanie, i kładź własne dywany na drodze innych. Na końcu liczy się każdy dirhem i każde pole, na którym widać twój dywan. Wygrywa, kto ma najwięcej punktów.

## 1. The market

rules-market = Targ
rules-r1-1 = Targ ma siedem na siedem pól.
rules-r1-2 = Assam zaczyna na środkowym polu.
rules-r1-3 = Kostka ma sześć ścian. Są na nich jeden, dwa, dwa, trzy, trzy i cztery kapcie.
rules-r1-4 = Mozaiki na brzegu łączą sąsiednie rzędy lub kolumny. Mozaika nie jest polem: Assam przechodzi po niej i tuż obok wraca na targ, a to jeden krok. W dwóch rogach mozaika prowadzi z powrotem na samo pole narożne.

## 2. Setting up

rules-setting-up = Przygotowanie
rules-r2-1 = Usiądźcie wokół planszy i grajcie zgodnie z ruchem wskazówek zegara. Każdy dostaje 30 dirhemów: pięć jedynek i pięć piątek.
rules-r2-2 = We czworo każdy ma 12 dywanów jednego koloru, we troje 15.
rules-r2-3 = We dwoje każdy ma dwa kolory, po 12 dywanów każdego. Wymieszaj swoje 24 dywany w jeden stos i kładź je od góry: dywan z wierzchu widzą wszyscy, a co leży pod nim, nie wie nikt.
rules-r2-4 = Wylosujcie, kto zaczyna.
rules-r2-5 = Jeśli chcecie, umówcie się na więcej lub mniej dirhemów albo dywanów dla wszystkich.

## 3. A turn

rules-turn = Tura
rules-r3-1 = W swojej turze obróć Assama, rzuć kostką, przesuń go, zapłać, jeśli coś się należy, i połóż jeden dywan. Potem tura przechodzi na następnego gracza zgodnie z ruchem wskazówek zegara.
rules-r3-2 = Przed rzutem zostaw Assama tak, jak stoi, albo obróć go o ćwierć obrotu w lewo lub w prawo, patrząc z jego strony. Nigdy nie zawraca w miejscu.
rules-r3-3 = Assam idzie prosto, o jedno pole za każdy kapeć, a na brzegu idzie po mozaikach. Potem patrzy w stronę, w którą szedł.

## 4. Paying

rules-paying = Płacenie
rules-r4-1 = Jeśli Assam zatrzyma się na dywanie innego gracza, zapłać temu graczowi jeden dirhem za każde pole obszaru tego koloru wokół Assama: pola muszą stykać się bokami, nigdy rogiem, a pole Assama też się liczy. Liczy się tylko to, co leży na wierzchu.
rules-r4-2 = Puste pole, własny dywan i dywan neutralny nic nie kosztują. Jeśli gracz ma dwa kolory, każdy z nich to osobny obszar.
rules-r4-3 = Jeśli nie możesz zapłacić całości, płacisz tyle, ile masz, i odpadasz. Nie kładziesz już dywanów; te położone zostają i stają się neutralne, czyli nie należą do nikogo. Jeśli pieniędzy wystarcza co do dirhema, grasz dalej, nawet z zerem.
rules-r4-4 = Według niektórych instrukcji nikt nie odpada: płacisz tyle, ile masz, i grasz dalej.
rules-r4-5 = Dwie instrukcje łączą oba kolory gracza: wtedy wszystkie połączone pola z dywanami tego gracza wokół Assama to jeden obszar, niezależnie od koloru.

## 5. Laying a rug

rules-laying = Kładzenie dywanu
rules-r5-1 = Połóż dywan na dwóch sąsiednich polach. Co najmniej jedno z nich styka się bokiem z polem Assama; żadne nie jest tym, na którym stoi Assam.
rules-r5-2 = Dywan może zakryć puste pola i połówki dywanów. Nie może zakryć obu połówek tego samego dywanu innego gracza.
rules-r5-3 = Tu instrukcje się różnią: niektóre chronią także twoje własne dywany, a w niektórych dwie połówki pod nowym dywanem muszą też różnić się kolorem.
rules-r5-4 = Dywan trzeba położyć. Gdyby nie było miejsca, gdzie kolory się różnią, tym razem nie mają znaczenia.

## 6. The end

rules-end = Koniec gry
rules-r6-1 = Gra kończy się, gdy leży ostatni dywan, albo od razu, gdy zostaje tylko jeden gracz.
rules-r6-2 = Twoje punkty to twoje dirhemy i pola, na których widać twój dywan. Kto odpadł, nie ma punktów, a kto odpadł pierwszy, jest ostatni.
rules-r6-3 = Wygrywa, kto ma najwięcej punktów. Przy równych punktach wygrywa, kto ma więcej dirhemów; jeśli i one są równe, dzielicie się miejscem.

## 7. The variant

rules-variant = Wariant: obrót na końcu
rules-r7-1 = Rzuć, przesuń Assama, zapłać i połóż dywan; potem obróć go o ćwierć obrotu w lewo lub w prawo, patrząc z jego strony.
rules-r7-2 = Następny gracz musi poprowadzić Assama tam, gdzie ten teraz patrzy. Nikt nie obraca go przed pierwszym rzutem ani po ostatnim dywanie.
rules-r7-3 = Jedna instrukcja pozwala też zostawić go tak, jak stoi.
rules-r7-4 = Kto odpada, już go nie obraca: następny gracz prowadzi Assama tam, gdzie ten patrzy.

## What the rule books leave open

rules-open = Czego instrukcje nie rozstrzygają
rules-open-text = O niektórych rzeczach nie mówi żadna instrukcja albo można ją rozumieć na dwa sposoby. Oto, jak gra się tutaj.
rules-open-parts = Jak duży jest targ, co jest na kostce i które rzędy lub kolumny łączą mozaiki, widać na planszy i kostce z pudełka; nie mówi o tym żaden tekst.
rules-open-heading = Żaden tekst nie mówi słowami, w którą stronę Assam patrzy na początku, a plansza nie jest taka sama z każdej strony. Tutaj patrzy w dół, chyba że wybierzesz inaczej.
rules-open-no-money = Tam, gdzie nikt nie odpada, żaden tekst nie mówi, co dzieje się z graczem, który nie może zapłacić. Tutaj płaci tyle, ile ma, i gra dalej.
rules-open-out-of-money = Cztery teksty mówią, że odpada ten, komu „skończą się pieniądze”, co mogłoby znaczyć: kto nie ma już ani dirhema. „Płaci, ile może” oraz dziewięć tekstów, które mówią „za mało”, przemawiają za innym rozumieniem: tutaj odpadasz tylko wtedy, gdy nie możesz zapłacić całości.
rules-open-neutral = Żaden tekst nie mówi, czy neutralny dywan jest chroniony przed zakryciem w całości. Tutaj jest; teksty zabraniają tego dla dywanów przeciwników, więc można by to rozumieć inaczej.
rules-open-own-rug = Żaden tekst nie mówi, czy wolno zakryć w całości własny dywan. Nie ma go na liście tego, na czym dywan może leżeć, ale zakaz dotyczy tylko dywanów przeciwników. Tutaj wolno, tak jak na Board Game Arena, chyba że instrukcja chroni każdy dywan.
rules-open-last-player = Żaden tekst nie mówi, że gra się kończy, gdy zostaje tylko jeden gracz. Tutaj tak jest.
rules-open-ranking = Żaden tekst nie ustala kolejności graczy, którzy odpadli. Tutaj są za wszystkimi innymi, a kto odpadł pierwszy, jest ostatni.
rules-open-turning = Żaden tekst nie mówi, czy w wariancie gracz, który odpada, obraca jeszcze Assama. Tutaj Assam zostaje tak, jak stoi.
rules-open-house = O tym, że remis rozstrzygają widoczne pola albo że zawsze zaczyna najmłodszy gracz, nie mówi żaden tekst: to zasady domowe.

## Figures

rules-figure-start = Początek
rules-figure-turning = Assam patrzy w dół. Może iść w prawo, w dół lub w lewo i nigdy nie zawraca.
rules-figure-mosaic = Trzy kroki, jeden z nich po mozaice
rules-figure-corner = Cztery kroki, jeden z nich wokół rogu
rules-figure-area = Czerwony płaci Żółtemu pięć dirhemów: szóste żółte pole jest odcięte.
rules-figure-places = Niektóre miejsca na dywan
rules-figure-cover-one-half = Dozwolone: połówka dywanu i puste pole
rules-figure-cover-two-halves = Dozwolone: połówki dwóch dywanów
rules-figure-cover-whole = Niedozwolone: obie połówki jednego dywanu
rules-figure-area-owner = Kolory połączone: żółty i fioletowy należą do jednego gracza, a Czerwony płaci sześć dirhemów.
rules-figure-neutral = Żółty odpadł: żółte dywany są neutralne.

## Editions

rules-editions = Czym różnią się wydania
rules-editions-text = Drukowane zasady istnieją w wielu językach i nie wszystkie mówią to samo. Powyżej są zasady podstawowe; oto, co każde wydanie robi inaczej. Grać można według wszystkich.
rules-editions-same = Takie jak zasady podstawowe
