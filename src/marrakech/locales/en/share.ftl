### The end of a game, pictures of it, and inviting others.

## The end, said to the one who looks

share-you-win = { $points ->
    [one] You win by one!
   *[other] You win by { $points }!
}
share-you-win-plain = You win!
share-you-share = You share the victory!
share-wins = { $points ->
    [one] { $player } wins by one!
   *[other] { $player } wins by { $points }!
}
# Somebody else wins; the place is that of the one who looks
share-wins-you = { $place ->
    [2] { $player } wins, you are second
    [3] { $player } wins, you are third
   *[4] { $player } wins, you are fourth
}
share-moment = The largest payment
share-moment-own = Your best moment
share-result = Share the result
share-picture = Save as a picture
share-film = Save as a moving picture
# What unfolds the other ways to see and to keep a finished game
share-further = More

## What a link says of itself in a messenger

share-site = A board game of rugs for two to four players: in the browser, with friends or against bots.
share-invites = { $player } invites you to the market
share-invites-hint = Open the link and sit down. Nobody needs an account.
share-going-on = A game is being played
share-look = Look at the game

## Inviting

# What a table for friends has below the name, folded
share-more = Rules, clock and seats
share-taste = Never played? Sixty seconds
share-taste-hint = Three small steps on a real board.
share-taste-done = That is the heart of it. The rest comes by itself.
