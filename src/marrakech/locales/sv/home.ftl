### The first screen.

home-play = Spela
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, två vid bordet
    [3] { $people }, tre vid bordet
   *[other] { $people }, fyra vid bordet
}
# Opens what changes that
home-change = Ändra
home-people = Vilka sitter vid ditt bord?

## Games that go on

home-go-on = Fortsätt
# Tables
home-more = och { $number } till
# How many games one has played to the end, and won
home-record = Dina partier: { $games }, vunna: { $won }
