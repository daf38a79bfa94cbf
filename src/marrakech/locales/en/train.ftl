### `marrakech train`. Names of options and files stay as they are.

train-help = Learn by self-play what positions are worth.
train-players-help = For how many players: each number has a value of its own.
train-variant-help = Learn the game in which Assam is turned at the end of a turn.
train-linear-help = Learn a plain sum of the inputs instead of a network: smaller, faster, weaker.
train-by-owner-help = Play some of the games of two players with areas by owner, too (R4.5).
train-adjusted-help = Take the luck of the dice out of what is learned from, so that fewer games teach as much; --no-adjusted learns from plain results.
train-units-help = How many units the first layer of the network has: 32, or 64 for a stronger and slower value.
train-shapes-help = Look at the shapes of areas, too: how they hang together, and what lies beside them.
train-standard-help = How many of the games, in percent, are by the standard rules, at most 90; the rest is by all other sets of options. 0 is a little more than half.
train-after-help = Go on from the value in this file, instead of beginning with one that knows nothing; --shapes may be added to it.
train-reuse-help = How often a position is learned from, in the mean.
train-batch-help = How many positions a step of learning takes, rounded down to a multiple of four.
train-games-help = How many games to learn from, rounded up to whole rounds.
train-warm-help = How many games of greedy players come before, for a start.
train-mixed-help = How many of the seats, in percent, go on playing greedily.
train-seed-help = Where all luck comes from: the same seed gives the same value, with any number of threads.
train-round-help = How many games are played before their positions are learned from.
train-trial-help = How many games against greedy show now and then how strong it is, rounded down to a multiple of 48.
train-threads = How many threads; by default as many as there are cores.
train-out-help = The file for the value; by default one like 2.value, here.
train-state-help = Keep the state in this file, and go on from there if it exists; by default beside the value.
train-plot-help = Draw how it learned to this file, .png or .svg.

train-bad-round = a round is a multiple of { $multiple } games, not { $number }
train-bad-units = a network has { $least } or { $most } units, a linear value { $least }, not { $number }
train-bad-after = the value in { $file } has more units or inputs, or others: --units and --linear must be as they were, and --shapes may be added
train-same-file = { $file } cannot be two of the files that are written
train-resumed = Going on after round { $round } of { $rounds }.
train-interrupted = interrupted after round { $round } of { $rounds }, which is in { $file }: the same call goes on from there

train-how-to-stop = Ctrl-C stops it; the same call goes on.
train-line = round { $round }, { $games } games, { $positions } positions: loss { $loss } nats, margins off by { $miss } dirhams, { $speed } games/s, { $left } left
train-line-wins = wins against greedy: { $wins } %
train-column-round = round
train-column-games = games
train-column-positions = positions
train-column-loss = loss, nats
train-column-miss = error, dirhams
train-column-wins = wins, %
train-column-speed = games/s
train-column-left = left

train-done = The value is in { $file }, how it learned in { $curve }.
train-result = { $games } games, { $positions } positions. Loss { $loss } nats, margins off by { $miss } dirhams, wins against greedy { $wins } %.

train-plot-loss = loss, nats
train-plot-wins = wins against greedy, % (95 % intervals)
train-plot-games = games; the dashed line ends the greedy ones
train-plot-fair = as strong as greedy
