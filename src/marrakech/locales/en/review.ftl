### The review of a game on the page, hints, and the tutor. Words and tables of reviews are in study.ftl.

review-looking = { $depth ->
    [quick] First look
   *[deep] A closer look
}: { $done } / { $total }
review-whose = View: { $player }
review-luck = luck: a throw
review-skill = skill: a choice
review-position = Action of the game
review-choices = { $phase ->
    [turn] Ways to turn Assam
   *[lay] Where the rug could lie
}
review-throws = What could have come
review-was-played = played
review-chance-margin = chance to win, margin
review-was-better = Turn { $turn }: better was { $action }
review-was-best = Turn { $turn }: this was the best
review-cost = { $player }: { $action }. Lost: { $loss } points of the chance to win.
review-dirhams = The same in dirhams
review-result = result

## Find the better move

review-find = { $phase ->
    [turn] Find the better way
   *[lay] Find the better rug
}
review-try = Let me try
review-show = Show me
review-next = Find the next
review-choose = Choose on the board.
review-this-one = This one
review-yes = Yes, { $action } is the best.
review-near = Good: { $action } loses only { $loss } against the best.
review-no = { $action } loses { $loss }. Look again.
review-no-mistakes = { $player }: no mistake to be found in this game.

## Hints and the tutor

review-hint = Hint
review-hint-all = All choices
review-hint-best = Best: { $action }
review-hints = Hints and the tutor may help
review-hints-hint = Only where all people share one screen. The log and the record tell who was helped.
review-tutor = Tutor: warn me before a mistake counts
review-tutor-word = { $word ->
    [mistake] The tutor thinks that this is a mistake.
   *[blunder] The tutor thinks that this is a blunder.
}
review-tutor-cost = It costs { $loss } points of the chance to win.
review-anyway = Play anyway
review-think = Think again
review-log-hint = A hint for { $player }.
review-log-tutor = A warning from the tutor for { $player }.

## One's own games

review-own-won = won
review-own-none = Play a game to its end: then you see here what the dice gave you, and where you lose most.
review-own-look = Review my games: { $number }
review-own-games = Games reviewed: { $number }
review-own-fair = Fair dice are off by as much or more in { $share } % of all series of this length.
