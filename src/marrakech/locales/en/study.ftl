### `marrakech review` and `marrakech analyse`: what choices are worth, who was lucky, who played well.

study-review-help = Review a recorded game: every decision, every throw, and where the result comes from.
study-deep-help = Look three turns ahead instead of two: better, and slower.
study-html-help = Write the review to this file, as a page that needs nothing else.
study-gave-up-help = The colour of a player who resigned or ran out of time; for several, in this order.
study-analyse-help = Weigh everything that can be done in a position.
study-rollout-help = Play so many games on from each of the best choices.
study-looking = looking
study-nothing-played = nothing has been played in this game
study-no-such-colour = nobody plays { $colour } here

## Titles

study-title = Review
study-found = Turns looked ahead: { $turns }.
study-unfinished = The game is not finished: its result is what the last position is worth.
study-sums-chances = Where the result comes from, in points of the chance to win
study-sums-margins = The same in dirhams: points beyond the best other
study-sums-note = Start, luck and both kinds of skill add up to the result. Second look: the part of skill that comes from seeing the same position a turn later.
study-played = How they played
study-turning-points = Turning points
study-mistakes = Decisions that cost most
study-dice = Dice, and what was to be expected
study-habits = Where most was lost
study-graph = Chances to win
study-graph-note = A square is a throw, and a lozenge a decision, that changed much.

## Columns

study-column-start = start
study-column-luck = luck
study-column-skill = own skill
study-column-others = others’ skill
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
study-column-better = better
study-column-chance = to win, %
study-column-margin = margin
study-column-share = likely, %
study-column-throws = throws
study-column-mean = mean
study-column-paid = paid
study-column-expected = expected

## Words

study-spot = { $kind ->
    [turning] { $part ->
        [early] turning, early
       *[late] turning, late
    }
   *[laying] { $part ->
        [early] laying, early
       *[late] laying, late
    }
}
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
study-action-throw = throw: { $steps }
study-action-reveal = next rug: { $colour }
study-moment = Turn { $turn }, { $player }: { $action }
study-moment-better = Better: { $action }.

## What a position is worth

study-to-win = { $player }: { $chance } % to win, margin { $margin }
study-exact = Every line was followed to its end: exact.
study-why = Why { $action } and not { $other }:
study-no-reason = Nothing that can be counted on the board: it shows only further ahead.

## In what two choices differ

study-reason-pays = dirhams paid on average at this throw: { $value }, not { $other }
study-reason-goes-out = chance to go out at this throw: { $value } %, not { $other } %
study-reason-rug-gain = points that the best rug gains after it, on average: { $value }, not { $other }
study-reason-lead = points ahead now: { $value }, not { $other }
study-reason-covers = squares of others that are covered: { $value }, not { $other }
study-reason-own-area-kept = the largest own area stays whole, in squares: { $value }, not { $other }
study-reason-own-area-grown = squares of the largest own area: { $value }, not { $other }
study-reason-their-area-cut = squares of the largest area of { $player }: { $value }, not { $other }
study-reason-earns = dirhams that the next player pays for it on average: { $value }, not { $other }
study-reason-next-goes-out = chance that the next player goes out: { $value } %, not { $other } %
study-reason-risky-squares = squares that cost more than is in the purse: { $value }, not { $other }
