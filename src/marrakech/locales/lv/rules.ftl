### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Izvada spēles noteikumus ar zīmējumiem vai viena izdevuma noteikumus.
rules-help-edition = Izdevums, piemēram, thai, lai redzētu, kā atšķiras tā noteikumi.
rules-title = Noteikumi
rules-players = Spēle diviem līdz četriem paklāju pārdevējiem.
rules-print = Drukāt
rules-contents = Saturs
rules-link = Saite uz noteikumu { $rule }
rules-why = Kāpēc? Noteikums { $rule }
rules-option = Šeit noteikumu grāmatiņas atšķiras: skat. „{ rules-editions }”.

## The aim

rules-aim = Mērķis
rules-aim-text = Ved Assamu pa tirgus laukumu, maksā, kad viņš apstājas uz cita spēlētāja paklāja, un klāj savus paklājus pārējiem ceļā. Beigās skaitās katrs dirhams un katrs lauciņš, uz kura redzams tavs paklājs. Uzvar tas, kam ir visvairāk punktu.

## 1. The market

rules-market = Tirgus
rules-r1-1 = Tirgū ir septiņas rindas pa septiņiem lauciņiem.
rules-r1-2 = Assams sāk uz vidējā lauciņa.
rules-r1-3 = Kauliņam ir sešas skaldnes. Uz tām ir viena, divas, divas, trīs, trīs un četras čības.
rules-r1-4 = Mozaīkas tirgus malā savieno blakus esošās līnijas. Mozaīka nav lauciņš: Assams iziet pa to un atgriežas blakus līnijā, un tas ir viens solis. Divos stūros mozaīka ved atpakaļ uz to pašu stūra lauciņu.

## 2. Setting up

rules-setting-up = Sagatavošanās
rules-r2-1 = Apsēdieties ap spēles laukumu un spēlējiet pulksteņrādītāja virzienā. Katrs saņem 30 dirhamus: piecas viena dirhama un piecas piecu dirhamu monētas.
rules-r2-2 = Četriem spēlētājiem ir pa 12 vienas krāsas paklājiem, trim – pa 15.
rules-r2-3 = Diviem spēlētājiem ir pa divām krāsām, katrā krāsā 12 paklāji. Sajauc savus 24 paklājus vienā kaudzītē un klāj tos no augšas: augšējo paklāju redz visi, bet to, kas ir zem tā, nezina neviens.
rules-r2-4 = Izlozējiet, kurš sāk.
rules-r2-5 = Ja vēlaties, vienojieties, ka visiem ir vairāk vai mazāk dirhamu vai paklāju.

## 3. A turn

rules-turn = Gājiens
rules-r3-1 = Savā gājienā: pagriez Assamu, met kauliņu, ļauj viņam iet, samaksā, ja pienākas, un izklāj vienu paklāju. Tad gājiens ir nākamajam spēlētājam pulksteņrādītāja virzienā.
rules-r3-2 = Pirms metiena atstāj Assamu, kā viņš stāv, vai pagriez viņu par ceturtdaļapgriezienu pa kreisi vai pa labi no viņa skatpunkta. Apkārt viņš negriežas nekad.
rules-r3-3 = Assams iet taisni uz priekšu, vienu lauciņu par katru čību, un malā seko mozaīkām. Pēc tam viņš skatās tajā virzienā, kurā gājis.

## 4. Paying

rules-paying = Maksāšana
rules-r4-1 = Ja Assams apstājas uz cita spēlētāja paklāja, samaksā šim spēlētājam vienu dirhamu par katru tās krāsas apgabala lauciņu ap Assamu: skaitās lauciņi, kas saskaras ar malām, nekad ar stūriem, arī tas, uz kura viņš stāv. Skaitās tikai tas, kas ir virspusē.
rules-r4-2 = Par tukšu lauciņu, savu paklāju un neitrālu paklāju nav jāmaksā. Ja spēlētājam ir divas krāsas, katra krāsa ir atsevišķs apgabals.
rules-r4-3 = Ja nevari samaksāt visu, samaksā, cik ir: tu izstājies. Paklājus tu vairs neklāj; jau izklātie paliek un kļūst neitrāli, tas ir, nepieder nevienam. Ja naudas pietiek tieši, tu vēl spēlē, pat ja nepaliek neviens dirhams.
rules-r4-4 = Dažās noteikumu grāmatiņās neviens neizstājas: samaksā, cik ir, un spēlē tālāk.
rules-r4-5 = Divās noteikumu grāmatiņās abas spēlētāja krāsas ir apvienotas: tad visi savienotie lauciņi ap Assamu, uz kuriem ir šī spēlētāja paklāji, ir viens apgabals neatkarīgi no krāsas.

## 5. Laying a rug

rules-laying = Paklāja klāšana
rules-r5-1 = Klāj paklāju uz diviem blakus lauciņiem. Vismaz viens no tiem ar malu saskaras ar Assama lauciņu; neviens nav tas, uz kura viņš stāv.
rules-r5-2 = Paklājs drīkst nosegt tukšus lauciņus un paklāju puses. Tas nedrīkst nosegt abas puses vienam un tam pašam cita spēlētāja paklājam.
rules-r5-3 = Šeit noteikumu grāmatiņas atšķiras: dažās ir aizsargāti arī tavi paklāji, un dažās abām pusēm zem jaunā paklāja jābūt arī dažādās krāsās.
rules-r5-4 = Paklājs ir jāklāj. Ja nav vietas, kur krāsas atšķiras, šoreiz tās nav svarīgas.

## 6. The end

rules-end = Beigas
rules-r6-1 = Spēle beidzas, kad izklāts pēdējais paklājs, vai uzreiz, kad palicis tikai viens spēlētājs.
rules-r6-2 = Tavi punkti ir tavi dirhami un lauciņi, uz kuriem redzams tavs paklājs. Kas izstājies, tam punktu nav, un tas, kas izstājies pirmais, paliek pēdējā vietā.
rules-r6-3 = Uzvar tas, kam ir visvairāk punktu. Ja punktu ir vienādi, uzvar tas, kam vairāk dirhamu; ja arī to ir vienādi, vietu dala.

## 7. The variant

rules-variant = Variants: pagriešana beigās
rules-r7-1 = Met kauliņu, ļauj Assamam iet, maksā un klāj paklāju; tad pagriez viņu par ceturtdaļapgriezienu pa kreisi vai pa labi no viņa skatpunkta.
rules-r7-2 = Nākamajam spēlētājam jāiet tur, kur Assams tagad skatās. Neviens viņu negriež ne pirms pirmā metiena, ne pēc pēdējā paklāja.
rules-r7-3 = Viena noteikumu grāmatiņa ļauj viņu arī atstāt, kā viņš stāv.
rules-r7-4 = Kas izstājas, tas Assamu vairs negriež: nākamais spēlētājs iet tur, kur viņš skatās.

## What the rule books leave open

rules-open = Ko noteikumu grāmatiņas nepasaka
rules-open-text = Par dažām lietām nav teikts nevienā grāmatiņā, vai arī teikto var saprast divējādi. Lūk, kā spēlē šeit.
rules-open-parts = Cik liels ir tirgus, kas ir uz kauliņa un kuras līnijas savieno mozaīkas, rāda kastē esošais laukums un kauliņš, nevis kāds teksts.
rules-open-heading = Nevienā tekstā nav vārdiem pateikts, kurp Assams skatās sākumā, un laukums no visām pusēm nav vienāds. Šeit viņš skatās uz leju, ja vien neizvēlies citādi.
rules-open-no-money = Tur, kur neviens neizstājas, nevienā tekstā nav teikts, kas notiek ar spēlētāju, kurš nevar samaksāt. Šeit šis spēlētājs samaksā, cik ir, un spēlē tālāk.
rules-open-out-of-money = Četros tekstos izstājas tas, kam „beidzas nauda”; tas varētu nozīmēt, ka nav palicis neviens dirhams. „Maksā, cik var” un deviņi teksti, kuros teikts „nepietiek”, liecina par otru lasījumu: šeit tu izstājies tikai tad, ja nevari samaksāt visu, kas pienākas.
rules-open-neutral = Nevienā tekstā nav teikts, vai neitrālu paklāju drīkst nosegt veselu. Šeit nedrīkst; bet, tā kā teksti to aizliedz tikai pretinieku paklājiem, to varētu saprast arī citādi.
rules-open-own-rug = Nevienā tekstā nav teikts, vai drīkst nosegt veselu savu paklāju. Sarakstā, uz kā paklājs drīkst gulēt, tā nav, bet aizliegti ir tikai pretinieku paklāji. Šeit tas ir atļauts, tāpat kā vietnē Board Game Arena, ja vien grāmatiņa neaizsargā visus paklājus.
rules-open-last-player = Nevienā tekstā nav teikts, ka spēle beidzas, kad palicis tikai viens spēlētājs. Šeit tā beidzas.
rules-open-ranking = Nevienā tekstā nav noteiktas izstājušos spēlētāju vietas. Šeit viņi ir aiz visiem pārējiem; kas izstājies pirmais, tas ir pēdējais.
rules-open-turning = Nevienā tekstā nav teikts, vai spēlētājs, kas izstājas, variantā vēl pagriež Assamu. Šeit Assamu atstāj, kā viņš stāv.
rules-open-house = Tas, ka vienādus punktus izšķir redzamie lauciņi vai ka vienmēr sāk jaunākais, nav teikts nevienā tekstā: tie ir mājas noteikumi.

## Figures

rules-figure-start = Sākums
rules-figure-turning = Assams skatās uz leju. Viņš drīkst iet pa labi, uz leju vai pa kreisi un nekad negriežas apkārt.
rules-figure-mosaic = Trīs soļi, viens no tiem pa mozaīku
rules-figure-corner = Četri soļi, viens no tiem ap stūri
rules-figure-area = Sarkanais maksā Dzeltenajam piecus dirhamus: sestais dzeltenais lauciņš ir atdalīts.
rules-figure-places = Dažas vietas paklājam
rules-figure-cover-one-half = Atļauts: puse paklāja un tukšs lauciņš
rules-figure-cover-two-halves = Atļauts: divu paklāju puses
rules-figure-cover-whole = Nav atļauts: abas viena paklāja puses
rules-figure-area-owner = Krāsas apvienotas: dzeltenā un violetā pieder vienam spēlētājam, un Sarkanais maksā sešus dirhamus.
rules-figure-neutral = Dzeltenais ir izstājies: dzeltenie paklāji ir neitrāli.

## Editions

rules-editions = Kā izdevumi atšķiras
rules-editions-text = Iespiestie noteikumi ir daudzās valodās, un ne visos teikts viens un tas pats. Iepriekš izklāstīti pamatnoteikumi; šeit redzams, kas katrā izdevumā ir citādi. Spēlēt var pēc visiem.
rules-editions-same = Tādi paši kā pamatnoteikumi
