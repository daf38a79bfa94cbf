### The first screen.

home-play = بازی
# Against whom, and how many are at the table with oneself
home-against = { $number ->
    [2] { $people }، دو نفر سر میز
    [3] { $people }، سه نفر سر میز
   *[other] { $people }، چهار نفر سر میز
}
# Opens what changes that
home-change = تغییر
home-people = چه کسانی سر میز شما می‌نشینند؟

## Games that go on

home-go-on = ادامه
# Tables
home-more = و { $number } میز دیگر
# How many games one has played to the end, and won
home-record = بازی‌های شما: { $games }، برد: { $won }
