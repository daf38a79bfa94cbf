### The market of the day: everybody plays the same deal once.

daily-title = Today’s market
daily-same = { $day }. Everybody gets the same throws.
daily-against = { $day }. You against { $people }, with the same throws as everybody.
# On the first screen, and at the table
daily-home = Today’s market
daily-minutes = { $minutes ->
    [one] about one minute
   *[other] about { $minutes } minutes
}
daily-play = Play
daily-go-on = Go on
daily-once = The first try counts, and it is the only one.
daily-name = Your name
daily-points = points
daily-first-by = { $points ->
    [one] point, first
   *[other] points, first
} by { $margin }
daily-placed = { $points ->
    [one] point
   *[other] points
}, { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} at the table
daily-late = This game ended too late to count.
daily-better = Better than { $percent } of 100 sellers
daily-alone = You are the first today
daily-so-far = { $games ->
    [one] one game so far
   *[other] { $games } games so far
}
daily-games = { $games ->
    [one] one game
   *[other] { $games } games
}
# Below a bar of the figure that tells how many have how many points
daily-you = you
# The figure, for those who cannot see it
daily-spread = How many points others have
# By how many points one would be ahead of the best other, with a sign
daily-without-luck = Without luck: { $points }
daily-without-luck-wait = The luck is being counted …
daily-throws = Your throws
daily-throws-hint = shown after the game only
daily-throw = { $steps ->
    [one] one
   *[other] { $steps }
}
daily-streak = { $days ->
    [0] No lantern lit yet
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-best-streak = best { $days }
daily-lit = { $day }: played
daily-dark = { $day }: not played
daily-open = { $day }: still open
daily-share-title = To tell, without telling
daily-share-hint = Gold, the best rug. Green, a good one. Red, a mistake.
daily-share-nothing = No square, no throw and no rug is given away.
daily-pattern = Your turns: { $best } best, { $good } good, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}
daily-share = Share
daily-picture = Picture
daily-look-again = Look again
# First line of the text that is shared
daily-text = Marrakech, { $day }
daily-text-points = { $points ->
    [one] one point
   *[other] { $points } points
}
daily-next = { $hours ->
    [0] The next market opens within the hour.
    [one] The next market opens in one hour.
   *[other] The next market opens in { $hours } hours.
}
daily-table = The table of the day
daily-table-points = By points
daily-table-luckless = Without luck
daily-somebody = Somebody
daily-me = you
daily-rank = Place
daily-who = Who
daily-be-named = Show my name to others
daily-yesterday = Yesterday
daily-yesterday-came = You came { $rank } of { $games } with { $points }
daily-yesterday-missed = { $games ->
    [0] Nobody was here
    [one] One game
   *[other] { $games } games
}
# $time: by the clock of who reads it, such as “02:00”
daily-yesterday-soon = The results open at { $time }.
daily-look = Look
daily-back = Today’s market
daily-of = Market of { $day }
daily-best-line = The best game
daily-bot-line = { $bot } at the same table
daily-line-points = { $points ->
    [one] one point
   *[other] { $points } points
}
daily-seed = Was it the same for everybody?
daily-seed-fits = Yes: the throws follow from this number, and this fingerprint of it was shown the day before.
daily-seed-fits-late = The throws follow from this number. Nobody was here the day before to show its fingerprint.
daily-seed-wrong = This number does not fit the fingerprint that was shown.
daily-seed-number = The number
daily-seed-print = Its fingerprint
daily-tomorrow = Tomorrow’s fingerprint
daily-tomorrow-hint = It binds tomorrow’s throws already. The number behind it is told the day after.
daily-two = Somebody with two browsers can play twice. It is a game, not a prize.
daily-archive = Earlier markets
daily-archive-hint = Play any past day again. That is not scored.
daily-archive-play = Play again
daily-archive-day = Day
daily-nobody = Nobody has finished it yet.
daily-to-table = The table of the day
## Pictures and links
daily-card = The market of { $day }
daily-card-look = Play the same deal
