### `marrakech show`, and how a position is told wherever it is shown.

show-help = وضعیتی را در ترمینال یا به‌صورت تصویر می‌کشد.
show-position-help = وضعیتی در یک سطر، یا مجموعهٔ قوانینی مانند international/3 برای آغازش؛ - آن را از ورودی استاندارد می‌خواند.
show-svg-help = تصویر SVG در این پرونده نوشته شود؛ - خروجی استاندارد است.
show-theme-help = رنگ‌های تصویر.
show-style-help = شیوهٔ کشیدن در ترمینال؛ پیش‌فرض رنگی است، اگر ترمینال داشته باشد.
show-coordinates-help = نام خط‌ها روی قاب نوشته شود.
show-json-help = چاپ وضعیت به‌صورت JSON.
show-column-player = بازیکن
show-column-dirhams = درهم
show-column-rugs = فرش مانده
show-column-next = فرش بعدی
show-column-squares = خانه‌ها
show-column-points = امتیاز
show-next-unknown = هنوز دیده نشده
show-out = حذف‌شده
show-to-act = { $phase ->
    [turn] { $player } عضام را می‌چرخاند.
    [roll] { $player } تاس می‌اندازد.
    [lay] { $player } فرشی پهن می‌کند.
    [reveal] دستهٔ { $player } فرش بعدی‌اش را نشان می‌دهد.
   *[over] بازی تمام شده است.
}
show-place = { $place }. { $players }: { $points } امتیاز
show-written = { $file } نوشته شد.
