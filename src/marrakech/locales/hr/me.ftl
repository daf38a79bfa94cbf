### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tvoja putovnica
me-lead = Drži tvoje partije na okupu, a nitko se ne mora prijavljivati. Čuva je ovaj preglednik.
me-since = Od { $when }
me-games = Moje partije
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } odigrana partija, pobjede: { $won }
    [few] { $games } odigrane partije, pobjede: { $won }
   *[other] { $games } odigranih partija, pobjede: { $won }
}
me-none = Putovnica nastaje s tvojom prvom partijom. Lice možeš odabrati već sada.
me-name = Ime
me-save = Spremi
me-saved = Spremljeno
me-offline = Tvoja je putovnica ovdje na sigurnom, ali poslužitelj se ne javlja: ime i partije doći će kad bude moguće.

## The face

me-scarf = Na glavi
me-scarf-name = { $number ->
    [1] turban
    [2] veo
    [3] fes
    [4] pletena kapa
    [5] kapuljača
   *[6] traka
}
me-colour = Boja
me-colour-name = { $number ->
    [1] crvena
    [2] šafranska
    [3] plava
    [4] plavozelena
    [5] maslinasta
    [6] boja šljive
    [7] lanena
   *[8] crna
}
me-pattern = Sag iza tebe
me-pattern-name = { $number ->
    [1] cik-cak
    [2] rombovi
    [3] pruge
    [4] zvijezde
    [5] kockice
    [6] valovi
    [7] okviri
   *[8] noćno nebo
}

## Marks: what somebody has achieved

me-marks = Značke
me-marks-none = Male priče koje partija može ispričati o tebi. Svaka se osvaja jednom.
# Of all marks there are
me-marks-count = { $number } od { $all }
me-mark-open = Još ne
me-mark-game = Partija: { $when }
me-mark-first = Prvi prodani sag
me-mark-first-hint = Pobijediš u partiji.
me-mark-fatima = Fatima se klanja
me-mark-fatima-hint = Pobijediš za stolom za kojim igra Fatima.
me-mark-four = Četvero za stolom
me-mark-four-hint = Pobijediš troje drugih.
me-mark-one = Za jednu nit
me-mark-one-hint = Pobijediš za samo jedan bod.
me-mark-shared = Čaj za dvoje
me-mark-shared-hint = Podijeliš prvo mjesto.
me-mark-spared = Ni jedan dirham
me-mark-spared-hint = Cijelu partiju nikome ne platiš.
me-mark-purse = Gotovo prazna kesa
me-mark-purse-hint = Pobijediš nakon što su ti ostala najviše dva dirhama.
me-mark-peace = Svi ostaju
me-mark-peace-hint = Pobijediš dvoje ili više njih, a nitko ne ispadne.
me-mark-late = Sa zadnjeg mjesta
me-mark-late-hint = Tri saga prije kraja na zadnjem si mjestu, a ipak pobijediš.
me-mark-last = Zadnji sag
me-mark-last-hint = Zadnji sag partije donese ti pobjedu.
me-mark-carpet = Ulica sagova
me-mark-carpet-hint = Dvanaest polja tvoje boje drži se zajedno.
me-mark-toll = Karavana plaća
me-mark-toll-hint = Odjednom dobiješ deset dirhama.

## Another device

me-carry = Na drugom uređaju
me-carry-hint = Otvori svoju putovnicu na telefonu ili kod kuće: ondje te čekaju iste partije.
me-carry-show = Pokaži poveznicu
me-carry-warning = Tko ima ovu poveznicu, može igrati umjesto tebe. Ne pokazuj je nikome i pošalji je samo sebi.
me-carry-lost = Izgubljenu putovnicu nitko ne može vratiti jer je imaju samo tvoji preglednici. Na drugom je uređaju na sigurnom.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] S njom ide i tvoje mjesto u { $number } partiji u tijeku.
    [few] S njom idu i tvoja mjesta u { $number } partije u tijeku.
   *[other] S njom idu i tvoja mjesta u { $number } partija u tijeku.
}
me-take = Putovnica s drugog uređaja
me-take-hint = Ova poveznica donosi putovnicu. Želiš li je koristiti ovdje?
me-take-yes = Koristi je ovdje
me-take-both = Koristi je i prenesi moje partije
me-take-both-hint = Partije, značke i dani iz ovog preglednika prelaze u nju. Od dvaju rejtinga ostaje onaj iz više partija.
me-take-only = Koristi je i ostavi ono što je ovdje
me-take-only-hint = Putovnica iz ovog preglednika tada je izgubljena, osim ako je ima i drugi uređaj.
me-take-no = Ostavi kako jest
me-taken = Lijepo je opet te vidjeti, { $name }!
me-take-gone = Ova putovnica ovdje nije poznata. Možda je izbrisana.

## One's data

me-data = Tvoji podaci
me-data-hint = Putovnica je ime, lice i popis partija. Ni e-adresa, ni lozinka, ni išta drugo.
me-export = Spremi sve moje podatke
me-records = Spremi sve partije
me-delete = Izbriši moju putovnicu
me-delete-hint = Tvoje se ime uklanja iz svih partija ovdje, završenih i onih u tijeku. Partije ostaju jer su ih igrali i drugi. Ono što su drugi spremili ili ispisali ne može se povući.
me-delete-sure = Izbrisati je, a s njom i tvoje ime?
me-delete-sure-hint = To se ne može poništiti. Partije u tijeku mogu se nastaviti u ovom pregledniku, bez tvojeg imena.
me-delete-yes = Da, izbriši je
me-delete-no = Zadrži je
me-deleted = Tvoja je putovnica izbrisana.

## The list of one's games

me-running = U tijeku
me-finished = Završene
me-filter = Koje partije
me-search = Suparnik
me-players = Igrači
me-players-any = koliko god
me-result = Rezultat
me-result-any = pobjede ili porazi
me-result-won = pobjede
me-result-lost = porazi
me-company = Protiv
me-company-any = bilo koga
me-company-people = ljudi
me-company-bots = likova
me-company-both = jednih i drugih
me-state = Stanje
me-state-any = u tijeku ili završene
me-nothing = Takve partije nema.
me-place = { $place ->
    [1] Pobjeda
    [2] Drugo mjesto
    [3] Treće mjesto
   *[4] Četvrto mjesto
}
me-same-screen = Za istim zaslonom
me-accuracy = Točnost { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rejting { $change }
me-replay = Snimka
me-time-left = još { $time }
me-more = Više partija
# Tables at which only this browser has a seat
me-here = Samo u ovom pregledniku
me-reading = Partije se učitavaju…
