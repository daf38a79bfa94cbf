### What the rules refuse. The names are the reasons in marrakech.core.errors, whose English sentences these are.

## Actions and squares

error-square = nema polja „{ $text }”: polja su od a1 do g7
error-action = „{ $text }” nije radnja: napiši L, F ili R, 1 do 4, sag kao d3e3 ili =red
error-rug = { $near } i { $far } nisu dva susjedna polja
error-action-number = nema radnje broj { $number }: idu od 0 do { $most }

## Rule sets

error-option-value = { $option } ne može biti { $value }: odaberi između { $choices }
error-option-range = { $option } ne može biti { $value }: to je cijeli broj od { $least } do { $most }
error-one-colour-needs-two = two_player="one colour" je za dva igrača, a broj igrača je { $players }
error-alternating-needs-two-colours = pile="alternating" traži dva igrača s po dvije boje
error-odd-rugs = dvije boje svakome daju paran broj sagova, a ne { $rugs }
error-no-variant = tekst „{ $edition }” nema varijantu
error-edition = nema izdanja „{ $text }”; dostupna su { $known }
error-rules = „{ $text }” nije skup pravila: napiši izdanje, kosu crtu i 2, 3 ili 4, kao international/4
error-rules-option = „{ $text }” nije opcija pravila ili je navedena dvaput; dostupne su { $known }
error-no-such-seat = nema mjesta { $seat }: mjesta idu od 0 do { $last }
error-no-hidden-piles = samo promiješane hrpe dviju boja imaju redoslijed koji se može saznati
error-wrong-piles = u hrpama nisu oni sagovi koji su preostali

## What is not allowed

error-number-not-legal = radnja broj { $number } ovdje nije dopuštena
error-batch-not-legal = radnja broj { $number } nije dopuštena u partiji { $game }
error-nothing-to-pop = nema radnje koja bi se mogla vratiti
error-nothing-played = još ništa nije odigrano
error-no-chance = sada se nema što baciti ni otkriti
error-game-over = { $action } nije moguće: igra je gotova
error-not-now = { $action } nije moguće u fazi „{ $phase ->
    [turn] okretanje
    [roll] bacanje
    [lay] polaganje
    [reveal] otkrivanje
    [over] kraj
   *[other] { $phase }
}”; ovdje je dopušteno: { $legal }
error-must-turn = Assama treba okrenuti lijevo ili desno; ovdje je dopušteno: { $legal }
error-not-in-pile = { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag ne može biti sljedeći u ovoj hrpi
error-under-assam = { $action } leži ispod Assama ({ $assam }); ovdje je dopušteno: { $legal }
error-not-beside-assam = { $action } ne dodiruje Assamovo polje ({ $assam }); ovdje je dopušteno: { $legal }
error-far-square-first = { $action } je naopako: polje uz Assama ({ $assam }) dolazi prvo, { $right }
error-covers-whole-rug = { $action } bi prekrilo cijeli { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag; ovdje je dopušteno: { $legal }
error-same-colours = { $action } bi prekrilo dvije { $colour ->
    [red] crvene
    [yellow] žute
    [blue] plave
   *[purple] ljubičaste
} polovice; ovdje je dopušteno: { $legal }

## Positions

error-position-fields = položaj ima šest dijelova (ploča, Assam, na potezu, faza, igrači, pravila), a ne { $given }
error-position-assam = „{ $text }” ne kaže gdje stoji Assam: napiši polje i N, E, S ili W, kao d4S
error-position-mover = „{ $text }” ne kaže tko je na potezu: odaberi između { $seats }
error-position-phase = „{ $text }” nije faza: odaberi između { $phases }
error-position-purse = „{ $text }” nije igrač: napiši dirhame i sagove kao 30r12 ili x1
error-position-top = „{ $text }” ne kaže sljedeći sag kako treba: s dvije boje i preostalim sagovima =r ili =?, inače ništa
error-board-rows = ploča ima sedam redova, a ne { $given }
error-board-columns = red { $row } ploče mora imati sedam polja, a ne { $given }
error-board-cell = u redu { $row } ploče je „{ $text }”: napiši 1 do 7 za prazna polja ili r, y, b, p i jedan od ^ > v <
error-colour-not-played = nitko ne igra bojom koja leži na { $square }: { $colour ->
    [red] crvena
    [yellow] žuta
    [blue] plava
   *[purple] ljubičasta
}
error-half-off-board = druga polovica saga na { $square } bila bi izvan ploče
error-half-missing = druga polovica saga na { $square } trebala bi biti na { $other }, a to je polje prazno
error-half-nowhere = druge polovice saga na { $square } nema nigdje: ne prekriva je nijedan susjedni sag
error-rugs-in-a-ring = sagovi na { $squares } morali bi svaki ležati ispod sljedećega
error-players-number = broj igrača je { $given }, a pravila su za { $wanted }
error-purse-colours = { $seat ->
    [red] Crveni
    [yellow] Žuti
    [blue] Plavi
   *[purple] Ljubičasti
} ima sagove ovih boja: { $wanted }
error-out-with-goods = { $seat ->
    [red] Crveni
    [yellow] Žuti
    [blue] Plavi
   *[purple] Ljubičasti
} je izvan igre i ne može imati ni dirhama ni sagova
error-too-many-rugs = položenih i preostalih sagova ove boje ima više od { $most }: { $colour ->
    [red] crvena
    [yellow] žuta
    [blue] plava
   *[purple] ljubičasta
}
error-top-not-in-pile = { $seat ->
    [red] Crveni
    [yellow] Žuti
    [blue] Plavi
   *[purple] Ljubičasti
} ne može kao sljedeći položiti { $colour ->
    [red] crveni
    [yellow] žuti
    [blue] plavi
   *[purple] ljubičasti
} sag: nijedan nije preostao
error-top-unknown = prije toga hrpa mora pokazati sljedeći sag
error-dirhams-together = svih dirhama zajedno ne može biti više od { $most }
error-out-without-elimination = po ovim pravilima nitko ne ispada
error-leaving-order = oni koji su ispali otišli su prvi, drugi, treći, a jedan igrač ostaje u igri
error-over = ovdje je igra gotova: nema više sagova ili je ostao samo jedan igrač
error-not-over = ovdje igra nije gotova: preostalo je i sagova i igrača
error-mover-cannot = na potezu ne može biti { $seat ->
    [red] Crveni
    [yellow] Žuti
    [blue] Plavi
   *[purple] Ljubičasti
}: izvan igre je ili nema više sagova

## Plain data

error-field-object = { $path } mora biti objekt
error-field-text = { $path } mora biti tekst
error-field-flag = { $path } mora biti true ili false
error-field-number = { $path } mora biti cijeli broj od { $least } do { $most }
error-field-list = { $path } mora biti popis duljine { $length }
error-field-choice = { $path } mora biti jedno od { $choices }
error-field-missing = nedostaje { $path }
error-field-unknown = nema podatka { $path }
error-field-reveal-only = { $path } se navodi u fazi „reveal” i ni u jednoj drugoj
error-field-reveal = faza je „reveal” ako i samo ako hrpa tek treba pokazati sljedeći sag
error-field-seat = mjesto koje je na redu ovdje je { $wanted }
error-field-leaving = { $path } je u igri i prema tome nije otišao
error-rug-id = sag { $rug } nije jedan sag na dvama susjednim poljima: { $squares }
error-rug-id-two = { $squares } je jedan sag i treba isti id

## Records

error-in-record = redak { $line }, stupac { $column }: { $why }
error-record-header = ovo nije zaglavlje: napiši [Name "value"]
error-record-header-name = „{ $name }” ovdje ne može biti ime zaglavlja
error-record-header-value = zaglavlje { $name } mora biti tekst
error-record-remark = napomena ne može stajati iza radnje { $number } od { $actions }
error-record-names = broj imena je { $given }, a broj igrača { $players }
error-record-half-character = ovdje je pola znaka, što nijedna datoteka ne može sadržavati
error-record-header-twice = zaglavlje { $name } navedeno je dvaput
error-record-without-rules = partija počinje zaglavljima, a jedno od njih mora biti Rules
error-record-rules-differ = zaglavlja Rules i Position navode različita pravila
error-record-first = „{ $text }” ne može početi: odaberi između { $seats }
error-record-word = „{ $text }” nije ni radnja ni broj poteza ni rezultat
error-record-open-remark = ova napomena nije zatvorena znakom {"}"}
error-record-number = potez { $number } trebao bi biti potez { $wanted }
error-record-number-here = potez { $number } ne može početi ovdje
error-record-result = naveden je rezultat { $stated }, a pravi je { $result }
error-record-not-one = očekivana je jedna partija, a ne { $games }

## Bots

error-bot = nema bota „{ $text }”; dostupni su { $known }
error-bot-text = „{ $text }” nije ime bota: napiši ime ili ime s opcijama, kao bestfirst:ms=200
error-bot-option = bot { $bot } nema opciju „{ $text }”; dostupne su { $known }
error-bot-option-text = „{ $text }” u „{ $bot }” nije opcija: napiši ime i vrijednost, kao ms=200
error-bot-option-number = { $option } ne može biti { $text }: to je cijeli broj od { $least } do { $most }
error-bot-option-word = { $option } ne može biti { $text }: odaberi između { $words }
error-bot-class = „{ $text }” ne kaže koja klasa: napiši my_bot.py:MyBot
error-bot-no-brain = „{ $text }” radi u vlastitom procesu i nema mozak koji bi se posudio

## Bots that users wrote: why they cannot be loaded, and what loses them a game

error-load-file = nema datoteke { $file }
error-load-module = nema modula { $module }
error-load-class = u njemu nema klase { $kind }; sadrži { $known }
error-load-choose = njegova klasa { $kind } nema metodu choose(self, view, clock)
error-load-raised = izazvao je { $what } ({ $where })
error-load-hung = nakon { $seconds } s još nije bio spreman ({ $where })
error-load-died = njegov je proces završio s { $what } ({ $where })
error-load-hello = na hello ne odgovara kako odgovara engine: { $what }
error-forfeit-cannot-load = bot { $bot } ne može se učitati: { $why }
error-forfeit-raised = { $bot } je izazvao { $what } ({ $where }); položaj je bio { $position }
error-forfeit-hung = { $bot } nakon { $seconds } s još nije odlučio ({ $where }); položaj je bio { $position }
error-forfeit-died = proces bota { $bot } završio je s { $what } ({ $where }); položaj je bio { $position }
error-forfeit-no-action = { $bot } je vratio { $what }, što nije radnja; položaj je bio { $position }
error-forfeit-illegal = { $bot } je odabrao { $action }, što nije dopušteno: { $why }; položaj je bio { $position }
error-forfeit-stopped = bot { $bot } više se ne pokreće; uzastopnih neuspjeha: { $times }, posljednji: { $why }

## Matches

error-arena-nobody = meč treba barem jednog bota
error-arena-games = meč ima barem jednu partiju, a ne { $number }
error-arena-other-match = { $file } sadrži drugi meč, od traženoga se razlikuje: { $what }
error-arena-no-state = { $file } ne sadrži stanje meča
error-arena-extra = za to je potreban paket { $package }: pip install 'marrakech[{ $extra }]'
error-arena-plot = grafikon se zapisuje u datoteku .png ili .svg, a ne u { $file }
error-arena-cluster = na adresi { $address } ne javlja se nijedan klaster Ray: { $why }
error-survey-not-learned = bot { $bot } još nije naučio igrati { $rules }

## Training

error-train-no-state = { $file } ne sadrži stanje učenja ili nije iz ove inačice
error-train-other-plan = { $file } sadrži drugo učenje, od traženoga se razlikuje: { $what }
error-train-no-value = { $file } ne sadrži procjenu
error-train-other-rules = { $file } je naučeno za { $learned }, a ne za { $wanted }

## Servers

error-server-no-table = tog stola nema ili ga više nema
error-server-not-found = ovdje nema ničega
error-server-method = to se ovdje ne može učiniti
error-server-not-understood = ovo se ne može razumjeti: { $why }
error-server-too-large = ovo je preveliko: prima se najviše { $most } bajtova
error-server-too-many = previše odjednom: pokušaj ponovno za { $seconds } s
error-server-full = trenutačno je ovdje previše stolova
error-server-closing = ovaj se poslužitelj zatvara: pokušaj ponovno za { $seconds } s
error-server-lobby = u predvorju već čeka najveći dopušteni broj tvojih stolova: { $most }
error-server-storage = ovaj poslužitelj trenutačno ne može do svojih podataka: pokušaj ponovno za { $seconds } s
error-server-origin = stranica s drugog mjesta ne smije razgovarati s ovim poslužiteljem
error-server-banned = pristup s ove adrese blokiran je do { $until }
error-server-banned-name = ime „{ $name }” ovdje je blokirano do { $until }
error-server-no-such-player = na mjestu { $seat } nema nikoga koga možeš prijaviti
error-server-host = ovaj se poslužitelj ne odaziva na to ime
error-server-not-your-seat = mjesto { $seat } nije tvoje
error-server-own-secrets = vlastita tajna ima 22 do 64 znaka (slova, znamenke, - i _), a svaka osoba ima drukčiju
error-server-seated = za ovim stolom već sjedi netko s tvoje adrese
error-server-passport = ova se putovnica ne može pročitati: njezina tajna ima 22 do 64 slova
error-server-no-passport = takve putovnice ovdje nema
error-server-token = ovaj token ovdje ništa ne otvara: povučen je ili nikad nije postojao
error-server-no-token = takvog tokena nema
error-server-scope = ovaj token to ne smije: potreban je onaj s ovlasti { $scope }
error-server-tokens = najveći broj tokena jedne putovnice je { $most }: povuci neki koji ne koristiš
error-server-programs = programi ovdje ne igraju
error-server-match-programs = brza igra je za ljude: program postavlja vlastiti stol (POST /api/tables) ili dobiva poveznicu na neki
error-server-ahead = ovaj je stol tek kod događaja { $number }
error-server-still-playing = ovo je za završene partije, a ova još traje
error-server-day-hidden = ovo je stol današnje tržnice: drugi ga mogu pogledati kad dan završi
error-server-no-day = tog dana nije bilo tržnice
error-server-day-over = ova se tržnica zatvorila: od 1 sat (UTC) može se ponovno igrati, bez bodovanja
error-server-broken = nešto je pošlo po zlu i zabilježeno je
error-server-damaged = ovaj je stol oštećen: mora ga obnoviti administrator poslužitelja, koji to već zna

## What is stored

error-data-file = { $file } ne može se koristiti: { $why }
error-data-no-database = { $file } nije baza podataka sa stolovima: premjesti tu datoteku ili navedi drugu mapu s --data
error-data-damaged = datoteka { $file } je oštećena ({ $why }): vrati sigurnosnu kopiju s „marrakech database restore”; ništa nije promijenjeno
error-data-newer = { $file } je iz novije inačice ovog programa (format { $found }; ova zna { $known }): pokreni tu inačicu ili njome vrati stariji format s „marrakech database downgrade { $known }”
error-data-older = u { $file } nešto nedostaje: broj spremljenih promjena bio je { $wanted }, a sada je { $found }. Izgubljena je datoteka -wal ili je to starija kopija. Vrati ono što nedostaje ili vrati sigurnosnu kopiju; za nastavak bez toga ukloni { $mark }
error-data-locked = datoteku { $file } zaključao je drugi program: zatvori ga i pokušaj ponovno
error-data-no-key = { $file } nije ključ: ključ su 64 heksadekadske znamenke. Vrati pravi; ništa nije promijenjeno
error-data-key-missing = nedostaje ključ { $file }, bez kojeg se nijedan stol ne može pročitati: vrati ga iz kopije ili s --key-file navedi gdje je. Ništa nije promijenjeno
error-data-key-wrong = { $file } nije ključ kojim je ova baza podataka zapisana: vrati pravi ili s --key-file navedi gdje je. Ništa nije promijenjeno
error-data-none = nema baze podataka { $file }
error-data-outdated = { $file } je iz starije inačice: jednom pokreni poslužitelj da se podaci ažuriraju
error-data-exists = datoteka { $file } već postoji: odaberi drugo ime
error-data-in-use = datoteka { $file } je u uporabi: najprije zaustavi poslužitelj
error-data-form = nema formata { $form } na koji bi se moglo vratiti; dostupni su { $known }

## Tables

error-table-all-agreed = svi su već pristali igrati ponovno
error-table-begun = igra je već počela
error-table-bot-plays = ovdje trenutačno igra bot; najprije se vrati
error-table-chain-taken = bacanja dvaju igrača ne mogu ovisiti o istom lancu
error-table-closed = ovaj je stol zatvorila osoba koja ga je postavila
error-table-closed-by-host = ovaj je stol zatvorio administrator poslužitelja
error-table-colours = boje stola su crvena, žuta, plava i ljubičasta, svaka jednom
error-table-deserted = za ovim stolom trenutačno nema nikoga: pokušaj ponovno kad se netko vrati
error-table-dice-header = zaglavlje { $name } ovog zapisa ne može se pročitati
error-table-dice-version = kocka inačice { $version } ovdje nije poznata
error-table-full = sva su mjesta zauzeta
error-table-gone = tko se predao, više ne igra
error-table-id-used = ovaj je id već upotrijebljen za nešto drugo
error-table-level = nema razine „{ $level }”; dostupne su { $known }
error-table-level-of-person = mjesto { $seat } nije za bota pa nema razinu
error-table-long-record = partija s više od { $most } radnji preduga je za prikaz
error-table-mixed-name = riječ u imenu „{ $name }” miješa pisma sličnog izgleda: napiši je jednim od njih
error-table-no-name = ime ima barem jedno slovo koje se može prikazati
error-table-no-record = u ovom zapisu nema partije
error-table-no-seed = ovaj zapis nema ni sjeme ni obvezu za provjeru
error-table-no-such-seat = mjesto { $seat } za ovim stolom nije tvoje
error-table-no-take-back = nema poteza koji bi se mogao vratiti
error-table-no-throw = sada se kocka ne baca
error-table-no-undo = više se nema što poništiti
error-table-rated = partija za rejting nema savjeta ni vraćanja poteza, počinje od početka s uobičajenim sagovima i dirhamima, a svatko sjedi za svojim zaslonom
error-table-position = dalje se igra samo iz pozicije koja nije kraj i samo ako svi ljudi dijele jedan zaslon
error-table-nobody-waits = za stolom sa slobodnim mjestima netko mora sjediti
error-table-not-away = ovaj je igrač ovdje
error-table-not-begun = igra još nije počela
error-table-not-by-hand = { $action } je stvar slučaja, a ne izbora
error-table-not-maker = stol može zatvoriti samo osoba koja ga je postavila
error-table-not-maker-starts = s botovima može početi samo osoba koja je postavila stol
error-table-not-over = igra još nije gotova
error-table-not-your-turn = nisi na potezu
error-table-over = igra je gotova
error-table-phrase = nitko ovdje ne može reći „{ $phrase }”
error-table-plays-already = već igraš
error-table-programs = za ovim stolom programi ne igraju
error-table-same-name = za ovim se stolom netko već zove „{ $name }”: dodaj nešto imenu
error-table-seats-and-rules = broj mjesta ({ $seats }) ne odgovara pravilima za ovoliko igrača: { $players }
error-table-stale = u međuvremenu se nešto dogodilo; pogledaj ponovno
error-table-taken = mjesto { $seat } je zauzeto
error-table-time-over = vrijeme za ovaj potez isteklo je: igra ga bot
error-table-too-long = za ovim se stolom već previše toga dogodilo: može se samo igrati dalje
error-table-too-much-talk = previše poruka; pričekaj malo
error-table-too-often = to je učinjeno već { $times } puta i dosta je
error-table-day = ovo je tržnica jednog dana: svatko je igra za sebe, samo jednom i s istim bacanjima
error-table-wrong-link = ova se karika ne nastavlja na zadnju u tvojem lancu
