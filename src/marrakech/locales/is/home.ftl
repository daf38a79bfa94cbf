### The first screen.

home-play = Spila
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, tvö við borðið
    [3] { $people }, þrjú við borðið
   *[other] { $people }, fjögur við borðið
}
# Opens what changes that
home-change = Breyta
home-people = Hverjir sitja við borðið þitt?

## Games that go on

home-go-on = Halda áfram
# Tables
home-more = og { $number } til viðbótar
# How many games one has played to the end, and won
home-record = Spilin þín: { $games }, unnin: { $won }
