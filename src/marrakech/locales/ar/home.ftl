### The first screen.

home-play = العب
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }، اثنان حول الطاولة
    [3] { $people }، ثلاثة حول الطاولة
   *[other] { $people }، أربعة حول الطاولة
}
# Opens what changes that
home-change = تغيير
home-people = من يجلس إلى طاولتك؟

## Games that go on

home-go-on = تابع
# Tables
home-more = و{ $number } غيرها
# How many games one has played to the end, and won
home-record = ألعابك: { $games }، فزت في: { $won }
