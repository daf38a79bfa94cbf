### The first screen.

home-play = Jugar
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, dos a la mesa
    [3] { $people }, tres a la mesa
   *[other] { $people }, cuatro a la mesa
}
# Opens what changes that
home-change = Cambiar
home-people = ¿Quién se sienta a tu mesa?

## Games that go on

home-go-on = Seguir
# Tables
home-more = y { $number } más
# How many games one has played to the end, and won
home-record = Tus partidas: { $games }, ganadas: { $won }
