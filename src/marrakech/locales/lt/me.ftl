### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tavo pasas
me-lead = Jame kartu laikomos tavo partijos, ir niekur nereikia registruotis. Jis yra šioje naršyklėje.
me-since = Nuo: { $when }
me-games = Mano partijos
# How many games one has finished, and won
me-played = { $games ->
    [one] Sužaista { $games } partija, laimėta { $won }
    [few] Sužaistos { $games } partijos, laimėta { $won }
   *[other] Sužaista { $games } partijų, laimėta { $won }
}
me-none = Pasą gausi su pirmąja partija. Veidą gali išsirinkti jau dabar.
me-name = Vardas
me-save = Išsaugoti
me-saved = Išsaugota
me-offline = Tavo pasas saugomas čia, bet serveris nepasiekiamas: vardas ir partijos atkeliaus, kai jis vėl atsilieps.

## The face

me-scarf = Galvos apdangalas
me-scarf-name = { $number ->
    [1] turbanas
    [2] šydas
    [3] fesas
    [4] megzta kepurė
    [5] gobtuvas
   *[6] galvos raištis
}
me-colour = Spalva
me-colour-name = { $number ->
    [1] raudona
    [2] šafraninė
    [3] mėlyna
    [4] žalsvai mėlyna
    [5] alyvuogių
    [6] slyvinė
    [7] lininė
   *[8] juoda
}
me-pattern = Kilimas už tavęs
me-pattern-name = { $number ->
    [1] zigzagai
    [2] rombai
    [3] dryžiai
    [4] žvaigždės
    [5] langeliai
    [6] bangos
    [7] rėmai
   *[8] nakties dangus
}

## Marks: what somebody has achieved

me-marks = Ženkleliai
me-marks-none = Mažos istorijos, kurias partija gali papasakoti apie tave. Kiekvienas ženklelis gaunamas kartą.
# Of all marks there are
me-marks-count = { $number } iš { $all }
me-mark-open = Dar ne
me-mark-game = Partija: { $when }
me-mark-first = Parduotas pirmas kilimas
me-mark-first-hint = Laimėjai partiją.
me-mark-fatima = Fatima nusilenkia
me-mark-fatima-hint = Laimėjai ten, kur žaidė Fatima.
me-mark-four = Keturiese prie stalo
me-mark-four-hint = Laimėjai prieš tris kitus.
me-mark-one = Per vieną siūlą
me-mark-one-hint = Laimėjai vienu vieninteliu tašku.
me-mark-shared = Arbata dviem
me-mark-shared-hint = Pasidalijai pirmą vietą.
me-mark-spared = Nė vieno dirhamo
me-mark-spared-hint = Per visą partiją niekam nemokėjai.
me-mark-purse = Beveik tuščia
me-mark-purse-hint = Laimėjai, nors kartą turėjai ne daugiau kaip du dirhamus.
me-mark-peace = Visi lieka
me-mark-peace-hint = Laimėjai bent prieš du, ir niekas neiškrito.
me-mark-late = Iš paskutinių
me-mark-late-hint = Likus trims kilimams tavo vieta buvo paskutinė, bet laimėjai.
me-mark-last = Paskutinis kilimas
me-mark-last-hint = Pergalę tau atnešė paskutinis partijos kilimas.
me-mark-carpet = Kilimų gatvė
me-mark-carpet-hint = Dvylika tavo spalvos langelių buvo kartu.
me-mark-toll = Karavanas moka
me-mark-toll-hint = Iš karto gavai dešimt dirhamų.

## Another device

me-carry = Kitame įrenginyje
me-carry-hint = Atverk savo pasą telefone arba namie: ten rasi tas pačias partijas.
me-carry-show = Rodyti nuorodą
me-carry-warning = Kas turi šią nuorodą, tas yra tu. Niekam jos nerodyk ir siųsk tik sau.
me-carry-lost = Pamesto paso niekas negali sugrąžinti, nes jis yra tik tavo naršyklėse. Antras įrenginys jį išsaugo.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Kartu keliauja tavo vieta { $number } vykstančioje partijoje.
    [few] Kartu keliauja tavo vietos { $number } vykstančiose partijose.
   *[other] Kartu keliauja tavo vietos { $number } vykstančių partijų.
}
me-take = Pasas iš kito įrenginio
me-take-hint = Su šia nuoroda atkeliavo pasas. Ar nori jį naudoti čia?
me-take-yes = Naudoti čia
me-take-both = Naudoti ir pasiimti mano partijas
me-take-both-hint = Šios naršyklės partijos, ženkleliai ir dienos pereina į jį. Iš dviejų reitingų lieka tas, kuris iš daugiau partijų.
me-take-only = Naudoti ir palikti, kas čia yra
me-take-only-hint = Tada šios naršyklės pasas bus prarastas, jei jo nėra kitame įrenginyje.
me-take-no = Palikti, kaip yra
me-taken = Malonu vėl matyti, { $name }!
me-take-gone = Šis pasas čia nežinomas. Galbūt jis ištrintas.

## One's data

me-data = Tavo duomenys
me-data-hint = Pasas yra vardas, veidas ir partijų sąrašas. Jokio el. pašto adreso, jokio slaptažodžio ir nieko daugiau.
me-export = Išsaugoti visus mano duomenis
me-records = Išsaugoti visas partijas
me-delete = Ištrinti mano pasą
me-delete-hint = Tavo vardas bus išimtas iš visų čia esančių partijų, baigtų ir vykstančių. Partijos lieka, nes jas žaidė ir kiti. Ką kiti išsaugojo ar išspausdino, to sugrąžinti negalima.
me-delete-sure = Ištrinti pasą ir kartu tavo vardą?
me-delete-sure-hint = To atšaukti negalima. Vykstančias partijas šioje naršyklėje galėsi tęsti be savo vardo.
me-delete-yes = Taip, ištrinti
me-delete-no = Pasilikti
me-deleted = Tavo pasas ištrintas.

## The list of one's games

me-running = Vyksta
me-finished = Baigtos
me-filter = Kurios partijos
me-search = Varžovas
me-players = Žaidėjai
me-players-any = nesvarbu kiek
me-result = Rezultatas
me-result-any = laimėta ar pralaimėta
me-result-won = laimėta
me-result-lost = pralaimėta
me-company = Prieš
me-company-any = bet ką
me-company-people = žmones
me-company-bots = veikėjus
me-company-both = abejus
me-state = Būsena
me-state-any = vyksta arba baigta
me-nothing = Tokios partijos nėra.
me-place = { $place ->
    [1] Laimėta
    [2] Antra vieta
    [3] Trečia vieta
   *[4] Ketvirta vieta
}
me-same-screen = Prie vieno ekrano
me-accuracy = Tikslumas { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Reitingas { $change }
me-replay = Peržiūra
me-time-left = liko { $time }
me-more = Daugiau partijų
# Tables at which only this browser has a seat
me-here = Tik šioje naršyklėje
me-reading = Ieškoma partijų…
