### `marrakech bots`.

bots-help = Ispiši botove ili isprobaj vlastitog.
bots-column-name = bot
bots-column-description = kako odlučuje
bots-column-options = opcije
bots-option-range = { $option } od { $least } do { $most }; zadano { $default }
bots-option-words = { $option }, izbor: { $words }; zadano { $default }
bots-own = Bot može biti i tvoja vlastita klasa: `marrakech bots check my_bot.py:MyBot` je isprobava.

## What each kind does, in a line

bots-kind-random = bira bilo koju dopuštenu radnju, sve su jednako vjerojatne
bots-kind-greedy = okreće Assama onamo gdje očekuje najmanje plaćanje i polaže sag koji trenutačno donosi najviše bodova
bots-kind-expectimax = gleda nekoliko poteza unaprijed, kocku i hrpe uzima kao slučaj, a viđeno prosuđuje naučenom procjenom
bots-kind-bestfirst = gleda najdalje ondje gdje je izbor najteži, dok ima vremena, a viđeno prosuđuje naučenom procjenom
bots-kind-porter = po cijele dane nosi sagove i polaže ih gdje mu se svidi; plaća rado i često
bots-kind-apprentice = naučila je brojiti, ali to zaboravi čim tržnica postane bučna
bots-kind-peddler = čuva svaki dirham, ali nikad ne gleda dalje od svojeg poteza
bots-kind-merchant = zna koliko vrijedi mjesto na tržnici i katkad te pusti da dođeš do daha
bots-kind-master = vidio je sto tisuća tržnica i misli na tvoj potez prije tebe
bots-kind-storyteller = zna kako svaka priča završava i ne žuri kad bira svoju
bots-kind-pourer = uči iz svake igre s tobom i danas je jaka koliko i ti
bots-kind-grandmother = gotovo nikad nije ostala bez novca; malo plaća, dugo čeka, smiješi se
bots-kind-mason = slaže sag do saga dok cijela ulica ne bude njegova
bots-kind-weaver = gdje tvoj sag leži najbolje, njezin leži na njemu
bots-kind-drummer = ide duljim putem, uzbuđenja radi

## The eleven people: who they are

bots-people = S kim se može igrati
bots-who-porter = Nosač Hasan
bots-who-apprentice = Šegrtica Salma
bots-who-peddler = Torbar Idris
bots-who-merchant = Trgovkinja Fatima
bots-who-master = Majstor Jusuf
bots-who-storyteller = Pripovjedačica Safija
bots-who-pourer = Aja koja toči čaj
bots-who-grandmother = Baka Zohra
bots-who-mason = Zidar Tarik
bots-who-weaver = Tkalja Nur
bots-who-drummer = Bubnjar Bilal
bots-column-level = razina
bots-column-who = tko
bots-column-character = narav
bots-kinds = Drugi, za mečeve i pokuse

## How strong they are

bots-strength = Snaga, izmjereno { $date }, { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
bots-column-rating = rejting
bots-column-interval = interval
bots-interval = { $low } do { $high }

## Trying one

bots-check-help = Isprobaj bota: igra cijele partije protiv bota random, udvoje, utroje i učetvero te s varijantom.
bots-check-bot-help = Bot u obliku my_bot.py:MyBot, package.module:MyBot ili jedan s popisa.
bots-games-help = Koliko partija svake vrste.
bots-seconds-help = Koliko smije trajati odluka.
bots-seed-help = Broj iz kojega se izvlači sva sreća.
bots-trying = igranje
bots-no-time = vrijeme za odluku mora biti broj
bots-column-rules = pravila
bots-column-games = partije
bots-column-won = pobjede
bots-column-decisions = odluke
bots-column-slowest = najsporija
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } je spreman za igru.
