### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Nauči se igrati
learn-lead = Deset majhnih korakov na pravi plošči, pet minut.
learn-step = Korak { $number } od { $steps }
learn-steps = Koraki
learn-step-done = { $title } (opravljeno)
learn-resume = Nadaljuj vadbo
learn-again = Od začetka
learn-next = Naprej
learn-back = Nazaj
learn-right = Pravilno!
learn-wrong = Ne povsem.
learn-rule = Pravilo { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Na njegovo levo
    [R] Na njegovo desno
   *[F] Naravnost
}
learn-throw = Vrzi kocko
learn-lay = Preprogo položi sem
learn-number = { $number }
learn-end-title = Zdaj poznaš igro
learn-end = To je vse, kar je treba vedeti. Drugo je sreča in malce zvitosti.
learn-end-play = Igraj proti nosaču Hasanu

learn-turn = Obrni Assama
learn-turn-see-task = Tvoja barva je rdeča in na potezi si. Najprej smeš obrniti Assama. Levo in desno sta taki, kot ju vidi on: gleda navzdol, zato je njegova leva roka na desni strani zaslona. Pelji ga tja, kjer ne more naleteti na rumeno preprogo.
learn-turn-left = V tej smeri ležijo rumene preproge: pri večini metov te čaka plačilo.
learn-turn-forward = Tudi naravnost je rumena preproga. Poskusi drugo smer.
learn-turn-done = V tej smeri se ti ne more zgoditi nič hudega.

learn-throw-title = Vrzi kocko
learn-throw-task = Zdaj vrzi kocko. Assam gre za vsak copat eno polje naprej.
learn-throw-done = Trije copati, tri polja.

learn-mosaic = Po mozaiku
learn-mosaic-task = Kocka kaže tri, Assam pa gleda navzdol. Na robu sledi mozaiku. Na katerem polju se ustavi?
learn-mosaic-straight = Tam je tržnice konec: Assam sledi mozaiku in se vrne po sosednji vrsti.
learn-mosaic-count = Pot skozi mozaik je en korak. Štej še enkrat.
learn-mosaic-other = Tam ne. S prstom sledi mozaiku, korak za korakom.
learn-mosaic-done = Navzdol, skozi mozaik in spet navzgor.

learn-pay = Plačaj
learn-pay-task = Assam se je ustavil na rumeni preprogi. Koliko dirhamov plačaš?
learn-pay-few = Preštej vsa rumena polja, ki so povezana s poljem pod Assamom, skupaj z njim.
learn-pay-many = Eno rumeno polje ne sodi zraven: odreže ga rdeča preproga, stik v oglišču pa ne šteje.
learn-pay-done = En dirham za vsako polje območja.

learn-lay-title = Položi preprogo
learn-lay-task = Na koncu poteze položiš preprogo. Izberi dve polji, eno od njiju mora biti ob Assamu.
learn-lay-done = Kdor se odslej ustavi tam, plača tebi.

learn-cover = Prekrij preproge
learn-cover-task = Preproge smejo ležati na preprogah. Prekrij polovico rumene in polovico modre preproge.
learn-cover-elsewhere = To je dovoljeno, a ne prekrije obeh preprog. Poišči mesto, kjer rumena in modra polovica ležita druga ob drugi.
learn-cover-done = Dve polji več zate in dve manj za druge.

learn-count = Preštej
learn-count-task = Zadnja preproga je položena. Kdo zmaga? Šteje vsak dirham in vsako polje, na katerem je vidna preproga.
learn-count-dirhams = Dirhami niso vse: prištej polja, na katerih so vidne preproge.
learn-count-squares = Polja niso vse: prištej dirhame.
learn-count-other = Za vsakega igralca seštej dirhame in polja.
learn-count-done = Dirhami in polja skupaj dajo največ točk.

learn-out = Izpad
learn-out-task = Modri ima še tri dirhame, plačati pa jih mora pet. Kaj se zgodi?
learn-out-choice-out = Modri plača tri in izpade.
learn-out-choice-owes = Modri plača tri in dva dolguje.
learn-out-choice-free = Modremu ni treba plačati.
learn-out-owes = Na tej tržnici ni dolgov.
learn-out-free = Kdor lahko kaj plača, mora plačati.
learn-out-done = Modre preproge ostanejo in postanejo nevtralne. Odslej nikogar nič ne stanejo.

learn-piles = Dva igralca
learn-piles-task = V igri za dva ima vsak dve barvi. Rumena in vijolična sta nasprotnikovi, Assam pa se je ustavil na rumeni preprogi. Koliko dirhamov plačaš?
learn-piles-both = Rumene in vijolične preproge so dve območji, čeprav ima oboje isti igralec. Štej samo rumene.
learn-piles-few = Preštej vsa rumena polja, ki so povezana s poljem pod Assamom.
learn-piles-done = Vsaka barva je svoje območje. Naslednja preproga, ki jo položiš, pa je vedno vrhnja na tvojem kupčku.

learn-variant = Različica
learn-variant-task = V različici se Assam obrne na koncu: tvoja preproga je položena, naslednji igralec pa mora v smer, v katero bo Assam gledal. Obrni ga proti svojim rdečim preprogam.
learn-variant-wrong = V tej smeri ni rdečih preprog. Tvoje preproge ležijo na drugi strani.
learn-variant-done = Zdaj bo naslednji igralec težko prišel mimo tvojih preprog.
