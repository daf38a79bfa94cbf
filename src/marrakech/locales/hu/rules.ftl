### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Kiírja a játék szabályait ábrákkal, vagy egy kiadás szabályait.
rules-help-edition = Egy kiadás, például thai, hogy lásd, miben térnek el a szabályai.
rules-title = A szabályok
rules-players = A game for two to four rug sellers.
rules-print = Nyomtatás
rules-contents = Tartalom
rules-link = Link ehhez a szabályhoz: { $rule }
rules-why = Miért? { $rule } szabály
rules-option = A szabályfüzetek itt eltérnek: lásd „{ rules-editions }”.

## The aim

rules-aim = A cél
rules-aim-text = Vezesd Assamot a piactéren, fizess, ha másvalaki szőnyegén áll meg, és terítsd a saját szőnyegeidet a többiek útjába. A végén minden dirhem számít, és minden mező is, amelyen látszik egy szőnyeged. Az nyer, akinek a legtöbb pontja van.

## 1. The market

rules-market = A piac
rules-r1-1 = A piac hétszer hét mezőből áll.
rules-r1-2 = Assam a középső mezőről indul.
rules-r1-3 = A kockának hat oldala van. Egy, kettő, kettő, három, három és négy papucs látható rajtuk.
rules-r1-4 = A szélen mozaikok kötik össze a szomszédos sorokat és oszlopokat. A mozaik nem mező: Assam átmegy rajta, és a másik végén jön vissza a piacra; ez egy lépés. Két sarokban a mozaik ugyanarra a sarokmezőre vezet vissza.

## 2. Setting up

rules-setting-up = Előkészületek
rules-r2-1 = Üljetek a tábla köré, és az óramutató járása szerint játsszatok. Mindenki 30 dirhemet kap: öt egyest és öt ötöst.
rules-r2-2 = Négy játékosnál mindenkinek 12 egyszínű szőnyege van, háromnál 15.
rules-r2-3 = Két játékosnál mindkettőnek két színe van, színenként 12 szőnyeggel. Keverd a 24 szőnyegedet egy pakliba, és felülről terítsd le őket: a legfelsőt mindenki látja, de hogy alatta mi jön, azt senki sem tudja.
rules-r2-4 = Sorsoljátok ki, ki kezd.
rules-r2-5 = Ha szeretnétek, megállapodhattok abban, hogy mindenki több vagy kevesebb dirhemet vagy szőnyeget kap.

## 3. A turn

rules-turn = Egy kör
rules-r3-1 = A körödben: fordítsd el Assamot, dobj a kockával, lépj, fizess, ha kell, és teríts le egy szőnyeget. Ezután az óramutató járása szerint következő játékos jön.
rules-r3-2 = Dobás előtt hagyd Assamot úgy, ahogy áll, vagy fordítsd el negyed fordulattal az ő bal vagy jobb keze felé. Sohasem fordul teljesen hátra.
rules-r3-3 = Assam egyenesen megy, annyi mezőt, ahány papucsot dobtál, a szélen pedig követi a mozaikokat. Utána arra néz, amerre ment.

## 4. Paying

rules-paying = Fizetés
rules-r4-1 = Ha Assam egy másik játékos szőnyegén áll meg, fizess annak a játékosnak egy dirhemet az Assam körüli, ugyanolyan színű terület minden mezőjéért: ezek a mezők oldalukkal függnek össze, sohasem a sarkukkal, és Assam mezője is beleszámít. Csak a legfelső szőnyeg számít.
rules-r4-2 = Az üres mező, a saját szőnyeg és a semleges szőnyeg nem kerül semmibe. Ha egy játékosnak két színe van, mindkét szín külön terület.
rules-r4-3 = Ha nem tudod az egészet kifizetni, add oda, amid van: kiestél. Nem terítesz le több szőnyeget; amelyeket leterítettél, azok maradnak, és semlegesek lesznek, vagyis nem tartoznak senkihez. Ha éppen ki tudod fizetni, még játékban vagy, akkor is, ha egyetlen dirhemed sem marad.
rules-r4-4 = Egyes szabályfüzetek szerint senki sem esik ki: odaadod, amid van, és továbbjátszol.
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

## 5. Laying a rug

rules-laying = Szőnyeg leterítése
rules-r5-1 = Terítsd a szőnyeged két szomszédos mezőre. A két mező közül legalább az egyik az oldalával érintkezzen Assam mezőjével, és egyik se legyen az, amelyen ő áll.
rules-r5-2 = A szőnyeg takarhat üres mezőket és szőnyegek felét. Nem takarhatja le másik játékos egy és ugyanazon szőnyegének mindkét felét.
rules-r5-3 = A szabályfüzetek ebben eltérnek: egyesek a saját szőnyegeidet is védik, másokban az új szőnyeg alatti két fél színének is különböznie kell.
rules-r5-4 = Szőnyeget kötelező leteríteni. Ha nincs olyan hely, ahol a színek különböznek, ezúttal nem számítanak.

## 6. The end

rules-end = A játék vége
rules-r6-1 = A játék akkor ér véget, amikor az utolsó szőnyeg is lekerült, vagy azonnal, ha csak egy játékos maradt.
rules-r6-2 = A pontjaid a dirhemeid és azok a mezők, amelyeken látszik egy szőnyeged. Aki kiesett, annak nincs pontja, és az elsőnek kieső lesz az utolsó.
rules-r6-3 = Az nyer, akinek a legtöbb pontja van. Egyenlő pontnál az nyer, akinek több dirheme van; ha az is egyenlő, osztoztok a helyen.

## 7. The variant

rules-variant = A változat: fordítás a végén
rules-r7-1 = Dobj, lépj, fizess és teríts le egy szőnyeget; aztán fordítsd el Assamot negyed fordulattal az ő bal vagy jobb keze felé.
rules-r7-2 = A következő játékosnak arra kell vezetnie Assamot, amerre most néz. Az első dobás előtt és az utolsó szőnyeg után senki sem fordítja el.
rules-r7-3 = Az egyik szabályfüzet szerint úgy is hagyhatod, ahogy áll.
rules-r7-4 = Aki kiesik, már nem fordítja el: a következő játékos arra vezeti Assamot, amerre néz.
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

rules-figure-start = A kezdet
rules-figure-turning = Assam lefelé néz. Mehet jobbra, le vagy balra, és sohasem fordul hátra.
rules-figure-mosaic = Három lépés, az egyik egy mozaikon át
rules-figure-corner = Négy lépés, az egyik egy sarok körül
rules-figure-area = Piros öt dirhemet fizet Sárgának: a hatodik sárga mező el van vágva.
rules-figure-places = Néhány hely egy szőnyegnek
rules-figure-cover-one-half = Szabad: egy fél szőnyeg és egy üres mező
rules-figure-cover-two-halves = Szabad: két szőnyeg egy-egy fele
rules-figure-cover-whole = Tilos: egy szőnyeg mindkét fele
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Sárga kiesett: a sárga szőnyegek semlegesek.

## Editions

rules-editions = Miben térnek el a kiadások
rules-editions-text = A nyomtatott szabályok sok nyelven léteznek, és nem mind mondja ugyanazt. Fent az alapszabályok olvashatók; itt az áll, mit csinálnak másképp az egyes kiadások. Mindegyik szerint lehet játszani.
rules-editions-same = Mint az alapszabályok
