### The first screen.

home-play = Graj
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dwie osoby przy stole
    [3] { $people }, trzy osoby przy stole
   *[other] { $people }, cztery osoby przy stole
}
# Opens what changes that
home-change = Zmień
home-people = Kto siedzi przy twoim stole?

## Games that go on

home-go-on = Graj dalej
# Tables
home-more = i jeszcze { $number }
# How many games one has played to the end, and won
home-record = Twoje gry: { $games }, wygrane: { $won }
