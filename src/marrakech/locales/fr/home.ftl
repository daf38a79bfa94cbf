### The first screen.

home-play = Jouer
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, deux à table
    [3] { $people }, trois à table
   *[other] { $people }, quatre à table
}
# Opens what changes that
home-change = Changer
home-people = Qui s’assoit à ta table ?

## Games that go on

home-go-on = Continuer
# Tables
home-more = et { $number } de plus
# How many games one has played to the end, and won
home-record = Tes parties : { $games }, gagnées : { $won }
