### The first screen.

home-play = Jogar
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dois à mesa
    [3] { $people }, três à mesa
   *[other] { $people }, quatro à mesa
}
# Opens what changes that
home-change = Mudar
home-people = Quem se senta à tua mesa?

## Games that go on

home-go-on = Continuar
# Tables
home-more = e mais { $number }
# How many games one has played to the end, and won
home-record = As tuas partidas: { $games }, ganhas: { $won }
