### The first screen.

home-play = Play
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, two at the table
    [3] { $people }, three at the table
   *[other] { $people }, four at the table
}
# Opens what changes that
home-change = Change
home-people = Who sits at your table?

## Games that go on

home-go-on = Go on
# Tables
home-more = and { $number } more
# How many games one has played to the end, and won
home-record = Your games: { $games }, won: { $won }
