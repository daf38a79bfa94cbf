### `marrakech record`.

record-help = گزارش بازی‌ها را بررسی می‌کند و نشان می‌دهد.
record-check-help = بررسی می‌کند که گزارش‌ها خواندنی و همهٔ حرکت‌هایشان مجاز باشد.
record-show-file-help = پرونده‌ای با گزارش بازی؛ - ورودی استاندارد است.
record-check-file-help = پرونده‌هایی با گزارش بازی؛ - ورودی استاندارد است.
record-column-game = بازی
record-column-players = بازیکنان
record-column-rules = قوانین
record-column-turns = نوبت‌ها
record-column-result = نتیجه
record-checked = { $bad ->
    [0] { $games } بازی، بدون خطا.
   *[other] { $games } بازی، { $bad } تا با خطا.
}
record-none = در { $file } هیچ بازی‌ای نیست.
record-show-help = بازی ثبت‌شده‌ای را نوبت به نوبت بازگو می‌کند و پایانش را می‌کشد.
record-game-help = کدام بازی پرونده، از 1.
record-turn-help = توقف پس از این تعداد نوبت.
record-no-such-game = در { $file } بازی { $number } نیست
