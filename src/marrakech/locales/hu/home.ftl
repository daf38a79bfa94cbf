### The first screen.

home-play = Játék
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, ketten az asztalnál
    [3] { $people }, hárman az asztalnál
   *[other] { $people }, négyen az asztalnál
}
# Opens what changes that
home-change = Módosítás
home-people = Kik ülnek az asztalodnál?

## Games that go on

home-go-on = Folytatás
# Tables
home-more = és még { $number }
# How many games one has played to the end, and won
home-record = Játszmáid: { $games }, megnyerve: { $won }
