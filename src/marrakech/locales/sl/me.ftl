### One's own page: the passport, one's games, and what was achieved in them.

me-title = Tvoj potni list
me-lead = Tvoje partije drži skupaj, prijava pa ni potrebna. Hrani ga ta brskalnik.
me-since = Od { $when }
me-games = Moje partije
# How many games one has finished, and won
me-played = { $games ->
    [one] { $games } odigrana partija, dobljene: { $won }
    [two] { $games } odigrani partiji, dobljene: { $won }
    [few] { $games } odigrane partije, dobljene: { $won }
   *[other] { $games } odigranih partij, dobljene: { $won }
}
me-none = Potni list nastane s tvojo prvo partijo. Obraz si lahko izbereš že zdaj.
me-name = Ime
me-save = Shrani
me-saved = Shranjeno
me-offline = Tvoj potni list je tu na varnem, strežnik pa se ne odziva: ime in partije pridejo, ko bo mogoče.

## The face

me-scarf = Na glavi
me-scarf-name = { $number ->
    [1] turban
    [2] tančica
    [3] fes
    [4] pletena kapa
    [5] kapuca
   *[6] naglavni trak
}
me-colour = Barva
me-colour-name = { $number ->
    [1] rdeča
    [2] žafranova
    [3] modra
    [4] modrozelena
    [5] olivna
    [6] slivova
    [7] lanena
   *[8] črna
}
me-pattern = Preproga za tabo
me-pattern-name = { $number ->
    [1] cikcak
    [2] rombi
    [3] črte
    [4] zvezde
    [5] karo
    [6] valovi
    [7] okvirji
   *[8] nočno nebo
}

## Marks: what somebody has achieved

me-marks = Značke
me-marks-none = Majhne zgodbe, ki jih lahko partija pove o tebi. Vsako se osvoji enkrat.
# Of all marks there are
me-marks-count = { $number } od { $all }
me-mark-open = Še ne
me-mark-game = Partija: { $when }
me-mark-first = Prva prodana preproga
me-mark-first-hint = Zmagaš v partiji.
me-mark-fatima = Fatima se prikloni
me-mark-fatima-hint = Zmagaš za mizo, kjer igra Fatima.
me-mark-four = Štirje za mizo
me-mark-four-hint = Zmagaš proti trem drugim.
me-mark-one = Za eno nit
me-mark-one-hint = Zmagaš za eno samo točko.
me-mark-shared = Čaj za dva
me-mark-shared-hint = Deliš si prvo mesto.
me-mark-spared = Niti enega dirhama
me-mark-spared-hint = Vso partijo nikomur nič ne plačaš.
me-mark-purse = Skoraj prazna mošnja
me-mark-purse-hint = Zmagaš, čeprav sta ti vmes ostala največ dva dirhama.
me-mark-peace = Vsi ostanejo
me-mark-peace-hint = Zmagaš proti dvema ali več in nihče ne izpade.
me-mark-late = Z zadnjega mesta
me-mark-late-hint = Tri preproge pred koncem si na zadnjem mestu, pa vseeno zmagaš.
me-mark-last = Zadnja preproga
me-mark-last-hint = Zadnja preproga partije ti prinese zmago.
me-mark-carpet = Ulica preprog
me-mark-carpet-hint = Dvanajst polj tvoje barve se drži skupaj.
me-mark-toll = Karavana plača
me-mark-toll-hint = Naenkrat dobiš deset dirhamov.

## Another device

me-carry = Na drugi napravi
me-carry-hint = Odpri svoj potni list na telefonu ali doma: tam te čakajo iste partije.
me-carry-show = Pokaži povezavo
me-carry-warning = Kdor ima to povezavo, lahko igra namesto tebe. Nikomur je ne pokaži in jo pošlji samo sebi.
me-carry-lost = Izgubljenega potnega lista ti nihče ne more vrniti, saj ga imajo le tvoji brskalniki. Na drugi napravi je na varnem.
# How many tables' seats are in the link
me-carry-seats = { $number ->
    [one] Z njim gre tudi tvoj sedež v { $number } partiji, ki še poteka.
    [two] Z njim gresta tudi tvoja sedeža v { $number } partijah, ki še potekata.
    [few] Z njim gredo tudi tvoji sedeži v { $number } partijah, ki še potekajo.
   *[other] Z njim gredo tudi tvoji sedeži v { $number } partijah, ki še potekajo.
}
me-take = Potni list z druge naprave
me-take-hint = Ta povezava prinaša potni list. Ga želiš uporabljati tukaj?
me-take-yes = Uporabi ga tukaj
me-take-both = Uporabi ga in prenesi moje partije
me-take-both-hint = Partije, značke in dnevi iz tega brskalnika preidejo vanj. Od dveh ratingov ostane tisti z več partijami.
me-take-only = Uporabi ga in pusti, kar je tukaj
me-take-only-hint = Potni list tega brskalnika je potem izgubljen, razen če ga ima druga naprava.
me-take-no = Naj ostane, kot je
me-taken = Lepo te je spet videti, { $name }!
me-take-gone = Ta potni list tukaj ni znan. Morda je bil izbrisan.

## One's data

me-data = Tvoji podatki
me-data-hint = Potni list je ime, obraz in seznam partij. Brez e-naslova, brez gesla, brez česar koli drugega.
me-export = Shrani vse moje podatke
me-records = Shrani vse partije
me-delete = Izbriši moj potni list
me-delete-hint = Tvoje ime se odstrani iz vseh tukajšnjih partij, končanih in tistih, ki še potekajo. Partije ostanejo, ker so jih igrali tudi drugi. Kar so drugi shranili ali natisnili, se ne da več umakniti.
me-delete-sure = Ga izbrišem, in tvoje ime z njim?
me-delete-sure-hint = Tega ni mogoče razveljaviti. Partije, ki še potekajo, se lahko v tem brskalniku nadaljujejo brez tvojega imena.
me-delete-yes = Da, izbriši ga
me-delete-no = Obdrži ga
me-deleted = Tvoj potni list je izbrisan.

## The list of one's games

me-running = V teku
me-finished = Končane
me-filter = Katere partije
me-search = Nasprotnik
me-players = Igralci
me-players-any = kolikor koli
me-result = Izid
me-result-any = dobljene ali izgubljene
me-result-won = dobljene
me-result-lost = izgubljene
me-company = Proti
me-company-any = komur koli
me-company-people = ljudem
me-company-bots = likom
me-company-both = obojim
me-state = Stanje
me-state-any = v teku ali končane
me-nothing = Take partije ni.
me-place = { $place ->
    [1] Zmaga
    [2] Drugo mesto
    [3] Tretje mesto
   *[4] Četrto mesto
}
me-same-screen = Za enim zaslonom
me-accuracy = Natančnost { $share } %
# By how many points a rating has changed; the sign stands in the number
me-rating = Rating { $change }
me-replay = Posnetek
me-time-left = še { $time }
me-more = Več partij
# Tables at which only this browser has a seat
me-here = Samo v tem brskalniku
me-reading = Partije se nalagajo …
