### The first screen.

home-play = Spielen
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, zu zweit am Tisch
    [3] { $people }, zu dritt am Tisch
   *[other] { $people }, zu viert am Tisch
}
# Opens what changes that
home-change = Ändern
home-people = Wer sitzt mit am Tisch?

## Games that go on

home-go-on = Weiter
# Tables
home-more = und { $number } weitere
# How many games one has played to the end, and won
home-record = Deine Spiele: { $games }, gewonnen: { $won }
