### `marrakech arena`. The names of bots and options stay as they are.

arena-help = Let bots play each other, and tell how strong they are.
arena-specs-help = The bots, such as random, greedy or bestfirst:ms=50.
arena-players-help = How many sit at the table: 2 unless the rules say otherwise. Fewer bots: the last takes the free seats. More: all groups play.
arena-games-help = How many games, rounded up to whole deals. All games of a deal share dice and piles.
arena-seats-help = Whether each deal is played once from every seat, or in all orders: with three and more it matters who sits behind whom.
arena-edition-help = An edition such as korean, or a rule set such as international/2,dirhams=20.
arena-variant-help = Turn Assam at the end of a turn instead.
arena-seed-help = Where all luck comes from: the same seed gives the same games.
arena-jobs-help = How many games to play at the same time; by default as many as there are cores.
arena-limit-help = Seconds for each decision of bots that keep to a clock.
arena-adjusted-help = Whether to measure what chance gives to each, and tell results without it as well: fewer games tell as much. By default unless all bots are very quick.
arena-until-help = Stop when the share of wins of each bot is known to this many percentage points.
arena-resume-help = Keep the state in this file, and go on from there if it exists.
arena-parquet-help = Write a row for each game and seat to this Parquet file.
arena-records-help = Write all games as text to this file. It takes longer.
arena-plot-help = Draw the results to this file, .png or .svg.
arena-ray-help = Play on the Ray cluster at this address; “local” starts one here.

arena-players-differ = { $rules } is for { $given } players, not { $wanted }
arena-bad-until = the width of an interval is a number of percentage points above 0, not { $number }
arena-bad-limit = a time limit is a number of seconds above 0, not { $number }
arena-no-deal = no deal was played to its end, so there is nothing to tell yet

arena-playing = games
arena-speed = { $speed } games/s
arena-left = { $time } left

arena-title = { $games ->
    [one] One game
   *[other] { $games } games
  } by the rules { $rules }, seed { $seed }
arena-deals = { $deals ->
    [one] One deal
   *[other] { $deals } deals
  } of { $each ->
    [one] one game
   *[other] { $each } games
  }. In brackets: 95 % intervals; ms: for each choice.
arena-without-luck = Without luck: what chance gave to each is taken off.
arena-column-bot = bot
arena-column-games = games
arena-column-share = wins, %
arena-column-margin = margin
arena-column-adjusted-share = without luck
arena-column-adjusted-margin = without luck
arena-column-time = ms
arena-column-forfeits = forfeits
arena-column-rating = rating
arena-cross-title = How often it finished ahead of, %
arena-no-ratings = No ratings: { $why }
arena-fixed = fixed
arena-forfeit = Game { $game }: { $bot } on seat { $seat } lost by forfeit. { $why } At { $position }
arena-more-forfeits = { $number ->
    [one] And one more forfeit.
   *[other] And { $number } more forfeits.
  }
arena-resumed = { $games ->
    [one] One game was there already.
   *[other] { $games } games were there already.
  }
arena-plot-shares = share of wins, %
arena-plot-margins = margin, points; the line is the mean
