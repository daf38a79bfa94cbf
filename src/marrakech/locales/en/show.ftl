### `marrakech show`, and how a position is told wherever it is shown.

show-help = Draw a position in the terminal, or as a picture.
show-position-help = A position in one line, or a rule set such as international/3 for its start; - reads it from standard input.
show-svg-help = Write an SVG picture to this file; - is standard output.
show-theme-help = The picture's colours.
show-style-help = How to draw in the terminal; by default in colour where the terminal has it.
show-coordinates-help = Write the names of lines on the frame.
show-json-help = Print the position as JSON.
show-column-player = player
show-column-dirhams = dirhams
show-column-rugs = rugs left
show-column-next = next rug
show-column-squares = squares
show-column-points = points
show-next-unknown = not seen yet
show-out = out
show-to-act = { $phase ->
    [turn] { $player } turns Assam.
    [roll] { $player } throws the die.
    [lay] { $player } lays a rug.
    [reveal] The pile of { $player } shows its next rug.
   *[over] The game is over.
}
show-place = { $place }. { $players }: { $points ->
    [one] one point
   *[other] { $points } points
}
show-written = Wrote { $file }.
