### The first screen.

home-play = เล่น
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people } สองคนที่โต๊ะ
    [3] { $people } สามคนที่โต๊ะ
   *[other] { $people } สี่คนที่โต๊ะ
}
# Opens what changes that
home-change = เปลี่ยน
home-people = ใครจะนั่งที่โต๊ะคุณ

## Games that go on

home-go-on = เล่นต่อ
# Tables
home-more = และอีก { $number } โต๊ะ
# How many games one has played to the end, and won
home-record = เกมของคุณ: { $games } ชนะ: { $won }
