### `marrakech bots`.

bots-help = Vypíše boty, nebo vyzkouší tvého vlastního.
bots-column-name = bot
bots-column-description = jak se rozhoduje
bots-column-options = volby
bots-option-range = { $option } od { $least } do { $most }; výchozí { $default }
bots-option-words = { $option } z { $words }; výchozí { $default }
bots-own = Botem je i tvoje vlastní třída: `marrakech bots check my_bot.py:MyBot` ji vyzkouší.

## What each kind does, in a line

bots-kind-random = zvolí kteroukoli povolenou akci, všechny stejně pravděpodobně
bots-kind-greedy = otáčí Assama tam, kde čeká, že zaplatí nejméně, a položí koberec, který mu právě teď dá nejvíc bodů
bots-kind-expectimax = dívá se o pár tahů dopředu, kostku a hromádky bere jako náhodu a to, co vidí, posuzuje naučeným ohodnocením
bots-kind-bestfirst = dívá se nejdál tam, kde je volba nejtěžší, dokud má čas, a to, co vidí, posuzuje naučeným ohodnocením
bots-kind-porter = celý den nosí koberce a pokládá je, kde se mu zlíbí; platí rád a často
bots-kind-apprentice = počítat už umí, ale jak je na trhu hlučno, všechno zapomene
bots-kind-peddler = hlídá každý dirham, ale za konec vlastního tahu nedohlédne
bots-kind-merchant = ví, jakou cenu má místo na trhu, a občas přimhouří oko
bots-kind-master = viděl sto tisíc trhů a na tvůj tah myslí dřív než ty
bots-kind-storyteller = ví, jak každý příběh skončí, a než si vybere ten svůj, dá si na čas
bots-kind-pourer = učí se z každé hry s tebou a dnes je stejně silná jako ty
bots-kind-grandmother = skoro nikdy nepřišla na mizinu; málo platí, dlouho čeká a usmívá se
bots-kind-mason = klade koberec vedle koberce, až je jeho celá ulice
bots-kind-weaver = kde tvůj koberec leží nejlépe, tam položí navrch svůj
bots-kind-drummer = jde delší cestou, jen pro to vzrušení

## The eleven people: who they are

bots-people = S kým si zahrát
bots-who-porter = Nosič Hassan
bots-who-apprentice = Učednice Salma
bots-who-peddler = Kramář Idris
bots-who-merchant = Obchodnice Fatima
bots-who-master = Mistr Jusuf
bots-who-storyteller = Vypravěčka Safíja
bots-who-pourer = Aja, co nalévá čaj
bots-who-grandmother = Babička Zohra
bots-who-mason = Zedník Tarik
bots-who-weaver = Tkadlena Nur
bots-who-drummer = Bubeník Bilal
bots-column-level = úroveň
bots-column-who = kdo
bots-column-character = povaha
bots-kinds = Další, pro zápasy a pokusy

## How strong they are

bots-strength = Síla, změřeno { $date }, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}
bots-column-rating = rating
bots-column-interval = interval
bots-interval = { $low } až { $high }

## Trying one

bots-check-help = Vyzkouší bota: odehraje celé partie proti random, ve dvou, třech i čtyřech a s variantou.
bots-check-bot-help = Bot zapsaný jako my_bot.py:MyBot, package.module:MyBot, nebo některý ze seznamu.
bots-games-help = Kolik partií každého druhu.
bots-seconds-help = Jak dlouho smí trvat rozhodnutí.
bots-seed-help = Číslo, ze kterého se losuje veškerá náhoda.
bots-trying = hraje se
bots-no-time = čas na rozhodnutí musí být číslo
bots-column-rules = pravidla
bots-column-games = partie
bots-column-won = výhry
bots-column-decisions = rozhodnutí
bots-column-slowest = nejdéle
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } může hrát.
