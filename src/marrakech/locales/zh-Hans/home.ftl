### The first screen.

home-play = 开始
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }，两人一桌
    [3] { $people }，三人一桌
   *[other] { $people }，四人一桌
}
# Opens what changes that
home-change = 更改
home-people = 谁和你同桌？

## Games that go on

home-go-on = 继续
# Tables
home-more = 还有 { $number } 桌
# How many games one has played to the end, and won
home-record = 你的对局：{ $games }，获胜：{ $won }
