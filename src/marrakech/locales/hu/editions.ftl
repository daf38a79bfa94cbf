### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Felsorolja a nyomtatott szabályszövegeket, vagy megmutat egyet az eltéréseivel.
editions-id-help = Egy kiadás vagy egy nyelv kódja. Nélküle mindet felsorolja.
editions-column-id = azonosító
editions-column-languages = nyelvek
editions-column-differences = eltérés az alapszabályoktól
editions-standard = Az alapszabályok: aki nem tud fizetni, kiesik; van változat; a többiek szőnyegei védettek (cover: opponents); két játékos pakliját megkeverik, és mindkét színük külön terület; döntetlennél a dirhemek döntenek; a kezdőt kisorsolják. A `marrakech editions ID` szavakkal is elmond egyet.
editions-unknown = nincs „{ $text }” kiadás vagy nyelv; a `marrakech editions` felsorolja őket
editions-languages = Nyelvek: { $languages }
editions-booklet = Forrás: { $booklet }
editions-box = A dobozban: { $box }
editions-differences = Eltérés az alapszabályoktól:
editions-no-differences = Ezek az alapszabályok.
editions-notes = A szövegről:
editions-use = Pythonban: { $code }

## The texts

editions-name = { $edition ->
    [international] Nemzetközi, angol
    [french] Francia
    [dutch] Holland
    [spanish] Spanyol
    [italian] Olasz
    [finnish] Finn
    [swedish] Svéd
    [czech] Cseh
    [greek] Görög
    [portuguese] Portugál
    [polish] Lengyel
    [icelandic] Izlandi
    [arabic] Arab
    [estonian] Észt
    [latvian] Lett
    [lithuanian] Litván
    [russian] Orosz
    [chinese-traditional] Kínai (hagyományos)
    [japanese] Japán
    [chinese-simplified] Kínai (egyszerűsített)
    [hungarian] Magyar
    [slovenian] Szlovén
    [romanian] Román
    [norwegian] Norvég
    [serbian] Szerb
    [croatian] Horvát
    [german] Német
    [korean] Koreai
    [thai] Thai
    [persian] Perzsa
    [hong-kong-2022] Hongkong 2022, kínai
    [hong-kong-2022-english] Hongkong 2022, angol
    [hungarian-early] Magyar, korai
    [russian-lifestyle] Orosz, Lifestyle
   *[french-2007] Francia, 2007
}
editions-booklet-name = { $booklet ->
    [international] a nemzetközi füzet harminc nyelvének egyike
    [hong-kong-2022] a 2022-es hongkongi doboz szabályai
    [hungarian-early] egy korai magyar doboz szabályai
    [russian-lifestyle] a Lifestyle orosz dobozának szabályai
   *[french-2007] a 2007-es francia doboz szabályai
}
editions-contents = { $rugs } szőnyeg, { $ones } egydirhemes és { $fives } ötdirhemes érme{ $bag ->
    [yes] , egy zsák
   *[no] {""}
}
editions-box-not-listed = a szöveg nem sorolja fel

## Differences, in a word or two for a table

editions-brief-standard = az alapszabályok
editions-brief-elimination-no = senki sem esik ki
editions-brief-variant-none = nincs változat
editions-brief-variant-turn-at-end-optional = változat: legfeljebb negyed
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = váltakozó színek
editions-brief-area-owner = terület tulajdonosonként
editions-brief-tiebreak-none = megosztott hely
editions-brief-first-player-agree = kezdő: megegyezés
editions-brief-first-player-morocco = kezdő: utoljára Marokkóban
editions-brief-first-player-lot-or-youngest = kezdő: sors vagy legfiatalabb

## Differences, in whole sentences

editions-differs-elimination-no = Aki nem tudja az egészet kifizetni, odaadja, amije van, és továbbjátszik; senki sem esik ki (R4.4).
editions-differs-variant-none = Nincs benne az a változat, amelyben Assamot a kör végén fordítják el (R7).
editions-differs-variant-turn-at-end-optional = A változatban Assamot úgy is lehet hagyni, ahogy áll: legfeljebb negyed fordulat (R7.3).
editions-differs-cover-any = Egy szőnyeg egyetlen szőnyegnek sem takarhatja el mindkét felét, a sajátodnak sem (R5.3).
editions-differs-cover-colours = Az új szőnyeg alatti két fél két külön szőnyegé legyen, és a színük is különbözzön, ha ez lehetséges (R5.3, R5.4).
editions-differs-pile-alternating = Két játékosnál mindketten felváltva terítik le a két színüket (R2.3).
editions-differs-area-owner = Két játékosnál egy játékos mindkét színe egy területet alkot: az ő szőnyegeivel fedett, összefüggő mezők mindegyikéért fizetni kell (R4.5).
editions-differs-tiebreak-none = Egyenlő pontnál semmi sem dönt: megosztoznak a helyen (R6.3).
editions-differs-first-player-agree = A kezdőt megegyezéssel választják (R2.4).
editions-differs-first-player-morocco = Az kezd, aki utoljára nyaralt Marokkóban (R2.4).
editions-differs-first-player-lot-or-youngest = A kezdőt kisorsolják, vagy a legfiatalabb kezd (R2.4).
editions-differs-box = A doboz tartalma: { $box }.
editions-differs-box-not-listed = A szöveg nem sorolja fel a doboz tartalmát.

## Remarks that are no rules

editions-note-box-colours = A dobozban három színből 15-15 szőnyeg van, a negyedikből 12.
editions-note-coins = Az egyesek ezüst-, az ötösök aranyszínűek.
editions-note-age-and-time = A szöveg szerint: 2–4 játékos, 6 éves kortól, 20 perc.
editions-note-not-under-three = A szöveg szerint a játék nem való három éven aluli gyerekeknek.
editions-note-pick-colour = Mindenki olyan színt választ, amilyen tetszik neki.
editions-note-rock-paper-scissors = A kezdőt kisorsolják, vagy kő-papír-ollóval döntik el.
editions-note-edge-mosaics = Ami a szélen a sorokat összeköti, azt a szöveg mozaiknak hívja; a legtöbb szövegben nyíl.
editions-note-edge-bends = Ami a szélen a sorokat összeköti, azt a szöveg kanyarnak hívja; a legtöbb szövegben nyíl.
editions-note-edge-lines = Ami a szélen a sorokat összeköti, azt a szöveg vonalnak hívja; a legtöbb szövegben nyíl.
editions-note-same-colour-allowed = A szöveg külön kimondja, hogy két egyforma színű fél is letakarható.
editions-note-setup-one-colour = Az előkészületek szerint két játékos 15-15 egyszínű szőnyeget kap; ez a „Két játékos: egy-egy szín” beállítás (R2.3).
editions-note-pile-reading = A szöveget úgy természetes olvasni, hogy a két játékos felváltva teríti le a színeit; de az is lehetséges volna, hogy a két színt összekeverik.
editions-note-not-mixed = A két játékos egy pakliba teszi a szőnyegeit, de a szöveg nem mondja, hogy meg is keverik. Itt a paklik keverve vannak (R2.3).
editions-note-keeping-heading = A szöveg nem mondja, hogy Assamot úgy is lehet hagyni, ahogy áll. Itt lehet (R3.2).
editions-note-own-square = A szöveg nem mondja, hogy az Assam alatti mezőért is fizetni kell. Itt kell (R4.1).
editions-note-out-of-money = A szöveg szerint kiesik, akinek „elfogy a pénze”. Itt az esik ki, aki nem tudja az egészet kifizetni; akinek nem maradt semmije, de nem is tartozik, továbbjátszik (R4.3).
editions-note-loose-one-half = A „csak az egyik felével másvalaki szőnyegén” pontatlan. A mellette álló felsorolással együtt a szöveg ugyanazt mondja, mint a többi: két különböző szőnyeg fele letakarható.
editions-note-slip-no-walk = Baki: a séta helyén másodszor is a fizetés szerepel, így a szöveg nem mondja meg, mi történik a piac szélén.
editions-note-slip-not-lost = Baki: az „üres mezőn vagy saját szőnyegen nem kell fizetni” mondatból kimaradt a „nem”.
editions-note-slip-pays-rugs = Baki: fizetéskor szőnyegeket számol, ahol minden más szöveg mezőket. Itt mezőkért kell fizetni (R4.1); a végén ez a szöveg is feleket számol, mint mind.
editions-note-slip-may-lay = Baki: szőnyeget „lehet” leteríteni; valójában kell (R5.4).
editions-note-slip-left-out = Baki: kimaradt a cél, a tartalom és az, hogy mi dönt egyenlőségnél.
editions-note-slip-opponent = Baki: a végén „az ellenfélnél maradt minden dirhem” számít; helyesen „a játékosnál”.
editions-note-slip-counts-twice = Baki: a két játékos szőnyegeit kétszer adja meg, eltérően.
editions-note-slip-variant = Baki: a változat utolsó lépése zavaros („fordítsd a figurát fordulhat negyedet”). Itt Assamot pontosan negyed fordulattal kell elfordítani (R7.3).
editions-note-slip-aim = Baki: a célról szóló mondat félbeszakad.
editions-note-slip-cards = Baki: a szöveg „kártyák” letételéről beszél; szőnyegekről van szó.
editions-note-slip-results = Baki: „a mező eredményei” áll ott, ahol az oldalairól van szó.
editions-note-slip-exit-arrow = Baki: a szélen Assam „a kijárati nyíl felé” megy tovább.
editions-note-slip-end-of-rug = Baki: a szöveg szerint a szőnyeg a „végével” ér a mező oldalához; az egyik mezőjéről van szó (R5.1).
editions-note-slip-dirham-won = Baki: a végén „minden megnyert dirhem” számít; minden meglévő dirhemről van szó (R6.2).
editions-note-slip-leaves-game = Baki: a szélen Assam „elhagyja a játékot”; valójában a piacot hagyja el.
