### `marrakech bots`.

bots-help = Lista botarna, eller prova en egen.
bots-column-name = bot
bots-column-description = hur den bestämmer sig
bots-column-options = alternativ
bots-option-range = { $option } från { $least } till { $most }; förval: { $default }
bots-option-words = { $option }: ett av { $words }; förval: { $default }
bots-own = En egen klass är också en bot: `marrakech bots check my_bot.py:MyBot` provar den.

## What each kind does, in a line

bots-kind-random = gör vad som helst som är tillåtet, allt är lika sannolikt
bots-kind-greedy = vrider åt det håll där den väntar sig att betala minst, och lägger den matta som ger flest poäng just nu
bots-kind-expectimax = ser några drag framåt, med tärning och högar som slump, och bedömer det den ser med en inlärd värdering
bots-kind-bestfirst = ser längst framåt där valet är svårast, så länge tiden räcker, och bedömer det den ser med en inlärd värdering
bots-kind-porter = bär mattor hela dagen och lägger dem där han har lust; betalar gärna, och ofta
bots-kind-apprentice = har lärt sig räkna, och glömmer det så fort det blir stojigt på marknaden
bots-kind-peddler = vaktar varje dirham, men tänker aldrig längre än sitt eget drag
bots-kind-merchant = vet vad en plats på marknaden är värd, och låter dig leva då och då
bots-kind-master = har sett hundratusen marknader, och tänker på ditt drag innan du själv gör det
bots-kind-storyteller = vet hur varje historia slutar, och tar sig tid innan hon väljer sin
bots-kind-pourer = lär sig av varje spel med dig, och är i dag lika stark som du
bots-kind-grandmother = har nästan aldrig blivit pank; betalar lite, väntar länge, ler
bots-kind-mason = lägger matta vid matta, tills hela gatan är hans
bots-kind-weaver = där din matta ligger bäst ligger hennes ovanpå
bots-kind-drummer = tar den långa vägen, för spänningens skull

## The eleven people: who they are

bots-people = Vilka man kan spela mot
bots-who-porter = Bäraren Hassan
bots-who-apprentice = Lärlingen Salma
bots-who-peddler = Gatuhandlaren Idris
bots-who-merchant = Handelskvinnan Fatima
bots-who-master = Mäster Yusuf
bots-who-storyteller = Sagoberättaren Safiya
bots-who-pourer = Aya som häller upp teet
bots-who-grandmother = Farmor Zohra
bots-who-mason = Muraren Tariq
bots-who-weaver = Väverskan Nour
bots-who-drummer = Trumslagaren Bilal
bots-column-level = nivå
bots-column-who = vem
bots-column-character = karaktär
bots-kinds = Andra, för matcher och experiment

## How strong they are

bots-strength = Spelstyrka, uppmätt { $date } i { $games ->
    [one] ett parti
   *[other] { $games } partier
}
bots-column-rating = rating
bots-column-interval = intervall
bots-interval = { $low } till { $high }

## Trying one

bots-check-help = Prova en bot: den spelar hela partier mot random, med två, tre och fyra spelare och med varianten.
bots-check-bot-help = En bot som i my_bot.py:MyBot, package.module:MyBot, eller en från listan.
bots-games-help = Hur många partier av varje slag.
bots-seconds-help = Hur länge ett beslut får ta.
bots-seed-help = Talet som all tur dras ur.
bots-trying = spelar
bots-no-time = tiden för ett beslut måste vara ett tal
bots-column-rules = regler
bots-column-games = partier
bots-column-won = vunna
bots-column-decisions = beslut
bots-column-slowest = långsammast
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } är redo att spela.
