### The first screen.

home-play = Играть
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }, двое за столом
    [3] { $people }, трое за столом
   *[other] { $people }, четверо за столом
}
# Opens what changes that
home-change = Изменить
home-people = Кто сидит за твоим столом?

## Games that go on

home-go-on = Продолжить
# Tables
home-more = и ещё { $number }
# How many games one has played to the end, and won
home-record = Твои партии: { $games }, побед: { $won }
