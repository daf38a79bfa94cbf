### The first screen.

home-play = 開始
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }，兩人一枱
    [3] { $people }，三人一枱
   *[other] { $people }，四人一枱
}
# Opens what changes that
home-change = 更改
home-people = 誰和你同枱？

## Games that go on

home-go-on = 繼續
# Tables
home-more = 還有 { $number } 枱
# How many games one has played to the end, and won
home-record = 你的對局：{ $games }，勝出：{ $won }
