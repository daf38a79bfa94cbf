### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Izpiši pravila igre s slikami ali pravila ene izdaje.
rules-help-edition = Izdaja, na primer thai, da vidiš, v čem se njena pravila razlikujejo.
rules-title = Pravila
rules-players = Igra za dva do štiri prodajalce preprog.
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
rules-r4-5 = Dve knjižici združita barvi enega igralca: takrat so vsa povezana polja s preprogami tega igralca okoli Assama eno območje, ne glede na barvo.

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

## What the rule books leave open

rules-open = Česa knjižice ne povedo
rules-open-text = Nekaterih stvari ne pove nobena knjižica ali pa jih je mogoče brati na dva načina. Tukaj se igra takole.
rules-open-parts = Kako velika je tržnica, kaj je na kocki in katere vrste povezujejo mozaiki, povesta plošča in kocka iz škatle, ne kako besedilo.
rules-open-heading = Nobeno besedilo z besedami ne pove, kam Assam gleda na začetku, plošča pa ni enaka z vseh strani. Tukaj gleda navzdol, razen če izbereš drugače.
rules-open-no-money = Kjer nihče ne izpade, nobeno besedilo ne pove, kaj je z igralcem, ki ne more plačati. Tukaj plača, kar ima, in igra naprej.
rules-open-out-of-money = Štiri besedila pravijo, da izpade, komur »zmanjka denarja«, kar bi lahko pomenilo: kdor nima niti dirhama. »Plača, kolikor more« in devet besedil, ki pravijo »ni dovolj«, govorijo za drugo branje: tukaj izpadeš le, če ne moreš plačati vsega.
rules-open-neutral = Nobeno besedilo ne pove, ali je tudi nevtralna preproga zaščitena pred tem, da bi jo prekrili v celoti. Tukaj je; ker besedila to prepovedujejo za preproge nasprotnikov, bi se dalo brati tudi drugače.
rules-open-own-rug = Nobeno besedilo ne pove, ali smeš v celoti prekriti svojo preprogo. Ni je na seznamu tega, na čemer sme preproga ležati, prepovedane pa so le preproge nasprotnikov. Tukaj je dovoljeno, kot na Board Game Areni, razen če knjižica ščiti vsako preprogo.
rules-open-last-player = Nobeno besedilo ne pove, da se igra konča, ko ostane en sam igralec. Tukaj se.
rules-open-ranking = Nobeno besedilo ne določa vrstnega reda igralcev, ki so izpadli. Tukaj so za vsemi drugimi, in kdor izpade prvi, je zadnji.
rules-open-turning = Nobeno besedilo ne pove, ali v različici igralec, ki izpade, še obrne Assama. Tukaj Assam ostane, kot stoji.
rules-open-house = Da o izenačenju odločijo vidna polja ali da vedno začne najmlajši igralec, ni v nobenem besedilu: to so hišna pravila.

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
rules-figure-area-owner = Združeni barvi: rumena in vijolična sta istega igralca, Rdeči pa plača šest dirhamov.
rules-figure-neutral = Rumeni je izpadel: rumene preproge so nevtralne.

## Editions

rules-editions = Kako se izdaje razlikujejo
rules-editions-text = Natisnjena pravila obstajajo v mnogih jezikih in ne povedo vsa istega. Zgoraj so standardna pravila; tukaj je, kaj je v posamezni izdaji drugače. Igrati je mogoče po vseh.
rules-editions-same = Kot standardna pravila
