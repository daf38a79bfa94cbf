### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Nauči igrati
learn-lead = Deset malih koraka na pravoj ploči, pet minuta.
learn-step = Korak { $number } od { $steps }
learn-steps = Koraci
learn-step-done = { $title } (gotovo)
learn-resume = Nastavi vježbu
learn-again = Ispočetka
learn-next = Dalje
learn-back = Natrag
learn-right = Točno!
learn-wrong = Ne baš.
learn-rule = Pravilo { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] Na njegovu lijevu stranu
    [R] Na njegovu desnu stranu
   *[F] Ravno
}
learn-throw = Baci kocku
learn-lay = Položi sag ovamo
learn-number = { $number }
learn-end-title = Sad znaš igru
learn-end = To je sve što treba znati. Ostalo je sreća i malo lukavosti.
learn-end-play = Igraj protiv nosača Hasana

learn-turn = Okreni Assama
learn-turn-see-task = Tvoja je boja crvena i ti si na potezu. Najprije smiješ okrenuti Assama. Lijevo i desno su onako kako ih on vidi: gleda prema dolje, pa je njegova lijeva ruka na desnoj strani zaslona. Povedi ga onamo gdje ne može naići na žuti sag.
learn-turn-left = U tom smjeru leže žuti sagovi: kod većine bacanja čeka te plaćanje.
learn-turn-forward = I ravno naprijed je žuti sag. Pokušaj drugim putem.
learn-turn-done = U tom ti se smjeru ne može ništa dogoditi.

learn-throw-title = Baci kocku
learn-throw-task = Sad baci kocku. Assam hoda jedno polje za svaku papučicu.
learn-throw-done = Tri papučice, tri polja.

learn-mosaic = Po mozaiku
learn-mosaic-task = Kocka pokazuje tri, a Assam gleda prema dolje. Na rubu slijedi mozaik. Na kojem polju staje?
learn-mosaic-straight = Ondje je tržnici kraj: Assam slijedi mozaik i vraća se susjednim nizom.
learn-mosaic-count = Put kroz mozaik jedan je korak. Broji još jednom.
learn-mosaic-other = Ne ondje. Slijedi mozaik prstom, korak po korak.
learn-mosaic-done = Dolje, kroz mozaik i opet gore.

learn-pay = Plati
learn-pay-task = Assam se zaustavio na žutom sagu. Koliko dirhama plaćaš?
learn-pay-few = Prebroji sva žuta polja koja su povezana s onim ispod Assama, zajedno s njim.
learn-pay-many = Jedno žuto polje ne pripada tu: crveni ga sag odsijeca, a dodir u kutu ne vrijedi.
learn-pay-done = Jedan dirham za svako polje područja.

learn-lay-title = Položi sag
learn-lay-task = Na kraju poteza polažeš sag. Odaberi dva polja, od kojih je jedno uz Assama.
learn-lay-done = Tko se odsad ondje zaustavi, plaća tebi.

learn-cover = Prekrij sagove
learn-cover-task = Sagovi smiju ležati na sagovima. Prekrij polovicu žutoga i polovicu plavoga saga.
learn-cover-elsewhere = To je dopušteno, ali ne prekriva oba saga. Potraži mjesto gdje žuta i plava polovica leže jedna uz drugu.
learn-cover-done = Dva polja više za tebe i dva manje za druge.

learn-count = Prebroji
learn-count-task = Zadnji je sag položen. Tko pobjeđuje? Vrijedi svaki dirham i svako polje na kojem se vidi sag.
learn-count-dirhams = Dirhami nisu sve: pribroji polja na kojima se vide sagovi.
learn-count-squares = Polja nisu sve: pribroji dirhame.
learn-count-other = Zbroji dirhame i polja za svakog igrača.
learn-count-done = Dirhami i polja zajedno daju najviše bodova.

learn-out = Ispadanje
learn-out-task = Plavi ima još tri dirhama, a mora platiti pet. Što se događa?
learn-out-choice-out = Plavi plaća tri i ispada.
learn-out-choice-owes = Plavi plaća tri i duguje dva.
learn-out-choice-free = Plavi ne mora platiti.
learn-out-owes = Na ovoj tržnici nema dugova.
learn-out-free = Tko može nešto platiti, mora platiti.
learn-out-done = Plavi sagovi ostaju i postaju neutralni. Odsad nikoga ništa ne koštaju.

learn-piles = Dva igrača
learn-piles-task = U igri udvoje svatko ima dvije boje. Žuta i ljubičasta pripadaju drugom igraču, a Assam se zaustavio na žutom sagu. Koliko dirhama plaćaš?
learn-piles-both = Žuti i ljubičasti sagovi dva su područja, iako ih oba ima isti igrač. Broji samo žute.
learn-piles-few = Prebroji sva žuta polja koja su povezana s onim ispod Assama.
learn-piles-done = Svaka je boja područje za sebe. A sljedeći sag koji polažeš uvijek je gornji s tvoje hrpe.

learn-variant = Varijanta
learn-variant-task = U varijanti se Assam okreće na kraju: tvoj je sag položen, a sljedeći ga igrač mora voditi onamo kamo tada gleda. Okreni ga prema svojim crvenim sagovima.
learn-variant-wrong = U tom smjeru nema crvenih sagova. Tvoji su sagovi s njegove druge strane.
learn-variant-done = Sad će sljedeći igrač teško zaobići tvoje sagove.
