### The first screen.

home-play = Spelen
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, met z’n tweeën aan tafel
    [3] { $people }, met z’n drieën aan tafel
   *[other] { $people }, met z’n vieren aan tafel
}
# Opens what changes that
home-change = Wijzigen
home-people = Wie zit er aan tafel?

## Games that go on

home-go-on = Verder
# Tables
home-more = en nog { $number }
# How many games one has played to the end, and won
home-record = Jouw partijen: { $games }, gewonnen: { $won }
