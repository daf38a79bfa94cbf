### The first screen.

home-play = Pelaa
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, kaksi pöydässä
    [3] { $people }, kolme pöydässä
   *[other] { $people }, neljä pöydässä
}
# Opens what changes that
home-change = Muuta
home-people = Ketkä istuvat pöydässäsi?

## Games that go on

home-go-on = Jatka
# Tables
home-more = ja { $number } muuta
# How many games one has played to the end, and won
home-record = Pelejäsi: { $games }, voittoja: { $won }
