### `marrakech perft`.

perft-help = راه‌های ادامهٔ بازی را می‌شمارد، با تاس‌ها و دسته‌ها.
perft-depth-help = تا عمق چند حرکت.
perft-column-action = حرکت
perft-column-count = راه‌ها
perft-counting = شمارش
perft-total = { $count } راه در عمق { $depth }
perft-speed = { $seconds } ث، { $speed } راه در ثانیه
