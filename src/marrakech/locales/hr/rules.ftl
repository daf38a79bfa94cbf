### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Ispiši pravila igre sa slikama ili pravila jednog izdanja.
rules-help-edition = Izdanje, na primjer thai, da vidiš po čemu se njegova pravila razlikuju.
rules-title = Pravila
rules-players = Igra za dva do četiri prodavača sagova.
rules-print = Ispis
rules-contents = Sadržaj
rules-link = Poveznica na pravilo { $rule }
rules-why = Zašto? Pravilo { $rule }
rules-option = Knjižice s pravilima ovdje se razlikuju: vidi „{ rules-editions }”.

## The aim

rules-aim = Cilj igre
rules-aim-text = Vodi Assama po tržnici, plati kad se zaustavi na tuđem sagu i polaži svoje sagove drugima na put. Na kraju vrijedi svaki dirham, a jednako tako i svako polje na kojem se vidi tvoj sag. Pobjeđuje tko ima najviše bodova.

## 1. The market

rules-market = Tržnica
rules-r1-1 = Tržnica ima sedam puta sedam polja.
rules-r1-2 = Assam kreće sa srednjeg polja.
rules-r1-3 = Kocka ima šest strana. Na njima su jedna, dvije, dvije, tri, tri i četiri papučice.
rules-r1-4 = Mozaici na rubu povezuju susjedne nizove polja. Mozaik nije polje: Assam prolazi kroz njega i vraća se susjednim nizom, i to je jedan korak. U dva kuta mozaik vodi natrag na isto kutno polje.

## 2. Setting up

rules-setting-up = Priprema
rules-r2-1 = Sjednite oko ploče i igrajte u smjeru kazaljke na satu. Svatko dobiva 30 dirhama: pet jedinica i pet petica.
rules-r2-2 = Četiri igrača imaju po 12 sagova jedne boje, tri igrača po 15.
rules-r2-3 = Dva igrača imaju po dvije boje, s po 12 sagova svake boje. Svoja 24 saga promiješaj u jednu hrpu i polaži ih odozgo: gornji sag vide svi, a što je ispod njega, ne zna nitko.
rules-r2-4 = Tko počinje, odlučuje ždrijeb.
rules-r2-5 = Ako želite, dogovorite više ili manje dirhama ili sagova za sve.

## 3. A turn

rules-turn = Potez
rules-r3-1 = Kad si na potezu: okreni Assama, baci kocku, pomakni ga, plati ako treba i položi jedan sag. Zatim je na potezu sljedeći igrač u smjeru kazaljke na satu.
rules-r3-2 = Prije bacanja ostavi Assama kako stoji ili ga okreni za četvrt okreta na njegovu lijevu ili desnu stranu. Nikad se ne okreće unatrag.
rules-r3-3 = Assam ide ravno, jedno polje za svaku papučicu, a na rubu slijedi mozaike. Nakon toga gleda onamo kamo je hodao.

## 4. Paying

rules-paying = Plaćanje
rules-r4-1 = Ako se Assam zaustavi na sagu drugog igrača, plati tom igraču jedan dirham za svako polje područja te boje oko Assama: to su polja koja se dodiruju stranicom, nikad samo kutom, uključujući i Assamovo. Vrijedi samo ono što leži na vrhu.
rules-r4-2 = Prazno polje, vlastiti sag i neutralni sag ne koštaju ništa. Ako igrač ima dvije boje, svaka je boja područje za sebe.
rules-r4-3 = Ako ne možeš platiti sve, plati koliko imaš: ispadaš. Više ne polažeš sagove; već položeni ostaju i postaju neutralni, što znači da nisu ničiji. Ako možeš platiti točno koliko treba, ostaješ u igri, čak i bez ijednog dirhama.
rules-r4-4 = U nekim knjižicama nitko ne ispada: plaćaš koliko imaš i igraš dalje.
rules-r4-5 = Dvije knjižice spajaju obje boje jednog igrača: tada su sva povezana polja sa sagovima tog igrača oko Assama jedno područje, koje god boje bila.

## 5. Laying a rug

rules-laying = Polaganje saga
rules-r5-1 = Položi sag na dva susjedna polja. Barem jedno od njih mora biti uz Assama, stranica uz stranicu; nijedno ne smije biti polje na kojem on stoji.
rules-r5-2 = Sag smije prekriti prazna polja i polovice sagova. Ne smije prekriti obje polovice istog saga drugog igrača.
rules-r5-3 = Knjižice se u tome razlikuju: neke štite i tvoje sagove, a u nekima se dvije polovice ispod novog saga moraju razlikovati i bojom.
rules-r5-4 = Sag moraš položiti. Ako nema mjesta na kojem se boje razlikuju, ovaj put nisu važne.

## 6. The end

rules-end = Kraj
rules-r6-1 = Igra završava kad je položen zadnji sag ili odmah kad ostane samo jedan igrač.
rules-r6-2 = Tvoji su bodovi tvoji dirhami i polja na kojima se vidi tvoj sag. Tko ispadne, nema bodova, a tko ispadne prvi, zadnji je.
rules-r6-3 = Pobjeđuje tko ima najviše bodova. Ako su bodovi jednaki, pobjeđuje tko ima više dirhama; ako su i oni jednaki, dijelite mjesto.

## 7. The variant

rules-variant = Varijanta: okret na kraju
rules-r7-1 = Baci kocku, pomakni Assama, plati i položi sag; zatim ga okreni za četvrt okreta na njegovu lijevu ili desnu stranu.
rules-r7-2 = Sljedeći igrač mora voditi Assama onamo kamo sada gleda. Prije prvog bacanja i nakon zadnjeg saga nitko ga ne okreće.
rules-r7-3 = Jedna knjižica dopušta i da ga ostaviš kako stoji.
rules-r7-4 = Tko ispadne, više ga ne okreće: sljedeći ga igrač vodi onamo kamo gleda.

## What the rule books leave open

rules-open = Što knjižice ostavljaju otvorenim
rules-open-text = Neke stvari ne stoje ni u jednoj knjižici ili se mogu čitati na dva načina. Ovako se igraju ovdje.
rules-open-parts = Kolika je tržnica, što je na kocki i koje nizove polja mozaici povezuju, kazuju ploča i kocka iz kutije, a ne neki tekst.
rules-open-heading = Nijedan tekst ne kaže riječima kamo Assam gleda na početku, a ploča nije ista sa svih strana. Ovdje gleda prema dolje, osim ako odabereš drukčije.
rules-open-no-money = Ondje gdje nitko ne ispada, nijedan tekst ne kaže što biva s igračem koji ne može platiti. Ovdje plaća koliko ima i igra dalje.
rules-open-out-of-money = Četiri teksta kažu da ispada tko „ostane bez novca”, što bi moglo značiti: bez ijednog dirhama. „Plaća koliko može” i devet tekstova koji kažu „nema dovoljno” govore za drugo čitanje: ovdje ispadaš samo ako ne možeš platiti sve što treba.
rules-open-neutral = Nijedan tekst ne kaže je li i neutralni sag zaštićen od potpunog prekrivanja. Ovdje jest; kako tekstovi to zabranjuju za sagove protivnika, moglo bi se čitati i drukčije.
rules-open-own-rug = Nijedan tekst ne kaže smiješ li potpuno prekriti vlastiti sag. Nema ga na popisu onoga na čemu sag smije ležati, ali zabranjeni su samo sagovi protivnika. Ovdje je dopušteno, kao i na Board Game Areni, osim ako knjižica štiti svaki sag.
rules-open-last-player = Nijedan tekst ne kaže da igra završava kad ostane samo jedan igrač. Ovdje završava.
rules-open-ranking = Nijedan tekst ne određuje poredak igrača koji su ispali. Ovdje dolaze iza svih ostalih, a tko ispadne prvi, zadnji je.
rules-open-turning = Nijedan tekst ne kaže okreće li u varijanti Assama i igrač koji ispada. Ovdje Assam ostaje kako stoji.
rules-open-house = Da izjednačenje rješavaju vidljiva polja ili da uvijek počinje najmlađi igrač, ne piše ni u jednom tekstu: to su kućna pravila.

## Figures

rules-figure-start = Početak
rules-figure-turning = Assam gleda prema dolje. Smije ići desno, dolje ili lijevo, a nikad se ne okreće unatrag.
rules-figure-mosaic = Tri koraka, jedan od njih kroz mozaik
rules-figure-corner = Četiri koraka, jedan od njih oko kuta
rules-figure-area = Crveni plaća Žutome pet dirhama: šesto je žuto polje odsječeno.
rules-figure-places = Neka mjesta za sag
rules-figure-cover-one-half = Dopušteno: pola saga i prazno polje
rules-figure-cover-two-halves = Dopušteno: polovice dvaju sagova
rules-figure-cover-whole = Nije dopušteno: obje polovice istog saga
rules-figure-area-owner = Spojene boje: žuta i ljubičasta pripadaju istom igraču, a Crveni plaća šest dirhama.
rules-figure-neutral = Žuti je izvan igre: žuti su sagovi neutralni.

## Editions

rules-editions = Kako se izdanja razlikuju
rules-editions-text = Tiskana pravila postoje na mnogim jezicima i ne kažu sva isto. Gore su standardna pravila; ovdje je ono što je u pojedinom izdanju drukčije. Može se igrati po svima.
rules-editions-same = Kao standardna pravila
