### The first screen.

home-play = Spēlēt
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, divi pie galda
    [3] { $people }, trīs pie galda
   *[other] { $people }, četri pie galda
}
# Opens what changes that
home-change = Mainīt
home-people = Kas sēž pie tava galda?

## Games that go on

home-go-on = Turpināt
# Tables
home-more = un vēl { $number }
# How many games one has played to the end, and won
home-record = Tavas spēles: { $games }, uzvaras: { $won }
