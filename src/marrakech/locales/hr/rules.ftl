### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Ispiši pravila igre sa slikama ili pravila jednog izdanja.
rules-help-edition = Izdanje, na primjer thai, da vidiš po čemu se njegova pravila razlikuju.
rules-title = Pravila
rules-players = A game for two to four rug sellers.
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
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

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
rules-open = What the rule books leave open
rules-open-text = Some things are said in no rule book, or can be read in two ways. This is how they are played here.
rules-open-parts = How large the market is, what the die shows and which lines the mosaics join is told by the board and the die in the box, not by any text.
rules-open-heading = No text says in words which way Assam looks at the start, and the board is not the same from all sides. Here he looks down, unless you choose another way.
rules-open-no-money = Where nobody goes out, no text says what happens to a player who cannot pay. Here that player pays what there is and plays on.
rules-open-out-of-money = Four texts say that who “runs out of money” is out, which could mean: with no dirham left. “Pays what he can”, and nine texts that say “not enough”, speak for the other reading: here you are out only if you cannot pay all that is due.
rules-open-neutral = No text says whether a neutral rug is protected from being covered whole. Here it is; as the texts forbid it for rugs of opponents, one could read it otherwise.
rules-open-own-rug = No text says whether you may cover your own rug whole. It is not in the list of what a rug may lie on, but only opponents' rugs are forbidden. Here it is allowed, as it is on Board Game Arena, unless the rule book protects every rug.
rules-open-last-player = No text says that the game ends when only one player is left. Here it does.
rules-open-ranking = No text ranks the players who are out. Here they come after all others, the first to go out last.
rules-open-turning = No text says whether a player who goes out still turns Assam in the variant. Here Assam is left as he stands.
rules-open-house = That visible squares decide a tie, or that the youngest player always begins, is in no text: these are house rules.

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
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Žuti je izvan igre: žuti su sagovi neutralni.

## Editions

rules-editions = Kako se izdanja razlikuju
rules-editions-text = Tiskana pravila postoje na mnogim jezicima i ne kažu sva isto. Gore su standardna pravila; ovdje je ono što je u pojedinom izdanju drukčije. Može se igrati po svima.
rules-editions-same = Kao standardna pravila
