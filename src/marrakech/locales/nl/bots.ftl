### `marrakech bots`.

bots-help = Toon de bots, of probeer er een van jezelf.
bots-column-name = bot
bots-column-description = hoe hij beslist
bots-column-options = opties
bots-option-range = { $option } van { $least } tot en met { $most }; standaard { $default }
bots-option-words = { $option }: een van { $words }; standaard { $default }
bots-own = Ook een klasse van jezelf is een bot: `marrakech bots check my_bot.py:MyBot` probeert hem uit.

## What each kind does, in a line

bots-kind-random = neemt zomaar een toegestane actie, alle met gelijke kans
bots-kind-greedy = draait naar waar hij het minst verwacht te betalen, en legt het tapijt dat nu de meeste punten oplevert
bots-kind-expectimax = kijkt enkele beurten vooruit, met dobbelsteen en stapels als toeval, en beoordeelt wat hij ziet met een geleerde waardering
bots-kind-bestfirst = kijkt het verst vooruit waar de keuze het moeilijkst is, zolang er tijd is, en beoordeelt wat hij ziet met een geleerde waardering
bots-kind-porter = sjouwt de hele dag met tapijten en legt ze waar hij wil; hij betaalt graag, en vaak
bots-kind-apprentice = heeft leren rekenen, en vergeet het zodra het rumoerig wordt op de markt
bots-kind-peddler = let op elke dirham, maar kijkt nooit verder dan zijn eigen beurt
bots-kind-merchant = weet wat een plek op de markt waard is, en laat je af en toe leven
bots-kind-master = heeft honderdduizend markten gezien, en denkt eerder aan jouw beurt dan jij
bots-kind-storyteller = weet hoe elk verhaal afloopt, en neemt de tijd voor ze het hare kiest
bots-kind-pourer = leert van elk spel met jou, en is vandaag zo sterk als jij
bots-kind-grandmother = is bijna nooit blut geweest; betaalt weinig, wacht lang, glimlacht
bots-kind-mason = legt tapijt naast tapijt, tot de hele straat van hem is
bots-kind-weaver = waar jouw tapijt het best ligt, ligt het hare erbovenop
bots-kind-drummer = neemt de lange weg, voor de spanning

## The eleven people: who they are

bots-people = Met wie je kunt spelen
bots-who-porter = Hassan de kruier
bots-who-apprentice = Salma de leerling
bots-who-peddler = Idris de marskramer
bots-who-merchant = Fatima de koopvrouw
bots-who-master = Meester Yusuf
bots-who-storyteller = Safiya de verhalenvertelster
bots-who-pourer = Aya die de thee schenkt
bots-who-grandmother = Zohra de grootmoeder
bots-who-mason = Tariq de metselaar
bots-who-weaver = Nour de weefster
bots-who-drummer = Bilal de trommelaar
bots-column-level = niveau
bots-column-who = wie
bots-column-character = karakter
bots-kinds = Andere, voor wedstrijden en experimenten

## How strong they are

bots-strength = Speelsterkte, gemeten op { $date } in { $games ->
    [one] één partij
   *[other] { $games } partijen
}
bots-column-rating = rating
bots-column-interval = interval
bots-interval = { $low } tot { $high }

## Trying one

bots-check-help = Probeer een bot uit: hij speelt hele partijen tegen random, met twee, drie en vier spelers en met de variant.
bots-check-bot-help = Een bot zoals in my_bot.py:MyBot, package.module:MyBot, of een uit de lijst.
bots-games-help = Hoeveel partijen van elke soort.
bots-seconds-help = Hoelang een beslissing mag duren.
bots-seed-help = Het getal waaruit al het toeval wordt getrokken.
bots-trying = spelen
bots-no-time = de tijd voor een beslissing moet een getal zijn
bots-column-rules = regels
bots-column-games = partijen
bots-column-won = gewonnen
bots-column-decisions = beslissingen
bots-column-slowest = traagste
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } is klaar om te spelen.
