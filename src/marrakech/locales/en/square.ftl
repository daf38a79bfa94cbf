### The square where players meet, and pages with nothing on them.

## Without a server

square-away-title = The server does not answer
# At a table that could not be opened yet
square-away-table = The table opens by itself as soon as there is a connection.
# On top of other screens, before links to what works
square-offline = No connection. These work all the same:
square-own-replays = Your finished games

## Quick match

square-quick = Quick match
square-quick-hint = Play with whoever is waiting.
# Beside a number of players: so many people wait for such a game
square-quick-seeking = { $number } waiting
# To choose from: 15 seconds, 30 seconds, 1 minute, no bots
square-quick-patience = How long to wait for people before bots join
square-quick-never = no bots
square-quick-go = Find a game
square-quick-here = { $here } of { $players } are here
square-quick-left = Bots join in { $seconds } s
square-quick-people = You wait until enough people are here.
square-quick-cancel = Cancel

## To watch

square-show = The masters play
square-show-hint = Four strong bots play as long as somebody watches.
square-results = Just finished
# For who cannot see that the points of the winner, which follow, are marked
square-winner = winner:
# After “Nobody is waiting just now.”; beside the picture of Aya, who pours the tea
square-tea = Aya has made tea: be the first to sit down.
