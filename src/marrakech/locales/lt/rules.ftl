### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Išveda žaidimo taisykles su paveikslėliais arba vieno leidimo taisykles.
rules-help-edition = Leidimas, pavyzdžiui, thai, kad matytum, kuo skiriasi jo taisyklės.
rules-title = Taisyklės
rules-players = Žaidimas dviem–keturiems kilimų pardavėjams.
rules-print = Spausdinti
rules-contents = Turinys
rules-link = Nuoroda į taisyklę { $rule }
rules-why = Kodėl? Taisyklė { $rule }
rules-option = Čia taisyklių knygelės skiriasi: žr. „{ rules-editions }“.

## The aim

rules-aim = Tikslas
rules-aim-text = Vesk Asamą per turgaus aikštę, mokėk, kai jis sustoja ant svetimo kilimo, ir tiesk savo kilimus kitų kelyje. Pabaigoje skaičiuojamas kiekvienas dirhamas ir kiekvienas langelis, ant kurio matyti tavo kilimas. Laimi tas, kas turi daugiausia taškų.

## 1. The market

rules-market = Turgus
rules-r1-1 = Turguje yra septynios eilės po septynis langelius.
rules-r1-2 = Asamas pradeda ant vidurinio langelio.
rules-r1-3 = Kauliukas turi šešias sieneles. Ant jų yra viena, dvi, dvi, trys, trys ir keturios šlepetės.
rules-r1-4 = Mozaikos pakraštyje jungia gretimas eiles. Mozaika nėra langelis: Asamas pereina ja ir sugrįžta gretima eile, ir tai yra vienas žingsnis. Dviejuose kampuose mozaika veda atgal ant to paties kampinio langelio.

## 2. Setting up

rules-setting-up = Pasiruošimas
rules-r2-1 = Susėskite aplink lentą ir žaiskite pagal laikrodžio rodyklę. Kiekvienas gauna 30 dirhamų: penkias vieno dirhamo ir penkias penkių dirhamų monetas.
rules-r2-2 = Keturi žaidėjai turi po 12 vienos spalvos kilimų, trys žaidėjai – po 15.
rules-r2-3 = Du žaidėjai turi po dvi spalvas, kiekvienos spalvos po 12 kilimų. Sumaišyk savo 24 kilimus į vieną krūvelę ir tiesk juos nuo viršaus: viršutinį kilimą mato visi, o kas po juo, nežino niekas.
rules-r2-4 = Burtais nuspręskite, kas pradeda.
rules-r2-5 = Jei norite, susitarkite, kad visi turi daugiau arba mažiau dirhamų ar kilimų.

## 3. A turn

rules-turn = Ėjimas
rules-r3-1 = Per savo ėjimą: pasuk Asamą, mesk kauliuką, leisk jam eiti, sumokėk, jei priklauso, ir patiesk vieną kilimą. Tada eina kitas žaidėjas pagal laikrodžio rodyklę.
rules-r3-2 = Prieš metimą gali Asamo nesukti arba pasukti jį ketvirtį apsisukimo į jo kairę arba dešinę. Atgal jis niekada neapsisuka.
rules-r3-3 = Asamas eina tiesiai, po vieną langelį už kiekvieną šlepetę, o pakraštyje eina mozaikomis. Paskui jis žiūri ta kryptimi, kuria ėjo.

## 4. Paying

rules-paying = Mokėjimas
rules-r4-1 = Jei Asamas sustoja ant kito žaidėjo kilimo, sumokėk tam žaidėjui po vieną dirhamą už kiekvieną tos spalvos ploto aplink Asamą langelį: langeliai turi liestis šonais, niekada kampais, skaičiuojamas ir tas, ant kurio jis stovi. Skaičiuojama tik tai, kas guli viršuje.
rules-r4-2 = Už tuščią langelį, savo kilimą ir neutralų kilimą mokėti nereikia. Jei žaidėjas turi dvi spalvas, kiekviena spalva yra atskiras plotas.
rules-r4-3 = Jei negali sumokėti visko, sumokėk, kiek turi: tu iškrenti. Kilimų nebetiesi; jau patiestieji lieka ir tampa neutralūs, tai yra niekam nepriklauso. Jei pinigų užtenka kaip tik, tu dar žaidi, net jei nelieka nė vieno dirhamo.
rules-r4-4 = Pagal kai kurias taisyklių knygeles niekas neiškrinta: sumoki, kiek turi, ir žaidi toliau.
rules-r4-5 = Dvi taisyklių knygelės sujungia abi žaidėjo spalvas: tada visi aplink Asamą susijungę langeliai su to žaidėjo kilimais yra vienas plotas, kad ir kokios jie spalvos.

## 5. Laying a rug

rules-laying = Kilimo tiesimas
rules-r5-1 = Tiesk kilimą ant dviejų gretimų langelių. Bent vienas iš jų šonu liečiasi su Asamo langeliu; nė vienas nėra tas, ant kurio jis stovi.
rules-r5-2 = Kilimas gali dengti tuščius langelius ir kilimų puses. Jis negali uždengti abiejų vieno ir to paties kito žaidėjo kilimo pusių.
rules-r5-3 = Čia taisyklių knygelės skiriasi: vienos saugo ir tavo kilimus, o pagal kai kurias abi pusės po nauju kilimu turi būti ir skirtingų spalvų.
rules-r5-4 = Kilimą tiesti privaloma. Jei nėra vietos, kur spalvos skirtųsi, šį kartą jos nesvarbios.

## 6. The end

rules-end = Pabaiga
rules-r6-1 = Partija baigiasi, kai patiesiamas paskutinis kilimas, arba iš karto, kai lieka tik vienas žaidėjas.
rules-r6-2 = Tavo taškai – tai tavo dirhamai ir langeliai, ant kurių matyti tavo kilimas. Kas iškrito, taškų neturi, o kas iškrito pirmas, lieka paskutinis.
rules-r6-3 = Laimi tas, kas turi daugiausia taškų. Jei taškų po lygiai, laimi tas, kas turi daugiau dirhamų; jei ir jų po lygiai, vieta dalijamasi.

## 7. The variant

rules-variant = Variantas: sukimas pabaigoje
rules-r7-1 = Mesk kauliuką, leisk Asamui eiti, mokėk ir tiesk kilimą; tada pasuk jį ketvirtį apsisukimo į jo kairę arba dešinę.
rules-r7-2 = Kitas žaidėjas turi eiti ten, kur Asamas dabar žiūri. Niekas jo nesuka nei prieš pirmą metimą, nei po paskutinio kilimo.
rules-r7-3 = Viena taisyklių knygelė leidžia jo ir nesukti.
rules-r7-4 = Kas iškrinta, Asamo nebesuka: kitas žaidėjas eina ten, kur jis žiūri.

## What the rule books leave open

rules-open = Ko taisyklių knygelės nepasako
rules-open-text = Kai kurių dalykų nėra jokioje taisyklių knygelėje arba juos galima suprasti dvejopai. Štai kaip žaidžiama čia.
rules-open-parts = Kokio dydžio turgus, kas ant kauliuko ir kurias eiles jungia mozaikos, matyti iš dėžutėje esančios lentos ir kauliuko, o ne iš teksto.
rules-open-heading = Jokiame tekste žodžiais nepasakyta, kur Asamas žiūri pradžioje, o lenta iš visų pusių nėra vienoda. Čia jis žiūri žemyn, jei nepasirinksi kitaip.
rules-open-no-money = Kai niekas neiškrinta, jokiame tekste nepasakyta, kas būna žaidėjui, kuris negali sumokėti. Čia toks žaidėjas sumoka, kiek turi, ir žaidžia toliau.
rules-open-out-of-money = Keturiuose tekstuose iškrinta tas, kam „baigiasi pinigai“; tai galėtų reikšti, kad neliko nė vieno dirhamo. „Sumoka, kiek gali“ ir devyni tekstai, kuriuose sakoma „neužtenka“, rodo kitą prasmę: čia iškrenti tik tada, kai negali sumokėti visko, kas priklauso.
rules-open-neutral = Jokiame tekste nepasakyta, ar galima uždengti visą neutralų kilimą. Čia negalima; bet tekstai tai draudžia tik dėl varžovų kilimų, todėl galima suprasti ir kitaip.
rules-open-own-rug = Jokiame tekste nepasakyta, ar galima uždengti visą savo kilimą. Sąraše, ant ko kilimas gali gulėti, to nėra, bet draudžiami tik varžovų kilimai. Čia tai leidžiama, kaip ir svetainėje „Board Game Arena“, nebent knygelė saugo visus kilimus.
rules-open-last-player = Jokiame tekste nepasakyta, kad partija baigiasi, kai lieka tik vienas žaidėjas. Čia ji baigiasi.
rules-open-ranking = Joks tekstas nenustato iškritusių žaidėjų vietų. Čia jie lieka už visų kitų; kas iškrito pirmas, tas paskutinis.
rules-open-turning = Jokiame tekste nepasakyta, ar iškrintantis žaidėjas pagal variantą dar pasuka Asamą. Čia Asamas nebesukamas.
rules-open-house = Kad, kai taškų po lygiai, lemia matomi langeliai arba kad visada pradeda jauniausias, nepasakyta jokiame tekste: tai namų taisyklės.

## Figures

rules-figure-start = Pradžia
rules-figure-turning = Asamas žiūri žemyn. Jis gali eiti į dešinę, žemyn arba į kairę ir niekada neapsisuka atgal.
rules-figure-mosaic = Trys žingsniai, vienas iš jų per mozaiką
rules-figure-corner = Keturi žingsniai, vienas iš jų aplink kampą
rules-figure-area = Raudonasis moka Geltonajam penkis dirhamus: šeštas geltonas langelis atskirtas.
rules-figure-places = Kelios vietos kilimui
rules-figure-cover-one-half = Galima: pusė kilimo ir tuščias langelis
rules-figure-cover-two-halves = Galima: dviejų kilimų pusės
rules-figure-cover-whole = Negalima: abi vieno kilimo pusės
rules-figure-area-owner = Spalvos sujungtos: geltona ir violetinė priklauso vienam žaidėjui, ir Raudonasis moka šešis dirhamus.
rules-figure-neutral = Geltonasis iškrito: geltoni kilimai neutralūs.

## Editions

rules-editions = Kuo skiriasi leidimai
rules-editions-text = Spausdintų taisyklių yra daugeliu kalbų, ir ne visos sako tą patį. Aukščiau aprašytos įprastos taisyklės; čia – kuo kiekvienas leidimas skiriasi. Žaisti galima pagal visus.
rules-editions-same = Kaip įprastos taisyklės
