### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Išmok žaisti
learn-lead = Dešimt mažų žingsnių ant tikros lentos, penkios minutės.
learn-step = { $number } žingsnis iš { $steps }
learn-steps = Žingsniai
learn-step-done = { $title } (atlikta)
learn-resume = Tęsti pamoką
learn-again = Nuo pradžių
learn-next = Toliau
learn-back = Atgal
learn-right = Teisingai!
learn-wrong = Ne visai.
learn-rule = Taisyklė { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Į jo kairę
    [R] Į jo dešinę
   *[F] Tiesiai
}
learn-throw = Mesk kauliuką
learn-lay = Tiesk kilimą čia
learn-number = { $number }
learn-end-title = Dabar moki žaisti
learn-end = Tai ir viskas, ką reikia žinoti. Visa kita – sėkmė ir truputis gudrumo.
learn-end-play = Žaisti su nešiku Hasanu

learn-turn = Pasuk Asamą
learn-turn-see-task = Tu esi Raudonasis, ir dabar tavo ėjimas. Pirmiausia gali pasukti Asamą. Kairė ir dešinė – žiūrint iš jo pusės: jis žiūri žemyn, todėl jo kairė ranka ekrane yra dešinėje. Vesk jį ten, kur jis negali užeiti ant geltono kilimo.
learn-turn-left = Ten guli geltoni kilimai: po daugumos metimų tektų mokėti.
learn-turn-forward = Tiesiai irgi yra geltonas kilimas. Pabandyk kitą kryptį.
learn-turn-done = Ten tau nieko negali nutikti.

learn-throw-title = Mesk kauliuką
learn-throw-task = Dabar mesk. Už kiekvieną šlepetę Asamas eina vieną langelį.
learn-throw-done = Trys šlepetės – trys langeliai.

learn-mosaic = Per mozaiką
learn-mosaic-task = Kauliukas rodo tris, o Asamas žiūri žemyn. Pakraštyje jis eina mozaika. Ant kurio langelio jis sustos?
learn-mosaic-straight = Ten turgus baigiasi: jis eina mozaika ir sugrįžta gretima eile.
learn-mosaic-count = Kelias per mozaiką yra vienas žingsnis. Suskaičiuok dar kartą.
learn-mosaic-other = Ne ten. Vesk pirštu palei mozaiką, žingsnis po žingsnio.
learn-mosaic-done = Žemyn, per mozaiką ir vėl aukštyn.

learn-pay = Mokėk
learn-pay-task = Asamas sustojo ant geltono kilimo. Kiek dirhamų moki?
learn-pay-few = Suskaičiuok visus geltonus langelius, susijungusius su tuo, ant kurio stovi Asamas, ir jį patį.
learn-pay-many = Vienas geltonas langelis šiam plotui nepriklauso: jį atskiria raudonas kilimas, o kampai neskaičiuojami.
learn-pay-done = Po vieną dirhamą už kiekvieną to ploto langelį.

learn-lay-title = Tiesk kilimą
learn-lay-task = Ėjimo pabaigoje tiesi kilimą. Pasirink du langelius, iš kurių vienas yra šalia Asamo.
learn-lay-done = Kas nuo šiol čia sustos, mokės tau.

learn-cover = Uždenk kilimus
learn-cover-task = Kilimai gali gulėti ant kilimų. Uždenk pusę geltono ir pusę mėlyno kilimo.
learn-cover-elsewhere = Taip galima, bet abu kilimai neuždengiami. Ieškok vietos, kur geltona ir mėlyna pusės guli greta.
learn-cover-done = Tau dviem langeliais daugiau, kitiems dviem mažiau.

learn-count = Skaičiuok
learn-count-task = Paskutinis kilimas patiestas. Kas laimėjo? Skaičiuojamas kiekvienas dirhamas ir kiekvienas langelis, ant kurio matyti kilimas.
learn-count-dirhams = Dirhamai dar ne viskas: pridėk langelius, ant kurių matyti kilimai.
learn-count-squares = Langeliai dar ne viskas: pridėk dirhamus.
learn-count-other = Sudėk kiekvieno žaidėjo dirhamus ir langelius.
learn-count-done = Dirhamų ir langelių kartu čia daugiausia.

learn-out = Iškritimas
learn-out-task = Mėlynasis turi tris dirhamus, o mokėti reikia penkis. Kas nutinka?
learn-out-choice-out = Mėlynasis sumoka tris ir iškrinta.
learn-out-choice-owes = Mėlynasis sumoka tris ir lieka skolingas du.
learn-out-choice-free = Mėlynajam mokėti nereikia.
learn-out-owes = Šiame turguje skolų nėra.
learn-out-free = Kas gali nors kiek sumokėti, privalo.
learn-out-done = Mėlyni kilimai lieka ir tampa neutralūs. Nuo šiol už juos niekam nereikia mokėti.

learn-piles = Du žaidėjai
learn-piles-task = Žaidžiant dviese, kiekvienas turi dvi spalvas. Geltona ir violetinė priklauso kitam žaidėjui, o Asamas sustojo ant geltono kilimo. Kiek dirhamų moki?
learn-piles-both = Geltoni ir violetiniai kilimai yra du atskiri plotai, nors abu priklauso vienam žaidėjui. Skaičiuok tik geltonus.
learn-piles-few = Suskaičiuok visus geltonus langelius, susijungusius su tuo, ant kurio stovi Asamas.
learn-piles-done = Kiekviena spalva yra atskiras plotas. O kitas tiesiamas kilimas visada yra viršutinis tavo krūvelėje.

learn-variant = Variantas
learn-variant-task = Pagal variantą Asamas pasukamas pabaigoje: tavo kilimas jau patiestas, ir kitas žaidėjas turės eiti ten, kur Asamas tada žiūrės. Pasuk jį savo raudonų kilimų link.
learn-variant-wrong = Ten raudonų kilimų nėra. Tavo kilimai guli kitoje jo pusėje.
learn-variant-done = Dabar kitas žaidėjas vargu ar aplenks tavo kilimus.
