### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Vypíše pravidla hry s obrázky, nebo pravidla jednoho vydání.
rules-help-edition = Vydání, například thai, a čím se jeho pravidla liší.
rules-title = Pravidla
rules-players = Hra pro dva až čtyři prodavače koberců.
rules-print = Tisk
rules-contents = Obsah
rules-link = Odkaz na pravidlo { $rule }
rules-why = Proč? Pravidlo { $rule }
rules-option = Vydání se tu liší: viz „{ rules-editions }“.

## The aim

rules-aim = Cíl hry
rules-aim-text = Veď Assama po tržišti, plať, když se zastaví na cizím koberci, a pokládej vlastní koberce ostatním do cesty. Na konci se počítá každý dirham a každé políčko, na kterém je vidět tvůj koberec. Kdo má nejvíc bodů, vítězí.

## 1. The market

rules-market = Trh
rules-r1-1 = Trh má sedm krát sedm políček.
rules-r1-2 = Assam začíná na prostředním políčku.
rules-r1-3 = Kostka má šest stěn. Jsou na nich jeden, dva, dva, tři, tři a čtyři střevíce.
rules-r1-4 = Mozaiky na okraji spojují sousední řady nebo sloupce. Mozaika není políčko: Assam po ní přejde a hned vedle se vrátí na trh, a to je jeden krok. Ve dvou rozích vede mozaika zpět na samotné rohové políčko.

## 2. Setting up

rules-setting-up = Příprava
rules-r2-1 = Posaďte se kolem desky a hrajte po směru hodinových ručiček. Každý dostane 30 dirhamů: pět jedniček a pět pětek.
rules-r2-2 = Ve čtyřech má každý 12 koberců jedné barvy, ve třech 15.
rules-r2-3 = Ve dvou má každý dvě barvy, od každé 12 koberců. Zamíchej svých 24 koberců do jedné hromádky a pokládej je shora: horní koberec vidí všichni, co je pod ním, neví nikdo.
rules-r2-4 = Kdo začíná, rozhodne los.
rules-r2-5 = Chcete-li, dohodněte se na větším či menším počtu dirhamů nebo koberců pro všechny.

## 3. A turn

rules-turn = Tah
rules-r3-1 = Ve svém tahu otoč Assama, hoď kostkou, posuň ho, zaplať, je-li za co, a polož jeden koberec. Pak je na tahu další hráč po směru hodinových ručiček.
rules-r3-2 = Před hodem nech Assama tak, jak stojí, nebo ho otoč o čtvrt otáčky, z jeho pohledu doleva či doprava. Čelem vzad se neotáčí nikdy.
rules-r3-3 = Assam jde rovně, jedno políčko za každý střevíc, a na okraji se drží mozaik. Potom hledí tam, kam šel.

## 4. Paying

rules-paying = Placení
rules-r4-1 = Zastaví-li se Assam na koberci jiného hráče, zaplať tomu hráči jeden dirham za každé políčko oblasti té barvy kolem Assama: políčka se musí dotýkat stranou, nikdy jen rohem, a počítá se i to Assamovo. Rozhoduje jen to, co leží navrchu.
rules-r4-2 = Prázdné políčko, vlastní koberec a neutrální koberec nic nestojí. Má-li hráč dvě barvy, je každá z nich samostatná oblast.
rules-r4-3 = Nemůžeš-li zaplatit vše, zaplať, co máš: vypadáváš. Už nepokládáš koberce; ty položené zůstávají a stávají se neutrálními, tedy nepatří nikomu. Stačí-li ti peníze přesně, jsi dál ve hře, i bez jediného dirhamu.
rules-r4-4 = Podle některých pravidel nikdo nevypadává: zaplatíš, co máš, a hraješ dál.
rules-r4-5 = Dvě vydání obě barvy hráče spojují: pak jsou všechna souvislá políčka s jeho koberci kolem Assama jedna oblast, ať mají jakoukoli barvu.

## 5. Laying a rug

rules-laying = Pokládání koberce
rules-r5-1 = Polož koberec na dvě sousední políčka. Aspoň jedno z nich sousedí stranou s Assamovým; žádné není to, na kterém Assam stojí.
rules-r5-2 = Koberec smí zakrýt prázdná políčka a půlky koberců. Nesmí zakrýt obě půlky téhož koberce jiného hráče.
rules-r5-3 = V tom se vydání liší: některá chrání i tvé vlastní koberce a v některých musí mít dvě půlky pod novým kobercem také různé barvy.
rules-r5-4 = Koberec položit musíš. Pokud není místo, kde by se barvy lišily, tentokrát na nich nezáleží.

## 6. The end

rules-end = Konec hry
rules-r6-1 = Hra končí, když leží poslední koberec, nebo hned, když zbývá jediný hráč.
rules-r6-2 = Tvé body jsou tvé dirhamy a políčka, na kterých je vidět tvůj koberec. Kdo vypadl, nemá žádné body, a kdo vypadl první, je poslední.
rules-r6-3 = Kdo má nejvíc bodů, vítězí. Při shodě rozhoduje víc dirhamů; jsou-li stejné i ty, o místo se dělíte.

## 7. The variant

rules-variant = Varianta: otáčení na konci
rules-r7-1 = Hoď, posuň Assama, zaplať a polož koberec; pak ho otoč o čtvrt otáčky, z jeho pohledu doleva nebo doprava.
rules-r7-2 = Další hráč musí Assama vést tam, kam teď hledí. Před prvním hodem a po posledním koberci ho neotáčí nikdo.
rules-r7-3 = Jedno vydání dovoluje také nechat ho tak, jak stojí.
rules-r7-4 = Kdo vypadne, už Assama neotáčí: další hráč ho vede tam, kam hledí.

## What the rule books leave open

rules-open = Co pravidla nechávají otevřené
rules-open-text = Některé věci neříká žádné vydání, nebo se dají číst dvojím způsobem. Takhle se hrají tady.
rules-open-parts = Jak velký je trh, co je na kostce a které řady či sloupce mozaiky spojují, ukazuje deska a kostka v krabici, ne některý text.
rules-open-heading = Žádný text neříká slovy, kam Assam na začátku hledí, a deska není ze všech stran stejná. Tady hledí dolů, pokud nezvolíš jinak.
rules-open-no-money = Kde nikdo nevypadává, neříká žádný text, co se stane s hráčem, který nemůže zaplatit. Tady zaplatí, co má, a hraje dál.
rules-open-out-of-money = Čtyři texty říkají, že vypadává, komu „dojdou peníze“, což by mohlo znamenat: kdo nemá ani dirham. „Zaplatí, co může“ a devět textů, které říkají „nemá dost“, mluví pro druhé čtení: tady vypadáváš, jen když nemůžeš zaplatit celou částku.
rules-open-neutral = Žádný text neříká, zda je i neutrální koberec chráněn před úplným zakrytím. Tady je; texty to však zakazují u koberců soupeřů, takže by se to dalo číst i jinak.
rules-open-own-rug = Žádný text neříká, zda smíš zakrýt celý vlastní koberec. V seznamu toho, na čem smí koberec ležet, není, ale zakázané jsou jen koberce soupeřů. Tady se to smí, stejně jako na Board Game Arena, pokud vydání nechrání všechny koberce.
rules-open-last-player = Žádný text neříká, že hra končí, když zbývá jediný hráč. Tady končí.
rules-open-ranking = Žádný text neurčuje pořadí hráčů, kteří vypadli. Tady jsou až za všemi ostatními a kdo vypadl první, je poslední.
rules-open-turning = Žádný text neříká, zda ve variantě hráč, který vypadne, ještě otočí Assama. Tady Assam zůstává, jak stojí.
rules-open-house = Že při shodě rozhodují viditelná políčka nebo že vždy začíná nejmladší hráč, v žádném textu není: to jsou domácí pravidla.

## Figures

rules-figure-start = Začátek
rules-figure-turning = Assam hledí dolů. Smí jít doprava, dolů nebo doleva, nikdy čelem vzad.
rules-figure-mosaic = Tři kroky, jeden z nich po mozaice
rules-figure-corner = Čtyři kroky, jeden z nich kolem rohu
rules-figure-area = Červený platí Žlutému pět dirhamů: šesté žluté políčko je oddělené.
rules-figure-places = Některá místa pro koberec
rules-figure-cover-one-half = Povoleno: půlka koberce a prázdné políčko
rules-figure-cover-two-halves = Povoleno: půlky dvou koberců
rules-figure-cover-whole = Zakázáno: obě půlky jednoho koberce
rules-figure-area-owner = Spojené barvy: žlutá a fialová patří jednomu hráči a Červený platí šest dirhamů.
rules-figure-neutral = Žlutý vypadl: žluté koberce jsou neutrální.

## Editions

rules-editions = Čím se vydání liší
rules-editions-text = Tištěná pravidla existují v mnoha jazycích a neříkají všechna totéž. Nahoře jsou základní pravidla; tady je, co které vydání dělá jinak. Hrát lze podle všech.
rules-editions-same = Stejná jako základní pravidla
