### The lesson: small steps on a real board. A task is what to do, “done” is said when it is right, hints when it is not.

learn-title = Învață să joci
learn-lead = Zece pași mici pe o tablă adevărată, cinci minute.
learn-step = Pasul { $number } din { $steps }
learn-steps = Pași
learn-step-done = { $title } (gata)
learn-resume = Continuă lecția
learn-again = De la început
learn-next = Mai departe
learn-back = Înapoi
learn-right = Corect!
learn-wrong = Nu chiar.
learn-rule = Regula { $rule }
# The ways to turn Assam, as he sees them
learn-way = { $way ->
    [L] La stânga lui
    [R] La dreapta lui
   *[F] Drept înainte
}
learn-throw = Aruncă zarul
learn-lay = Așază covorașul aici
learn-number = { $number }
learn-end-title = Acum știi jocul
learn-end = Asta e tot ce trebuie să știi. Restul e noroc și un pic de șiretenie.
learn-end-play = Joacă împotriva lui Hassan hamalul

learn-turn = Întoarce-l pe Assam
learn-turn-see-task = Joci cu roșu și e rândul tău. Mai întâi îl poți întoarce pe Assam. Stânga și dreapta sunt așa cum le vede el: privește în jos, deci mâna lui stângă e în dreapta ecranului. Du-l acolo unde nu poate da de un covoraș galben.
learn-turn-left = Într-acolo sunt covorașele galbene: la cele mai multe aruncări ai plăti.
learn-turn-forward = Și drept înainte e un covoraș galben. Încearcă altă direcție.
learn-turn-done = Într-acolo nu ți se poate întâmpla nimic.

learn-throw-title = Aruncă zarul
learn-throw-task = Acum aruncă. Assam merge câte o căsuță pentru fiecare papucel.
learn-throw-done = Trei papucei, trei căsuțe.

learn-mosaic = Pe mozaic
learn-mosaic-task = Zarul arată trei, iar Assam privește în jos. La margine urmează mozaicul. Pe ce căsuță se oprește?
learn-mosaic-straight = Acolo se termină piața: el urmează mozaicul și intră înapoi pe șirul de alături.
learn-mosaic-count = Drumul prin mozaic este un singur pas. Mai numără o dată.
learn-mosaic-other = Nu acolo. Urmează mozaicul cu degetul, pas cu pas.
learn-mosaic-done = În jos, prin mozaic și iar în sus.

learn-pay = Plătește
learn-pay-task = Assam s-a oprit pe un covoraș galben. Câți dirhami plătești?
learn-pay-few = Numără toate căsuțele galbene unite cu cea de sub Assam, inclusiv pe aceasta.
learn-pay-many = O căsuță galbenă nu ține de ele: un covoraș roșu o desparte, iar colțurile nu se pun.
learn-pay-done = Un dirham pentru fiecare căsuță din zonă.

learn-lay-title = Așază un covoraș
learn-lay-task = La sfârșitul turei așezi un covoraș. Alege două căsuțe, dintre care una lângă Assam.
learn-lay-done = De acum, cine se oprește acolo îți plătește ție.

learn-cover = Acoperă covorașe
learn-cover-task = Covorașele pot sta pe covorașe. Acoperă jumătate din covorașul galben și jumătate din cel albastru.
learn-cover-elsewhere = Este permis, dar nu acoperă ambele covorașe. Caută locul unde o jumătate galbenă și una albastră stau alături.
learn-cover-done = Două căsuțe în plus pentru tine și două mai puțin pentru ceilalți.

learn-count = Numără
learn-count-task = Ultimul covoraș a fost așezat. Cine a câștigat? Contează fiecare dirham și fiecare căsuță pe care se vede un covoraș.
learn-count-dirhams = Dirhamii nu sunt totul: adaugă căsuțele pe care se văd covorașele.
learn-count-squares = Căsuțele nu sunt totul: adaugă dirhamii.
learn-count-other = Adună dirhamii și căsuțele fiecărui jucător.
learn-count-done = Dirhamii și căsuțele dau împreună cele mai multe puncte.

learn-out = Ieșirea din joc
learn-out-task = Albastru mai are trei dirhami și trebuie să plătească cinci. Ce se întâmplă?
learn-out-choice-out = Albastru plătește trei și iese din joc.
learn-out-choice-owes = Albastru plătește trei și rămâne dator cu doi.
learn-out-choice-free = Albastru nu trebuie să plătească.
learn-out-owes = În această piață nu există datorii.
learn-out-free = Cine poate plăti ceva trebuie să plătească.
learn-out-done = Covorașele albastre rămân și devin neutre. De acum nu mai costă pe nimeni nimic.

learn-piles = Doi jucători
learn-piles-task = În doi, fiecare are două culori. Galben și mov sunt ale celuilalt jucător, iar Assam s-a oprit pe un covoraș galben. Câți dirhami plătești?
learn-piles-both = Covorașele galbene și cele mov sunt două zone, deși sunt ale aceluiași jucător. Numără-le doar pe cele galbene.
learn-piles-few = Numără toate căsuțele galbene unite cu cea de sub Assam.
learn-piles-done = Fiecare culoare este o zonă aparte. Iar următorul covoraș de așezat este mereu cel de deasupra teancului tău.

learn-variant = Varianta
learn-variant-task = În variantă, Assam este întors la sfârșit: ți-ai așezat covorașul, iar jucătorul următor trebuie să meargă încotro privește Assam atunci. Întoarce-l spre covorașele tale roșii.
learn-variant-wrong = Într-acolo nu sunt covorașe roșii. Covorașele tale sunt de cealaltă parte a lui.
learn-variant-done = Acum jucătorul următor cu greu mai scapă de covorașele tale.
