### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Izpiši pravila igre s slikami ali pravila ene izdaje.
rules-help-edition = Izdaja, na primer thai, da vidiš, v čem se njena pravila razlikujejo.
rules-title = Pravila
rules-players = A game for two to four rug sellers.
rules-print = Natisni
rules-contents = Vsebina
rules-link = Povezava na pravilo { $rule }
rules-why = Zakaj? Pravilo { $rule }
rules-option = Tu se knjižice s pravili razlikujejo: glej »{ rules-editions }«.

## The aim

rules-aim = Cilj igre
rules-aim-text = Vodi Assama po tržnici, plačaj, kadar se ustavi na tuji preprogi, in polagaj svoje preproge drugim na pot. Na koncu šteje vsak dirham in prav tako vsako polje, na katerem je vidna tvoja preproga. Zmaga, kdor ima največ točk.

## 1. The market

rules-market = Tržnica
rules-r1-1 = Tržnica ima sedem krat sedem polj.
rules-r1-2 = Assam začne na srednjem polju.
rules-r1-3 = Kocka ima šest ploskev. Na njih so en, dva, dva, trije, trije in štirje copati.
rules-r1-4 = Mozaiki na robu povezujejo sosednje vrste. Mozaik ni polje: Assam gre skozenj in se vrne po sosednji vrsti, in to je en korak. V dveh vogalih pelje mozaik nazaj na isto vogalno polje.

## 2. Setting up

rules-setting-up = Priprava
rules-r2-1 = Posedite se okoli plošče in igrajte v smeri urnega kazalca. Vsak dobi 30 dirhamov: pet enic in pet petic.
rules-r2-2 = Štirje igralci imajo po 12 preprog ene barve, trije po 15.
rules-r2-3 = Dva igralca imata vsak po dve barvi in po 12 preprog vsake barve. Svojih 24 preprog premešaj v en kupček in jih polagaj z vrha: vrhnjo preprogo vidijo vsi, kaj je pod njo, ne ve nihče.
rules-r2-4 = Kdo začne, odloči žreb.
rules-r2-5 = Če želite, se dogovorite za več ali manj dirhamov ali preprog za vse.

## 3. A turn

rules-turn = Poteza
rules-r3-1 = Ko si na potezi: obrni Assama, vrzi kocko, pelji ga naprej, plačaj, če je treba, in položi eno preprogo. Potem je na potezi naslednji igralec v smeri urnega kazalca.
rules-r3-2 = Pred metom pusti Assama, kot stoji, ali ga obrni za četrt obrata na njegovo levo ali desno. Nikoli se ne obrne nazaj.
rules-r3-3 = Assam gre naravnost, za vsak copat eno polje, na robu pa sledi mozaikom. Nato gleda v smer, v katero je hodil.

## 4. Paying

rules-paying = Plačilo
rules-r4-1 = Če se Assam ustavi na preprogi drugega igralca, temu igralcu plačaj en dirham za vsako polje območja te barve okoli Assama: to so polja, ki se stikajo s stranico, nikoli le z ogliščem, vključno z Assamovim. Šteje le, kar leži na vrhu.
rules-r4-2 = Prazno polje, lastna preproga in nevtralna preproga ne stanejo nič. Če ima igralec dve barvi, je vsaka barva svoje območje.
rules-r4-3 = Če ne moreš plačati vsega, plačaj, kar imaš: izpadeš. Ne polagaš več preprog; že položene ostanejo in postanejo nevtralne, kar pomeni, da ne pripadajo nikomur. Če ravno še lahko plačaš, ostaneš v igri, tudi brez dirhama.
rules-r4-4 = V nekaterih knjižicah nihče ne izpade: plačaš, kar imaš, in igraš naprej.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Polaganje preproge
rules-r5-1 = Preprogo položi na dve sosednji polji. Vsaj eno od njiju mora biti ob Assamu, stranica ob stranici; nobeno pa ne sme biti polje, na katerem stoji.
rules-r5-2 = Preproga sme prekriti prazna polja in polovice preprog. Ne sme prekriti obeh polovic iste preproge drugega igralca.
rules-r5-3 = Knjižice se tu razlikujejo: nekatere ščitijo tudi tvoje preproge, v nekaterih pa se morata polovici pod novo preprogo razlikovati še po barvi.
rules-r5-4 = Preprogo moraš položiti. Če ni mesta, kjer bi se barvi razlikovali, tokrat barvi nista pomembni.

## 6. The end

rules-end = Konec
rules-r6-1 = Igra se konča, ko je položena zadnja preproga, ali takoj, ko ostane en sam igralec.
rules-r6-2 = Tvoje točke so tvoji dirhami in polja, na katerih je vidna tvoja preproga. Kdor izpade, nima točk, in kdor izpade prvi, je zadnji.
rules-r6-3 = Zmaga, kdor ima največ točk. Če so točke enake, zmaga, kdor ima več dirhamov; če so enaki tudi ti, si mesto delite.

## 7. The variant

rules-variant = Različica: obrat na koncu
rules-r7-1 = Vrzi kocko, pelji Assama naprej, plačaj in položi preprogo; potem ga obrni za četrt obrata na njegovo levo ali desno.
rules-r7-2 = Naslednji igralec mora Assama voditi v smer, v katero zdaj gleda. Pred prvim metom in po zadnji preprogi ga ne obrne nihče.
rules-r7-3 = Ena od knjižic dovoli tudi, da ga pustiš, kot stoji.
rules-r7-4 = Kdor izpade, ga ne obrne več: naslednji igralec ga vodi v smer, v katero gleda.
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

rules-figure-start = Začetek
rules-figure-turning = Assam gleda navzdol. Gre lahko desno, navzdol ali levo, nikoli pa se ne obrne nazaj.
rules-figure-mosaic = Trije koraki, eden od njih skozi mozaik
rules-figure-corner = Štirje koraki, eden od njih okoli vogala
rules-figure-area = Rdeči plača Rumenemu pet dirhamov: šesto rumeno polje je odrezano.
rules-figure-places = Nekaj mest za preprogo
rules-figure-cover-one-half = Dovoljeno: polovica preproge in prazno polje
rules-figure-cover-two-halves = Dovoljeno: polovici dveh preprog
rules-figure-cover-whole = Ni dovoljeno: obe polovici iste preproge
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Rumeni je izpadel: rumene preproge so nevtralne.

## Editions

rules-editions = Kako se izdaje razlikujejo
rules-editions-text = Natisnjena pravila obstajajo v mnogih jezikih in ne povedo vsa istega. Zgoraj so standardna pravila; tukaj je, kaj je v posamezni izdaji drugače. Igrati je mogoče po vseh.
rules-editions-same = Kot standardna pravila
