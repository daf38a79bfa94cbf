### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Iemācies spēlēt
learn-lead = Desmit mazi soļi uz īsta spēles laukuma, piecas minūtes.
learn-step = { $number }. solis no { $steps }
learn-steps = Soļi
learn-step-done = { $title } (izdarīts)
learn-resume = Turpināt nodarbību
learn-again = No sākuma
learn-next = Tālāk
learn-back = Atpakaļ
learn-right = Pareizi!
learn-wrong = Ne gluži.
learn-rule = Noteikums { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Viņam pa kreisi
    [R] Viņam pa labi
   *[F] Taisni uz priekšu
}
learn-throw = Met kauliņu
learn-lay = Klāj paklāju šeit
learn-number = { $number }
learn-end-title = Tagad tu proti spēlēt
learn-end = Tas arī viss, kas jāzina. Pārējais ir veiksme un mazliet viltības.
learn-end-play = Spēlēt pret nesēju Hasanu

learn-turn = Pagriez Assamu
learn-turn-see-task = Tu esi Sarkanais, un ir tavs gājiens. Vispirms tu drīksti pagriezt Assamu. Kreisā un labā puse ir no viņa skatpunkta: viņš skatās uz leju, tāpēc viņa kreisā roka ekrānā ir labajā pusē. Ved viņu tur, kur viņš nevar uzkāpt uz dzeltena paklāja.
learn-turn-left = Tur guļ dzeltenie paklāji: pēc lielākās daļas metienu tev būtu jāmaksā.
learn-turn-forward = Arī taisni uz priekšu ir dzeltens paklājs. Pamēģini citu virzienu.
learn-turn-done = Tajā virzienā ar tevi nekas nevar notikt.

learn-throw-title = Met kauliņu
learn-throw-task = Tagad met. Par katru čību Assams iet vienu lauciņu.
learn-throw-done = Trīs čības, trīs lauciņi.

learn-mosaic = Pa mozaīku
learn-mosaic-task = Kauliņš rāda trīs, un Assams skatās uz leju. Malā viņš iet pa mozaīku. Uz kura lauciņa viņš apstājas?
learn-mosaic-straight = Tur tirgus beidzas: viņš iet pa mozaīku un atgriežas blakus līnijā.
learn-mosaic-count = Ceļš pa mozaīku ir viens solis. Saskaiti vēlreiz.
learn-mosaic-other = Ne tur. Seko mozaīkai ar pirkstu, soli pa solim.
learn-mosaic-done = Uz leju, pa mozaīku un atkal uz augšu.

learn-pay = Maksā
learn-pay-task = Assams ir apstājies uz dzeltena paklāja. Cik dirhamu tev jāmaksā?
learn-pay-few = Saskaiti visus dzeltenos lauciņus, kas savienoti ar to, uz kura stāv Assams, un pieskaiti arī to.
learn-pay-many = Viens dzeltenais lauciņš šajā apgabalā neietilpst: to atdala sarkans paklājs, un stūri neskaitās.
learn-pay-done = Viens dirhams par katru šī apgabala lauciņu.

learn-lay-title = Klāj paklāju
learn-lay-task = Gājiena beigās tu klāj paklāju. Izvēlies divus lauciņus, no kuriem viens ir blakus Assamam.
learn-lay-done = Kas no šī brīža tur apstājas, tas maksā tev.

learn-cover = Klāj pāri paklājiem
learn-cover-task = Paklāji drīkst gulēt uz paklājiem. Nosedz pusi no dzeltenā un pusi no zilā paklāja.
learn-cover-elsewhere = Tā drīkst, bet tas nenosedz abus paklājus. Meklē vietu, kur dzeltenā un zilā puse ir līdzās.
learn-cover-done = Tev divi lauciņi vairāk, citiem divi mazāk.

learn-count = Skaiti
learn-count-task = Pēdējais paklājs ir izklāts. Kurš ir uzvarējis? Skaitās katrs dirhams un katrs lauciņš, uz kura redzams paklājs.
learn-count-dirhams = Ar dirhamiem vien nepietiek: pieskaiti lauciņus, uz kuriem redzami paklāji.
learn-count-squares = Ar lauciņiem vien nepietiek: pieskaiti dirhamus.
learn-count-other = Katram spēlētājam saskaiti kopā dirhamus un lauciņus.
learn-count-done = Šim spēlētājam dirhamu un lauciņu kopā ir visvairāk.

learn-out = Izstāšanās
learn-out-task = Zilajam palikuši trīs dirhami, bet jāmaksā pieci. Kas notiek?
learn-out-choice-out = Zilais samaksā trīs un izstājas.
learn-out-choice-owes = Zilais samaksā trīs un paliek parādā divus.
learn-out-choice-free = Zilajam nav jāmaksā.
learn-out-owes = Šajā tirgū parādu nav.
learn-out-free = Kas var kaut ko samaksāt, tam jāmaksā.
learn-out-done = Zilie paklāji paliek un kļūst neitrāli. Par tiem vairs nevienam nav jāmaksā.

learn-piles = Divi spēlētāji
learn-piles-task = Spēlējot divatā, katram ir divas krāsas. Dzeltenā un violetā pieder otram spēlētājam, un Assams ir apstājies uz dzeltena paklāja. Cik dirhamu tev jāmaksā?
learn-piles-both = Dzeltenie un violetie paklāji ir divi atsevišķi apgabali, kaut arī abi pieder vienam spēlētājam. Skaiti tikai dzeltenos.
learn-piles-few = Saskaiti visus dzeltenos lauciņus, kas savienoti ar to, uz kura stāv Assams.
learn-piles-done = Katra krāsa ir atsevišķs apgabals. Un nākamais klājamais paklājs vienmēr ir tavas kaudzītes augšējais.

learn-variant = Variants
learn-variant-task = Variantā Assamu pagriež beigās: tavs paklājs ir izklāts, un nākamajam spēlētājam jāiet tur, kur Assams tad skatās. Pagriez viņu pret saviem sarkanajiem paklājiem.
learn-variant-wrong = Tajā pusē sarkanu paklāju nav. Tavi paklāji ir viņam otrā pusē.
learn-variant-done = Tagad nākamais spēlētājs diez vai tiks garām taviem paklājiem.
