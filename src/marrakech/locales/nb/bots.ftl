### `marrakech bots`.

bots-help = List opp botene, eller prøv en egen.
bots-column-name = bot
bots-column-description = hvordan den bestemmer seg
bots-column-options = valg
bots-option-range = { $option } fra { $least } til { $most }; standard: { $default }
bots-option-words = { $option }: ett av { $words }; standard: { $default }
bots-own = En egen klasse er også en bot: `marrakech bots check my_bot.py:MyBot` prøver den.

## What each kind does, in a line

bots-kind-random = gjør hva som helst som er lov, alt er like sannsynlig
bots-kind-greedy = vrir dit den venter å betale minst, og legger teppet som gir flest poeng akkurat nå
bots-kind-expectimax = ser noen turer framover, med terning og bunker som tilfeldigheter, og bedømmer det den ser med en innlært vurdering
bots-kind-bestfirst = ser lengst framover der valget er vanskeligst, så lenge den har tid, og bedømmer det den ser med en innlært vurdering
bots-kind-porter = bærer tepper hele dagen og legger dem der han vil; betaler gjerne, og ofte
bots-kind-apprentice = har lært å regne, og glemmer det så snart det blir leven på markedet
bots-kind-peddler = passer på hver dirham, men tenker aldri lenger enn sin egen tur
bots-kind-merchant = vet hva en plass på markedet er verdt, og lar deg leve nå og da
bots-kind-master = har sett hundre tusen markeder, og tenker på turen din før du gjør det selv
bots-kind-storyteller = vet hvordan hver historie ender, og tar seg tid før hun velger sin
bots-kind-pourer = lærer av hvert spill med deg, og er i dag like sterk som du er
bots-kind-grandmother = har nesten aldri gått tom for penger; betaler lite, venter lenge, smiler
bots-kind-mason = legger teppe ved teppe, til hele gata er hans
bots-kind-weaver = der teppet ditt ligger best, ligger hennes oppå
bots-kind-drummer = tar den lange veien, for spenningens skyld

## The eleven people: who they are

bots-people = Hvem du kan spille mot
bots-who-porter = Bæreren Hassan
bots-who-apprentice = Lærlingen Salma
bots-who-peddler = Kremmeren Idris
bots-who-merchant = Handelskvinnen Fatima
bots-who-master = Mester Yusuf
bots-who-storyteller = Fortellersken Safiya
bots-who-pourer = Aya som skjenker te
bots-who-grandmother = Bestemor Zohra
bots-who-mason = Mureren Tariq
bots-who-weaver = Veversken Nour
bots-who-drummer = Trommeslageren Bilal
bots-column-level = nivå
bots-column-who = hvem
bots-column-character = karakter
bots-kinds = Andre, til kamper og eksperimenter

## How strong they are

bots-strength = Spillestyrke, målt { $date } i { $games ->
    [one] ett parti
   *[other] { $games } partier
}
bots-column-rating = rating
bots-column-interval = intervall
bots-interval = { $low } til { $high }

## Trying one

bots-check-help = Prøv en bot: Den spiller hele partier mot random, med to, tre og fire spillere og med varianten.
bots-check-bot-help = En bot som i my_bot.py:MyBot, package.module:MyBot, eller en fra listen.
bots-games-help = Hvor mange partier av hvert slag.
bots-seconds-help = Hvor lang tid en avgjørelse får ta.
bots-seed-help = Tallet som all flaks trekkes fra.
bots-trying = spiller
bots-no-time = tiden for en avgjørelse må være et tall
bots-column-rules = regler
bots-column-games = partier
bots-column-won = vunnet
bots-column-decisions = avgjørelser
bots-column-slowest = tregeste
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } er klar til å spille.
