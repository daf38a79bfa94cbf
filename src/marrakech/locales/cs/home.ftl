### The first screen.

home-play = Hrát
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, ve dvou u stolu
    [3] { $people }, ve třech u stolu
   *[other] { $people }, ve čtyřech u stolu
}
# Opens what changes that
home-change = Změnit
home-people = Kdo s tebou sedí u stolu?

## Games that go on

home-go-on = Pokračovat
# Tables
home-more = a další: { $number }
# How many games one has played to the end, and won
home-record = Tvoje hry: { $games }, vyhrané: { $won }
