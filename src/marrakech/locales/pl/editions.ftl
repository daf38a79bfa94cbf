### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Pokaż listę drukowanych instrukcji albo jedną z nich wraz z różnicami.
editions-id-help = Wydanie albo kod języka. Bez tego pokazane są wszystkie.
editions-column-id = id
editions-column-languages = języki
editions-column-differences = różnice wobec zasad podstawowych
editions-standard = Zasady podstawowe: kto nie może zapłacić, odpada; jest wariant; chronione są cudze dywany (cover: opponents); stosy dwóch graczy są potasowane, a każdy z ich kolorów to osobny obszar; przy remisie decydują dirhemy; pierwszego gracza się losuje. `marrakech editions ID` opisuje jedno wydanie słowami.
editions-unknown = nie ma wydania ani języka „{ $text }”; `marrakech editions` pokazuje listę
editions-languages = Języki: { $languages }
editions-booklet = Źródło: { $booklet }
editions-box = W pudełku: { $box }
editions-differences = Różnice wobec zasad podstawowych:
editions-no-differences = To są zasady podstawowe.
editions-notes = O tekście:
editions-use = W Pythonie: { $code }

## The texts

editions-name = { $edition ->
    [international] Międzynarodowe, angielskie
    [french] Francuskie
    [dutch] Niderlandzkie
    [spanish] Hiszpańskie
    [italian] Włoskie
    [finnish] Fińskie
    [swedish] Szwedzkie
    [czech] Czeskie
    [greek] Greckie
    [portuguese] Portugalskie
    [polish] Polskie
    [icelandic] Islandzkie
    [arabic] Arabskie
    [estonian] Estońskie
    [latvian] Łotewskie
    [lithuanian] Litewskie
    [russian] Rosyjskie
    [chinese-traditional] Chińskie (tradycyjne)
    [japanese] Japońskie
    [chinese-simplified] Chińskie (uproszczone)
    [hungarian] Węgierskie
    [slovenian] Słoweńskie
    [romanian] Rumuńskie
    [norwegian] Norweskie
    [serbian] Serbskie
    [croatian] Chorwackie
    [german] Niemieckie
    [korean] Koreańskie
    [thai] Tajskie
    [persian] Perskie
    [hong-kong-2022] Hongkońskie 2022, chińskie
    [hong-kong-2022-english] Hongkońskie 2022, angielskie
    [hungarian-early] Węgierskie, wczesne
    [russian-lifestyle] Rosyjskie, Lifestyle
   *[french-2007] Francuskie, 2007
}
editions-booklet-name = { $booklet ->
    [international] jeden z trzydziestu języków międzynarodowej broszury
    [hong-kong-2022] zasady z hongkońskiego pudełka z 2022 roku
    [hungarian-early] zasady z wczesnego węgierskiego pudełka
    [russian-lifestyle] zasady z rosyjskiego pudełka Lifestyle
   *[french-2007] zasady z francuskiego pudełka z 2007 roku
}
editions-contents = { $rugs } dywanów, { $ones } monet o wartości jednego dirhema, { $fives } o wartości pięciu{ $bag ->
    [yes] , woreczek
   *[no] {""}
}
editions-box-not-listed = tekst tego nie podaje

## Differences, in a word or two for a table

editions-brief-standard = zasady podstawowe
editions-brief-elimination-no = nikt nie odpada
editions-brief-variant-none = bez wariantu
editions-brief-variant-turn-at-end-optional = wariant: do ćwierć obrotu
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = kolory na przemian
editions-brief-area-owner = obszary według właściciela
editions-brief-tiebreak-none = remis: ex aequo
editions-brief-first-player-agree = zaczyna: umowa
editions-brief-first-player-morocco = zaczyna: ostatnio w Maroku
editions-brief-first-player-lot-or-youngest = zaczyna: los lub najmłodszy

## Differences, in whole sentences

editions-differs-elimination-no = Kto nie może zapłacić całości, płaci tyle, ile ma, i gra dalej; nikt nie odpada (R4.4).
editions-differs-variant-none = Nie ma wariantu, w którym Assama obraca się na końcu tury (R7).
editions-differs-variant-turn-at-end-optional = W wariancie Assam może też zostać tak, jak stoi: obraca się najwyżej o ćwierć obrotu (R7.3).
editions-differs-cover-any = Dywan nie może zakryć obu połówek żadnego dywanu, nawet własnego (R5.3).
editions-differs-cover-colours = Dwie połówki pod nowym dywanem muszą należeć do dwóch dywanów i różnić się kolorem, o ile to możliwe (R5.3, R5.4).
editions-differs-pile-alternating = W grze dwuosobowej każdy kładzie swoje dwa kolory na przemian (R2.3).
editions-differs-area-owner = W grze dwuosobowej oba kolory gracza tworzą jeden obszar: płaci się za wszystkie połączone pola z dywanami tego gracza (R4.5).
editions-differs-tiebreak-none = Przy równej liczbie punktów nic więcej nie decyduje: miejsce jest dzielone (R6.3).
editions-differs-first-player-agree = Gracze umawiają się, kto zaczyna (R2.4).
editions-differs-first-player-morocco = Zaczyna ten, kto jako ostatni był na wakacjach w Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Pierwszego gracza się losuje albo zaczyna najmłodszy (R2.4).
editions-differs-box = Pudełko zawiera: { $box }.
editions-differs-box-not-listed = Tekst nie podaje zawartości pudełka.

## Remarks that are no rules

editions-note-box-colours = W pudełku jest po 15 dywanów w trzech kolorach i 12 w czwartym.
editions-note-coins = Jedynki są srebrne, piątki złote.
editions-note-age-and-time = Tekst podaje: od 2 do 4 graczy, od 6 lat, 20 minut.
editions-note-not-under-three = Tekst mówi, że gra nie jest dla dzieci poniżej trzech lat.
editions-note-pick-colour = Każdy wybiera kolor, który mu się podoba.
editions-note-rock-paper-scissors = Kto zaczyna, rozstrzyga los albo papier, kamień, nożyce.
editions-note-edge-mosaics = To, co na brzegu łączy rzędy i kolumny, nazywa się tu mozaikami; w większości tekstów są to strzałki.
editions-note-edge-bends = To, co na brzegu łączy rzędy i kolumny, nazywa się tu zakrętami; w większości tekstów są to strzałki.
editions-note-edge-lines = To, co na brzegu łączy rzędy i kolumny, nazywa się tu liniami; w większości tekstów są to strzałki.
editions-note-same-colour-allowed = Tekst mówi wprost, że wolno zakryć dwie połówki tego samego koloru.
editions-note-setup-one-colour = W przygotowaniu gry dwoje graczy dostaje po 15 dywanów jednego koloru; to opcja „Dwoje graczy: po jednym kolorze” (R2.3).
editions-note-pile-reading = Tekst najłatwiej zrozumieć tak, że dwoje graczy kładzie swoje kolory na przemian; możliwe byłoby też, że oba kolory się miesza.
editions-note-not-mixed = Dwoje graczy układa swoje dywany w jeden stos, ale tekst nie mówi, że się je miesza. Tutaj stosy są potasowane (R2.3).
editions-note-keeping-heading = Tekst nie mówi, że Assama można zostawić tak, jak stoi. Tutaj można (R3.2).
editions-note-own-square = Tekst nie mówi, że płaci się też za pole pod Assamem. Tutaj się płaci (R4.1).
editions-note-out-of-money = Tekst mówi, że odpada gracz, któremu „skończą się pieniądze”. Tutaj odpada ten, kto nie może zapłacić całości; kto nie ma już nic, ale niczego nie jest winien, gra dalej (R4.3).
editions-note-loose-one-half = „Tylko jedną połówką na dywanie innego gracza” to nieścisłe sformułowanie. Razem z listą obok tekst mówi to samo co inne: wolno zakryć połówki dwóch różnych dywanów.
editions-note-slip-no-walk = Pomyłka: tam, gdzie powinien być ruch Assama, drugi raz wydrukowano płacenie, więc tekst nie mówi, co dzieje się na brzegu targu.
editions-note-slip-not-lost = Pomyłka: w zdaniu „na pustym polu ani na własnym dywanie nie trzeba płacić” zgubiono „nie”.
editions-note-slip-pays-rugs = Pomyłka: przy płaceniu liczy się dywany, podczas gdy wszystkie inne teksty liczą pola. Tutaj płaci się za pola (R4.1); na końcu także ten tekst liczy połówki, jak wszystkie.
editions-note-slip-may-lay = Pomyłka: dywan „można” położyć; tak naprawdę trzeba (R5.4).
editions-note-slip-left-out = Pomyłka: brakuje celu gry, zawartości pudełka i rozstrzygania remisów.
editions-note-slip-opponent = Pomyłka: na końcu liczy się „każdy dirhem, który został przeciwnikowi”; powinno być „graczowi”.
editions-note-slip-counts-twice = Pomyłka: dywany dla dwóch graczy policzono dwa razy, za każdym razem inaczej.
editions-note-slip-variant = Pomyłka: ostatni krok wariantu jest przekręcony („obróć figurkę może obrócić o ćwierć”). Tutaj Assama obraca się dokładnie o ćwierć obrotu (R7.3).
editions-note-slip-aim = Pomyłka: zdanie o celu gry się urywa.
editions-note-slip-cards = Pomyłka: tekst mówi o kładzeniu „kart”; chodzi o dywany.
editions-note-slip-results = Pomyłka: wydrukowano „wyniki pola”, a chodzi o jego boki.
editions-note-slip-exit-arrow = Pomyłka: na brzegu Assam idzie dalej „w stronę strzałki wyjścia”.
editions-note-slip-end-of-rug = Pomyłka: dywan ma przylegać do boku „końcem”; chodzi o jedno z jego pól (R5.1).
editions-note-slip-dirham-won = Pomyłka: na końcu liczy się „każdy wygrany dirhem”; chodzi o każdy, który się ma (R6.2).
editions-note-slip-leaves-game = Pomyłka: na brzegu Assam „opuszcza grę”; opuszcza targ.
