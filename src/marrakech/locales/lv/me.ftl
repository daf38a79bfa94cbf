### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tava pase
me-lead = Tā tur kopā tavas spēles, un nekur nav jāreģistrējas. Tā glabājas šajā pārlūkā.
me-since = Sākums: { $when }
me-games = Manas spēles
# How many games one has finished, and won
me-played = { $games ->
    [zero] Izspēlēts: { $games } spēļu, uzvaras: { $won }
    [one] Izspēlēta { $games } spēle, uzvaras: { $won }
   *[other] Izspēlētas { $games } spēles, uzvaras: { $won }
}
me-none = Pasi saņemsi līdz ar pirmo spēli. Seju vari izvēlēties jau tagad.
me-name = Vārds
me-save = Saglabāt
me-saved = Saglabāts
me-offline = Tava pase glabājas šeit, bet serveris nav sasniedzams: vārds un spēles nonāks tur, kad tas atkal atbildēs.

## The face

me-scarf = Galvassega
me-scarf-name = { $number ->
    [1] turbāns
    [2] plīvurs
    [3] feska
    [4] adīta cepure
    [5] kapuce
   *[6] galvas lente
}
me-colour = Krāsa
me-colour-name = { $number ->
    [1] sarkana
    [2] safrāna
    [3] zila
    [4] zilganzaļa
    [5] olīvu
    [6] plūmju
    [7] linu
   *[8] melna
}
me-pattern = Paklājs aiz tevis
me-pattern-name = { $number ->
    [1] zigzagi
    [2] rombi
    [3] svītras
    [4] zvaigznes
    [5] rūtis
    [6] viļņi
    [7] rāmji
   *[8] naksnīgas debesis
}

## Marks: what somebody has achieved

me-marks = Zīmes
me-marks-none = Mazi stāsti, ko spēle var pastāstīt par tevi. Katru zīmi iegūst vienreiz.
# Of all marks there are
me-marks-count = { $number } no { $all }
me-mark-open = Vēl nav
me-mark-game = Spēle: { $when }
me-mark-first = Pirmais paklājs pārdots
me-mark-first-hint = Tu uzvarēji spēlē.
me-mark-fatima = Fatima paklanās
me-mark-fatima-hint = Tu uzvarēji spēlē, kurā bija Fatima.
me-mark-four = Četri pie galda
me-mark-four-hint = Tu uzvarēji trīs citus.
me-mark-one = Par vienu diegu
me-mark-one-hint = Tu uzvarēji ar viena punkta pārsvaru.
me-mark-shared = Tēja diviem
me-mark-shared-hint = Tu dalīji pirmo vietu.
me-mark-spared = Ne dirhama
me-mark-spared-hint = Visā spēlē tu nevienam nesamaksāji.
me-mark-purse = Gandrīz tukšs maks
me-mark-purse-hint = Tu uzvarēji, lai gan reiz tev bija ne vairāk kā divi dirhami.
me-mark-peace = Visi paliek
me-mark-peace-hint = Tu uzvarēji vismaz divus, un neviens neizstājās.
me-mark-late = No pēdējās vietas
me-mark-late-hint = Ar trim atlikušiem paklājiem tu biji pēdējā vietā un uzvarēji.
me-mark-last = Pēdējais paklājs
me-mark-last-hint = Spēles pēdējais paklājs atnesa tev uzvaru.
me-mark-carpet = Paklāju iela
me-mark-carpet-hint = Divpadsmit tavas krāsas lauciņi bija kopā.
me-mark-toll = Karavāna maksā
me-mark-toll-hint = Tu vienā reizē saņēmi desmit dirhamu.

## Another device

me-carry = Citā ierīcē
me-carry-hint = Atver savu pasi tālrunī vai mājās: tur būs tās pašas spēles.
me-carry-show = Parādīt saiti
me-carry-warning = Kam ir šī saite, tas esi tu. Nerādi to nevienam un sūti tikai sev.
me-carry-lost = Pazaudētu pasi neviens nevar atgūt, jo tā ir tikai tavos pārlūkos. Ar otru ierīci tā ir drošībā.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [zero] Līdzi nāk tavas vietas { $number } spēlēs, kas vēl notiek.
    [one] Līdzi nāk tava vieta { $number } spēlē, kas vēl notiek.
   *[other] Līdzi nāk tavas vietas { $number } spēlēs, kas vēl notiek.
}
me-take = Pase no citas ierīces
me-take-hint = Šī saite atnes līdzi pasi. Vai gribi to lietot šeit?
me-take-yes = Lietot šeit
me-take-both = Lietot to un ņemt līdzi manas spēles
me-take-both-hint = Šī pārlūka spēles, zīmes un dienas pāriet uz to. No diviem reitingiem paliek tas, kas gūts vairāk spēlēs.
me-take-only = Lietot to, bet šejienes pasi atstāt
me-take-only-hint = Šī pārlūka pase tad būs zaudēta, ja tās nav citā ierīcē.
me-take-no = Atstāt, kā ir
me-taken = Prieks tevi atkal redzēt, { $name }!
me-take-gone = Šī pase šeit nav zināma. Varbūt tā ir dzēsta.

## One's data

me-data = Tavi dati
me-data-hint = Pase ir vārds, seja un spēļu saraksts. Ne e-pasta adreses, ne paroles, nekā cita.
me-export = Saglabāt visus manus datus
me-records = Saglabāt visas spēles
me-delete = Dzēst manu pasi
me-delete-hint = Tavs vārds tiks izņemts no visām spēlēm šeit, gan beigtām, gan tām, kas vēl notiek. Spēles paliks, jo arī citi tās spēlēja. Ko citi ir saglabājuši vai izdrukājuši, to atgūt nevar.
me-delete-sure = Dzēst pasi un līdz ar to tavu vārdu?
me-delete-sure-hint = To nevar atsaukt. Spēles, kas vēl notiek, šajā pārlūkā varēsi turpināt bez sava vārda.
me-delete-yes = Jā, dzēst
me-delete-no = Paturēt
me-deleted = Tava pase ir dzēsta.

## The list of one's games

me-running = Notiek
me-finished = Beigušās
me-filter = Kuras spēles
me-search = Pretinieks
me-players = Spēlētāji
me-players-any = vienalga, cik
me-result = Rezultāts
me-result-any = uzvara vai zaudējums
me-result-won = uzvara
me-result-lost = zaudējums
me-company = Pret
me-company-any = jebkuru
me-company-people = cilvēkiem
me-company-bots = tēliem
me-company-both = abiem
me-state = Stāvoklis
me-state-any = notiek vai beigusies
me-nothing = Tādas spēles nav.
me-place = { $place ->
    [1] Uzvara
    [2] Otrā vieta
    [3] Trešā vieta
   *[4] Ceturtā vieta
}
me-same-screen = Pie viena ekrāna
me-accuracy = Precizitāte { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Reitings { $change }
me-replay = Atkārtojums
me-time-left = atlicis: { $time }
me-more = Vairāk spēļu
# Tables at which only this browser has a seat
me-here = Tikai šajā pārlūkā
me-reading = Meklē spēles…
