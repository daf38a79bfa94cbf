### `marrakech perft`.

perft-help = عُدّ الطرق التي يمكن أن تستمر بها اللعبة، مع الرميات والأكوام.
perft-depth-help = العمق بعدد النقلات.
perft-column-action = النقلة
perft-column-count = الطرق
perft-counting = يجري العدّ
perft-total = { $count ->
    [zero] لا طريقة
    [one] طريقة واحدة
    [two] طريقتان
    [few] { $count } طرق
    [many] { $count } طريقة
   *[other] { $count } طريقة
} عند العمق { $depth }
perft-speed = { $seconds } ث، { $speed } طريقة في الثانية
