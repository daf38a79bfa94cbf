### The first screen.

home-play = Mängi
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, kahekesi lauas
    [3] { $people }, kolmekesi lauas
   *[other] { $people }, neljakesi lauas
}
# Opens what changes that
home-change = Muuda
home-people = Kes istuvad sinu lauas?

## Games that go on

home-go-on = Jätka
# Tables
home-more = ja veel { $number }
# How many games one has played to the end, and won
home-record = Sinu mänge: { $games }, võidetud: { $won }
