### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Izvada spēles noteikumus ar zīmējumiem vai viena izdevuma noteikumus.
rules-help-edition = Izdevums, piemēram, thai, lai redzētu, kā atšķiras tā noteikumi.
rules-title = Noteikumi
rules-players = A game for two to four rug sellers.
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
rules-r4-5 = Two rule books join the two colours of a player: then all squares with rugs of that player that hang together around Assam are one area, of whatever colour they are.

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

rules-figure-start = Sākums
rules-figure-turning = Assams skatās uz leju. Viņš drīkst iet pa labi, uz leju vai pa kreisi un nekad negriežas apkārt.
rules-figure-mosaic = Trīs soļi, viens no tiem pa mozaīku
rules-figure-corner = Četri soļi, viens no tiem ap stūri
rules-figure-area = Sarkanais maksā Dzeltenajam piecus dirhamus: sestais dzeltenais lauciņš ir atdalīts.
rules-figure-places = Dažas vietas paklājam
rules-figure-cover-one-half = Atļauts: puse paklāja un tukšs lauciņš
rules-figure-cover-two-halves = Atļauts: divu paklāju puses
rules-figure-cover-whole = Nav atļauts: abas viena paklāja puses
rules-figure-area-owner = Colours joined: yellow and purple are one player's, and Red pays six dirhams.
rules-figure-neutral = Dzeltenais ir izstājies: dzeltenie paklāji ir neitrāli.

## Editions

rules-editions = Kā izdevumi atšķiras
rules-editions-text = Iespiestie noteikumi ir daudzās valodās, un ne visos teikts viens un tas pats. Iepriekš izklāstīti pamatnoteikumi; šeit redzams, kas katrā izdevumā ir citādi. Spēlēt var pēc visiem.
rules-editions-same = Tādi paši kā pamatnoteikumi
