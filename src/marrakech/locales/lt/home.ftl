### The first screen.

home-play = Žaisti
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dviese prie stalo
    [3] { $people }, trise prie stalo
   *[other] { $people }, keturiese prie stalo
}
# Opens what changes that
home-change = Keisti
home-people = Kas sėdi prie tavo stalo?

## Games that go on

home-go-on = Tęsti
# Tables
home-more = ir dar { $number }
# How many games one has played to the end, and won
home-record = Tavo partijos: { $games }, laimėtos: { $won }
