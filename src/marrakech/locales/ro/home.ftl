### The first screen.

home-play = Joacă
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, doi la masă
    [3] { $people }, trei la masă
   *[other] { $people }, patru la masă
}
# Opens what changes that
home-change = Schimbă
home-people = Cine stă la masa ta?

## Games that go on

home-go-on = Continuă
# Tables
home-more = și încă { $number }
# How many games one has played to the end, and won
home-record = Partidele tale: { $games }, câștigate: { $won }
