### The first screen.

home-play = Играј
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, двоје за столом
    [3] { $people }, троје за столом
   *[other] { $people }, четворо за столом
}
# Opens what changes that
home-change = Промени
home-people = Ко седи за твојим столом?

## Games that go on

home-go-on = Настави
# Tables
home-more = и још { $number }
# How many games one has played to the end, and won
home-record = Твоје партије: { $games }, победе: { $won }
