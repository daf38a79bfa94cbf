# Play at a table of a server with one's own bot: “marrakech join”

join-help = Let your own bot play at a table of a server: take the link that you were sent.
join-link-help = The link to a table, or the address of a server to set up a table there.
join-bot-help = The bot, as in “arena”: greedy, my_bot.py:MyBot, engine:run=./mine.
join-name-help = What it is called at the table; by default the name of the bot.
join-against-help = A bot of the server to play against, where a table is set up; several for more seats. Without any, the table waits for whoever you send its link to.
join-games-help = How many games to play one after the other, if the others want to as well.
join-token-help = The token to show; without one, a token is made and kept.
join-passport-help = A file with the secret of the passport that the seat is to belong to.
join-seed-help = Where the bot's own luck comes from.
join-no-link = “{ $link }” is no link to a table, such as https://example.org/t/NAME, nor the address of a server
join-nobody = nobody answers at { $url }: { $why }
join-refused = the server refuses it: { $status } { $reason }
join-asking = asking the server …
join-away = the server does not answer; trying again …
join-waiting = waiting for the others …
join-playing = game { $game } of { $games } · { $points }
join-at = Playing at { $url }
join-over = Place { $place }: { $points }
join-closed = The table was closed before its end.
join-again = waiting for the others to play again …
join-left = The seat stays yours: call the same command with the link to go on. The clock of the table, if it has one, runs on.
