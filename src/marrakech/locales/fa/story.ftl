### What happened, one sentence for each event.

story-turned = { $way ->
    [L] { $player } عضام را به چپ می‌چرخاند.
    [R] { $player } عضام را به راست می‌چرخاند.
   *[F] { $player } عضام را همان‌طور که هست می‌گذارد.
}
story-walked = { $mosaics ->
    [0] { $player } تاس { $steps } می‌آورد؛ عضام به { $square } می‌رود.
    [one] { $player } تاس { $steps } می‌آورد؛ عضام از روی موزاییک به { $square } می‌رود.
   *[other] { $player } تاس { $steps } می‌آورد؛ عضام از روی { $mosaics } موزاییک به { $square } می‌رود.
}
story-paid = { $player } مبلغ { $paid } درهم به { $owner } می‌پردازد.
story-paid-short = { $player } باید { $due } درهم به { $owner } بدهد، ولی فقط { $paid } درهم دارد.
story-out = { $player } حذف می‌شود.
story-laid = { $player } یک فرش { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} روی { $near } و { $far } پهن می‌کند.
story-revealed = { $player }: فرش بعدی { $colour ->
    [red] قرمز
    [yellow] زرد
    [blue] آبی
   *[purple] بنفش
} است.
story-over = { $reason ->
    [last-player] فقط یک بازیکن مانده است: بازی تمام شد.
   *[last-rug] آخرین فرش پهن شد: بازی تمام شد.
}
