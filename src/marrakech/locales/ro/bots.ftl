### `marrakech bots`.

bots-help = Afișează boții sau încearcă unul de-al tău.
bots-column-name = bot
bots-column-description = cum decide
bots-column-options = opțiuni
bots-option-range = { $option } de la { $least } la { $most }; implicit { $default }
bots-option-words = { $option } dintre { $words }; implicit { $default }
bots-own = Și o clasă scrisă de tine poate fi un bot: `marrakech bots check my_bot.py:MyBot` o încearcă.

## What each kind does, in a line

bots-kind-random = alege orice acțiune permisă, toate fiind la fel de probabile
bots-kind-greedy = îl întoarce pe Assam încotro se așteaptă să plătească cel mai puțin și așază covorașul care aduce acum cele mai multe puncte
bots-kind-expectimax = privește câteva ture înainte, cu zarul și teancurile drept întâmplare, și judecă ce vede după o valoare învățată
bots-kind-bestfirst = privește cel mai departe acolo unde alegerea e cea mai grea, cât timp are, și judecă ce vede după o valoare învățată
bots-kind-porter = cară covorașe toată ziua și le așază pe unde îi place; plătește bucuros, și des
bots-kind-apprentice = a învățat să numere, dar uită tot când se face gălăgie în piață
bots-kind-peddler = are grijă de fiecare dirham, dar nu vede niciodată dincolo de tura lui
bots-kind-merchant = știe cât face un loc în piață și din când în când te mai lasă să răsufli
bots-kind-master = a văzut o sută de mii de piețe și se gândește la tura ta înaintea ta
bots-kind-storyteller = știe cum se termină fiecare poveste și nu se grăbește s-o aleagă pe a ei
bots-kind-pourer = învață din fiecare joc cu tine și este azi la fel de puternică precum tine
bots-kind-grandmother = n-a rămas mai niciodată fără bani; plătește puțin, așteaptă mult, zâmbește
bots-kind-mason = așază covoraș lângă covoraș, până când toată strada e a lui
bots-kind-weaver = unde covorașul tău stă cel mai bine, al ei stă deasupra
bots-kind-drummer = o ia pe drumul lung, de dragul emoției

## The eleven people: who they are

bots-people = Cu cine se poate juca
bots-who-porter = Hassan hamalul
bots-who-apprentice = Salma ucenica
bots-who-peddler = Idris boccegiul
bots-who-merchant = Fatima negustoreasa
bots-who-master = Maestrul Yusuf
bots-who-storyteller = Safiya povestitoarea
bots-who-pourer = Aya care toarnă ceaiul
bots-who-grandmother = Bunica Zohra
bots-who-mason = Tariq zidarul
bots-who-weaver = Nour țesătoarea
bots-who-drummer = Bilal toboșarul
bots-column-level = nivel
bots-column-who = cine
bots-column-character = caracter
bots-kinds = Alții, pentru meciuri și experimente

## How strong they are

bots-strength = Forța, măsurată { $date } în { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
bots-column-rating = rating
bots-column-interval = interval
bots-interval = { $low } – { $high }

## Trying one

bots-check-help = Încearcă un bot: joacă partide întregi împotriva lui random, în doi, în trei și în patru, și cu varianta.
bots-check-bot-help = Un bot scris ca my_bot.py:MyBot, package.module:MyBot sau unul din listă.
bots-games-help = Câte partide de fiecare fel.
bots-seconds-help = Cât poate dura o decizie.
bots-seed-help = Numărul din care provine tot hazardul.
bots-trying = se joacă
bots-no-time = timpul pentru o decizie trebuie să fie un număr
bots-column-rules = reguli
bots-column-games = partide
bots-column-won = câștigate
bots-column-decisions = decizii
bots-column-slowest = cea mai lentă
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } este gata de joc.
