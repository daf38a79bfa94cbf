### The rulebook: a message for each rule, named after its number. Short, complete, and spoken to a player.

## The page and the command

rules-help = Afișează regulile jocului, cu figuri, sau pe cele ale unei ediții.
rules-help-edition = O ediție, de exemplu thai, ca să vezi prin ce diferă regulile ei.
rules-title = Regulile
rules-players = Un joc pentru doi până la patru negustori de covorașe.
rules-print = Tipărește
rules-contents = Cuprins
rules-link = Link către regula { $rule }
rules-why = De ce? Regula { $rule }
rules-option = Aici regulamentele diferă: vezi „{ rules-editions }”.

## The aim

rules-aim = Scopul jocului
rules-aim-text = Condu-l pe Assam prin piață, plătește când se oprește pe covorașul altcuiva și așază-ți covorașele în calea celorlalți. La sfârșit contează fiecare dirham, la fel și fiecare căsuță pe care se vede un covoraș de-al tău. Câștigă cine are cele mai multe puncte.

## 1. The market

rules-market = Piața
rules-r1-1 = Piața are șapte pe șapte căsuțe.
rules-r1-2 = Assam pornește de pe căsuța din mijloc.
rules-r1-3 = Zarul are șase fețe. Ele arată unu, doi, doi, trei, trei și patru papucei.
rules-r1-4 = Mozaicurile de pe margine leagă șiruri vecine de căsuțe. Un mozaic nu este o căsuță: Assam trece prin el și intră înapoi pe șirul de alături, iar acesta este un singur pas. În două colțuri, mozaicul duce înapoi chiar pe căsuța din colț.

## 2. Setting up

rules-setting-up = Pregătirea
rules-r2-1 = Așezați-vă în jurul tablei și jucați în sensul acelor de ceasornic. Fiecare primește 30 de dirhami: cinci monede de un dirham și cinci monede de cinci.
rules-r2-2 = În patru, fiecare are 12 covorașe de o singură culoare; în trei, câte 15.
rules-r2-3 = În doi, fiecare are două culori, cu câte 12 covorașe din fiecare culoare. Amestecă-ți cele 24 de covorașe într-un singur teanc și așază-le începând de sus: toată lumea vede covorașul de deasupra, nimeni nu știe ce e dedesubt.
rules-r2-4 = Trageți la sorți cine începe.
rules-r2-5 = Dacă doriți, stabiliți împreună mai mulți sau mai puțini dirhami ori mai multe sau mai puține covorașe pentru toți.

## 3. A turn

rules-turn = O tură
rules-r3-1 = În tura ta: întoarce-l pe Assam, aruncă zarul, mută-l pe Assam, plătește dacă e cazul și așază un covoraș. Apoi este rândul jucătorului următor, în sensul acelor de ceasornic.
rules-r3-2 = Înainte de aruncare, lasă-l pe Assam așa cum stă sau întoarce-l cu un sfert de cerc la stânga lui ori la dreapta lui. Nu face niciodată stânga-mprejur.
rules-r3-3 = Assam merge drept înainte, câte o căsuță pentru fiecare papucel, iar la margine urmează mozaicurile. După aceea privește în direcția în care a mers.

## 4. Paying

rules-paying = Plata
rules-r4-1 = Dacă Assam se oprește pe un covoraș al altui jucător, plătește-i acestuia câte un dirham pentru fiecare căsuță din zona de acea culoare din jurul lui Assam: căsuțe unite latură cu latură, niciodată prin colț, inclusiv căsuța lui. Contează doar ce se află deasupra.
rules-r4-2 = O căsuță goală, un covoraș de-al tău și un covoraș neutru nu costă nimic. Dacă un jucător are două culori, fiecare culoare este o zonă aparte.
rules-r4-3 = Dacă nu poți plăti tot, plătește cât ai: ieși din joc. Nu mai așezi covorașe; cele așezate rămân și devin neutre, adică nu mai sunt ale nimănui. Dacă îți ajunge exact, rămâi în joc, chiar și fără niciun dirham.
rules-r4-4 = În unele regulamente nu iese nimeni din joc: plătești cât ai și joci mai departe.
rules-r4-5 = Două regulamente unesc cele două culori ale unui jucător: atunci toate căsuțele unite, cu covorașe ale acelui jucător, din jurul lui Assam sunt o singură zonă, indiferent de culoare.

## 5. Laying a rug

rules-laying = Așezarea unui covoraș
rules-r5-1 = Așază-ți covorașul pe două căsuțe vecine. Cel puțin una dintre ele trebuie să fie lângă Assam, latură cu latură; niciuna nu poate fi căsuța pe care stă el.
rules-r5-2 = Un covoraș poate acoperi căsuțe goale și jumătăți de covorașe. Nu poate acoperi ambele jumătăți ale aceluiași covoraș al altui jucător.
rules-r5-3 = Regulamentele diferă aici: unele îți protejează și propriile covorașe, iar în unele cele două jumătăți de sub un covoraș nou trebuie să fie și de culori diferite.
rules-r5-4 = Trebuie să așezi un covoraș. Dacă nu există niciun loc unde culorile să fie diferite, de data aceasta ele nu contează.

## 6. The end

rules-end = Sfârșitul
rules-r6-1 = Jocul se termină când a fost așezat ultimul covoraș sau imediat ce a rămas un singur jucător.
rules-r6-2 = Punctele tale sunt dirhamii tăi și căsuțele pe care se vede un covoraș de-al tău. Cine a ieșit din joc nu are puncte, iar primul ieșit ocupă ultimul loc.
rules-r6-3 = Câștigă cine are cele mai multe puncte. La puncte egale câștigă cine are mai mulți dirhami; dacă și aceștia sunt egali, împărțiți locul.

## 7. The variant

rules-variant = Varianta: întoarcerea la sfârșit
rules-r7-1 = Aruncă zarul, mută-l pe Assam, plătește și așază un covoraș; apoi întoarce-l pe Assam cu un sfert de cerc la stânga lui sau la dreapta lui.
rules-r7-2 = Jucătorul următor trebuie să meargă încotro privește acum Assam. Nimeni nu îl întoarce înainte de prima aruncare și nici după ultimul covoraș.
rules-r7-3 = Un regulament îți permite și să îl lași așa cum stă.
rules-r7-4 = Cine iese din joc nu îl mai întoarce: jucătorul următor merge încotro privește Assam.

## What the rule books leave open

rules-open = Ce nu lămuresc regulamentele
rules-open-text = Unele lucruri nu apar în niciun regulament sau se pot înțelege în două feluri. Iată cum se joacă aici.
rules-open-parts = Cât de mare este piața, ce arată zarul și ce șiruri leagă mozaicurile se vede pe tabla și pe zarul din cutie; nu o spune niciun text.
rules-open-heading = Niciun text nu spune în cuvinte încotro privește Assam la început, iar tabla nu e la fel din toate părțile. Aici privește în jos, dacă nu alegi altfel.
rules-open-no-money = Acolo unde nimeni nu iese din joc, niciun text nu spune ce se întâmplă cu un jucător care nu poate plăti. Aici plătește cât are și joacă mai departe.
rules-open-out-of-money = Patru texte spun că iese din joc cine „rămâne fără bani”, ceea ce ar putea însemna: fără niciun dirham. „Plătește cât poate” și nouă texte care spun „nu are destul” susțin cealaltă interpretare: aici ieși din joc doar dacă nu poți plăti tot.
rules-open-neutral = Niciun text nu spune dacă un covoraș neutru este protejat de acoperirea completă. Aici este; cum textele o interzic pentru covorașele adversarilor, s-ar putea înțelege și altfel.
rules-open-own-rug = Niciun text nu spune dacă îți poți acoperi complet propriul covoraș. Nu este pe lista lucrurilor pe care poate sta un covoraș, dar interzise sunt doar covorașele adversarilor. Aici este permis, ca pe Board Game Arena, dacă regulamentul nu protejează toate covorașele.
rules-open-last-player = Niciun text nu spune că jocul se termină când a rămas un singur jucător. Aici se termină.
rules-open-ranking = Niciun text nu spune în ce ordine sunt jucătorii ieșiți din joc. Aici vin după toți ceilalți, iar primul ieșit ocupă ultimul loc.
rules-open-turning = Niciun text nu spune dacă, în variantă, un jucător care iese din joc îl mai întoarce pe Assam. Aici Assam rămâne așa cum stă.
rules-open-house = Că la egalitate decid căsuțele vizibile sau că începe mereu cel mai tânăr jucător nu scrie în niciun text: sunt reguli ale casei.

## Figures

rules-figure-start = Începutul
rules-figure-turning = Assam privește în jos. Poate merge la dreapta, în jos sau la stânga și nu face niciodată stânga-mprejur.
rules-figure-mosaic = Trei pași, unul dintre ei printr-un mozaic
rules-figure-corner = Patru pași, unul dintre ei după colț
rules-figure-area = Roșu îi plătește lui Galben cinci dirhami: a șasea căsuță galbenă este separată de celelalte.
rules-figure-places = Câteva locuri pentru un covoraș
rules-figure-cover-one-half = Permis: o jumătate de covoraș și o căsuță goală
rules-figure-cover-two-halves = Permis: jumătăți de la două covorașe
rules-figure-cover-whole = Nepermis: ambele jumătăți ale unui covoraș
rules-figure-area-owner = Culori unite: galben și mov sunt ale aceluiași jucător, iar Roșu plătește șase dirhami.
rules-figure-neutral = Galben a ieșit din joc: covorașele galbene sunt neutre.

## Editions

rules-editions = Prin ce diferă edițiile
rules-editions-text = Regulile tipărite există în multe limbi și nu spun toate același lucru. Mai sus este standardul; aici este ce face altfel fiecare ediție. Se poate juca după oricare dintre ele.
rules-editions-same = Ca regulile standard
