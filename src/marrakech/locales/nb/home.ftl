### The first screen.

home-play = Spill
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, to ved bordet
    [3] { $people }, tre ved bordet
   *[other] { $people }, fire ved bordet
}
# Opens what changes that
home-change = Endre
home-people = Hvem sitter ved bordet ditt?

## Games that go on

home-go-on = Fortsett
# Tables
home-more = og { $number } til
# How many games one has played to the end, and won
home-record = Spillene dine: { $games }, vunnet: { $won }
