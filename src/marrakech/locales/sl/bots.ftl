### `marrakech bots`.

bots-help = Izpiši bote ali preizkusi svojega.
bots-column-name = bot
bots-column-description = kako se odloča
bots-column-options = možnosti
bots-option-range = { $option } od { $least } do { $most }; privzeto { $default }
bots-option-words = { $option }, izbira: { $words }; privzeto { $default }
bots-own = Bot je lahko tudi tvoj razred: `marrakech bots check my_bot.py:MyBot` ga preizkusi.

## What each kind does, in a line

bots-kind-random = izbere katerokoli dovoljeno dejanje, vsa so enako verjetna
bots-kind-greedy = obrne Assama tja, kjer pričakuje najmanjše plačilo, in položi preprogo, ki trenutno prinese največ točk
bots-kind-expectimax = gleda nekaj potez naprej, kocko in kupčke jemlje kot naključje, videno pa presoja z naučeno oceno
bots-kind-bestfirst = najdlje gleda tam, kjer je izbira najtežja, dokler ima čas, videno pa presoja z naučeno oceno
bots-kind-porter = ves dan prenaša preproge in jih polaga, kamor se mu zljubi; plačuje rad in pogosto
bots-kind-apprentice = naučila se je šteti, a to pozabi, ko na tržnici postane glasno
bots-kind-peddler = pazi na vsak dirham, nikoli pa ne pogleda dlje od svoje poteze
bots-kind-merchant = ve, koliko je vredno mesto na tržnici, in tu in tam zamiži na eno oko
bots-kind-master = videl je sto tisoč tržnic in na tvojo potezo pomisli prej kot ti
bots-kind-storyteller = ve, kako se konča vsaka zgodba, in si vzame čas, preden izbere svojo
bots-kind-pourer = uči se iz vsake igre s tabo in je danes tako močna kot ti
bots-kind-grandmother = skoraj nikoli ni ostala brez denarja; malo plača, dolgo čaka, se smehlja
bots-kind-mason = polaga preprogo ob preprogo, dokler ni vsa ulica njegova
bots-kind-weaver = kjer tvoja preproga leži najbolje, njena leži na vrhu
bots-kind-drummer = gre po daljši poti, zaradi vznemirjenja

## The eleven people: who they are

bots-people = S kom lahko igraš
bots-who-porter = Nosač Hasan
bots-who-apprentice = Vajenka Salma
bots-who-peddler = Krošnjar Idris
bots-who-merchant = Trgovka Fatima
bots-who-master = Mojster Jusuf
bots-who-storyteller = Pripovedovalka Safija
bots-who-pourer = Aja, ki toči čaj
bots-who-grandmother = Babica Zohra
bots-who-mason = Zidar Tarik
bots-who-weaver = Tkalka Nur
bots-who-drummer = Bobnar Bilal
bots-column-level = stopnja
bots-column-who = kdo
bots-column-character = značaj
bots-kinds = Drugi, za tekme in poskuse

## How strong they are

bots-strength = Moč, izmerjena { $date }, { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
bots-column-rating = rating
bots-column-interval = interval
bots-interval = { $low } do { $high }

## Trying one

bots-check-help = Preizkusi bota: igra cele partije proti botu random, v dvoje, troje in četvero ter z različico.
bots-check-bot-help = Bot v obliki my_bot.py:MyBot, package.module:MyBot ali eden s seznama.
bots-games-help = Koliko partij vsake vrste.
bots-seconds-help = Koliko časa sme trajati odločitev.
bots-seed-help = Število, iz katerega se žreba vsa sreča.
bots-trying = igranje
bots-no-time = čas za odločitev mora biti število
bots-column-rules = pravila
bots-column-games = partije
bots-column-won = zmage
bots-column-decisions = odločitve
bots-column-slowest = najpočasnejša
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } je nared za igro.
