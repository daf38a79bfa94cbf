### The analysis board: any position, what everything is worth there, and variations.

analysis-title = Analysis
analysis-open = Open on the analysis board
# The three things that can be done
analysis-mode = { $mode ->
    [try] Try
    [edit] Edit the position
   *[paste] Paste one
}
analysis-copy-text = Copy as text
analysis-picture = Save as a picture

## What is next, and what it is worth

analysis-task = { $phase ->
    [turn] { $player } turns Assam
    [roll] { $player } throws
    [lay] { $player } lays a rug
    [reveal] { $player }: which rug is next?
   *[over] The game is over
}
analysis-deeper = Looking deeper …
analysis-rollout = Play games on
analysis-games = Games played on: { $games }
analysis-die = Set the die by hand
analysis-mean = Until then, the numbers are the mean of all throws.
analysis-heat = Where Assam may stand, and what it costs

## Variations

analysis-variations = Variations
analysis-start = Starting position
analysis-name = Name of this variation
analysis-delete = Delete from here

## Editing

analysis-tool = { $tool ->
    [assam] Assam
   *[away] Take away
}
analysis-hint = { $tool ->
    [assam] Tap a square. Tap Assam to turn him.
    [away] Tap a rug.
   *[rug] Tap two squares side by side.
}
analysis-dirhams = Dirhams
analysis-rugs = Rugs left
analysis-mover = Whose turn is it?
analysis-next = What comes next?
analysis-phase = { $phase ->
    [turn] turning Assam
    [roll] throwing
   *[lay] laying a rug
}
analysis-empty = Empty the board
analysis-line = Position in one line
analysis-use = Use it
analysis-play-on = Play on from here
