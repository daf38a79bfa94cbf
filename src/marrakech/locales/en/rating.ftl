# Ratings and the ladder

rating-title = The ladder
rating-lead = Who plays how well on this server. The people of the market stand among you, as strong as they were measured.
rating-pool = { $pool ->
    [pair] Two players
    [three] Three players
    [four] Four players
   *[variant] Turn at the end
  }
rating-pools = Which games
rating-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
  }
rating-you = You
rating-you-none = You have no rating here yet. Play a rated game: you find the switch where a table is set up.
rating-you-few = You are on the ladder once you have played { $least } games and your rating is sure enough.
rating-you-hidden = You are not shown on the ladder.
rating-hide = Leave the ladder
rating-show = Be on the ladder
rating-nobody = Nobody is on this ladder yet. You are once you have played { $least } rated games.
rating-nameless = Somebody
rating-off = The host of this server shows no ladder.
rating-value = { $rating } ± { $off }
rating-change = { $before } → { $after } ± { $off }
rating-means = The true strength lies within ± in 95 of 100 cases. 400 more means winning ten times as often.
rating-curve = Your rating, game by game, from { $first } to { $last }
rating-new = Rated
rating-new-hint = The result counts for your ratings: no hints, no taking back. Who leaves loses.
rating-table = This game is rated. Who leaves loses.
rating-here = Ratings
rating-counting = The ratings are being worked out.
rating-why-anonymous = Not rated: somebody here plays without a passport.
rating-why-same-player = Not rated: two seats belong to the same player.
rating-why-helped = Not rated: somebody was helped.
rating-why-closed = Not rated: the host has closed the table.
rating-why-bot = Not rated: nobody has measured a bot that plays here.
rating-match = Rated
rating-match-either = Either way
rating-match-yes = Rated
rating-match-no = Not rated
rating-near = How strong
rating-near-any = Anybody
rating-near-close = Like me
