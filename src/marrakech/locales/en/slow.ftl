### Challenges and slow games: best of three, days for a move, and whose turn it is.

## A series of games

slow-series = Games
slow-series-one = One game
# $games: 3 or 5. Who wins most of so many games wins
slow-best = { $games ->
    [3] Best of three
   *[5] Best of five
}
# Leads to the set-up of a table for friends
slow-challenge = Challenge somebody: best of three
# An invitation: the link that somebody opens says it
slow-against = { $games ->
    [3] Best of three against { $player }
   *[5] Best of five against { $player }
}
# Which game of the series this is
slow-game = Game { $number }
slow-won = { $number ->
    [one] { $number } game won
   *[other] { $number } games won
}
slow-series-goes-on = Game { $number } comes next.
slow-series-winner = { $player } wins the series.
slow-series-you = You win the series!
slow-series-shared = { $players } share the series.
slow-ready = Ready for game { $number }
# $player is ready for the next game; on a button
slow-ready-too = { $player } is ready. Me too!
slow-again = Challenge again

## Days for a move

slow-pace = Pace
slow-pace-now = At one sitting
# $days: 1 or 3
slow-pace-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
slow-pace-hint = Nobody has to be here at the same time. Come back when it is your turn.
slow-clock-tells = Slowly: for each move there { $days ->
    [one] is { $days } day
   *[other] are { $days } days
}.
# $time: such as “2 hours”
slow-time-short = { $time } left for your move.

## Whose turn it is

slow-turns = Your games
slow-turn-yours = Your turn
slow-turn-theirs = { $player } plays
slow-turn-waiting = Waiting for players
slow-turn-ready = The next game waits for you
slow-turn-not-ready = { $player } is not ready yet
# $time: such as “2 days”, or “2 days 5 hours”
slow-left = { $time } left

## Being told

slow-ask = This may take days. Shall we tell you when it is your turn?
slow-ask-hint = A short note from your browser, as long as a page of the game or its app is open. You can switch it off in the settings.
slow-ask-yes = Yes, please
slow-ask-no = No, thank you
slow-ask-refused = Your browser does not allow it. You can change that in its settings for this page.
slow-setting = Tell me when it is my turn in a slow game
# What the note says; its title is slow-turn-yours
slow-note-left = { $players } · { $time } left
