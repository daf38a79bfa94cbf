### `marrakech bots`.

bots-help = Išvardija botus arba išbando tavąjį.
bots-column-name = botas
bots-column-description = kaip jis sprendžia
bots-column-options = parinktys
bots-option-range = { $option } nuo { $least } iki { $most }; numatyta { $default }
bots-option-words = { $option }: { $words }; numatyta { $default }
bots-own = Tavo klasė irgi yra botas: `marrakech bots check my_bot.py:MyBot` ją išbando.

## What each kind does, in a line

bots-kind-random = renkasi bet kurį leidžiamą veiksmą, visi vienodai tikėtini
bots-kind-greedy = suka ten, kur tikisi mažiausiai mokėti, ir tiesia kilimą, kuris jam dabar naudingiausias
bots-kind-expectimax = žiūri kelis ėjimus į priekį, kauliuką ir krūveles laiko atsitiktinumu, o tai, ką mato, vertina pagal išmoktą vertę
bots-kind-bestfirst = toliausiai žiūri ten, kur rinktis sunkiausia, kol turi laiko, o tai, ką mato, vertina pagal išmoktą vertę
bots-kind-porter = kiaurą dieną nešioja kilimus ir tiesia juos, kur patinka; moka mielai ir dažnai
bots-kind-apprentice = išmoko skaičiuoti, bet pamiršta, vos turguje kyla triukšmas
bots-kind-peddler = saugo kiekvieną dirhamą, bet niekada nežiūri toliau savo ėjimo
bots-kind-merchant = žino, ko verta kiekviena vieta turguje, ir kartais tavęs pasigaili
bots-kind-master = matė šimtą tūkstančių turgų ir apie tavo ėjimą pagalvoja anksčiau už tave
bots-kind-storyteller = žino, kaip baigiasi kiekviena istorija, ir neskuba rinktis savosios
bots-kind-pourer = mokosi iš kiekvienos partijos su tavimi ir šiandien yra tokia stipri kaip tu
bots-kind-grandmother = beveik niekada neliko be pinigų; moka mažai, laukia ilgai, šypsosi
bots-kind-mason = tiesia kilimą prie kilimo, kol visa gatvė tampa jo
bots-kind-weaver = kur tavo kilimas guli geriausiai, ten jos kilimas guli ant viršaus
bots-kind-drummer = renkasi ilgesnį kelią dėl azarto

## The eleven people: who they are

bots-people = Su kuo galima žaisti
bots-who-porter = Nešikas Hasanas
bots-who-apprentice = Pameistrė Salma
bots-who-peddler = Prekeivis Idrisas
bots-who-merchant = Pirklė Fatima
bots-who-master = Meistras Jusufas
bots-who-storyteller = Pasakotoja Safija
bots-who-pourer = Aja, pilstanti arbatą
bots-who-grandmother = Močiutė Zohra
bots-who-mason = Mūrininkas Tarikas
bots-who-weaver = Audėja Nur
bots-who-drummer = Būgnininkas Bilalas
bots-column-level = lygis
bots-column-who = kas
bots-column-character = būdas
bots-kinds = Kiti, varžyboms ir bandymams

## How strong they are

bots-strength = Stiprumas, matuotas { $date } per { $games ->
    [one] { $games } partiją
    [few] { $games } partijas
   *[other] { $games } partijų
}
bots-column-rating = reitingas
bots-column-interval = intervalas
bots-interval = nuo { $low } iki { $high }

## Trying one

bots-check-help = Išbando botą: jis žaidžia ištisas partijas su random dviese, trise, keturiese ir su variantu.
bots-check-bot-help = Botas, pavyzdžiui, my_bot.py:MyBot, package.module:MyBot, arba kuris nors iš sąrašo.
bots-games-help = Po kiek kiekvienos rūšies partijų.
bots-seconds-help = Kiek gali trukti vienas sprendimas.
bots-seed-help = Skaičius, iš kurio kyla visas atsitiktinumas.
bots-trying = žaidžiama
bots-no-time = sprendimo laikas turi būti skaičius
bots-column-rules = taisyklės
bots-column-games = partijos
bots-column-won = pergalės
bots-column-decisions = sprendimai
bots-column-slowest = lėčiausias
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } tinka žaisti.
