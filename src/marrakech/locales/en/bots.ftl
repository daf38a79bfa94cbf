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
bots-check-bot-help = A bot as in my_bot.py:MyBot, package.module:MyBot, or one from the list.
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
