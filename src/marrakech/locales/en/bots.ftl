### `marrakech bots`.

bots-help = List the bots, or try one of your own.
bots-column-name = bot
bots-column-description = how it decides
bots-column-options = options
bots-option-range = { $option } from { $least } to { $most }; by default { $default }
bots-option-words = { $option } of { $words }; by default { $default }
bots-own = A class of your own is a bot, too: `marrakech bots check my_bot.py:MyBot` tries it.

## What each kind does, in a line

bots-kind-random = takes any legal action, all being equally likely
bots-kind-greedy = turns where it expects to pay least, and lays the rug that is best for its points now
bots-kind-expectimax = looks some turns ahead, with die and piles as chance, and judges what it sees by a learned value
bots-kind-bestfirst = looks furthest ahead where the choice is hardest, as long as it is given time, and judges what it sees by a learned value
bots-kind-porter = carries rugs all day and lays them where he likes; he pays gladly, and often
bots-kind-apprentice = has learned to count, and forgets it when the market gets loud
bots-kind-peddler = looks after every dirham, but never beyond his own turn
bots-kind-merchant = knows what a place in the market is worth, and lets you live now and then
bots-kind-master = has seen a hundred thousand markets, and thinks of your turn before you do
bots-kind-storyteller = knows how every story ends, and takes a breath before she chooses hers
bots-kind-pourer = learns from every game with you, and is as strong as you are today
bots-kind-grandmother = has hardly ever gone broke; pays little, waits long, smiles
bots-kind-mason = lays rug beside rug, until the whole street is his
bots-kind-weaver = where your rug lies best, hers lies on top
bots-kind-drummer = takes the long way, for the thrill of it

## The eleven people: who they are

bots-people = People to play against
bots-who-porter = Hassan the porter
bots-who-apprentice = Salma the apprentice
bots-who-peddler = Idris the peddler
bots-who-merchant = Fatima the merchant
bots-who-master = Master Yusuf
bots-who-storyteller = Safiya the storyteller
bots-who-pourer = Aya who pours the tea
bots-who-grandmother = Zohra the grandmother
bots-who-mason = Tariq the mason
bots-who-weaver = Nour the weaver
bots-who-drummer = Bilal the drummer
bots-column-level = level
bots-column-who = who
bots-column-character = character
bots-kinds = Others, for matches and experiments

## How strong they are

bots-strength = Strength, measured { $date } in { $games ->
    [one] one game
   *[other] { $games } games
}
bots-column-rating = rating
bots-column-interval = interval
bots-interval = { $low } to { $high }

## Trying one

bots-check-help = Try a bot: it plays whole games against random, with two, three and four players and with the variant.
bots-check-bot-help = A bot as in my_bot.py:MyBot, package.module:MyBot, engine:run=./mine, or one from the list.
bots-games-help = How many games of each kind.
bots-seconds-help = How long a decision may take.
bots-seed-help = The number that all luck is drawn from.
bots-trying = playing
bots-no-time = the time for a decision has to be a number
bots-column-rules = rules
bots-column-games = games
bots-column-won = won
bots-column-decisions = decisions
bots-column-slowest = slowest
bots-slowest = { $milliseconds } ms
bots-fit = { $bot } is fit to play.
