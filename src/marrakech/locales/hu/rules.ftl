### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Kiírja a játék szabályait ábrákkal, vagy egy kiadás szabályait.
rules-help-edition = Egy kiadás, például thai, hogy lásd, miben térnek el a szabályai.
rules-title = A szabályok
rules-players = Játék két-négy szőnyegárusnak.
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
rules-r4-5 = Két szabályfüzet egyesíti egy játékos két színét: ilyenkor az Assam körüli összefüggő mezők, amelyeken annak a játékosnak a szőnyegei vannak, egy területet alkotnak, bármilyen színűek.

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

## What the rule books leave open

rules-open = Amit a szabályfüzetek nyitva hagynak
rules-open-text = Egyes dolgokat egyik szabályfüzet sem mond ki, vagy kétféleképpen lehet érteni őket. Itt így játsszuk.
rules-open-parts = Hogy mekkora a piac, mi van a kockán, és melyik sorokat kötik össze a mozaikok, azt a dobozban lévő tábla és kocka mutatja meg, nem valamelyik szöveg.
rules-open-heading = Egyik szöveg sem mondja ki szavakkal, merre néz Assam kezdéskor, és a tábla nem egyforma minden oldalról. Itt lefelé néz, hacsak nem választotok mást.
rules-open-no-money = Ahol senki sem esik ki, ott egyik szöveg sem mondja meg, mi lesz azzal, aki nem tud fizetni. Itt odaadja, amije van, és továbbjátszik.
rules-open-out-of-money = Négy szöveg szerint kiesik, akinek „elfogy a pénze”; ez azt is jelenthetné: akinek egyetlen dirheme sem maradt. A „fizet, amennyit tud” és kilenc szöveg, amely azt írja, „nem elég”, a másik olvasat mellett szól: itt csak akkor esel ki, ha nem tudod az egészet kifizetni.
rules-open-neutral = Egyik szöveg sem mondja meg, védett-e a semleges szőnyeg attól, hogy egészen letakarják. Itt védett; mivel a szövegek az ellenfelek szőnyegeire tiltják ezt, másképp is érthető.
rules-open-own-rug = Egyik szöveg sem mondja meg, letakarhatod-e egészen a saját szőnyegedet. Nincs benne a felsorolásban, hogy min fekhet szőnyeg, de csak az ellenfeleké tilos. Itt szabad, akárcsak a Board Game Arenán, hacsak a szabályfüzet nem véd minden szőnyeget.
rules-open-last-player = Egyik szöveg sem mondja, hogy véget ér a játék, ha csak egy játékos maradt. Itt véget ér.
rules-open-ranking = Egyik szöveg sem rangsorolja a kiesett játékosokat. Itt mindenki más mögé kerülnek, és az elsőnek kieső lesz az utolsó.
rules-open-turning = Egyik szöveg sem mondja meg, hogy a változatban elfordítja-e még Assamot, aki kiesik. Itt Assam úgy marad, ahogy áll.
rules-open-house = Hogy egyenlőségnél a látható mezők döntenek, vagy hogy mindig a legfiatalabb kezd, az egyik szövegben sincs benne: ezek házi szabályok.

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
rules-figure-area-owner = Egyesített színek: a sárga és a lila egy játékosé, és Piros hat dirhemet fizet.
rules-figure-neutral = Sárga kiesett: a sárga szőnyegek semlegesek.

## Editions

rules-editions = Miben térnek el a kiadások
rules-editions-text = A nyomtatott szabályok sok nyelven léteznek, és nem mind mondja ugyanazt. Fent az alapszabályok olvashatók; itt az áll, mit csinálnak másképp az egyes kiadások. Mindegyik szerint lehet játszani.
rules-editions-same = Mint az alapszabályok
