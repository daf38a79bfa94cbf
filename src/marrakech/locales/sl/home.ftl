### The first screen.

home-play = Igraj
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dva za mizo
    [3] { $people }, trije za mizo
   *[other] { $people }, štirje za mizo
}
# Opens what changes that
home-change = Spremeni
home-people = Kdo sedi za tvojo mizo?

## Games that go on

home-go-on = Nadaljuj
# Tables
home-more = in še { $number }
# How many games one has played to the end, and won
home-record = Tvoje igre: { $games }, dobljene: { $won }
