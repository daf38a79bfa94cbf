### The first screen.

home-play = Igraj
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dvoje za stolom
    [3] { $people }, troje za stolom
   *[other] { $people }, četvero za stolom
}
# Opens what changes that
home-change = Promijeni
home-people = Tko sjedi za tvojim stolom?

## Games that go on

home-go-on = Nastavi
# Tables
home-more = i još { $number }
# How many games one has played to the end, and won
home-record = Tvoje partije: { $games }, pobjede: { $won }
