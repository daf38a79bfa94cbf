### The printed texts of the rules, and in which ways they differ from the standard set.

## The command

editions-help = Vypíše tištěná znění pravidel, nebo ukáže jedno s jeho odlišnostmi.
editions-id-help = Vydání, nebo kód jazyka. Bez něj se vypíšou všechna.
editions-column-id = id
editions-column-languages = jazyky
editions-column-differences = odlišnosti od základních pravidel
editions-standard = Základní pravidla: kdo nemůže zaplatit, vypadává; je tu varianta; chráněny jsou cizí koberce (cover: opponents); hromádky dvou hráčů se míchají a každá z jejich barev je samostatná oblast; při shodě rozhodují dirhamy; začínající hráč se losuje. `marrakech editions ID` popíše jedno vydání slovy.
editions-unknown = vydání ani jazyk „{ $text }“ tu není; `marrakech editions` je vypíše
editions-languages = Jazyky: { $languages }
editions-booklet = Zdroj: { $booklet }
editions-box = V krabici: { $box }
editions-differences = Od základních pravidel se liší v tomto:
editions-no-differences = Toto jsou základní pravidla.
editions-notes = K textu:
editions-use = V Pythonu: { $code }

## The texts

editions-name = { $edition ->
    [international] Mezinárodní, anglické
    [french] Francouzské
    [dutch] Nizozemské
    [spanish] Španělské
    [italian] Italské
    [finnish] Finské
    [swedish] Švédské
    [czech] České
    [greek] Řecké
    [portuguese] Portugalské
    [polish] Polské
    [icelandic] Islandské
    [arabic] Arabské
    [estonian] Estonské
    [latvian] Lotyšské
    [lithuanian] Litevské
    [russian] Ruské
    [chinese-traditional] Čínské (tradiční)
    [japanese] Japonské
    [chinese-simplified] Čínské (zjednodušené)
    [hungarian] Maďarské
    [slovenian] Slovinské
    [romanian] Rumunské
    [norwegian] Norské
    [serbian] Srbské
    [croatian] Chorvatské
    [german] Německé
    [korean] Korejské
    [thai] Thajské
    [persian] Perské
    [hong-kong-2022] Hongkongské 2022, čínské
    [hong-kong-2022-english] Hongkongské 2022, anglické
    [hungarian-early] Maďarské, starší
    [russian-lifestyle] Ruské, Lifestyle
   *[french-2007] Francouzské, 2007
}
editions-booklet-name = { $booklet ->
    [international] jeden ze třiceti jazyků mezinárodní brožury
    [hong-kong-2022] pravidla hongkongské krabice z roku 2022
    [hungarian-early] pravidla starší maďarské krabice
    [russian-lifestyle] pravidla ruské krabice od Lifestyle
   *[french-2007] pravidla francouzské krabice z roku 2007
}
editions-contents = { $rugs } koberců, { $ones } mincí po jednom dirhamu, { $fives } po pěti{ $bag ->
    [yes] , sáček
   *[no] {""}
}
editions-box-not-listed = text obsah neuvádí

## Differences, in a word or two for a table

editions-brief-standard = základní pravidla
editions-brief-elimination-no = nikdo nevypadává
editions-brief-variant-none = bez varianty
editions-brief-variant-turn-at-end-optional = varianta: nejvýš čtvrtotáčka
editions-brief-cover-any = cover: any
editions-brief-cover-colours = cover: colours
editions-brief-pile-alternating = barvy se střídají
editions-brief-area-owner = oblasti podle majitele
editions-brief-tiebreak-none = při shodě dělené místo
editions-brief-first-player-agree = začíná: dohodou
editions-brief-first-player-morocco = začíná: naposled v Maroku
editions-brief-first-player-lot-or-youngest = začíná: los či nejmladší

## Differences, in whole sentences

editions-differs-elimination-no = Kdo nemůže zaplatit celou částku, zaplatí, co má, a hraje dál; nikdo nevypadává (R4.4).
editions-differs-variant-none = Varianta, v níž se Assam otáčí na konci tahu, tu není (R7).
editions-differs-variant-turn-at-end-optional = Ve variantě smí Assam také zůstat tak, jak stojí: otočí se nejvýš o čtvrt otáčky (R7.3).
editions-differs-cover-any = Koberec nesmí zakrýt obě půlky žádného koberce, ani vlastního (R5.3).
editions-differs-cover-colours = Obě půlky pod novým kobercem musí patřit dvěma kobercům a mít různé barvy, je-li to možné (R5.3, R5.4).
editions-differs-pile-alternating = Ve dvou pokládá každý své dvě barvy střídavě (R2.3).
editions-differs-area-owner = Ve dvou tvoří obě barvy hráče jednu oblast: platí se za všechna souvislá políčka s jeho koberci (R4.5).
editions-differs-tiebreak-none = Při shodě bodů už nic nerozhoduje: o místo se hráči dělí (R6.3).
editions-differs-first-player-agree = Na začínajícím hráči se hráči dohodnou (R2.4).
editions-differs-first-player-morocco = Začíná ten, kdo byl naposledy na dovolené v Maroku (R2.4).
editions-differs-first-player-lot-or-youngest = Začínající hráč se losuje, nebo začíná nejmladší (R2.4).
editions-differs-box = Krabice obsahuje: { $box }.
editions-differs-box-not-listed = Text neuvádí, co krabice obsahuje.

## Remarks that are no rules

editions-note-box-colours = V krabici je po 15 kobercích ve třech barvách a 12 ve čtvrté.
editions-note-coins = Jedničky jsou stříbrné, pětky zlaté.
editions-note-age-and-time = Text uvádí: 2 až 4 hráči, od 6 let, 20 minut.
editions-note-not-under-three = Text říká, že hra není pro děti do tří let.
editions-note-pick-colour = Každý si vybere barvu, která se mu líbí.
editions-note-rock-paper-scissors = Kdo začíná, rozhodne los, nebo kámen, nůžky, papír.
editions-note-edge-mosaics = To, co na okraji spojuje řady a sloupce, se tu nazývá mozaiky; ve většině textů jsou to šipky.
editions-note-edge-bends = To, co na okraji spojuje řady a sloupce, se tu nazývá zatáčky; ve většině textů jsou to šipky.
editions-note-edge-lines = To, co na okraji spojuje řady a sloupce, se tu nazývá čáry; ve většině textů jsou to šipky.
editions-note-same-colour-allowed = Text výslovně říká, že lze zakrýt dvě půlky stejné barvy.
editions-note-setup-one-colour = V přípravě hry dostávají dva hráči po 15 kobercích jedné barvy; to je volba „Hra ve dvou: každý jednu barvu“ (R2.3).
editions-note-pile-reading = Text se nejspíš čte tak, že dva hráči pokládají své barvy střídavě; možné by bylo i to, že se obě barvy zamíchají.
editions-note-not-mixed = Dva hráči složí své koberce na jednu hromádku, ale text neříká, že je zamíchají. Tady jsou hromádky zamíchané (R2.3).
editions-note-keeping-heading = Text neříká, že se Assam smí nechat tak, jak stojí. Tady se smí (R3.2).
editions-note-own-square = Text neříká, že se platí i za políčko pod Assamem. Tady se platí (R4.1).
editions-note-out-of-money = Text říká, že vypadává hráč, kterému „dojdou peníze“. Tady vypadává ten, kdo nemůže zaplatit celou částku; kdo už nic nemá, ale nic nedluží, hraje dál (R4.3).
editions-note-loose-one-half = „Jen jednou půlkou na koberci jiného hráče“ není řečeno přesně. Spolu se seznamem vedle říká text totéž co ostatní: půlky dvou různých koberců se zakrýt smějí.
editions-note-slip-no-walk = Chyba: tam, kde má být pohyb Assama, je podruhé vytištěno placení, takže text neříká, co se děje na okraji trhu.
editions-note-slip-not-lost = Chyba: ve větě „na prázdném políčku ani na vlastním koberci se neplatí“ se ztratil zápor.
editions-note-slip-pays-rugs = Chyba: při placení se počítají koberce, kdežto ve všech ostatních textech políčka. Tady se platí za políčka (R4.1); na konci počítá i tento text půlky, jako všechny.
editions-note-slip-may-lay = Chyba: koberec se „smí“ položit; ve skutečnosti se musí (R5.4).
editions-note-slip-left-out = Chyba: chybí cíl hry, obsah krabice a co rozhoduje při shodě.
editions-note-slip-opponent = Chyba: na konci se počítá „každý dirham, který zbyl soupeři“; má být „hráči“.
editions-note-slip-counts-twice = Chyba: koberce pro dva hráče jsou uvedeny dvakrát a pokaždé jinak.
editions-note-slip-variant = Chyba: poslední krok varianty je zkomolený („otočte figurku smí otočit o čtvrt“). Tady se Assam otočí přesně o čtvrt otáčky (R7.3).
editions-note-slip-aim = Chyba: věta o cíli hry není dokončená.
editions-note-slip-cards = Chyba: text mluví o pokládání „karet“; myslí se koberce.
editions-note-slip-results = Chyba: je vytištěno „výsledky políčka“, myslí se jeho strany.
editions-note-slip-exit-arrow = Chyba: na okraji jde Assam dál „k šipce východu“.
editions-note-slip-end-of-rug = Chyba: koberec má prý ležet u strany svým „koncem“; myslí se jedno z jeho políček (R5.1).
editions-note-slip-dirham-won = Chyba: na konci se počítá „každý vyhraný dirham“; myslí se každý, který hráč má (R6.2).
editions-note-slip-leaves-game = Chyba: na okraji Assam „opouští hru“; opouští trh.
