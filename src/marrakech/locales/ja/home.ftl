### The first screen.

home-play = あそぶ
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }、2人で対戦
    [3] { $people }、3人で対戦
   *[other] { $people }、4人で対戦
}
# Opens what changes that
home-change = 変更
home-people = だれと遊びますか？

## Games that go on

home-go-on = つづける
# Tables
home-more = ほか { $number } 卓
# How many games one has played to the end, and won
home-record = 対局数：{ $games }、勝ち：{ $won }
