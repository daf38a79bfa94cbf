### `marrakech bots`.

bots-help = Pokaż listę botów albo wypróbuj własnego.
bots-column-name = bot
bots-column-description = jak decyduje
bots-column-options = opcje
bots-option-range = { $option } od { $least } do { $most }; domyślnie { $default }
bots-option-words = { $option } spośród { $words }; domyślnie { $default }
bots-own = Botem może być też twoja własna klasa: `marrakech bots check my_bot.py:MyBot` ją wypróbuje.

## What each kind does, in a line

bots-kind-random = wykonuje dowolną dozwoloną akcję, każdą z tym samym prawdopodobieństwem
bots-kind-greedy = obraca Assama tam, gdzie spodziewa się zapłacić najmniej, i kładzie dywan, który teraz daje najwięcej punktów
bots-kind-expectimax = patrzy kilka tur naprzód, kostkę i stosy traktuje jak los, a to, co widzi, mierzy wyuczoną oceną
bots-kind-bestfirst = patrzy najdalej tam, gdzie wybór jest najtrudniejszy, póki ma czas, a to, co widzi, mierzy wyuczoną oceną
bots-kind-porter = cały dzień nosi dywany i kładzie je, gdzie mu się podoba; płaci chętnie i często
bots-kind-apprentice = umie już liczyć, ale zapomina o tym, gdy na targu robi się głośno
bots-kind-peddler = pilnuje każdego dirhema, ale nigdy nie patrzy dalej niż koniec własnej tury
bots-kind-merchant = wie, ile warte jest miejsce na targu, i od czasu do czasu daje ci pożyć
bots-kind-master = widział sto tysięcy targów i myśli o twojej turze wcześniej niż ty
bots-kind-storyteller = wie, jak kończy się każda opowieść, i nie spieszy się, zanim wybierze swoją
bots-kind-pourer = uczy się z każdej gry z tobą i jest dziś tak silna jak ty
bots-kind-grandmother = prawie nigdy nie zbankrutowała; mało płaci, długo czeka, uśmiecha się
bots-kind-mason = kładzie dywan przy dywanie, aż cała ulica jest jego
bots-kind-weaver = gdzie twój dywan leży najlepiej, tam jej leży na wierzchu
bots-kind-drummer = idzie dłuższą drogą, dla dreszczyku

## The eleven people: who they are

bots-people = Z kim można zagrać
bots-who-porter = Tragarz Hassan
bots-who-apprentice = Uczennica Salma
bots-who-peddler = Kramarz Idris
bots-who-merchant = Handlarka Fatima
bots-who-master = Mistrz Jusuf
bots-who-storyteller = Bajarka Safija
bots-who-pourer = Aja, która nalewa herbatę
bots-who-grandmother = Babcia Zohra
bots-who-mason = Murarz Tarik
bots-who-weaver = Tkaczka Nur
bots-who-drummer = Dobosz Bilal
bots-column-level = poziom
bots-column-who = kto
bots-column-character = charakter
bots-kinds = Inne, do meczów i eksperymentów

## How strong they are

bots-strength = Siła, pomiar { $date }, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
bots-column-rating = ranking
bots-column-interval = przedział
bots-interval = od { $low } do { $high }

## Trying one

bots-check-help = Wypróbuj bota: rozgrywa całe partie przeciwko random, dla dwóch, trzech i czterech graczy oraz z wariantem.
bots-check-bot-help = Bot zapisany jako my_bot.py:MyBot, package.module:MyBot albo jeden z listy.
bots-games-help = Ile partii każdego rodzaju.
bots-seconds-help = Jak długo może trwać decyzja.
bots-seed-help = Liczba, z której bierze się cała losowość.
bots-trying = gra
bots-no-time = czas na decyzję musi być liczbą
bots-column-rules = zasady
bots-column-games = partie
bots-column-won = wygrane
bots-column-decisions = decyzje
bots-column-slowest = najdłużej
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } nadaje się do gry.
