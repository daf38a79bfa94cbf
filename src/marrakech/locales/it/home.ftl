### The first screen.

home-play = Gioca
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, in due al tavolo
    [3] { $people }, in tre al tavolo
   *[other] { $people }, in quattro al tavolo
}
# Opens what changes that
home-change = Cambia
home-people = Chi siede al tuo tavolo?

## Games that go on

home-go-on = Continua
# Tables
home-more = e altri { $number }
# How many games one has played to the end, and won
home-record = Le tue partite: { $games }, vinte: { $won }
