### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Review a recorded game: every decision, every throw, and where the result comes from.
study-record-help = A file with records; - is standard input.
study-deep-help = Look three turns ahead instead of two: better, and slower.
study-html-help = Write the review to this file, as a page that needs nothing else.
study-gave-up-help = The colour of a player who resigned or ran out of time; for several, in this order.
study-analyse-help = What everything is worth that can be done in a position.
study-rollout-help = Play so many games on from each of the best choices.
study-seed-help = The number that all luck of these games is drawn from.
study-looking = looking
study-playing = games
study-nothing-played = nothing has been played in this game
study-no-such-colour = nobody plays { $colour } here

## Titles

study-title = Review
study-found = { $turns ->
    [one] Looked one turn ahead.
   *[other] Looked { $turns } turns ahead.
}
study-unfinished = The game is not finished: its result is what the last position is worth.
study-sums-chances = Where the result comes from, in points of the chance to win
study-sums-margins = The same in dirhams: points beyond the best other
study-sums-note = Start, luck and both kinds of skill add up to the result. Usual luck: what two thirds of such games stay within. Second look: the part of both skills that is no decision, but the same position seen a turn later.
study-played = How they played
study-turning-points = Turning points
study-mistakes = Decisions that cost most
study-dice = Dice, and what was to be expected
study-habits = Where most was lost
study-graph = Chances to win
study-graph-note = A square is a throw, and a lozenge a decision, that changed much.

## Columns

study-column-player = player
study-column-start = start
study-column-luck = luck
study-column-skill = own skill
study-column-others = others’ skill
study-column-result = result
study-column-usual = usual luck
study-column-second-look = second look
study-column-accuracy = accuracy
study-column-loss = lost
study-column-mean-loss = lost a decision
study-column-decisions = decisions
study-column-inaccuracies = inaccuracies
study-column-mistakes = mistakes
study-column-blunders = blunders
study-column-like = played like
study-column-turn = turn
study-column-action = action
study-column-better = better
study-column-chance = to win, %
study-column-margin = margin
study-column-share = likely, %
study-column-throws = throws
study-column-mean = mean
study-column-paid = paid
study-column-expected = expected
study-column-games = games
study-column-turning = turning
study-column-laying = laying
study-column-early = early
study-column-late = late

## Words

study-word = { $word ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
study-like-between = { $first } to { $last }
study-action-turn = { $way ->
    [L] left
    [R] right
   *[F] straight on
}
study-action-throw = { $steps ->
    [one] a throw of one
   *[other] a throw of { $steps }
}
study-action-reveal = next rug: { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[purple] purple
}
study-moment = Turn { $turn }, { $player }: { $action }
study-moment-better = Better: { $action }.
study-change = { $player } { $points }

## What the position is worth

study-to-win = { $player }: { $chance } % to win, margin { $margin }
study-exact = Every line was followed to its end: exact.
study-over = The game is over.
study-why = Why { $action } and not { $other }:
study-no-reason = Nothing that can be counted on the board: it shows only further ahead.

study-reason-pays = pays { $value } dirhams on average at this throw, and not { $other }
study-reason-goes-out = goes out at this throw with a chance of { $value } %, and not { $other } %
study-reason-rug-gain = the best rug after it gains { $value } points on average, and not { $other }
study-reason-lead = leads by { $value } points now, and not { $other }
study-reason-covers = covers { $value } squares of others, and not { $other }
study-reason-own-area-kept = keeps the largest own area whole at { $value } squares, and not { $other }
study-reason-own-area-grown = has a largest own area of { $value } squares, and not { $other }
study-reason-their-area-cut = leaves { $player } a largest area of { $value } squares, and not { $other }
study-reason-earns = the next player pays { $value } dirhams for it on average, and not { $other }
study-reason-next-goes-out = the next player goes out with a chance of { $value } %, and not { $other } %
study-reason-risky-squares = { $value } squares cost more than there is in the purse, and not { $other }
