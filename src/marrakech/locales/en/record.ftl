### `marrakech record`.

record-help = Check and show records of games.
record-check-help = Check that records can be read and that every action in them is legal.
record-show-file-help = A file with records; - is standard input.
record-check-file-help = Files with records; - is standard input.
record-column-game = game
record-column-players = players
record-column-rules = rules
record-column-turns = turns
record-column-result = result
record-checked = { $games ->
    [one] { $bad ->
        [0] One game, and it is sound.
       *[other] One game, with an error.
    }
   *[other] { $bad ->
        [0] { $games } games, all sound.
        [one] { $games } games, one of them with an error.
       *[other] { $games } games, { $bad } of them with errors.
    }
}
record-none = There is no game in { $file }.
record-show-help = Tell a recorded game turn by turn and draw where it ends.
record-game-help = Which game of the file, from 1.
record-turn-help = Stop after so many turns.
record-no-such-game = there is no game { $number } in { $file }
