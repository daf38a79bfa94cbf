### `marrakech verify`.

verify-help = Check that the dice of a finished game came from the seed that it was bound to.
verify-file-help = A file with records, as the end of a game offers it; - is standard input.
verify-fair = Game { $game } is fair: its commitment, { $throws ->
    [one] one throw
   *[other] { $throws } throws
} and { $rugs ->
    [0] the piles, which hide nothing,
    [one] one rug off the piles
   *[other] { $rugs } rugs off the piles
} are those of its seed.
verify-fault = { $what ->
    [commitment] Game { $game }: the commitment is { $found }, but the seed's is { $expected }.
    [first] Game { $game }: seat { $found } began, but the seed says { $expected }.
    [throw] Game { $game }: throw { $number } was { $found }, but the seed says { $expected }.
   *[pile] Game { $game }: rug { $number } of a pile was { $found }, but the seed says { $expected }.
}
verify-more = { $number ->
    [one] There is one more that differs.
   *[other] There are { $number } more that differ.
}
verify-error = Game { $game }: { $why }
